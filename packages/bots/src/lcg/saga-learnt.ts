import type { ScenarioId, sagaScenarios } from '@tafelrunde/lcg';
import type { Learnt } from '../learnt.ts';
import { learnt as carrock } from './value-carrock.ts';
import { learnt as deadMarshes } from './value-dead-marshes.ts';
import { learnt as emynMuil } from './value-emyn-muil.ts';
import { learnt as huntForGollum } from './value-hunt-for-gollum.ts';
import { learnt as returnToMirkwood } from './value-return-to-mirkwood.ts';
import { learnt as rhosgobel } from './value-rhosgobel.ts';

/** What was learnt of each scenario of the packs; the command that learns it again stands in each file. */
export const sagaLearnt: Readonly<Record<Extract<ScenarioId, (typeof sagaScenarios)[number]>, Learnt>> = {
  'hunt-for-gollum': huntForGollum,
  carrock,
  rhosgobel,
  'emyn-muil': emynMuil,
  'dead-marshes': deadMarshes,
  'return-to-mirkwood': returnToMirkwood,
};
