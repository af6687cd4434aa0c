import { cardsIn, type GameEvent, type Seat, type Trigger } from '@tafelrunde/kernel';
import { hasSphere, resourcesFor } from '../players.ts';
import { registry } from '../registry.ts';
import type { LcgState, M } from '../state.ts';
import { IN_HAND, ZONE } from '../zones.ts';
import { keepsSecret } from './window.ts';

interface HandReaction {
  readonly trigger: Trigger<LcgState>;
  readonly sphere: string;
  /** What it costs; -1 if it is put into play for nothing. */
  readonly cost: number;
}

/** Everything in the game that may be used from the hand when something happens. */
export function handReactions(): readonly HandReaction[] {
  return registry.flatMap(({ triggers, type, sphere, cost }) =>
    triggers
      .filter((trigger) => trigger.optional && (trigger.zones & IN_HAND) !== 0)
      .map((trigger) => ({ trigger, sphere, cost: type === 'event' ? cost : -1 })),
  );
}

/**
 * Whether a player is asked to react although he holds nothing for it: with others at the table, whenever what everybody
 * sees (his resources, what happened) would let him use some such card.
 */
export function asksAnyway(reactions: readonly HandReaction[]) {
  return (m: M, event: GameEvent, seat: Seat, timing: 'when' | 'after'): boolean => {
    if (!keepsSecret(m, seat)) return false;
    const anyCard = cardsIn(m, ZONE.hand, seat)[0];
    return reactions.some(
      ({ trigger, sphere, cost }) =>
        trigger.on === event.type &&
        trigger.timing === timing &&
        trigger.matches(m, event, anyCard) &&
        (cost < 0 || (hasSphere(m, seat, sphere) && resourcesFor(m, seat, sphere) >= cost)),
    );
  };
}
