import { did, type Effect, modify, type Node, nounOf, SET, type Select, value } from '@tafelrunde/kernel';
import type { NounPhrase } from '@tafelrunde/words';
import { inPlay, typeOf } from '../registry.ts';
import { canTakeDamage, moveDamage as moveDamageTokens } from '../rules/damage.ts';
import type { M } from '../state.ts';
import { STAT, type StatName, statWords } from '../stats.ts';
import { listOf } from './effect-parts.ts';
import { lcg } from './language.ts';

const object = (select: Select): NounPhrase => nounOf(lcg.textOf(select));

/** The values that are printed on a card of a type; a field it does not have is no 0 (LCG-CARD-11, LCG-MOVE-04). */
const FIELDS: Readonly<Record<string, readonly StatName[]>> = {
  hero: ['willpower', 'attack', 'defense', 'hitPoints'],
  ally: ['willpower', 'attack', 'defense', 'hitPoints', 'cost'],
  enemy: ['threat', 'engagement', 'attack', 'defense', 'hitPoints'],
  location: ['threat', 'questPoints'],
};

function hasValue(m: M, card: number, stat: StatName): boolean {
  return FIELDS[typeOf(m, card)]?.includes(stat) ?? false;
}

interface TwoCards extends Node {
  readonly one: Select;
  readonly other: Select;
}

const swapNode = lcg.effect<TwoCards & { stat: StatName; until: string }>('swap', {
  run: ({ one, other, stat, until }) => {
    const both = pair(one, other);
    return (m, v) => {
      const [a, b] = both(m, v);
      if (!canSwap(m, a, b, stat)) return;
      const { source, seat } = v;
      const amounts = [value(m, b, STAT[stat]), value(m, a, STAT[stat])];
      [a, b].forEach((card, i) => {
        modify(m, { stat: STAT[stat], layer: SET, amount: amounts[i], cards: [card], source, seat, until });
      });
      did(v);
    };
  },
  could: ({ one, other, stat }) => {
    const both = pair(one, other);
    return (m, v) => canSwap(m, ...both(m, v), stat);
  },
  text: ({ one, other, stat, until }) => {
    const { de, en } = lcg.say({ list: [object(one), object(other)] }, { case: 'gen' });
    const words = statWords[STAT[stat]];
    const lasts = lcg.duration(until);
    return { de: `tausche ${words.de} ${de} ${lasts.de}`, en: `swap the ${words.en} of ${en} ${lasts.en}` };
  },
});
/** Two cards have each other's value until a moment; both must have such a value (LCG-MOVE-03, -04). */
export const swap = (stat: StatName, one: Select, other: Select, until: string): Effect =>
  swapNode({ stat, one, other, until });

function pair(one: Select, other: Select) {
  const first = listOf(one);
  const second = listOf(other);
  return (m: M, v: Parameters<typeof first>[1]): [number, number] => [first(m, v)[0] ?? -1, second(m, v)[0] ?? -1];
}

function canSwap(m: M, a: number, b: number, stat: StatName): boolean {
  return a >= 0 && b >= 0 && a !== b && hasValue(m, a, stat) && hasValue(m, b, stat);
}

const moveDamageNode = lcg.effect<TwoCards & { n: number }>('move damage', {
  run: ({ one, other, n }) => {
    const both = pair(one, other);
    return (m, v) => {
      const [from, to] = both(m, v);
      if (!canMove(m, from, to)) return;
      moveDamageTokens(m, from, to, n);
      did(v);
    };
  },
  could: ({ one, other }) => {
    const both = pair(one, other);
    return (m, v) => canMove(m, ...both(m, v));
  },
  text: ({ one, other, n }) => ({
    verb: 'move',
    object: { noun: 'damage', count: n, prep: [{ prep: 'from', np: object(one) }] },
    prep: [{ prep: 'atop', np: object(other) }],
  }),
});
/** Damage goes from one card to another one that can take it (LCG-MOVE-01, -02, LCG-TERM-06). */
export const moveDamage = (n: number, from: Select, to: Select): Effect => moveDamageNode({ n, one: from, other: to });

function canMove(m: M, from: number, to: number): boolean {
  return from >= 0 && to >= 0 && from !== to && m.s.cards[from].damage > 0 && inPlay(m, to) && canTakeDamage(m, to);
}
