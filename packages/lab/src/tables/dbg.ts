import { type DbgState, dbg } from '@tafelrunde/dbg';
import { asPlain, type Game, type Match } from '@tafelrunde/kernel';
import type { TableMaker } from '../table.ts';
import { refuseDecks, refuseSetup } from './refuse.ts';

const game: Game = dbg;

/** Series of the deck-building game: two players with random heroes unless told otherwise. */
export const maker: TableMaker = {
  game,
  cooperative: false,
  scenarios: [],
  decks: [],
  table(wish) {
    refuseDecks(wish);
    const setup = asPlain({ seats: wish.seats ?? 2, ...wish.options });
    refuseSetup(game, setup, wish.options);
    return { setup, scenario: '', decks: [], heroes: [] };
  },
  rounds: (match) => (match as Match<DbgState>).s.turns,
  counts: 'turns',
};
