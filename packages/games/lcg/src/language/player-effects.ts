import { always, type Count, cardsIn, did, type Effect, numberText, roll, type Who } from '@tafelrunde/kernel';
import type { Clause } from '@tafelrunde/words';
import { isEncounterCard } from '../registry.ts';
import { canDraw, draw as drawCards } from '../rules/draw.ts';
import { discardCard } from '../rules/left.ts';
import { lowerThreat, raiseThreat } from '../rules/threat.ts';
import { ZONE } from '../zones.ts';
import { byPlayer, type PlayersNode } from './effect-parts.ts';
import { lcg } from './language.ts';
import { you } from './who.ts';

const drawNode = lcg.effect<PlayersNode>('draw', {
  run: ({ who, n }) => {
    const seats = lcg.seats(who);
    const count = lcg.number(n);
    return (m, v) => {
      for (const seat of seats(m, v)) drawCards(m, seat, count(m, v));
      did(v);
    };
  },
  could: ({ who }) => {
    const seats = lcg.seats(who);
    return (m, v) => seats(m, v).some((seat) => canDraw(m, seat));
  },
  text: ({ who, n }) => byPlayer(who, { verb: 'draw', object: { noun: 'card', count: numberText(n) } }),
});
export const draw = (n: Count, who: Who = you): Effect => drawNode({ n, who });

const raiseNode = lcg.effect<PlayersNode>('raise', {
  run: ({ who, n }) => {
    const seats = lcg.seats(who);
    const count = lcg.number(n);
    return (m, v) => {
      const byScenario = isEncounterCard(m, v.source);
      for (const seat of seats(m, v).slice()) raiseThreat(m, seat, count(m, v), byScenario);
      did(v);
    };
  },
  could: ({ who }) => {
    const seats = lcg.seats(who);
    return who === you ? always : (m, v) => seats(m, v).length > 0;
  },
  text: ({ who, n }) => byPlayer(who, threatClause('raise', n)),
});
export const raise = (n: Count, who: Who = you): Effect => raiseNode({ n, who });

const lowerNode = lcg.effect<PlayersNode>('lower', {
  run: ({ who, n }) => {
    const seats = lcg.seats(who);
    const count = lcg.number(n);
    return (m, v) => {
      for (const seat of seats(m, v)) if (lowerThreat(m, seat, count(m, v)) > 0) did(v);
    };
  },
  could: ({ who }) => {
    const seats = lcg.seats(who);
    return (m, v) => seats(m, v).some((seat) => m.s.threat[seat] > 0);
  },
  text: ({ who, n }) => byPlayer(who, threatClause('lower', n)),
});
export const lower = (n: Count, who: Who = you): Effect => lowerNode({ n, who });

function threatClause(verb: string, n: Count): Clause {
  // "by that much", where the number is that of what has happened.
  const { de, en } =
    typeof n !== 'number' && n.k === 'event-number' ? lcg.say(lcg.textOf(n)) : { de: numberText(n), en: numberText(n) };
  return {
    verb,
    object: { noun: 'threat', det: { poss: 'subject' } },
    adverbs: [{ de: `um ${de}`, en: `by ${en}` }],
  };
}

const randomDiscardNode = lcg.effect<PlayersNode>('random discard', {
  assemble: ({ who, n }, a) => {
    const seats = lcg.seats(who);
    const count = lcg.number(n);
    a.run((m, v) => {
      for (const seat of seats(m, v)) {
        for (let i = count(m, v); i > 0; i--) {
          const hand = cardsIn(m, ZONE.hand, seat);
          if (hand.length === 0) break;
          discardCard(m, hand[roll(m, hand.length)]);
          did(v);
        }
      }
    });
  },
  could: ({ who, n }) => {
    const seats = lcg.seats(who);
    const count = lcg.number(n);
    return (m, v) => seats(m, v).every((seat) => cardsIn(m, ZONE.hand, seat).length >= count(m, v));
  },
  text: ({ who, n }) =>
    byPlayer(who, {
      verb: 'discard',
      object: { noun: 'card', count: numberText(n) },
      adverbs: ['atRandom'],
      prep: [FROM_HAND],
    }),
});
export const discardAtRandom = (n: Count, who: Who): Effect => randomDiscardNode({ n, who });

const FROM_HAND = { prep: 'from', np: { noun: 'hand', det: { poss: 'subject' } } } as const;
