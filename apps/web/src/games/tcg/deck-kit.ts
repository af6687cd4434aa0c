import { tcgDecks, writeSheet } from '@tafelrunde/decks';
import { namesOf, type Plain } from '@tafelrunde/kernel';
import {
  CULTURES,
  checkDeck,
  cultureWords,
  type DeckList,
  deckNames,
  decks,
  fullTitle,
  MOST_COPIES,
  type TcgDef,
  tcg,
} from '@tafelrunde/tcg';
import { render, type Words } from '@tafelrunde/words';
import { deckKit } from '../../decks/kit.ts';
import { deckWords as shared } from '../../decks/words.ts';
import { page } from '../../page-language.svelte.ts';
import { facets, facetsOf } from './catalogue.ts';
import '../frames.css';
import './cultures.css';
import { changed, counted, curve, defOf, fieldsOf, hasRoom, meanCost, started } from './deck-math.ts';
import { repaired } from './deck-repair.ts';
import { deckWords } from './deck-words.ts';
import { frameOf, typeWords } from './faces.ts';

const all = tcg.defs;
const NOTHING: DeckList = { ...decks.aragorn.list, sites: [], start: [], cards: {} };

const titleOf = (id: string): string => {
  const def = defOf(id);
  return def ? fullTitle(def, page.language) : id;
};
const shortTitles = (ids: readonly string[]): string =>
  ids.map((id) => defOf(id)?.title[page.language] ?? id).join(', ');
const say = (problem: Words): string => render(problem, page.language, tcg.catalogue, namesOf(tcg));
const line = (id: string) => ({
  id,
  title: titleOf(id),
  frame: frameOfId(id),
  ...(defOf(id)?.side !== 'none' && { cost: String(defOf(id)?.cost ?? '') }),
});

function frameOfId(id: string): string {
  const def = defOf(id);
  return def ? frameOf(def) : '';
}

/** Free decks are for the full rules; the fixed lists of the starters are legal under the starter rules alone. */
function isStarter(list: DeckList): boolean {
  return checkDeck(list, 'deluxe', tcg.cards) !== null && checkDeck(list, 'starter', tcg.cards) === null;
}

function costText({ side, cost }: TcgDef): string {
  const label = facets().find(({ id }) => id === 'cost')?.label ?? '';
  return side === 'none' ? '' : ` · ${label} ${cost}`;
}

const blank = { name: '', side: {}, outside: [], notes: '' } as const;

