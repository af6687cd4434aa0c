import { type DeckList, deckCards, starterDecks } from '@tafelrunde/lcg';
import { decks, type DeckList as TcgDeck, type TcgDef, tcg } from '@tafelrunde/tcg';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type DeckGame, type DeckSheet, lcgDecks, readSheet, tcgDecks, writeSheet } from '../src/index.ts';

const langs = ['de', 'en'] as const;
const sheetOf = <L>(list: L, more: Partial<DeckSheet<L>> = {}): DeckSheet<L> => ({
  ...{ name: '', list, side: {}, outside: [], notes: '' },
  ...more,
});

/** What comes back of a sheet. */
function there<L>(game: DeckGame<L>, sheet: DeckSheet<L>, format: DeckGame<L>['formats'][number], lang: 'de' | 'en') {
  const read = readSheet(game, writeSheet(game, sheet, format, lang));
  if (!read.ok) throw new Error(`${format}: ${read.problem}`);
  return read.value.sheet;
}

const defs = deckCards();
const heroes = defs.filter(({ type }) => type === 'hero').map(({ id }) => id);
const others = defs.filter(({ type }) => type !== 'hero').map(({ id }) => id);

const lcgList: fc.Arbitrary<DeckList> = fc
  .tuple(
    fc.uniqueArray(fc.constantFrom(...heroes), { minLength: 1, maxLength: 3 }),
    fc.uniqueArray(fc.tuple(fc.constantFrom(...others), fc.integer({ min: 1, max: 3 })), {
      ...{ selector: ([id]) => id, minLength: 17, maxLength: 40 },
    }),
  )
  .map(([own, cards]) => ({ heroes: own, deck: Object.fromEntries(cards) }));

const sides = (side: TcgDef['side']) =>
  tcg.defs.filter((def) => def.side === side && def.id !== '4C302').map(({ id }) => id);
const sites = Array.from({ length: 9 }, (_, n) =>
  tcg.defs.filter((def) => def.type === 'site' && def.site === n + 1).map(({ id }) => id),
);
const companions = tcg.defs.filter((def) => def.type === 'companion' && def.id !== '4C302').map(({ id }) => id);
const some = (ids: readonly string[]) =>
  fc.uniqueArray(fc.tuple(fc.constantFrom(...ids), fc.integer({ min: 1, max: 4 })), {
    ...{ selector: ([id]: [string, number]) => id, minLength: 8, maxLength: 16 },
  });
const tcgList: fc.Arbitrary<TcgDeck> = fc
  .tuple(
    some(sides('free')),
    some(sides('shadow')),
    fc.tuple(...sites.map((ids) => fc.constantFrom(...ids))),
    fc.array(fc.constantFrom(...companions), { maxLength: 2 }),
  )
  .map(([free, shadow, path, begin]) => {
    const cards = Object.fromEntries([...free, ...shadow]);
    for (const id of begin) cards[id] ??= 1;
    const start = [...new Set(begin)];
    return { ringBearer: '4C302', ring: '4C2', sites: path, start, cards };
  });

describe('a deck that is written and read is the same deck', () => {
  it.each(lcgDecks.formats)('living card game: %s', (format) => {
    fc.assert(
      fc.property(lcgList, fc.constantFrom(...langs), (list, lang) => {
        const back = there(lcgDecks, sheetOf(list), format, lang);
        expect(back.list).toEqual(list);
        expect([back.outside, back.side]).toEqual([[], {}]);
      }),
      { numRuns: 25 },
    );
  });

  it.each(tcgDecks.formats)('trading card game: %s', (format) => {
    fc.assert(
      fc.property(tcgList, fc.constantFrom(...langs), (list, lang) => {
        const back = there(tcgDecks, sheetOf(list), format, lang);
        expect({ ...back.list, start: back.list.start.toSorted() }).toEqual({ ...list, start: list.start.toSorted() });
        expect(back.outside).toEqual([]);
      }),
      { numRuns: 25 },
    );
  });

  it('ready-made decks come back in every format', () => {
    for (const list of Object.values(starterDecks)) {
      for (const format of lcgDecks.formats) expect(there(lcgDecks, sheetOf(list), format, 'de').list).toEqual(list);
    }
    for (const { list } of Object.values(decks)) {
      for (const format of tcgDecks.formats)
        expect(there(tcgDecks, sheetOf<TcgDeck>(list), format, 'de').list).toEqual(list);
    }
  });
});

describe('what lies beside the deck', () => {
  const sheet = sheetOf<DeckList>(starterDecks.lore, {
    name: 'Lore, slowly',
    side: { feint: 2 },
    outside: [
      { count: 3, name: 'Elrond’s Counsel' },
      { count: 1, name: 'Asfaloth', side: true },
    ],
    notes: 'first line\nsecond line',
  });

  it.each(lcgDecks.formats)('comes back, too: %s', (format) => {
    const back = there(lcgDecks, sheet, format, 'en');
    expect(back.side).toEqual(sheet.side);
    expect(back.outside.map(({ count, name, side = false }) => [count, name, side])).toEqual([
      [3, 'Elrond’s Counsel', false],
      [1, 'Asfaloth', true],
    ]);
    // A table and lists of other programs have no room for a name or for notes.
    if (!['o8d', 'csv'].includes(format)) expect(back.name).toBe(sheet.name);
    if (!['dragncards', 'csv'].includes(format)) expect(back.notes).toBe(sheet.notes);
  });

  it('a name of GEMP belongs to one card', () => {
    const codes = new Set(tcg.defs.map(({ id }) => id.replace(/[A-Z]+/, '_')));
    expect(codes.size).toBe(tcg.defs.length);
  });
});
