import { type Among, cancelEvent, did, type Effect, eventOf, modify, type Node, type Select } from '@tafelrunde/kernel';
import type { Literal } from '@tafelrunde/words';
import { inPlay } from '../registry.ts';
import { exhaust, ready } from '../rules/damage.ts';
import { leavePlay, type Place } from '../rules/leave.ts';
import { discardCard } from '../rules/left.ts';
import { together } from '../rules/piles.ts';
import { cardWord } from '../say.ts';
import type { LcgState, M } from '../state.ts';
import { STAT, type StatName } from '../stats.ts';
import { type CardsNode, listOf, object, onCards, ownerOf } from './effect-parts.ts';
import { lcg } from './language.ts';

export const readyCard = onCards(
  'ready',
  (m, card) => ready(m, card),
  (m, card) => m.s.cards[card].exhausted === 1,
  (what) => ({ verb: 'readyVerb', object: what }),
);

export const exhaustCard = onCards(
  'exhaust',
  (m, card) => {
    if (m.s.cards[card].exhausted === 1) return false;
    exhaust(m, card);
    return true;
  },
  (m, card) => m.s.cards[card].exhausted === 0,
  (what) => ({ verb: 'exhaust', object: what }),
);

const discardNode = lcg.effect<CardsNode>('discard', {
  run: ({ what }) => {
    const list = listOf(what);
    return (m, v) => {
      const found = list(m, v);
      if (found.length > 0) did(v);
      together(m, () => {
        for (const card of found) discardCard(m, card);
      });
    };
  },
  could: ({ what }) => {
    return lcg.any(what);
  },
  text: ({ what }) => ({ verb: 'discard', object: object(what) }),
});
export const discard = (what: Select): Effect => discardNode({ what });

const goNode = lcg.effect<CardsNode & { to: Place; how: 'returned' | 'shuffled' | 'removed' }>('go', {
  run: ({ what, to, how }) => {
    const list = listOf(what);
    return (m, v) => {
      for (const card of list(m, v)) {
        if (inPlay(m, card)) {
          leavePlay(m, card, how, to);
          did(v);
        }
      }
    };
  },
  could: ({ what }) => {
    const some = lcg.some(what);
    const fits: Among<LcgState> = (m, _v, card) => inPlay(m, card);
    return (m, v) => some(m, v, fits);
  },
  text: ({ what }) => {
    const card = object(what);
    return {
      verb: 'sendHome',
      object: card,
      prep: [{ prep: 'toHand', np: { noun: 'hand', det: { owner: ownerOf(card) } } }],
    };
  },
});
/** Takes cards in play back to their owner's hand. */
export const returnToHand = (what: Select): Effect => goNode({ what, to: 'hand', how: 'returned' });

const forbidNode = lcg.effect<CardsNode & { stat: number; n: number; until: string; text: Literal }>('forbid', {
  run: ({ what, stat, until, n }) => {
    const list = listOf(what);
    return (m, v) => {
      const found = list(m, v);
      if (found.length === 0) return;
      modify(m, { stat, amount: n, cards: found, source: v.source, seat: v.seat, until });
      did(v);
    };
  },
  could: ({ what }) => {
    return lcg.any(what);
  },
  text: ({ text }) => text,
});
/** Something that cards cannot do, or can, until a moment; its words are given. */
export const mark = (stat: StatName, what: Select, until: string, text: Literal, n = 1): Effect =>
  forbidNode({ what, stat: STAT[stat], until, text, n });

/** Kinds of nodes that cancel: they come before all other abilities (LCG-CANCEL-01). */
export const cancelKinds: ReadonlySet<string> = new Set(['cancel', 'cancel treachery']);

/** Tells the log whose effect does not take place. */
export function tellCancelled(m: M): void {
  const { card } = eventOf(m);
  if (m.log && typeof card === 'number') {
    m.say(['lcg.log.cancelled', { card: cardWord(m, card) }], [card], 'LCG-CANCEL-01');
  }
}

const cancelNode = lcg.effect<Node & { text: Literal }>('cancel', {
  run: () => (m) => {
    tellCancelled(m);
    cancelEvent(m);
  },
  text: ({ text }) => text,
});
/** Keeps what is reacted to from happening. */
export const cancel = (text: Literal): Effect => cancelNode({ text });
