import { namesOf, render, type Words } from '@tafelrunde/kernel';
import {
  checkDeck,
  type DeckList,
  deckFromText,
  deckToText,
  type LcgDef,
  lcg,
  starterDecks,
  unplayable,
} from '@tafelrunde/lcg';
import { deckKit, readDeck } from '../../decks/kit.ts';
import { deckWords as shared } from '../../decks/words.ts';
import { page } from '../../page-language.svelte.ts';
import { heroNames } from './deck-choice.ts';
import { changed, counted, curve, sizeOf, threatOf } from './deck-math.ts';
import { deckWords } from './deck-words.ts';
import { defOf } from './faces.ts';
import './frames.css';
import { lcgWords } from './words.ts';

const MOST_COPIES = 3;
const MOST_HEROES = 3;
const types = ['ally', 'attachment', 'event'] as const;
const cards = (lcg.defs as readonly LcgDef[]).filter(
  ({ sphere, type }) => sphere !== '' && (type === 'hero' || (types as readonly string[]).includes(type)),
);

const titleOf = (card: string): string => defOf(card)?.title[page.language] ?? card;
const frameOf = (card: string): string => `lcg-${defOf(card)?.sphere ?? 'neutral'}`;
const say = (problem: Words): string => render(problem, page.language, lcg.catalogue, namesOf(lcg));

/** Decks of the living card game. */
export const kit = deckKit<DeckList>({
  game: 'lcg',
  starters: () => Object.keys(starterDecks).map((id) => ({ id, label: lcgWords().spheres[id] ?? id })),
  begin: (starter) => starterDecks[starter as keyof typeof starterDecks] ?? { heroes: [], deck: {} },
  problem(list) {
    const problem = checkDeck(list, { starterDecks: true });
    return problem ? say(problem) : '';
  },
  fine: () => shared().fine,
  warning(list) {
    const idle = unplayable(list).map(titleOf);
    return idle.length > 0 ? deckWords().unplayable(idle.join(', ')) : '';
  },
  about: ({ heroes }) => heroNames(heroes),
  charts(list) {
    const names = lcgWords();
    const bySphere = counted(list, ({ sphere }) => sphere);
    const byType = counted(list, ({ type }) => type);
    return [
      { title: shared().curve, bars: curve(list), upright: true },
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
    ];
  },
  sections(list) {
    const words = deckWords();
    const line = (id: string) => ({ id, title: titleOf(id), frame: frameOf(id) });
    return [
      {
        title: words.heroes(list.heroes.length),
        lines: list.heroes.map(line),
        note: list.heroes.length === 0 ? words.noHero : words.threat(threatOf(list)),
      },
      {
        title: words.cards(sizeOf(list)),
        lines: Object.entries(list.deck).map(([id, count]) => ({ ...line(id), count })),
      },
    ];
  },
  change: changed,
  hasRoom({ heroes, deck }, card) {
    if (defOf(card)?.type === 'hero') return !heroes.includes(card) && heroes.length < MOST_HEROES;
    return (deck[card] ?? 0) < MOST_COPIES;
  },
  library() {
    const { types: names, stats } = lcgWords();
    return cards.map(({ id, type, sphere, title, text, cost, threatCost }) => ({
      id,
      title: title[page.language],
      about: `${names[type]} · ${
        type === 'hero' ? `${stats.threatCost} ${threatCost}` : `${stats.cost} ${cost < 0 ? 'X' : cost}`
      }`,
      text: text[page.language],
      frame: `lcg-${sphere}`,
      facets: { sphere },
    }));
  },
  facets: () => [
    {
      id: 'sphere',
      label: deckWords().sphere,
      values: Object.entries(lcgWords().spheres).map(([id, label]) => ({ id, label })),
    },
  ],
  toText: (list) => deckToText(list, page.language),
  fromText: (text) => readDeck(deckFromText(text), say),
  tryLabel: () => deckWords().play,
  tryOut: ({ heroes, deck }) => ({
    setup: { scenario: 'mirkwood', mode: 'standard', players: [{ heroes, deck }] },
    seats: ['human'],
    curtain: false,
  }),
});
