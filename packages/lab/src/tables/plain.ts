import type { Game, Manifest, Plain } from '@tafelrunde/kernel';
import { type TableMaker, WishError } from '../table.ts';
import { refuseDecks, refuseSetup } from './refuse.ts';

/** Series of a game that nobody has told the lab more of than its manifest does. Its rounds are its decisions. */
export function plainMaker(game: Game, { cooperative, scenarios, start }: Manifest): TableMaker {
  const known = scenarios.map(({ id }) => id);
  return {
    game,
    cooperative,
    scenarios: known,
    decks: [],
    table(wish) {
      refuseDecks(wish);
      const { scenario = known[0] ?? '', seats } = wish;
      if (scenario !== '' && !known.includes(scenario)) {
        throw new WishError({
          de: `Es gibt kein Szenario „${scenario}“.`,
          en: `There is no scenario "${scenario}".`,
        });
      }
      const setup: Plain = {
        ...(start.setup as { readonly [key: string]: Plain }),
        ...(scenario === '' ? null : { scenario }),
        ...(seats === undefined ? null : { seats }),
        ...wish.options,
      };
      refuseSetup(game, setup, wish.options);
      return { setup, scenario, decks: [], heroes: [] };
    },
    rounds: (match) => match.s.answers,
  };
}
