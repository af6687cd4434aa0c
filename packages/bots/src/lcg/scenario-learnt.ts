import type { ScenarioId } from '@tafelrunde/lcg';
import type { Learnt } from '../learnt.ts';
import { learnt as anduin } from './value-anduin.ts';
import { learnt as carrock } from './value-carrock.ts';
import { learnt as deadMarshes } from './value-dead-marshes.ts';
import { learnt as dolGuldur } from './value-dol-guldur.ts';
import { learnt as emynMuil } from './value-emyn-muil.ts';
import { learnt as huntForGollum } from './value-hunt-for-gollum.ts';
import { learnt as mirkwood } from './value-mirkwood.ts';
import { learnt as returnToMirkwood } from './value-return-to-mirkwood.ts';
import { learnt as rhosgobel } from './value-rhosgobel.ts';

/** What was learnt of each scenario; the command that learns it again stands in each file. */
export const scenarioLearnt: Readonly<Record<ScenarioId, Learnt>> = {
  mirkwood,
  anduin,
  'dol-guldur': dolGuldur,
  'hunt-for-gollum': huntForGollum,
  carrock,
  rhosgobel,
  'emyn-muil': emynMuil,
  'dead-marshes': deadMarshes,
  'return-to-mirkwood': returnToMirkwood,
};
