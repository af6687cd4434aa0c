import { type Plain, startMatch } from '@tafelrunde/kernel';
import { type TcgGiven, TcgTable } from '@tafelrunde/testing/tcg';
import { type CardSpec, card, type Spec } from '../src/define.ts';
import type { CardType } from '../src/defs.ts';
import { tcg } from '../src/game.ts';

/** For tests: the game with cards that the pool has not, and its tables. */
export function workshop(...folk: readonly CardSpec[]) {
  const cards: CardSpec[] = [...folk];
  let game: typeof tcg | null = null;
  const made = (): typeof tcg => {
    game ??= tcg.with(...cards);
    return game;
  };
  return {
    /** Adds a card, called by its id. */
    extraCard(type: CardType, id: string, spec: Omit<Spec, 'id' | 'title'> & Partial<Pick<Spec, 'title'>>): void {
      cards.push(card(type, { id, title: { de: id, en: id }, ...spec }));
      game = null;
    },
    /** A table with the cards that have been added so far. */
    table: (_game: 'tcg', given: TcgGiven): TcgTable => new TcgTable(given, made()),
    /** A game from its very beginning. */
    start(setup: Plain, seed = 'start'): TcgTable {
      const started = startMatch(made(), setup, seed);
      if (!started.ok) throw new Error(JSON.stringify(started.problem));
      return new TcgTable(started.value, made());
    },
    game: made,
  };
}
