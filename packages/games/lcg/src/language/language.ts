import { flow, flowTexts, Language } from '@tafelrunde/kernel';
import type { Clause } from '@tafelrunde/words';
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

/** Values are got, abilities and control are gained; a sentence behind a colon begins with a capital. */
const texts: typeof flowTexts = {
  ...flowTexts,
  change: (node, l) => ({ ...(flowTexts.change(node, l) as Clause), verb: 'get' }),
  oneOf: (node, l) => {
    const { de, en } = flowTexts.oneOf(node, l) as { de: string; en: string };
    return { de: capitalBehindColon(de), en: capitalBehindColon(en) };
  },
};

function capitalBehindColon(text: string): string {
  return text.replace(/: (\p{Ll})/u, (_, letter: string) => `: ${letter.toUpperCase()}`);
}

export const { all, choose, when, may, oneOf, repeat, andThen, change } = flow(lcg, texts);
