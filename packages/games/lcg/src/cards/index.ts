import type { LcgCardSpec } from '../define.ts';
import { boonCards } from './campaign/boons.ts';
import { burdenCards } from './campaign/burdens.ts';
import { scenarioCampaignCards } from './campaign/campaign-cards.ts';
import { coreSet } from './core-set.ts';
import { carrockCards } from './mirkwood/carrock.ts';
import { carrockScenario } from './mirkwood/carrock-encounter.ts';
import { deadMarshesCards } from './mirkwood/dead-marshes.ts';
import { deadMarshesScenario } from './mirkwood/dead-marshes-encounter.ts';
import { emynMuilCards } from './mirkwood/emyn-muil.ts';
import { emynMuilScenario } from './mirkwood/emyn-muil-encounter.ts';
import { huntForGollumCards } from './mirkwood/hunt-for-gollum.ts';
import { huntForGollumScenario } from './mirkwood/hunt-for-gollum-encounter.ts';
import { returnToMirkwoodCards } from './mirkwood/return-to-mirkwood.ts';
import { returnToMirkwoodScenario } from './mirkwood/return-to-mirkwood-encounter.ts';
import { rhosgobelCards } from './mirkwood/rhosgobel.ts';
import { rhosgobelScenario } from './mirkwood/rhosgobel-encounter.ts';

/** All cards of the box and of its campaign; states name them by their place in this list. */
export const cards: readonly LcgCardSpec[] = [
  ...coreSet,
  ...scenarioCampaignCards,
  ...boonCards,
  ...burdenCards,
  ...huntForGollumCards,
  ...huntForGollumScenario,
  ...emynMuilCards,
  ...emynMuilScenario,
  ...carrockCards,
  ...carrockScenario,
  ...rhosgobelCards,
  ...rhosgobelScenario,
  ...deadMarshesCards,
  ...deadMarshesScenario,
  ...returnToMirkwoodCards,
  ...returnToMirkwoodScenario,
];
