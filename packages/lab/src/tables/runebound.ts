import { asPlain, type Game, type Match } from '@tafelrunde/kernel';
import { type RbState, runebound } from '@tafelrunde/runebound';
import type { TableMaker } from '../table.ts';
import { refuseDecks, refuseSetup } from './refuse.ts';

const game: Game = runebound;
const scenarios = ['margath', 'vorakesh'] as const;
const heroes = game.defs.filter((def) => (def as { readonly type?: string }).type === 'hero').map(({ id }) => id);

/** Series of Runebound: two players against Margath unless told otherwise, with different heroes. */
export const maker: TableMaker = {
  game,
  cooperative: false,
  scenarios,
  decks: [],
  table(wish) {
    refuseDecks(wish);
    const { seats = 2, scenario = 'margath' } = wish;
    const chosen = (wish.options?.heroes as readonly string[] | undefined) ?? heroes.slice(0, seats);
    const setup = asPlain({ players: seats, scenario, heroes: chosen, ...wish.options });
    refuseSetup(game, setup, wish.options);
    return { setup, scenario, decks: [], heroes: chosen.map((hero) => [hero]) };
  },
  // Both scenarios, with every hero in every place.
  variety: (seats) =>
    heroes.map((_hero, i) => {
      const chosen = Array.from({ length: seats }, (_, seat) => heroes[(i + seat) % heroes.length]);
      return maker.table({ seats, scenario: scenarios[i % scenarios.length], options: { heroes: chosen } });
    }),
  rounds: (match) => (match as Match<RbState>).s.round,
};
