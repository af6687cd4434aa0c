import type { Plain } from '@tafelrunde/kernel';
import type { Lang } from '@tafelrunde/words';
import type { DeckFormat, DeckSheet, Entry, Imported, Outside, RawList } from './draft.ts';
import type { CardPool, PoolCard } from './pool.ts';

/** What one has to know of a game to read and write its decks. */
export interface DeckGame<L> {
  readonly id: string;
  readonly pool: CardPool;
  /** The formats its decks are written in, the most usual first. */
  readonly formats: readonly DeckFormat[];
  /** Puts cards together. */
  build(found: readonly FoundEntry[]): L;
  /** The cards of a list of our own, whatever is in it. */
  listed(list: unknown): readonly Pick<Entry, 'count' | 'name' | 'section' | 'starred'>[];
  /** Whether it can be played. */
  isLegal(list: L): boolean;
  /** What a seat that plays it brings to a game. */
  part(list: L): Plain;
  /** The cards by which it is known, such as its heroes. */
  faces(list: L): readonly string[];
  /** What a code means that no card of ours has; undefined if nobody knows. */
  titleOfCode(code: string): string | undefined;
  write(sheet: DeckSheet<L>, format: DeckFormat, lang: Lang): string;
}

/** An entry together with the card it names. */
export interface FoundEntry {
  readonly entry: Entry;
  readonly card: PoolCard;
}

/** Looks up every entry of a list. */
export function importInto<L>(game: DeckGame<L>, raw: RawList): Imported<L> {
  const found: FoundEntry[] = [];
  const side: Record<string, number> = {};
  const outside: Outside[] = [];
  const remarks = [...raw.notes];
  let { name } = raw;
  for (const entry of raw.entries) {
    const card = cardOf(game, entry);
    if (card && entry.side) side[card.id] = (side[card.id] ?? 0) + entry.count;
    else if (card) found.push({ entry, card });
    else if (!entry.sure && found.length + outside.length === 0) {
      // Words above all cards: the first are what the deck is called.
      if (name === '') name = entry.raw.replace(/^[#\s]+/, '');
      else remarks.push(entry.raw);
    } else outside.push(outsideOf(game, entry));
  }
  const strangers = merged(outside);
  return {
    format: raw.format,
    sheet: { name: name.slice(0, 80), list: game.build(found), side, outside: strangers, notes: remarks.join('\n') },
    remarks,
  };
}

function cardOf<L>(game: DeckGame<L>, { name, code, set, section }: Entry): PoolCard | undefined {
  const { pool } = game;
  // A name says more than a number of somebody else's, which may be mistaken.
  const title = code !== undefined && name === code ? game.titleOfCode(code) : undefined;
  const bare = set === undefined ? name : name.slice(0, name.lastIndexOf(set) - 1);
  const inBrackets = set === undefined ? undefined : pool.coded(set);
  return (
    pool.named(name, section) ??
    (bare === name ? undefined : (inBrackets ?? pool.named(bare, section))) ??
    (code === undefined ? undefined : pool.coded(code)) ??
    (title === undefined ? undefined : pool.named(title, section))
  );
}

function outsideOf<L>(game: DeckGame<L>, { count, name, code, side }: Entry): Outside {
  const title = code !== undefined && name === code ? (game.titleOfCode(code) ?? name) : name;
  return { count, name: title, ...(code && { code }), ...(side && { side }) };
}

/** One line for each name. */
function merged(outside: readonly Outside[]): readonly Outside[] {
  const byName = new Map<string, Outside>();
  for (const one of outside) {
    const key = `${one.name}|${one.side ?? false}`;
    const before = byName.get(key);
    byName.set(key, before ? { ...before, count: before.count + one.count } : one);
  }
  return [...byName.values()];
}
