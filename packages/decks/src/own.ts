import type { DeckSheet, Outside } from './draft.ts';

/** What our own files begin with. */
const MARK = 'tafelrunde-deck';

/** A deck as our own file: everything that belongs to it, as it is. */
export function writeOwn<L>(game: string, sheet: DeckSheet<L>): string {
  return `${JSON.stringify({ [MARK]: 1, game, ...sheet }, null, 2)}\n`;
}

/** A sheet from one of our files; null if it is none, or of another game. */
export function readOwn(game: string, data: unknown): DeckSheet<unknown> | null {
  if (typeof data !== 'object' || data === null || !(MARK in data)) return null;
  const { game: whose, name, list, side, outside, notes } = data as Readonly<Record<string, unknown>>;
  if (whose !== game || typeof list !== 'object' || list === null) return null;
  return {
    name: typeof name === 'string' ? name : '',
    list,
    side: countsOf(side),
    outside: Array.isArray(outside) ? outside.filter(isOutside) : [],
    notes: typeof notes === 'string' ? notes : '',
  };
}

/** The game that one of our files is about; null if it is none of ours. */
export function gameOfOwn(data: unknown): string | null {
  if (typeof data !== 'object' || data === null || !(MARK in data)) return null;
  const { game } = data as { readonly game?: unknown };
  return typeof game === 'string' ? game : null;
}

export function countsOf(data: unknown): Readonly<Record<string, number>> {
  if (typeof data !== 'object' || data === null) return {};
  return Object.fromEntries(Object.entries(data).filter(([, n]) => Number.isInteger(n) && n > 0 && n < 1000));
}

export function textsOf(data: unknown): readonly string[] {
  return Array.isArray(data) ? data.filter((one) => typeof one === 'string') : [];
}

function isOutside(data: unknown): data is Outside {
  if (typeof data !== 'object' || data === null) return false;
  const { name, count } = data as { readonly name?: unknown; readonly count?: unknown };
  return typeof name === 'string' && Number.isInteger(count) && Number(count) > 0;
}
