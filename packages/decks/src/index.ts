/**
 * Reading and writing deck lists in the formats people have them in. `readSheet` finds out which one it is and keeps everything
 * that stands in it; `writeSheet` writes one that reads back to the same deck.
 */
import type { Lang } from '@tafelrunde/words';
import { type DeckGame, importInto } from './deck-game.ts';
import type { DeckFormat, DeckSheet, Imported, RawList } from './draft.ts';
import { isCsv, readCsv } from './formats/csv.ts';
import { isGemp, readGemp } from './formats/gemp.ts';
import { readJson } from './formats/json.ts';
import { isO8d, readO8d } from './formats/octgn.ts';
import { readText } from './formats/text.ts';
import { lcgDecks } from './games/lcg.ts';
import { tcgDecks } from './games/tcg.ts';
import { gameOfOwn, readOwn, writeOwn } from './own.ts';

export type { DeckGame } from './deck-game.ts';
export { differencesOf, exchanged } from './differences.ts';
export type { DeckFormat, DeckSheet, Imported, Outside } from './draft.ts';
export { type HandRules, oddsByRound } from './odds.ts';
export { type SearchFields, searchTerms, searchTest } from './search-line.ts';

export { lcgDecks, tcgDecks };

const all: readonly DeckGame<unknown>[] = [lcgDecks, tcgDecks];

/** How decks of that game are read and written; null if it has none. */
export function decksOf(game: string): DeckGame<unknown> | null {
  return all.find(({ id }) => id === game) ?? null;
}

/** Lists longer than this are no decks. */
const MOST_LETTERS = 200_000;

/** Why a list could not be read. */
export type ImportProblem = 'empty' | 'too-long' | 'not-a-deck' | 'other-game';

export type ImportResult<L> =
  | { readonly ok: true; readonly value: Imported<L> }
  | { readonly ok: false; readonly problem: ImportProblem };

/** Reads a list in any of the formats. */
export function readSheet<L>(game: DeckGame<L>, text: string): ImportResult<L> {
  // Whatever stands in front of a file to tell its letters counts as a space.
  const plain = text.trim();
  if (plain === '') return { ok: false, problem: 'empty' };
  if (plain.length > MOST_LETTERS) return { ok: false, problem: 'too-long' };
  const data = jsonOf(plain);
  if (data !== undefined) {
    const whose = gameOfOwn(data);
    if (whose !== null && whose !== game.id) return { ok: false, problem: 'other-game' };
    const own = readOwn(game.id, data);
    if (own) return { ok: true, value: restored(game, own) };
  }
  const raw = rawOf(plain, data);
  if (!raw || raw.entries.length === 0) return { ok: false, problem: 'not-a-deck' };
  const value = importInto(game, raw);
  const { sheet } = value;
  const nothing = Object.keys(sheet.side).length === 0 && sheet.outside.length === 0 && isBare(sheet.list);
  return nothing ? { ok: false, problem: 'not-a-deck' } : { ok: true, value };
}

/** Writes a deck in a format; it reads back to the same deck. */
export function writeSheet<L>(game: DeckGame<L>, sheet: DeckSheet<L>, format: DeckFormat, lang: Lang): string {
  return format === 'own' ? writeOwn(game.id, sheet) : game.write(sheet, format, lang);
}

function rawOf(text: string, data: unknown): RawList | null {
  if (data !== undefined) return readJson(data);
  if (isO8d(text)) return readO8d(text);
  if (isGemp(text)) return readGemp(text);
  return isCsv(text) ? readCsv(text) : readText(text);
}

function jsonOf(text: string): unknown {
  if (!/^[[{]/.test(text)) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Whether a list has no cards at all, whatever form the game gives it. */
function isBare(list: unknown): boolean {
  return Object.values(list as object).every((part) => part === '' || Object.keys(part as object).length === 0);
}

/** Our own file, taken card by card: it may be of a time when there were other cards, or not ours at all. */
function restored<L>(game: DeckGame<L>, { name, list, side, outside, notes }: DeckSheet<unknown>): Imported<L> {
  const text = game.listed(list);
  const entries = text.map((entry, at) => ({ ...entry, sure: true, line: at + 1, raw: entry.name }));
  const asides = Object.entries(side).map(([id, count]) => ({
    count,
    name: id,
    side: true,
    sure: true,
    line: 0,
    raw: id,
  }));
  const imported = importInto(game, {
    format: 'own',
    name,
    notes: notes === '' ? [] : notes.split('\n'),
    entries: [...entries, ...asides],
  });
  const all = [...imported.sheet.outside, ...outside];
  return {
    ...imported,
    sheet: { ...imported.sheet, notes, outside: all },
    remarks: [],
  };
}
