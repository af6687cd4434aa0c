import { lcgDecks, writeSheet } from '@tafelrunde/decks';
import { namesOf } from '@tafelrunde/kernel';
import {
  checkDeck,
  checkOwned,
  copiesOwned,
  type DeckList,
  deckCards,
  lcg,
  ownsScenario,
  readyDeck,
  readyDecks,
  scenarioIds,
  starterDecks,
  traitWord,
  unplayable,
} from '@tafelrunde/lcg';
import { render, type Words } from '@tafelrunde/words';
import { deckKit } from '../../decks/kit.ts';
import { deckWords as shared } from '../../decks/words.ts';
import { page } from '../../page-language.svelte.ts';
import Collection from './Collection.svelte';
import { limit } from './collection.svelte.ts';
import { defOf, heroNames, starterName } from './deck-choice.ts';
import { fieldsOf } from './deck-fields.ts';
import { changed, counted, curve, flow, meanCost, sizeOf, threatOf, traitsOf } from './deck-math.ts';
import { repaired } from './deck-repair.ts';
import { deckWords } from './deck-words.ts';
import './frames.css';
import { lcgWords } from './words.ts';

const MOST_COPIES = 3;
const MOST_HEROES = 3;
const MOST_SEATS = 4;
const ROUNDS = 8;
const types = ['ally', 'attachment', 'event'] as const;

const titleOf = (card: string): string => defOf(card)?.title[page.language] ?? card;
const frameOf = (card: string): string => `lcg-${defOf(card)?.sphere ?? 'neutral'}`;
const costOf = (card: string): string => {
  const def = defOf(card);
  return def?.type === 'hero' ? String(def.threatCost) : (def?.cost ?? 0) < 0 ? 'X' : String(def?.cost ?? '');
};
/** How many of a card a deck may have: three, or as many as are in the collection while it is in force. */
function mostOf(card: string): number {
  const def = defOf(card);
  const most = def?.type === 'hero' ? 1 : MOST_COPIES;
  const collection = limit();
  return collection && def ? Math.min(most, copiesOwned(def, collection)) : most;
}

const say = (problem: Words): string => render(problem, page.language, lcg.catalogue, namesOf(lcg));

/** The scenarios that are in the collection, while it is in force. */
function playable(): readonly (typeof scenarioIds)[number][] {
  const collection = limit();
  return collection ? scenarioIds.filter((id) => ownsScenario(id, collection)) : scenarioIds;
}

const blank = { name: '', side: {}, outside: [], notes: '' } as const;

