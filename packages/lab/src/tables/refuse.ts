import { type Game, namesOf, type Plain } from '@tafelrunde/kernel';
import { langs, render } from '@tafelrunde/words';
import { type Wish, WishError } from '../table.ts';

/** Refuses a set-up that the game refuses, with the game's own sentence. */
export function refuseSetup(game: Game, setup: Plain): void {
  const checked = game.checkSetup(setup);
  if (checked.ok) return;
  const [de, en] = langs.map((lang) => render(checked.problem, lang, game.catalogue, namesOf(game)));
  throw new WishError({ de, en });
}

/** Refuses decks in a game to which nobody brings any. */
export function refuseDecks({ decks }: Wish): void {
  if (!decks) return;
  throw new WishError({
    de: 'In diesem Spiel bringt niemand ein Deck mit.',
    en: 'Nobody brings a deck to this game.',
  });
}
