import type { Glyphs } from './face.ts';

/** A word of a game that has a sign of its own: the sign stands before it wherever it is read. */
export interface Sign {
  readonly word: RegExp;
  /** Path data of a pictogram. */
  readonly icon: string;
}

/** A part of a text, with the sign that stands before it; '' if there is none. */
export interface Piece {
  readonly icon: string;
  readonly text: string;
}

/** A text in pieces, cut before every word that has a sign. */
export function piecesOf(text: string, signs: readonly Sign[]): readonly Piece[] {
  const cuts: { at: number; icon: string }[] = [{ at: 0, icon: '' }];
  for (const { word, icon } of signs) {
    for (const { index } of text.matchAll(new RegExp(word, 'gi'))) cuts.push({ at: index, icon });
  }
  cuts.sort((a, b) => a.at - b.at);
  return cuts
    .map(({ at, icon }, i) => ({ icon, text: text.slice(at, cuts[i + 1]?.at) }))
    .filter((piece) => piece.text !== '');
}

/** The words in bold with which a text begins; '' if there are none. */
export function headOf(text: string, heads: readonly string[]): string {
  return heads.find((head) => text.startsWith(head)) ?? '';
}

/** A short form in pieces: words, and the signs whose names stand in braces; one without a sign is left as a word. */
export function glyphPieces(text: string, glyphs: Glyphs): readonly (string | Glyphs[string])[] {
  return text
    .split(/\{([\w-]+)\}/)
    .map((part, at) => (at % 2 === 0 ? part : (glyphs[part] ?? part)))
    .filter((part) => part !== '');
}