/** Decks of the living card game. */
export const kit = deckKit<DeckList>({
  game: 'lcg',
  Own: Collection,
  decks: lcgDecks,
  repair: repaired,
  hand: { hand: 6, each: 1, mulligan: true },
  seats: MOST_SEATS,
  starters: () =>
    [...Object.keys(starterDecks), ...Object.keys(readyDecks)].map((id) => ({ id, label: starterName(id) })),
  begin: (starter = '') => {
    const { heroes, deck } = starterDecks[starter as keyof typeof starterDecks] ??
      readyDeck(starter) ?? { heroes: [], deck: {} };
    return { heroes, deck };
  },
  problem(list) {
    const collection = limit();
    const problem =
      checkDeck(list, { starterDecks: true }) ?? (collection ? checkOwned(list, collection, lcg.cards!) : null);
    return problem ? say(problem) : '';
  },
  fine: (list) => deckWords().fine(sizeOf(list), list.heroes.length, threatOf(list)),
  warning(list) {
    const idle = unplayable(list).map(titleOf);
    return idle.length > 0 ? deckWords().unplayable(idle.join(', ')) : '';
  },
  about: ({ heroes }) => heroNames(heroes),
  charts(list) {
    const names = lcgWords();
    const bySphere = counted(list, ({ sphere }) => sphere);
    const byType = counted(list, ({ type }) => type);
    const traits = traitsOf(list);
    const wide = meanCost(list);
    return [
      { title: shared().curve, bars: curve(list), upright: true, note: shared().mean(wide) },
      {
        title: deckWords().spheres,
        bars: Object.entries(names.spheres).map(([id, label]) => ({
          ...{ id, label, count: bySphere.get(id) ?? 0 },
          colour: `var(--lcg-${id}, var(--gold))`,
        })),
      },
      {
        title: shared().types,
        bars: types.map((id) => ({ id, label: names.types[id], count: byType.get(id) ?? 0 })),
      },
      {
        title: deckWords().traits,
        bars: traits.map(([id, count]) => ({ id, label: traitWord(id)[page.language], count })),
      },
      {
        title: deckWords().flow,
        upright: true,
        note: deckWords().flowNote,
        bars: flow(list, ROUNDS).map((count, at) => ({ id: String(at + 1), label: String(at + 1), count })),
      },
    ];
  },
  sections(list) {
    const words = deckWords();
    const line = (id: string) => ({ id, title: titleOf(id), frame: frameOf(id), cost: costOf(id) });
    const part = (type: (typeof types)[number]) => {
      const cards = Object.entries(list.deck).filter(([id]) => defOf(id)?.type === type);
      const n = cards.reduce((sum, [, count]) => sum + count, 0);
      return {
        title: words.part(lcgWords().types[type], n),
        lines: cards.map(([id, count]) => ({ ...line(id), count })),
      };
    };
    return [
      {
        title: words.heroes(list.heroes.length),
        lines: list.heroes.map(line),
        portraits: true,
        note: list.heroes.length === 0 ? words.noHero : words.threat(threatOf(list)),
      },
      ...types.map(part).filter(({ lines }) => lines.length > 0),
    ];
  },
  change: changed,
  countOf: ({ heroes, deck }, card) => deck[card] ?? (heroes.includes(card) ? 1 : 0),
  drawn: ({ deck }) => deck,
  withDrawn: (list, deck) => ({ ...list, deck }),
  all: ({ heroes, deck }) => ({ ...Object.fromEntries(heroes.map((id) => [id, 1])), ...deck }),
  candidates({ heroes, deck }) {
    const spheres = new Set([...heroes.map((id) => defOf(id)?.sphere), 'neutral']);
    return deckCards().flatMap(({ id, type, sphere }) =>
      type !== 'hero' && spheres.has(sphere) && (deck[id] ?? 0) < mostOf(id) ? [id] : [],
    );
  },
  shared(lists) {
    const { heroTwice, uniqueTwice } = deckWords();
    const inSeveral = (idsOf: (list: DeckList) => readonly string[]): string[] => {
      const ids = lists.flatMap((list) => [...new Set(idsOf(list))]);
      return [...new Set(ids.filter((id, at) => ids.indexOf(id) !== at))];
    };
    const heroes = inSeveral((list) => list.heroes);
    const unique = inSeveral(({ heroes: own, deck }) =>
      [...own, ...Object.keys(deck)].filter((id) => defOf(id)?.unique),
    );
    return [
      ...heroes.map((id) => heroTwice(titleOf(id))),
      ...unique.filter((id) => !heroes.includes(id)).map((id) => uniqueTwice(titleOf(id))),
    ];
  },
  hasRoom({ heroes, deck }, card) {
    const most = mostOf(card);
    if (defOf(card)?.type === 'hero') return most > 0 && !heroes.includes(card) && heroes.length < MOST_HEROES;
    return (deck[card] ?? 0) < most;
  },
  library() {
    const { types: names, stats } = lcgWords();
    return deckCards()
      .filter(({ id }) => mostOf(id) > 0)
      .map((def) => ({
        id: def.id,
        title: def.title[page.language],
        about: `${names[def.type]} · ${
          def.type === 'hero'
            ? `${stats.threatCost} ${def.threatCost}`
            : `${stats.cost} ${def.cost < 0 ? 'X' : def.cost}`
        }`,
        text: def.text[page.language],
        frame: `lcg-${def.sphere}`,
        facets: {
          sphere: def.sphere,
          type: def.type,
          cost: def.type === 'hero' ? '' : String(def.cost),
          unique: String(def.unique),
        },
        fields: fieldsOf(def),
        cost: def.type === 'hero' ? -2 : def.cost,
        most: mostOf(def.id),
      }));
  },
  facets() {
    const { types: names, spheres, stats } = lcgWords();
    const costs = [...new Set(deckCards().flatMap(({ type, cost }) => (type === 'hero' ? [] : [cost])))].sort(
      (a, b) => a - b,
    );
    return [
      {
        id: 'type',
        label: deckWords().type,
        values: ['hero' as const, ...types].map((id) => ({ id, label: names[id] })),
      },
      {
        id: 'sphere',
        label: deckWords().sphere,
        values: Object.entries(spheres).map(([id, label]) => ({ id, label })),
      },
      {
        id: 'cost',
        label: stats.cost ?? '',
        values: costs.map((n) => ({ id: String(n), label: n < 0 ? 'X' : String(n) })),
      },
      {
        id: 'unique',
        label: deckWords().unique,
        values: [
          { id: 'true', label: deckWords().yes },
          { id: 'false', label: deckWords().no },
        ],
      },
    ];
  },
  hint: () => deckWords().hint,
  letters: () => deckWords().letters,
  trial: {
    rivals: () => playable().map((id) => ({ id, label: lcg.name(`scenario:${id}`, page.language) })),
    players: MOST_SEATS,
    easy: true,
    wish(list, { rival, players, easy, first }) {
      // The others bring starter decks without a hero of this one.
      const others = Object.keys(starterDecks).filter(
        (name) => !starterDecks[name as keyof typeof starterDecks].heroes.some((id) => list.heroes.includes(id)),
      );
      const own = { name: 'deck', text: writeSheet(lcgDecks, { ...blank, list }, 'own', 'en') };
      const decks = [own, ...others.slice(0, players - 1).map((name) => ({ name }))];
      return { scenario: rival, decks, options: { mode: easy ? 'easy' : 'standard', ...(first >= 0 && { first }) } };
    },
  },
  tryLabel: () => deckWords().play,
  tryOut: (list) => ({
    setup: { scenario: 'mirkwood', mode: 'standard', players: [lcgDecks.part(list)] },
    seats: ['human'],
    curtain: false,
  }),
});
