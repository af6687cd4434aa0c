import { flow, Language } from '@tafelrunde/kernel';
import type { DbgState } from '../state.ts';
import { words } from './lexicon.ts';

/** The words in which the cards of this game are written. */
export const dbg = new Language<DbgState>({
  lexicon: words,
  stats: [{ de: 'Kosten', en: 'cost' }],
  moments: {},
  durations: { turn: { de: 'in diesem Zug', en: 'this turn' } },
});

export const { all, when, may, oneOf, andThen } = flow(dbg);
