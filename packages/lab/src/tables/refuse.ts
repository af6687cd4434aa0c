import { type Game, namesOf, type Plain } from '@tafelrunde/kernel';
import { langs, render } from '@tafelrunde/words';
import { type Wish, WishError } from '../table.ts';

/** Refuses a set-up that the game refuses, with the game's own sentence; and options that it does not even look at. */
export function refuseSetup(game: Game, setup: Plain, options: Wish['options'] = {}): void {
  const read = new Set<string>();
  const watched = new Proxy(setup as { readonly [key: string]: Plain }, {
    get(given, key) {
      read.add(String(key));
      return given[key as string];
    },
  });
  const checked = game.checkSetup(watched);
  if (!checked.ok) {
    const [de, en] = langs.map((lang) => render(checked.problem, lang, game.catalogue, namesOf(game)));
    throw new WishError({ de, en });
  }
  const unknown = Object.keys(options).find((name) => !read.has(name));
  if (unknown === undefined) return;
  const known = [...read].sort().join(', ');
  throw new WishError({
    de: `Dieses Spiel kennt keine Option „${unknown}“; es kennt ${known}.`,
    en: `This game knows no option "${unknown}"; it knows ${known}.`,
  });
}

/** Refuses decks in a game to which nobody brings any. */
export function refuseDecks({ decks }: Wish): void {
  if (!decks) return;
  throw new WishError({
    de: 'In diesem Spiel bringt niemand ein Deck mit.',
    en: 'Nobody brings a deck to this game.',
  });
}
