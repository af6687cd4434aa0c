import type { LcgCardSpec } from '../define.ts';
import { dolGuldurOrcsCards } from './core/dol-guldur-orcs.ts';
import { escapeFromDolGuldurCards } from './core/escape-from-dol-guldur.ts';
import { heroCards } from './core/heroes.ts';
import { journeyAlongTheAnduinCards } from './core/journey-along-the-anduin.ts';
import { leadershipCards } from './core/leadership.ts';
import { loreCards } from './core/lore.ts';
import { mirkwoodSpidersCards } from './core/mirkwood-spiders.ts';
import { neutralCards } from './core/neutral.ts';
import { passageThroughMirkwoodCards } from './core/passage-through-mirkwood.ts';
import { questCards } from './core/quests.ts';
import { sauronsReachCards } from './core/saurons-reach.ts';
import { spiritCards } from './core/spirit.ts';
import { tacticsCards } from './core/tactics.ts';
import { wilderlandsCards } from './core/wilderlands.ts';

/** The cards of the core set but those of its campaign. */
export const coreSet: readonly LcgCardSpec[] = [
  ...heroCards,
  ...leadershipCards,
  ...tacticsCards,
  ...spiritCards,
  ...loreCards,
  ...neutralCards,
  ...mirkwoodSpidersCards,
  ...wilderlandsCards,
  ...dolGuldurOrcsCards,
  ...passageThroughMirkwoodCards,
  ...escapeFromDolGuldurCards,
  ...journeyAlongTheAnduinCards,
  ...sauronsReachCards,
  ...questCards,
];
