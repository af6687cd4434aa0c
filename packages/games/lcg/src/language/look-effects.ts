import {
  type Among,
  type CardIx,
  type Count,
  cardOption,
  cardsIn,
  did,
  type Effect,
  type EffectVars,
  move,
  type Node,
  nounOf,
  numberText,
  question,
  type Select,
  show,
  type Who,
} from '@tafelrunde/kernel';
import type { NounPhrase } from '@tafelrunde/words';
import { kindOf } from '../registry.ts';
import { put } from '../rules/left.ts';
import { cardWord, seatWord } from '../say.ts';
import type { LcgOption, LcgState, M } from '../state.ts';
import { ZONE } from '../zones.ts';
import { listOf } from './effect-parts.ts';
import { reactedTo } from './event.ts';
import { lcg } from './language.ts';

const lookNode = lcg.effect<Node & { what: Select }>('look at', {
  run: ({ what }) => {
    const list = listOf(what);
    return (m, v) => {
      for (const card of list(m, v)) {
        show(m, card, 1 << v.seat);
        if (m.log) m.say(['lcg.log.seen', { card: cardWord(m, card) }], [card], 'LCG-SEARCH-01', 1 << v.seat);
        did(v);
      }
    };
  },
  could: ({ what }) => {
    const some = lcg.some(what);
    const fits: Among<LcgState> = (m, v, card) => (m.s.cards[card].seen & (1 << v.seat)) === 0;
    return (m, v) => some(m, v, fits);
  },
  text: ({ what }) => ({ verb: 'lookAt', object: nounOf(lcg.textOf(what)) }),
});
/** The player, and nobody else, looks at face-down cards. */
export const lookAt = (what: Select): Effect => lookNode({ what });

const searchNode = lcg.effect<Node & { who: Who; n: Count }>('look through', {
  assemble: ({ who, n }, a) => {
    const seats = lcg.seats(who);
    const count = lcg.number(n);
    const looked = a.local<CardIx[]>('looked');
    const order = a.local<CardIx[]>('order');
    const next = a.label();
    const options = (m: M, v: EffectVars): LcgOption[] =>
      looked.of(v).map((card) => cardOption(m, card, 'kernel.option.card'));
    const takeOut = (v: EffectVars, card: CardIx): void => {
      looked.set(
        v,
        looked.of(v).filter((other) => other !== card),
      );
    };
    a.run((m, v) => {
      const [seat] = seats(m, v);
      const deck = cardsIn(m, ZONE.deck, seat);
      const top = deck.slice(Math.max(0, deck.length - count(m, v))).toReversed();
      for (const card of top) show(m, card, 1 << v.seat);
      looked.set(v, top);
      order.set(v, []);
    });
    a.ask(
      (m, v) => {
        if (looked.of(v).length === 0) return null;
        return question(v.seat, 'target', ['lcg.ask.take'], options(m, v), undefined, v.source);
      },
      (m, v, { card }) => {
        const { owner } = m.s.cards[card];
        takeOut(v, card);
        put(m, card, 'hand');
        const words = { card: cardWord(m, card), seat: seatWord(owner) };
        if (m.log) m.say(['lcg.log.to-hand', words], [card], 'LCG-SEARCH-02', (1 << v.seat) | (1 << owner));
        did(v);
      },
    );
    a.place(next);
    a.ask(
      (m, v) => {
        if (looked.of(v).length === 0) return null;
        return question(v.seat, 'order', ['lcg.ask.deck-order'], options(m, v), undefined, v.source);
      },
      (m, v, { card }) => {
        takeOut(v, card);
        order.set(v, [...order.of(v), card]);
        m.jump(next.step);
      },
    );
    a.run((m, v) => {
      for (const card of order.of(v).toReversed()) move(m, card, ZONE.deck, m.s.cards[card].owner);
    });
  },
  could: ({ who, n }) => {
    const seats = lcg.seats(who);
    const count = lcg.number(n);
    return (m, v) => count(m, v) > 0 && seats(m, v).some((seat) => cardsIn(m, ZONE.deck, seat).length > 0);
  },
  text: ({ who, n }) => {
    const amount = numberText(n);
    const owner = nounOf(lcg.textOf(who));
    const cards: NounPhrase = {
      noun: 'card',
      det: 'the',
      adj: ['top'],
      count: amount,
      of: { noun: 'deck', det: { owner } },
    };
    return {
      clauses: [
        { verb: 'lookAt', object: cards },
        {
          de: 'nimm 1 davon auf die Hand ihres Besitzers und lege die übrigen in beliebiger Reihenfolge oben auf das Deck zurück',
          en: 'add 1 of them to its owner’s hand, and put the rest back on top of the deck in any order',
        },
      ],
    };
  },
});
/** Looks at the top n cards of a player's deck, takes 1 of them to its owner's hand and orders the rest on top. */
export const lookThrough = (n: Count, who: Who): Effect => searchNode({ n, who });

/** The shadow card that was just dealt. */
export const dealtShadow: Select = lcg.select('dealt shadow', {
  cards: () => (m, v, out) => {
    const card = reactedTo(m, v).card as CardIx;
    if (kindOf(m, card) === ZONE.shadow) out.push(card);
  },
  text: () => ({ noun: 'shadowCard', det: 'that' }),
})({});
