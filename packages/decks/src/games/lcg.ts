import { checkDeck, type DeckList, deckCards, type LcgDef } from '@tafelrunde/lcg';
import type { Lang } from '@tafelrunde/words';
import type { DeckGame, FoundEntry } from '../deck-game.ts';
import type { DeckFormat, DeckSheet, Outside } from '../draft.ts';
import { writeCsv } from '../formats/csv.ts';
import { type O8dCard, writeO8d } from '../formats/octgn.ts';
import { countsOf, textsOf } from '../own.ts';
import { CardPool } from '../pool.ts';
import { CORE, codeOfTitle, titleOfCode } from './ringsdb-titles.ts';

const types = ['hero', 'ally', 'attachment', 'event'] as const;
type DeckType = (typeof types)[number];
const CORE_HEROES_AND_CARDS = 73;

const defs = deckCards();
const byId = new Map(defs.map((def) => [def.id, def]));

/** RingsDB's number of a card: by its number in the core set, or by its title. */
function codeOf({ number, title }: LcgDef): string | undefined {
  const later = codeOfTitle(title.en);
  if (later) return later;
  return number >= 1 && number <= CORE_HEROES_AND_CARDS ? CORE + String(number).padStart(3, '0') : undefined;
}

/** OCTGN's and DragnCards' id of a card; those of the core set follow its numbers, others are found by title. */
function octgnOf(def: LcgDef): string | undefined {
  const code = codeOf(def);
  return code?.startsWith(CORE) ? `51223bd0-ffd1-11df-a976-0801200c9${code.slice(2)}` : undefined;
}

const pool = new CardPool(
  defs.map((def) => ({
    id: def.id,
    names: [def.title.en, def.title.de, def.id],
    codes: [codeOf(def), octgnOf(def)].filter((code) => code !== undefined),
    sections: [def.type],
  })),
);

/** Decks of the living card game. */
export const lcgDecks: DeckGame<DeckList> = {
  id: 'lcg',
  pool,
  formats: ['text', 'ringsdb-text', 'ringsdb', 'o8d', 'dragncards', 'csv', 'own'],
  titleOfCode,
  build(found: readonly FoundEntry[]) {
    const heroes: string[] = [];
    const deck: Record<string, number> = {};
    for (const { card, entry } of found) {
      if (byId.get(card.id)?.type === 'hero') for (let i = 0; i < entry.count; i++) heroes.push(card.id);
      else deck[card.id] = (deck[card.id] ?? 0) + entry.count;
    }
    return { heroes, deck };
  },
  isLegal: (list) => checkDeck(list, { starterDecks: true }) === null,
  part: ({ heroes, deck }) => ({ heroes: [...heroes], deck: { ...deck } }),
  faces: ({ heroes }) => heroes,
  listed(list) {
    const { heroes, deck } = list as Partial<Record<keyof DeckList, unknown>>;
    return [
      ...textsOf(heroes).map((name) => ({ count: 1, name, section: 'hero' as const })),
      ...Object.entries(countsOf(deck)).map(([name, count]) => ({ count, name })),
    ];
  },
  write: (sheet, format, lang) => writers[format]?.(sheet, lang) ?? '',
};

type Sheet = DeckSheet<DeckList>;
interface Row {
  readonly def: LcgDef;
  readonly count: number;
}

const rowsOf = (counts: Readonly<Record<string, number>>): readonly Row[] =>
  Object.entries(counts).flatMap(([id, count]) => {
    const def = byId.get(id);
    return def ? [{ def, count }] : [];
  });
const heroRows = ({ heroes }: DeckList): readonly Row[] => {
  const counts: Record<string, number> = {};
  for (const id of heroes) counts[id] = (counts[id] ?? 0) + 1;
  return rowsOf(counts);
};
const beside = (outside: readonly Outside[], side: boolean): readonly Outside[] =>
  outside.filter((one) => (one.side ?? false) === side);
const strange = ({ count, name }: Outside): string => `${count}x ${name}`;
const commented = (notes: string): string[] =>
  notes === '' ? [] : ['', ...notes.split('\n').map((line) => `// ${line}`)];

