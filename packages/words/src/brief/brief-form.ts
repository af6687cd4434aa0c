import type { Lang, Literal } from '../lang.ts';
import { telegraph } from './telegraph.ts';

/** Signs that stand for words, by name: in each language the words they replace. */
export type BriefSigns = Readonly<Record<string, Readonly<Record<Lang, RegExp>>>>;

/** A sign counts as two letters. */
const SIGN = /\{[\w-]+\}/g;

/** How many letters a short form takes on a card. */
export const briefLength = (texts: readonly string[]): number =>
  texts.reduce((sum, text) => sum + text.replace(SIGN, '##').length, 0);

/**
 * The short form of a text: telegraph style, with signs for words. If that is still more than fits, remarks in brackets go, then
 * sentences from the end; a number says how many are left to read on the whole card.
 */
export function briefForm(texts: readonly Literal[], lang: Lang, signs: BriefSigns, most: number): readonly string[] {
  const short = texts.map((text) => signed(telegraph(text[lang], lang), lang, signs)).filter((text) => text !== '');
  if (briefLength(short) <= most) return short;
  const bare = short.map((text) => text.replace(/ ?\([^)]*\)/g, ''));
  if (briefLength(bare) <= most) return bare;
  return fewer(bare, most);
}

function signed(text: string, lang: Lang, signs: BriefSigns): string {
  let out = text;
  for (const [name, words] of Object.entries(signs)) out = out.replace(words[lang], `{${name}}`);
  // Ends of sentences are ends of lines.
  return out.replace(/\.$/, '');
}

interface Piece {
  readonly line: number;
  readonly text: string;
}

/** As many whole sentences as fit, the first in any case; of a first sentence that is too long by itself, as many parts as fit. */
function fewer(texts: readonly string[], most: number): readonly string[] {
  const sentences = texts.flatMap((text, line) => cut(text, line, /(?<=[.;]) (?=\S)/));
  const [first] = sentences;
  if (!first) return [];
  const room = most - 3;
  const whole = briefLength([first.text]) <= room;
  const kept = whole ? fitting(sentences, room) : fitting(cut(first.text, 0, /(?<=[,:→]) (?=\S)/), room);
  const lines = texts.flatMap((_, line) => {
    const words = kept.filter((piece) => piece.line === line).map(({ text }) => text);
    return words.length === 0 ? [] : [words.join(' ').replace(/[.,;:→\s]+$/, '')];
  });
  return [...lines.slice(0, -1), `${lines.at(-1)} {more}`];
}

const cut = (text: string, line: number, at: RegExp): Piece[] => text.split(at).map((part) => ({ line, text: part }));

function fitting(pieces: readonly Piece[], room: number): readonly Piece[] {
  let left = room;
  const end = pieces.findIndex(({ text }) => {
    left -= briefLength([text]) + 1;
    return left < 0;
  });
  return end < 0 ? pieces : pieces.slice(0, Math.max(1, end));
}
