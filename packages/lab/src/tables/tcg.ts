import { tcgDecks } from '@tafelrunde/decks';
import type { Game, Match, Plain } from '@tafelrunde/kernel';
import { type DeckList, type DeckName, decks, type TcgState, tcg, ZONE } from '@tafelrunde/tcg';
import { type DeckWish, type TableMaker, WishError } from '../table.ts';
import { readList } from './read-list.ts';
import { refuseSetup } from './refuse.ts';

const game: Game = tcg;
const starters = (Object.keys(decks) as DeckName[]).filter((name) => decks[name].format === 'starter');

/** Series of the trading card game: two players with starter decks unless told otherwise. */
export const maker: TableMaker = {
  game,
  cooperative: false,
  scenarios: [],
  decks: starters,
  table(wish) {
    const seats = wish.decks?.length ?? wish.seats ?? 2;
    const wished =
      wish.decks ?? Array.from({ length: seats }, (_, i): DeckWish => ({ name: starters[i % starters.length] }));
    const lists = wished.map(deckOf);
    const deluxe = wished.some(({ name, text }) => text !== undefined || !starters.includes(name as DeckName));
    const players = lists.map((deck) => ({ deck }));
    const setup: Plain = { format: deluxe ? 'deluxe' : 'starter', players, ...wish.options };
    refuseSetup(game, setup, wish.options);
    return { setup, scenario: '', decks: wished.map(({ name }) => name), heroes: [] };
  },
  hand: ZONE.hand,
  rounds: (match) => (match as Match<TcgState>).s.turns,
  counts: 'turns',
};

function deckOf({ name, text }: DeckWish): DeckList {
  if (text !== undefined) return readList(tcgDecks, name, text);
  if (Object.hasOwn(decks, name)) return decks[name as DeckName].list;
  const known = Object.keys(decks).join(', ');
  throw new WishError({
    de: `Es gibt kein Deck „${name}“; bekannt sind ${known} und Dateien.`,
    en: `There is no deck "${name}"; known are ${known} and files.`,
  });
}
