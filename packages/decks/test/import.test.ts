import { describe, expect, it } from 'vitest';
import { lcgDecks, readSheet, tcgDecks } from '../src/index.ts';
import { type ListCase, lcgCases, tcgCases } from './cases.ts';

const shown = (counts: Readonly<Record<string, number>>): string =>
  Object.entries(counts)
    .map(([id, n]) => `${id} ${n}`)
    .join(', ');

/** What was read, in the words of the table. */
function said(
  one: ListCase,
  sheet: {
    side: Record<string, number>;
    outside: readonly { count: number; name: string }[];
    name: string;
    notes: string;
  },
) {
  return {
    ...(one.side === undefined && Object.keys(sheet.side).length === 0 ? {} : { side: shown(sheet.side) }),
    ...(one.outside === undefined && sheet.outside.length === 0
      ? {}
      : { outside: sheet.outside.map(({ count, name }) => `${count} ${name}`).join(', ') }),
    name: sheet.name,
    notes: sheet.notes,
  };
}

function wanted({ side, outside, name = '', notes = '' }: ListCase) {
  return { ...(side === undefined ? {} : { side }), ...(outside === undefined ? {} : { outside }), name, notes };
}

it('there are sixty lists', () => expect(lcgCases.length + tcgCases.length).toBeGreaterThanOrEqual(60));

describe('lists of the living card game', () => {
  it.each(lcgCases)('$about ($format)', (one) => {
    const read = readSheet(lcgDecks, one.text);
    if (!read.ok) throw new Error(read.problem);
    const { format, sheet } = read.value;
    expect(format).toBe(one.format);
    expect([sheet.list.heroes.join(' '), shown(sheet.list.deck)]).toEqual([one.first, one.cards]);
    expect(said(one, sheet)).toEqual(wanted(one));
    if (one.offered)
      expect(sheet.outside.map(({ name }) => lcgDecks.pool.nearest(name)[0]).join(', ')).toBe(one.offered);
  });
});

describe('lists of the trading card game', () => {
  it.each(tcgCases)('$about ($format)', (one) => {
    const read = readSheet(tcgDecks, one.text);
    if (!read.ok) throw new Error(read.problem);
    const { format, sheet } = read.value;
    const { ringBearer, ring, sites, start, cards } = sheet.list;
    expect(format).toBe(one.format);
    expect([[ringBearer || '-', ring || '-', ...sites].join(' '), shown(cards)]).toEqual([one.first, one.cards]);
    expect(start.join(' ')).toBe(one.start ?? '');
    expect(said(one, sheet)).toEqual(wanted(one));
    if (one.offered) expect(tcgDecks.pool.nearest(sheet.outside[0].name)[0]).toBe(one.offered);
  });
});

describe('what is no deck', () => {
  it.each([
    ['nothing', '  \n ', 'empty'],
    ['a letter', 'Dear Sir,\n\nI write to you about the weather, which is fine.', 'not-a-deck'],
    ['broken JSON', '{"slots": {', 'not-a-deck'],
    ['other JSON', '{"a": [1, 2, 3]}', 'not-a-deck'],
    ['a file of the other game', '{"tafelrunde-deck":1,"game":"tcg","list":{}}', 'other-game'],
    ['far too much', 'x'.repeat(300_000), 'too-long'],
    ['none of a card', '0x Gandalf', 'not-a-deck'],
  ])('%s is refused', (_, text, problem) => {
    expect(readSheet(lcgDecks, text)).toEqual({ ok: false, problem });
  });
});
