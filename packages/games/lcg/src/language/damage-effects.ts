import {
  type Among,
  type Count,
  did,
  type Effect,
  modify,
  type Node,
  numberText,
  type Select,
} from '@tafelrunde/kernel';
import { canBeHealed, canTakeDamage, dealDamage, heal as healCard } from '../rules/damage.ts';
import type { LcgState } from '../state.ts';
import { STAT } from '../stats.ts';
import { playerCount } from './counts.ts';
import { type CardsNode, listOf, object } from './effect-parts.ts';
import { lcg } from './language.ts';

const damageNode = lcg.effect<CardsNode & { n: Count }>('damage', {
  run: ({ what, n }) => {
    const list = listOf(what);
    const count = lcg.number(n);
    return (m, v) => {
      const amount = count(m, v);
      for (const card of list(m, v)) {
        if (!canTakeDamage(m, card)) continue;
        dealDamage(m, card, amount, v.source);
        did(v);
      }
    };
  },
  could: ({ what }) => {
    const some = lcg.some(what);
    const fits: Among<LcgState> = (m, _v, card) => canTakeDamage(m, card);
    return (m, v) => some(m, v, fits);
  },
  text: ({ what, n }) =>
    n === playerCount
      ? { verb: 'deal', object: { noun: 'damage', count: 1 }, indirect: object(what), adverbs: ['perPlayer'] }
      : { verb: 'deal', object: { noun: 'damage', count: numberText(n) }, indirect: object(what) },
});
export const damage = (n: Count, what: Select): Effect => damageNode({ n, what });

const healNode = lcg.effect<CardsNode & { n: Count }>('heal', {
  run: ({ what, n }) => {
    const list = listOf(what);
    const count = lcg.number(n);
    return (m, v) => {
      for (const card of list(m, v)) if (healCard(m, card, count(m, v), v.source) > 0) did(v);
    };
  },
  could: ({ what }) => {
    const some = lcg.some(what);
    const fits: Among<LcgState> = (m, _v, card) => canBeHealed(m, card);
    return (m, v) => some(m, v, fits);
  },
  text: ({ what, n }) => ({
    verb: 'heal',
    object: n === ALL ? { noun: 'damage', det: 'all' } : { noun: 'damage', count: numberText(n) },
    prep: [{ prep: 'on', np: object(what) }],
  }),
});
const ALL = 99;
export const heal = (n: Count, what: Select): Effect => healNode({ n, what });
export const healAll = (what: Select): Effect => healNode({ n: ALL, what });

const redirectNode = lcg.effect<Node & { from: Select; to: Select }>('take damage for', {
  custom: true,
  run: ({ from, to }) => {
    const takers = listOf(to);
    const spared = listOf(from);
    return (m, v) => {
      const [taker] = takers(m, v);
      const cards = spared(m, v);
      if (taker === undefined || cards.length === 0) return;
      const { source, seat } = v;
      modify(m, { stat: STAT.damageTo, amount: taker, cards, source, seat, until: 'phase' });
      did(v);
    };
  },
  could: ({ from, to }) => {
    const taker = lcg.any(to);
    const spared = lcg.any(from);
    return (m, v) => taker(m, v) && spared(m, v);
  },
  text: ({ from, to }) => {
    const taker = lcg.say(object(to));
    const spared = lcg.say(object(from), { case: 'dat' });
    return {
      de: `bis zum Ende der Phase erleidet ${taker.de} allen Schaden, der ${spared.de} zugefügt würde`,
      en: `until the end of the phase, ${taker.en} takes all damage that would be dealt to ${spared.en}`,
    };
  },
});
/** Until the end of the phase one card takes all damage of another (LCG-SOM-24). */
export const takesDamageFor = (to: Select, from: Select): Effect => redirectNode({ from, to });
