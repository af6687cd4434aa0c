import { lcgDecks } from '@tafelrunde/decks';
import { asPlain, type Game, type Match } from '@tafelrunde/kernel';
import {
  type DeckList,
  type LcgState,
  lcg,
  readyDeck,
  readyDecks,
  type ScenarioId,
  scenarios,
  starterDecks,
  ZONE,
} from '@tafelrunde/lcg';
import { type DeckWish, type TableMaker, WishError } from '../table.ts';
import { built } from './lcg-built.ts';
import { readList } from './read-list.ts';
import { refuseSetup } from './refuse.ts';

const game: Game = lcg;
const decks = Object.keys(starterDecks) as (keyof typeof starterDecks)[];
/** All that may be called by name. */
const known = [...decks, ...Object.keys(readyDecks)];
/** Decks of our own making, which are not among the starter decks. */
const builtDecks: Readonly<Record<string, string>> = { built };

/** Series of the living card game: alone with the leadership deck unless told otherwise. */
export const maker: TableMaker = {
  game,
  cooperative: true,
  scenarios: Object.keys(scenarios),
  decks,
  table(wish) {
    const scenario = wish.scenario ?? 'mirkwood';
    if (!Object.hasOwn(scenarios, scenario)) {
      const known = Object.keys(scenarios).join(', ');
      throw new WishError({
        de: `Es gibt kein Szenario „${scenario}“; bekannt sind ${known}.`,
        en: `There is no scenario "${scenario}"; known are ${known}.`,
      });
    }
    const wished = wish.decks ?? decks.slice(0, wish.seats ?? 1).map((name): DeckWish => ({ name }));
    const lists = wished.map(deckOf);
    const players = lists.map(({ heroes, deck }) => ({ heroes, deck }));
    const setup = asPlain({ scenario: scenario as ScenarioId, players, ...wish.options });
    refuseSetup(game, setup);
    return {
      setup,
      scenario,
      decks: wished.map(({ name }) => name),
      heroes: lists.map(({ heroes }) => heroes),
    };
  },
  hand: ZONE.hand,
  rounds: (match) => (match as Match<LcgState>).s.round,
};

function deckOf({ name, text }: DeckWish): DeckList {
  if (text !== undefined) return readList(lcgDecks, name, text);
  if (Object.hasOwn(builtDecks, name)) return deckOf({ name, text: builtDecks[name] });
  const starter = (starterDecks[name as keyof typeof starterDecks] as DeckList | undefined) ?? readyDeck(name);
  if (starter) return starter;
  throw new WishError({
    de: `Es gibt kein Deck „${name}“; bekannt sind ${known.join(', ')} und Dateien.`,
    en: `There is no deck "${name}"; known are ${known.join(', ')} and files.`,
  });
}
