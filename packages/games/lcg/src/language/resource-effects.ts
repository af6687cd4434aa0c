import { type Among, type Count, did, type Effect, emit, numberText, type Select, value } from '@tafelrunde/kernel';
import { canCollect } from '../players.ts';
import type { LcgState } from '../state.ts';
import { STAT } from '../stats.ts';
import { type CardsNode, listOf, object } from './effect-parts.ts';
import { lcg } from './language.ts';

const resourceNode = lcg.effect<CardsNode & { n: Count }>('resources', {
  run: ({ what, n }) => {
    const list = listOf(what);
    const count = lcg.number(n);
    return (m, v) => {
      for (const card of list(m, v)) {
        if (!canCollect(m, card)) continue;
        m.s.cards[card].resources += count(m, v);
        did(v);
      }
    };
  },
  could: ({ what }) => {
    const some = lcg.some(what);
    const fits: Among<LcgState> = (m, _v, card) => canCollect(m, card);
    return (m, v) => some(m, v, fits);
  },
  text: ({ what, n }) => ({
    verb: 'addTo',
    object:
      typeof n !== 'number' && n.k === 'event-number'
        ? { noun: 'resource', number: 'pl', det: { de: 'ebenso viele', en: 'that many' } }
        : { noun: 'resource', count: numberText(n) },
    prep: [{ prep: 'intoPool', np: { noun: 'pool', det: { owner: object(what) } } }],
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
const spendEachNode = lcg.effect<CardsNode & { n: number }>('spend for each copy', {
  assemble: ({ what, n }, a, l) => l.assemble(spend(n, what), a),
  could: ({ what, n }) => {
    const some = lcg.some(what);
    const fits: Among<LcgState> = (m, _v, card) =>
      m.s.cards[card].resources >= n * Math.max(1, value(m, card, STAT.cannotReady));
    return (m, v) => some(m, v, fits);
  },
  text: ({ what, n }) => lcg.textOf(spend(n, what)),
});
/** A cost of a card that keeps its host exhausted: paid only if it can be paid for all that do (LCG-COST-12). */
export const spendForEachCopy = (n: number, from: Select): Effect => spendEachNode({ n, what: from });

/** A cost: resources out of the pool of that card. */
export const spend = (n: number, from: Select): Effect => spendNode({ n, what: from });
