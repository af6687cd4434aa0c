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
import { built, escapeAlone, escapeDain, escapeEowyn } from './lcg-built.ts';
import { readList } from './read-list.ts';
import { refuseSetup } from './refuse.ts';

const game: Game = lcg;
const decks = Object.keys(starterDecks) as (keyof typeof starterDecks)[];
/** All that may be called by name. */
const known = [...decks, ...Object.keys(readyDecks)];
/** Decks of our own making, which are not among the starter decks. */
const builtDecks: Readonly<Record<string, string>> = {
  built,
  'escape-eowyn': escapeEowyn,
  'escape-dain': escapeDain,
  'escape-alone': escapeAlone,
};

/** Scenarios that they are played in. */
const builtFor: Readonly<Record<string, readonly string[]>> = {
  anduin: ['built'],
  'dol-guldur': ['escape-eowyn', 'escape-dain', 'escape-alone'],
};

/** Series of the living card game: alone with the leadership deck unless told otherwise. */
export const maker: TableMaker = {
  game,
  cooperative: true,
  scenarios: Object.keys(scenarios),
  decks,
  // Every scenario, with the decks that everybody has and with those that were made for it.
  variety(seats) {
    return Object.keys(scenarios).flatMap((scenario) => {
      const made = decksFor(scenario);
      const plain = maker.table({ seats, scenario });
      if (made.length === 0) return [plain];
      const names = together([...made, ...decks], seats);
      return names.length < seats
        ? [plain]
        : [plain, maker.table({ scenario, decks: names.map((name) => ({ name })) })];
    });
  },
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
    refuseSetup(game, setup, wish.options);
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

/** The first decks that can sit at one table: no hero is there twice. */
function together(names: readonly string[], seats: number): readonly string[] {
  const chosen: string[] = [];
  const taken = new Set<string>();
  for (const name of names) {
    const { heroes } = deckOf({ name });
    if (chosen.length === seats || heroes.some((hero) => taken.has(hero))) continue;
    chosen.push(name);
    for (const hero of heroes) taken.add(hero);
  }
  return chosen;
}

function decksFor(scenario: string): readonly string[] {
  const ready = Object.entries(readyDecks).flatMap(([name, deck]) => (deck.scenario === scenario ? [name] : []));
  return [...(builtFor[scenario] ?? []), ...ready];
}

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
