import { LcgTable, type table as plainTable } from '@tafelrunde/testing/lcg';
import { card, type LcgCardSpec } from '../src/define.ts';
import type { CardType, LcgDef } from '../src/defs.ts';
import { lcg } from '../src/game.ts';
import type { Spec } from '../src/spec.ts';

type Given = Parameters<typeof plainTable>[1];

const extra = new Map<string, LcgCardSpec>();
let game: typeof lcg | null = null;

/** For tests: a card that no box has, called by its id. Tables that are set up afterwards have it; the game itself has not. */
export function extraCard(type: CardType, id: string, spec: Omit<Spec, 'number' | 'id' | 'title'>): void {
  extra.set(id, card(type, { number: 900, id, title: { de: id, en: id }, ...spec }));
  game = null;
}

/** The game with the cards of the tests. */
function extendedGame(): typeof lcg {
  game ??= lcg.with(...extra.values());
  return game;
}

/** A test table with the cards of the tests. */
export function table<K extends 'lcg'>(_game: K, given: Given): LcgTable {
  return new LcgTable(given, reprinted ?? extendedGame());
}

/** Until the test is over, tables have another print of some cards. */
let reprinted: typeof lcg | null = null;

export function reprint(changes: ((def: LcgDef) => LcgDef) | null): void {
  reprinted =
    changes === null
      ? null
      : { ...(reprinted ?? extendedGame()), defs: (reprinted ?? extendedGame()).defs.map(changes) };
}
