import type { RbCard } from '../define.ts';
import { combatEnemies } from './adventures/combat-enemies.ts';
import { combatOthers } from './adventures/combat-others.ts';
import { corpseKingCombat } from './adventures/corpse-king-combat.ts';
import { corpseKingExploration } from './adventures/corpse-king-exploration.ts';
import { corpseKingSocial } from './adventures/corpse-king-social.ts';
import { exploration } from './adventures/exploration.ts';
import { margathCombat } from './adventures/margath-combat.ts';
import { margathExploration } from './adventures/margath-exploration.ts';
import { margathSocial } from './adventures/margath-social.ts';
import { social } from './adventures/social.ts';
import { assetsA } from './assets/a.ts';
import { assetsB } from './assets/b.ts';
import { assetsC } from './assets/c.ts';
import { heroes } from './heroes.ts';
import { scenarios } from './scenarios.ts';
import { godsSkills } from './skills/gods.ts';
import { lowFriendsSkills } from './skills/low-friends.ts';
import { militarySkills } from './skills/military.ts';
import { runesSkills } from './skills/runes.ts';
import { wanderlustSkills } from './skills/wanderlust.ts';
import { wildSkills } from './skills/wild.ts';
import { corpseKingStory } from './stories/corpse-king.ts';
import { margathStory } from './stories/margath.ts';

/** All cards, in the order in which they get their numbers. */
export const cards: readonly RbCard[] = [
  ...heroes,
  ...assetsA,
  ...assetsB,
  ...assetsC,
  ...wildSkills,
  ...militarySkills,
  ...wanderlustSkills,
  ...lowFriendsSkills,
  ...godsSkills,
  ...runesSkills,
  ...combatEnemies,
  ...combatOthers,
  ...exploration,
  ...social,
  ...margathCombat,
  ...margathExploration,
  ...margathSocial,
  ...corpseKingCombat,
  ...corpseKingExploration,
  ...corpseKingSocial,
  ...margathStory,
  ...corpseKingStory,
  ...scenarios,
];
