import { checkDeck, type DeckList, fullTitle, type TcgDef, tcg } from '@tafelrunde/tcg';
import type { Lang } from '@tafelrunde/words';
import type { DeckGame, FoundEntry } from '../deck-game.ts';
import type { DeckFormat, DeckSheet, Outside } from '../draft.ts';
import { writeCsv } from '../formats/csv.ts';
import { writeGemp } from '../formats/gemp.ts';
import { countsOf, textsOf } from '../own.ts';
import { CardPool } from '../pool.ts';

const byId = new Map(tcg.defs.map((def) => [def.id, def]));

/** GEMP's name of a card: set and number, without the rarity between them. */
function blueprintOf({ id }: TcgDef): string {
  const [, set, number] = /^(\d+)[A-Z]+(\d+)/.exec(id) ?? [];
  return set === undefined ? id : `${set}_${number}`;
}

const isBearer = ({ titleKey, resistance }: TcgDef): boolean => titleKey === 'frodo' && resistance > 0;

/** Full titles are exact; a bare title means the first card that has it, whatever part of a list it stands in. */
const pool = new CardPool([
  ...tcg.defs.map((def) => ({
    id: def.id,
    names: [fullTitle(def, 'en'), fullTitle(def, 'de'), def.id],
    codes: [blueprintOf(def), def.id],
    sections: [],
  })),
  ...tcg.defs.map((def) => ({
    id: def.id,
    names: [def.title.en, def.title.de],
    codes: [],
    sections: [],
  })),
]);

/** Decks of the trading card game. */
export const tcgDecks: DeckGame<DeckList> = {
  id: 'tcg',
  pool,
  formats: ['text', 'gemp', 'gemp-text', 'csv', 'own'],
  titleOfCode: () => undefined,
  build(found: readonly FoundEntry[]) {
    let ringBearer = '';
    let ring = '';
    const sites: string[] = [];
    const start: string[] = [];
    const cards: Record<string, number> = {};
    for (const { card, entry } of found) {
      const def = byId.get(card.id);
      if (def?.type === 'ring') ring = def.id;
      else if (def?.type === 'site') for (let i = 0; i < entry.count; i++) sites.push(def.id);
      else if (def && isBearer(def) && ringBearer === '') ringBearer = def.id;
      else {
        cards[card.id] = (cards[card.id] ?? 0) + entry.count;
        if (entry.starred || entry.section === 'start') for (let i = 0; i < entry.count; i++) start.push(card.id);
      }
    }
    return { ringBearer, ring, sites, start, cards };
  },
  // The fixed lists of the starters are legal under the starter rules alone.
  isLegal: (list) => checkDeck(list, 'deluxe', tcg.cards) === null || checkDeck(list, 'starter', tcg.cards) === null,
  part: ({ ringBearer, ring, sites, start, cards }) => ({
    deck: { ringBearer, ring, sites: [...sites], start: [...start], cards: { ...cards } },
  }),
  faces: ({ ringBearer, start }) => [ringBearer, ...start].filter((id) => id !== ''),
  listed(list) {
    const { ringBearer, ring, sites, start, cards } = list as Partial<Record<keyof DeckList, unknown>>;
    const left = { ...countsOf(cards) };
    const begins = textsOf(start).filter((id) => {
      if (!(left[id] > 0)) return false;
      left[id]--;
      return true;
    });
    return [
      ...textsOf([ringBearer, ring])
        .filter((id) => id !== '')
        .map((name) => ({ count: 1, name })),
      ...textsOf(sites).map((name) => ({ count: 1, name, section: 'site' as const })),
      ...begins.map((name) => ({ count: 1, name, starred: true })),
      ...Object.entries(left).flatMap(([name, count]) => (count > 0 ? [{ count, name }] : [])),
    ];
  },
  write: (sheet, format, lang) => writers[format]?.(sheet, lang) ?? '',
};

type Sheet = DeckSheet<DeckList>;

/** The cards of the draw deck, those who begin apart from the others. */
function drawn({
  start,
  cards,
}: DeckList): readonly { readonly def: TcgDef; readonly count: number; readonly begins: boolean }[] {
  const left = { ...cards };
  const begins = start.flatMap((id) => {
    const def = byId.get(id);
    if (!def) return [];
    left[id] = (left[id] ?? 0) - 1;
    return [{ def, count: 1, begins: true }];
  });
  const others = Object.entries(left).flatMap(([id, count]) => {
    const def = byId.get(id);
    return def && count > 0 ? [{ def, count, begins: false }] : [];
  });
  return [...begins, ...others];
}