const writers: Partial<Record<DeckFormat, (sheet: Sheet, lang: Lang) => string>> = {
  text({ name, list, side, outside, notes }, lang) {
    const line = ({ def, count }: Row): string => `${count}x ${def.title[lang]}`;
    const below = [...rowsOf(side).map(line), ...beside(outside, true).map(strange)];
    return `${[
      ...(name === '' ? [] : [`# ${name}`, '']),
      ...heroRows(list).map(line),
      '',
      ...rowsOf(list.deck).map(line),
      ...beside(outside, false).map(strange),
      ...(below.length > 0 ? ['', 'Sideboard', ...below] : []),
      ...commented(notes),
    ].join('\n')}\n`;
  },
  'ringsdb-text'({ name, list, side, outside, notes }) {
    const line = ({ def, count }: Row): string => `${count}x ${def.title.en} (${packOf(def)})`;
    const part = (title: string, rows: readonly Row[]): string[] =>
      rows.length === 0 ? [] : ['', `${title} (${rows.reduce((sum, { count }) => sum + count, 0)})`, ...rows.map(line)];
    const all = [...heroRows(list), ...rowsOf(list.deck)];
    const below = [...rowsOf(side).map(line), ...beside(outside, true).map(strange)];
    const other = beside(outside, false).map(strange);
    return `${[
      ...(name === '' ? [] : [`# ${name}`]),
      ...types.flatMap((type) =>
        part(
          headings[type],
          all.filter(({ def }) => def.type === type),
        ),
      ),
      ...(other.length > 0 ? ['', 'Other', ...other] : []),
      ...(below.length > 0 ? ['', 'Sideboard', ...below] : []),
      ...commented(notes),
    ].join('\n')}\n`;
  },
  ringsdb({ name, list, side, outside, notes }) {
    const slots = (rows: readonly Row[], ...strangers: readonly Outside[]): Record<string, number> =>
      Object.fromEntries([
        ...rows.map(({ def, count }) => [codeOf(def) ?? def.title.en, count] as const),
        ...strangers.map(({ name: title, code, count }) => [code ?? title, count] as const),
      ]);
    const data = {
      name,
      description_md: notes,
      heroes: slots(heroRows(list)),
      slots: { ...slots(heroRows(list)), ...slots(rowsOf(list.deck), ...beside(outside, false)) },
      sideslots: slots(rowsOf(side), ...beside(outside, true)),
    };
    return `${JSON.stringify(data, null, 2)}\n`;
  },
  o8d({ list, side, outside, notes }) {
    const card = ({ def, count }: Row): O8dCard => ({ count, id: octgnOf(def) ?? '', title: def.title.en });
    const stranger = ({ count, name, code }: Outside): O8dCard => ({ count, id: code ?? '', title: name });
    const all = [...heroRows(list), ...rowsOf(list.deck)];
    return writeO8d(
      [
        ...types.map((type) => [headings[type], all.filter(({ def }) => def.type === type).map(card)] as const),
        ['Other', beside(outside, false).map(stranger)],
        ['Sideboard', [...rowsOf(side).map(card), ...beside(outside, true).map(stranger)]],
      ],
      notes,
    );
  },
  dragncards({ name, list, side, outside }) {
    const card =
      (group: string) =>
      ({ def, count }: Row) => ({
        databaseId: octgnOf(def) ?? '',
        quantity: count,
        loadGroupId: group,
        _name: def.title.en,
      });
    const stranger = ({ count, name: title, code, side: isBeside }: Outside) => ({
      databaseId: code ?? '',
      quantity: count,
      loadGroupId: isBeside ? 'playerNSideboard' : 'playerNDeck',
      _name: title,
    });
    const cards = [
      ...heroRows(list).map(card('playerNPlay1')),
      ...rowsOf(list.deck).map(card('playerNDeck')),
      ...rowsOf(side).map(card('playerNSideboard')),
      ...outside.map(stranger),
    ];
    return `${JSON.stringify({ label: name, cards }, null, 2)}\n`;
  },
  csv({ list, side, outside }, lang) {
    const row =
      (where: (def: LcgDef) => string) =>
      ({ def, count }: Row) =>
        [count, def.title[lang], where(def), packOf(def), codeOf(def) ?? ''] as const;
    const stranger = ({ count, name, code, side: isBeside }: Outside) =>
      [count, name, isBeside ? 'Sideboard' : '', '', code ?? ''] as const;
    return writeCsv([
      ['Count', 'Name', 'Type', 'Set', 'Code'],
      ...[...heroRows(list), ...rowsOf(list.deck)].map(row(({ type }) => headings[type as DeckType])),
      ...rowsOf(side).map(row(() => 'Sideboard')),
      ...outside.map(stranger),
    ]);
  },
};

const headings: Readonly<Record<DeckType, string>> = {
  hero: 'Hero',
  ally: 'Ally',
  attachment: 'Attachment',
  event: 'Event',
};

function packOf(def: LcgDef): string {
  return codeOfTitle(def.title.en) ? 'Shadows of Mirkwood' : 'Core Set';
}
