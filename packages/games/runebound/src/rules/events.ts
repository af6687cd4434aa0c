import { type EventRules, MOMENT } from '@tafelrunde/kernel';
import type { RbState } from '../state.ts';
import { comeIn } from './combat/damage.ts';
import { resolveSurge } from './combat/spend.ts';
import { meetZombies } from './zombies.ts';

/** What happens and can be reacted to. */
export const events: Readonly<Record<string, EventRules<RbState>>> = {
  incoming: { apply: comeIn },
  surge: { apply: resolveSurge },
  entered: { apply: meetZombies },
  'fight-start': MOMENT,
  cast: MOMENT,
  acted: MOMENT,
  damaged: MOMENT,
  'fight-round-end': MOMENT,
  defeated: MOMENT,
  'enemy-defeated': MOMENT,
  trophy: MOMENT,
  adventured: MOMENT,
  'turn-start': MOMENT,
  'setup-end': MOMENT,
};
