import { contestedHeroes, type DeckList } from '@tafelrunde/lcg';

/** Whether decks want the same heroes, of whom there is only one each, and whether a draw could settle it (LCG-READ-21). */
export interface Contest {
  /** The heroes whom more than one deck wants. */
  readonly heroes: readonly string[];
  /** The seat that would be left without a hero if it lost every draw; -1 if there is none. */
  readonly bare: number;
}

export function contestOf(decks: readonly Pick<DeckList, 'heroes'>[]): Contest {
  const heroes = contestedHeroes(decks);
  return { heroes, bare: decks.findIndex((deck) => deck.heroes.every((hero) => heroes.includes(hero))) };
}