/** Decks of the trading card game. */
export const kit = deckKit<DeckList>({
  game: 'tcg',
  decks: tcgDecks,
  repair: repaired,
  hand: { hand: 8, each: 3, mulligan: false },
  seats: 2,
  starters: () => deckNames.map((id) => ({ id, label: decks[id].title[page.language] })),
  begin: (starter) => decks[starter as keyof typeof decks]?.list ?? NOTHING,
  problem(list) {
    const problem = checkDeck(list, 'deluxe', tcg.cards);
    return problem === null || isStarter(list) ? '' : say(problem);
  },
  fine: (list) => (isStarter(list) ? deckWords().fineStarter : deckWords().fineFull),
  warning: () => '',
  about: ({ cards, start }) =>
    deckWords().about(
      Object.values(cards).reduce((sum, n) => sum + n, 0),
      shortTitles(start),
    ),
  charts(list) {
    const sides = counted(list, ({ side }) => side);
    const byCulture = counted(list, ({ culture }) => culture);
    const byType = counted(list, ({ type }) => type);
    const types = [...byType.keys()] as TcgDef['type'][];
    return [
      { title: shared().curve, bars: curve(list), upright: true, note: shared().mean(meanCost(list)) },
      {
        title: deckWords().balance,
        bars: (['free', 'shadow'] as const).map((id) => ({
          ...{
            id,
            label:
              facets()
                .find((facet) => facet.id === 'side')
                ?.values.find((value) => value.id === id)?.label ?? id,
          },
          count: sides.get(id) ?? 0,
        })),
      },
      {
        title: deckWords().cultures,
        bars: CULTURES.filter((culture) => byCulture.has(culture)).map((id) => ({
          ...{ id, label: cultureWords[id][page.language], count: byCulture.get(id) ?? 0 },
        })),
      },
      {
        title: shared().types,
        bars: types.map((id) => ({ id, label: typeWords[id][page.language], count: byType.get(id) ?? 0 })),
      },
    ];
  },
  sections(list) {
    const words = deckWords();
    const sides = counted(list, ({ side }) => side);
    const cardsOf = (side: TcgDef['side']) =>
      Object.entries(list.cards).flatMap(([id, count]) => {
        const def = defOf(id);
        if (def?.side !== side) return [];
        const mark = { label: words.begins(def.title[page.language]), on: list.start.includes(id) };
        return [{ ...line(id), count, ...(def.type === 'companion' ? { mark } : null) }];
      });
    return [
      { title: words.bearer, lines: [list.ringBearer, list.ring].filter((id) => id !== '').map(line), portraits: true },
      {
        title: words.sites(list.sites.length),
        lines: list.sites.map((id) => ({ ...line(id), title: words.siteTitle(defOf(id)?.site ?? 0, titleOf(id)) })),
      },
      {
        title: words.free(sides.get('free') ?? 0),
        lines: cardsOf('free'),
        note: words.start(shortTitles(list.start) || words.nobody),
      },
      { title: words.shadow(sides.get('shadow') ?? 0), lines: cardsOf('shadow') },
    ];
  },
  change: changed,
  countOf: ({ ringBearer, ring, sites, cards }, card) =>
    cards[card] ?? (ringBearer === card || ring === card || sites.includes(card) ? 1 : 0),
  drawn: ({ cards }) => cards,
  withDrawn: (list, cards) => ({ ...list, cards, start: list.start.filter((id) => (cards[id] ?? 0) > 0) }),
  all: ({ ringBearer, ring, sites, cards }) => ({
    ...Object.fromEntries([ringBearer, ring, ...sites].filter((id) => id !== '').map((id) => [id, 1])),
    ...cards,
  }),
  candidates: (list) =>
    all.flatMap(({ id, side }) => (side !== 'none' && hasRoom(list, id) && id !== list.ringBearer ? [id] : [])),
  shared: () => [],
  hasRoom,
  mark: started,
  library: () =>
    all.map((def) => ({
      id: def.id,
      title: def.type === 'site' ? deckWords().siteTitle(def.site, titleOf(def.id)) : titleOf(def.id),
      about: `${typeWords[def.type][page.language]}${costText(def)}`,
      text: def.text[page.language],
      frame: frameOf(def),
      facets: facetsOf(def),
      fields: fieldsOf(def),
      cost: def.side === 'none' ? -1 : def.cost,
      most: def.side === 'none' || def.id === '4C302' ? 1 : MOST_COPIES,
    })),
  facets,
  hint: () => deckWords().hint,
  letters: () => deckWords().letters,
  trial: {
    rivals: () =>
      deckNames
        .filter((id) => decks[id].format === 'deluxe')
        .map((id) => ({ id, label: decks[id].title[page.language] })),
    players: 1,
    easy: false,
    wish: (list, { rival }) => ({
      decks: [{ name: 'deck', text: writeSheet(tcgDecks, { ...blank, list }, 'own', 'en') }, { name: rival }],
      options: { format: 'deluxe' },
    }),
  },
  tryLabel: () => deckWords().play,
  tryOut(list) {
    const starter = isStarter(list);
    const players: Plain = [tcgDecks.part(list), { starter: starter ? 'theoden' : 'theoden71' }];
    return {
      setup: { format: starter ? 'starter' : 'deluxe', players },
      seats: ['human', 'steady'],
      curtain: true,
    };
  },
});
