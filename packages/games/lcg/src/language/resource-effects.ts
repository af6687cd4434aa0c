import { type Among, type Count, did, type Effect, emit, numberText, type Select } from '@tafelrunde/kernel';
import type { LcgState } from '../state.ts';
import { type CardsNode, listOf, object } from './effect-parts.ts';
import { lcg } from './language.ts';

const resourceNode = lcg.effect<CardsNode & { n: Count }>('resources', {
  run: ({ what, n }) => {
    const list = listOf(what);
    const count = lcg.number(n);
    return (m, v) => {
      for (const card of list(m, v)) {
        m.s.cards[card].resources += count(m, v);
        did(v);
      }
    };
  },
  could: ({ what }) => {
    return lcg.any(what);
  },
  text: ({ what, n }) => ({
    verb: 'place',
    object: { noun: 'resource', count: numberText(n) },
    prep: [{ prep: 'into', np: { noun: 'pool', det: { owner: object(what) } } }],
  }),
});
export const addResources = (n: Count, what: Select): Effect => resourceNode({ n, what });

const spendNode = lcg.effect<CardsNode & { n: number }>('spend', {
  run: ({ what, n }) => {
    const list = listOf(what);
    return (m, v) => {
      for (const card of list(m, v)) {
        m.s.cards[card].resources -= n;
        emit(m, { type: 'spend', card, seat: v.seat, n });
      }
      did(v);
    };
  },
  could: ({ what, n }) => {
    const some = lcg.some(what);
    const fits: Among<LcgState> = (m, _v, card) => m.s.cards[card].resources >= n;
    return (m, v) => some(m, v, fits);
  },
  text: ({ what, n }) => ({
    verb: 'spend',
    object: { noun: 'resource', count: n },
    prep: [{ prep: 'outOf', np: { noun: 'pool', det: { owner: object(what) } } }],
  }),
});
/** A cost: resources out of the pool of that card. */
export const spend = (n: number, from: Select): Effect => spendNode({ n, what: from });
