import { flow, Language } from '@tafelrunde/kernel';
import type { LcgState } from '../state.ts';
import { statWords } from '../stats.ts';
import { lcgLexicon } from './lexicon.ts';

/** The words in which the cards of this game are written. */
export const lcg = new Language<LcgState>({
  lexicon: lcgLexicon,
  stats: statWords,
  moments: {
    'phase-end': { de: 'am Ende der Phase', en: 'at the end of the phase' },
    'round-end': { de: 'am Ende der Runde', en: 'at the end of the round' },
  },
  durations: {
    phase: { de: 'bis zum Ende der Phase', en: 'until the end of the phase' },
    round: { de: 'bis zum Ende der Runde', en: 'until the end of the round' },
    quest: { de: 'bis zum Ende der Abenteuerphase', en: 'until the end of the quest phase' },
    combat: { de: 'bis zum Ende der Kampfphase', en: 'until the end of the combat phase' },
    attack: { de: 'für diesen Angriff', en: 'for this attack' },
  },
});

export const { all, choose, when, may, oneOf, repeat, andThen, change } = flow(lcg);
