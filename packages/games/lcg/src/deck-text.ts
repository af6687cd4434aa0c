import type { Lang, Result } from '@tafelrunde/kernel';
import { cards } from './box.ts';
import type { DeckList } from './decks.ts';
import type { LcgDef } from './defs.ts';

/** A deck as text, one line for each card ("3x Gandalf"); the heroes stand above an empty line. */
export function deckToText({ heroes, deck }: DeckList, lang: Lang): string {
  const line = (id: string, n: number): string => `${n}x ${cards.find(id)?.title[lang] ?? id}`;
  const above = heroes.map((id) => line(id, 1));
  const below = Object.entries(deck).map(([id, n]) => line(id, n));
  return `${[...above, '', ...below].join('\n')}\n`;
}

const LINE = /^(\d{1,2})\s*[x×]?\s+(.+)$/i;

/** A deck from its text, with German or English titles; a line that names no card is refused with that line. */
export function deckFromText(text: string): Result<DeckList> {
  const heroes: string[] = [];
  const deck: Record<string, number> = {};
  for (const [i, raw] of text.split(/\r?\n/).entries()) {
    const line = raw.trim();
    if (line === '') continue;
    const [, number = '1', title = line] = LINE.exec(line) ?? [];
    const def = byTitle(title);
    const n = Number(number);
    if (!def || n === 0) return { ok: false, problem: ['lcg.deck.line', { n: i + 1, line }] };
    if (def.type === 'hero') for (let copy = 0; copy < n; copy++) heroes.push(def.id);
    else deck[def.id] = (deck[def.id] ?? 0) + n;
  }
  return { ok: true, value: { heroes, deck } };
}

/** Titles repeat only among quest cards: a player card of that title comes first. */
function byTitle(title: string): LcgDef | undefined {
  const wanted = plainTitle(title);
  const found = cards.defs.filter((def) => plainTitle(def.title.de) === wanted || plainTitle(def.title.en) === wanted);
  return found.find(({ sphere }) => sphere !== '') ?? found[0];
}

/** How a title compares: without regard to capitals and to the form of quotation marks. */
function plainTitle(title: string): string {
  return title
    .normalize('NFC')
    .toLowerCase()
    .replace(/[’‘`´]/g, "'")
    .replace(/[„“”"«»]/g, '"')
    .replace(/\s+/g, ' ')
    .trim();
}