const defsOf = (ids: readonly string[]): readonly TcgDef[] => ids.flatMap((id) => byId.get(id) ?? []);
const strange = ({ count, name }: Outside): string => `${count}x ${name}`;
const commented = (notes: string): string[] =>
  notes === '' ? [] : ['', ...notes.split('\n').map((line) => `// ${line}`)];

function sideboard({ side, outside }: Sheet, lang: Lang): string[] {
  const own = Object.entries(side).flatMap(([id, n]) => {
    const def = byId.get(id);
    return def ? [`${n}x ${fullTitle(def, lang)}`] : [];
  });
  const lines = [...own, ...outside.filter((one) => one.side).map(strange)];
  return lines.length === 0 ? [] : ['', 'Sideboard', ...lines];
}

const writers: Partial<Record<DeckFormat, (sheet: Sheet, lang: Lang) => string>> = {
  text(sheet, lang) {
    const { name, list, outside, notes } = sheet;
    const line = (def: TcgDef, n = 1, star = ''): string => `${n}x ${fullTitle(def, lang)}${star}`;
    return `${[
      ...(name === '' ? [] : [`# ${name}`, '']),
      ...defsOf([list.ringBearer, list.ring, ...list.sites]).map((def) => line(def)),
      '',
      ...drawn(list).map(({ def, count, begins }) => line(def, count, begins ? ' *' : '')),
      ...outside.filter((one) => !one.side).map(strange),
      ...sideboard(sheet, lang),
      ...commented(notes),
    ].join('\n')}\n`;
  },
  gemp({ list, outside, notes }) {
    const code = (id: string): string => {
      const def = byId.get(id);
      return def ? blueprintOf(def) : '';
    };
    const strangers = outside.filter((one) => !one.side && one.code !== undefined);
    return writeGemp({
      bearer: code(list.ringBearer),
      ring: code(list.ring),
      sites: list.sites.map(code),
      cards: [
        ...Object.entries(list.cards).map(([id, n]) => [code(id), n] as const),
        ...strangers.map((one) => [one.code ?? '', one.count] as const),
      ],
      start: list.start.map(code),
      notes,
    });
  },
  'gemp-text'(sheet) {
    const { name, list, outside, notes } = sheet;
    const part = (side: TcgDef['side'], title: string): string[] => {
      const rows = drawn(list).filter(({ def }) => def.side === side);
      return [
        '',
        `${title}:`,
        ...rows.map(({ def, count, begins }) => `${count}x ${fullTitle(def, 'en')}${begins ? ' *' : ''}`),
      ];
    };
    const [bearer] = defsOf([list.ringBearer]);
    const [ring] = defsOf([list.ring]);
    return `${[
      ...(name === '' ? [] : [`# ${name}`]),
      ...(bearer ? [`Ring-bearer: ${fullTitle(bearer, 'en')}`] : []),
      ...(ring ? [`Ring: ${fullTitle(ring, 'en')}`] : []),
      '',
      'Adventure deck:',
      ...defsOf(list.sites).map((def) => fullTitle(def, 'en')),
      ...part('free', 'Free Peoples Draw Deck'),
      ...part('shadow', 'Shadow Draw Deck'),
      ...outside.filter((one) => !one.side).map(strange),
      ...sideboard(sheet, 'en'),
      ...commented(notes),
    ].join('\n')}\n`;
  },
  csv({ list, side, outside }, lang) {
    const row = (def: TcgDef, count: number, where: string, start = '') =>
      [count, fullTitle(def, lang), where, blueprintOf(def), start] as const;
    return writeCsv([
      ['Count', 'Name', 'Section', 'Code', 'Start'],
      ...defsOf([list.ringBearer]).map((def) => row(def, 1, 'Ring-bearer')),
      ...defsOf([list.ring]).map((def) => row(def, 1, 'Ring')),
      ...defsOf(list.sites).map((def) => row(def, 1, 'Site')),
      ...drawn(list).map(({ def, count, begins }) =>
        row(def, count, def.side === 'free' ? 'Free Peoples' : 'Shadow', begins ? 'yes' : ''),
      ),
      ...Object.entries(side).flatMap(([id, n]) => defsOf([id]).map((def) => row(def, n, 'Sideboard'))),
      ...outside.map(({ count, name, code, side: isBeside }) => [
        count,
        name,
        isBeside ? 'Sideboard' : '',
        code ?? '',
        '',
      ]),
    ]);
  },
};
