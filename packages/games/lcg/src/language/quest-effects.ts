import { type Among, type Count, did, type Effect, type Node, numberText, type Select } from '@tafelrunde/kernel';
import { inPlay } from '../registry.ts';
import { placeOn, placeProgress, removeProgress } from '../rules/progress.ts';
import type { LcgState } from '../state.ts';
import { type CardsNode, listOf, object, onCards } from './effect-parts.ts';
import { lcg } from './language.ts';

export const stopQuesting = onCards(
  'stop questing',
  (m, card) => {
    m.s.cards[card].committed = 0;
    return true;
  },
  (m, card) => m.s.cards[card].committed === 1,
  (what) => ({ verb: 'remove', object: what, prep: [{ prep: 'from', np: { noun: 'adventure', det: 'the' } }] }),
);

const progressNode = lcg.effect<Node & { n: Count }>('progress', {
  run: ({ n }) => {
    const count = lcg.number(n);
    return (m, v) => {
      placeProgress(m, count(m, v), v.source);
      did(v);
    };
  },
  text: ({ n }) => ({
    verb: 'place',
    object: { noun: 'progress', count: numberText(n) },
    prep: [{ prep: 'atop', np: { noun: 'adventure', det: 'the' } }],
  }),
});
export const progress = (n: Count): Effect => progressNode({ n });

const progressOnNode = lcg.effect<CardsNode & { n: number }>('progress on', {
  run: ({ n, what }) => {
    const list = listOf(what);
    return (m, v) => {
      for (const card of list(m, v)) {
        if (!inPlay(m, card)) continue;
        placeOn(m, card, n, v.source);
        did(v);
      }
    };
  },
  could: ({ what }) => {
    const some = lcg.some(what);
    const fits: Among<LcgState> = (m, _v, card) => inPlay(m, card);
    return (m, v) => some(m, v, fits);
  },
  text: ({ n, what }) => ({
    verb: 'place',
    object: { noun: 'progress', count: n },
    prep: [{ prep: 'atop', np: object(what) }],
  }),
});
export const progressOn = (n: number, what: Select): Effect => progressOnNode({ n, what });

const loseProgressNode = lcg.effect<Node & { n: number }>('lose progress', {
  run:
    ({ n }) =>
    (m, v) => {
      did(v, removeProgress(m, n));
    },
  text: ({ n }) => ({
    verb: 'remove',
    object: { noun: 'progress', count: n },
    prep: [{ prep: 'from', np: { noun: 'adventure', det: 'the' } }],
  }),
});
export const loseProgress = (n: number): Effect => loseProgressNode({ n });
