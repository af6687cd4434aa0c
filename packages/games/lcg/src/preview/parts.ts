import {
  type Fact,
  fact,
  knows,
  type Preview,
  type Prospect,
  type Seat,
  type Sureness,
  type Tone,
} from '@tafelrunde/kernel';
import type { WordsOf } from '@tafelrunde/words';
import type { M } from '../state.ts';
import type { previewMessages } from './messages.ts';

/** All that previews can say. */
export type LcgSee = WordsOf<typeof previewMessages>;

export type LcgFact = Fact<LcgSee>;
export type LcgProspect = Prospect<LcgSee>;
export type LcgPreview = Preview<LcgSee>;

export const see = (words: LcgSee, sure?: Sureness, tone?: Tone, about?: readonly string[]): LcgFact =>
  fact(words, sure, tone, about);

/** Encounter cards that this seat has not seen: any of them may be the next one, or the one that lies face down. */
export function unseenEncounters(m: M, seat: Seat): number[] {
  const found: number[] = [];
  m.s.cards.forEach((card, ix) => {
    if (card.owner < 0 && m.defs[card.def].type !== 'quest' && !knows(m, seat, ix)) found.push(ix);
  });
  return found;
}
