import { type Among, type Count, did, type Effect, numberText, type Select } from '@tafelrunde/kernel';
import { canTakeDamage, dealDamage, heal as healCard } from '../rules/damage.ts';
import type { LcgState } from '../state.ts';
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
  text: ({ what, n }) => ({ verb: 'deal', object: { noun: 'damage', count: numberText(n) }, indirect: object(what) }),
});
export const damage = (n: Count, what: Select): Effect => damageNode({ n, what });

const healNode = lcg.effect<CardsNode & { n: number }>('heal', {
  run: ({ what, n }) => {
    const list = listOf(what);
    return (m, v) => {
      for (const card of list(m, v)) if (healCard(m, card, n) > 0) did(v);
    };
  },
  could: ({ what }) => {
    const some = lcg.some(what);
    const fits: Among<LcgState> = (m, _v, card) => m.s.cards[card].damage > 0;
    return (m, v) => some(m, v, fits);
  },
  text: ({ what, n }) => ({
    verb: 'heal',
    object: n >= ALL ? { noun: 'damage', det: 'all' } : { noun: 'damage', count: n },
    prep: [{ prep: 'on', np: object(what) }],
  }),
});
const ALL = 99;
export const heal = (n: number, what: Select): Effect => healNode({ n, what });
export const healAll = (what: Select): Effect => healNode({ n: ALL, what });
