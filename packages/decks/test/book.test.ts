import { type DeckList, starterDecks } from '@tafelrunde/lcg';
import { decks, type DeckList as TcgDeck } from '@tafelrunde/tcg';
import { describe, expect, it } from 'vitest';
import { escaped, unescaped } from '../src/formats/xml.ts';
import { codeOfTitle, titleOfCode } from '../src/games/ringsdb-titles.ts';
import { headingOf, sectionOf } from '../src/headings.ts';
import { type DeckSheet, decksOf, lcgDecks, readSheet, tcgDecks, writeSheet } from '../src/index.ts';
import { countsOf, gameOfOwn, readOwn, textsOf } from '../src/own.ts';
import { CardPool } from '../src/pool.ts';
import { flatKey, likeness, titleKey } from '../src/title-key.ts';
import { ODD_LISTS } from './odd-lists.ts';

const langs = ['de', 'en'] as const;
const lcgSheet: DeckSheet<DeckList> = {
  name: 'Lore & "more", slowly',
  list: starterDecks.lore,
  side: { feint: 2, 'sneak-attack': 1, 'escort-from-edoras': 2 },
  outside: [
    { count: 3, name: 'Elrond’s <Counsel>', code: '01234' },
    { count: 1, name: 'Asfaloth', side: true },
  ],
  notes: 'first | line\nsecond ]]> line',
};
const tcgSheet: DeckSheet<TcgDeck> = {
  ...{ name: 'Walk', list: decks.aragorn.list, side: { '4C49': 2 }, notes: 'a | b' },
  outside: [
    { count: 2, name: 'Balrog' },
    { count: 1, name: 'Asfaloth', code: '1_30', side: true },
    { count: 3, name: 'Bilbo', code: '1_284' },
  ],
};

it('decks are written as other programs want them, in every format and language', async () => {
  const written = [
    ...lcgDecks.formats.flatMap((format) =>
      langs.map((lang) => `=== lcg ${format} ${lang}\n${writeSheet(lcgDecks, lcgSheet, format, lang)}`),
    ),
    ...tcgDecks.formats.flatMap((format) =>
      langs.map((lang) => `=== tcg ${format} ${lang}\n${writeSheet(tcgDecks, tcgSheet, format, lang)}`),
    ),
  ];
  await expect(written.join('\n').replaceAll('\r', '')).toMatchFileSnapshot('./written.txt');
});

it('what is not there leaves no trace in what is written', () => {
  const bare = { name: '', side: {}, outside: [], notes: '' };
  const written = [
    ...lcgDecks.formats.map((format) =>
      writeSheet(lcgDecks, { ...bare, list: { heroes: ['gimli'], deck: { feint: 1 } } }, format, 'en'),
    ),
    ...tcgDecks.formats.map((format) =>
      writeSheet(
        tcgDecks,
        { ...bare, list: { ringBearer: '4C302', ring: '', sites: [], start: [], cards: { '4C49': 2 } } },
        format,
        'en',
      ),
    ),
  ];
  expect(written.map((text, i) => `${i}: ${text}`).join('')).toMatchInlineSnapshot(`
    "0: 1x Gimli

    1x Feint
    1: 
    Hero (1)
    1x Gimli (Core Set)

    Event (1)
    1x Feint (Core Set)
    2: {
      "name": "",
      "description_md": "",
      "heroes": {
        "01004": 1
      },
      "slots": {
        "01004": 1,
        "01034": 1
      },
      "sideslots": {}
    }
    3: <?xml version="1.0" encoding="utf-8" standalone="yes"?>
    <deck game="a21af4e8-be4b-4cda-a6b6-534f9717391f">
      <section name="Hero" shared="False">
        <card qty="1" id="51223bd0-ffd1-11df-a976-0801200c9004">Gimli</card>
      </section>
      <section name="Ally" shared="False">
      </section>
      <section name="Attachment" shared="False">
      </section>
      <section name="Event" shared="False">
        <card qty="1" id="51223bd0-ffd1-11df-a976-0801200c9034">Feint</card>
      </section>
      <section name="Other" shared="False">
      </section>
      <section name="Sideboard" shared="False">
      </section>
    </deck>
    4: {
      "label": "",
      "cards": [
        {
          "databaseId": "51223bd0-ffd1-11df-a976-0801200c9004",
          "quantity": 1,
          "loadGroupId": "playerNPlay1",
          "_name": "Gimli"
        },
        {
          "databaseId": "51223bd0-ffd1-11df-a976-0801200c9034",
          "quantity": 1,
          "loadGroupId": "playerNDeck",
          "_name": "Feint"
        }
      ]
    }
    5: Count,Name,Type,Set,Code
    1,Gimli,Hero,Core Set,01004
    1,Feint,Event,Core Set,01034
    6: {
      "tafelrunde-deck": 1,
      "game": "lcg",
      "name": "",
      "side": {},
      "outside": [],
      "notes": "",
      "list": {
        "heroes": [
          "gimli"
        ],
        "deck": {
          "feint": 1
        }
      }
    }
    7: 1x Frodo, Tired Traveller

    2x Gimli, Unbidden Guest
    8: 4_302|||4_49,4_499: Ring-bearer: Frodo, Tired Traveller

    Adventure deck:

    Free Peoples Draw Deck:
    2x Gimli, Unbidden Guest

    Shadow Draw Deck:
    10: Count,Name,Section,Code,Start
    1,"Frodo, Tired Traveller",Ring-bearer,4_302,
    2,"Gimli, Unbidden Guest",Free Peoples,4_49,
    11: {
      "tafelrunde-deck": 1,
      "game": "tcg",
      "name": "",
      "side": {},
      "outside": [],
      "notes": "",
      "list": {
        "ringBearer": "4C302",
        "ring": "",
        "sites": [],
        "start": [],
        "cards": {
          "4C49": 2
        }
      }
    }
    "
  `);
});

it('a list may be as long as a deck can be, and no longer', () => {
  const long = (letters: number): string => `3x Gandalf\n${'// a remark\n'.repeat(20_000)}`.slice(0, letters);
  expect(readSheet(lcgDecks, long(200_000)).ok).toBe(true);
  expect(readSheet(lcgDecks, long(200_001))).toEqual({ ok: false, problem: 'too-long' });
});

it('numbers of RingsDB and their titles', async () => {
  const numbers = Array.from({ length: 130 }, (_, n) => `02${String(n).padStart(3, '0')}`);
  const known = numbers.flatMap((code) => {
    const title = titleOfCode(code);
    return title === undefined ? [] : [`${code} ${title} ${codeOfTitle(title)}`];
  });
  await expect(`${known.join('\n')}\n`).toMatchFileSnapshot('./ringsdb.txt');
  expect(['01001', '0200', '020010', '03001', ''].map(titleOfCode)).toEqual(Array(5).fill(undefined));
});

it('lists as people have them are read, with all that stands in them', async () => {
  const read = ODD_LISTS.flatMap((text) =>
    [lcgDecks, tcgDecks].map((game) => {
      const result = readSheet(game as typeof lcgDecks, text);
      return `${game.id}: ${JSON.stringify(result.ok ? { ...result.value.sheet, format: result.value.format } : result.problem)}`;
    }),
  );
  const lines = ODD_LISTS.map((text, i) => `${JSON.stringify(text)}\n  ${read[2 * i]}\n  ${read[2 * i + 1]}`);
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('./read.txt');
});

it('every starter of a game is legal, has faces and is a part of a set-up', () => {
  for (const list of Object.values(starterDecks)) {
    expect(lcgDecks.faces(list)).toEqual(list.heroes);
    expect(lcgDecks.part(list)).toMatchObject({ heroes: list.heroes, deck: list.deck });
  }
  expect(lcgDecks.isLegal({ heroes: [], deck: {} })).toBe(false);
  for (const { list } of Object.values(decks)) expect(tcgDecks.faces(list).length).toBeGreaterThan(0);
  for (const { list } of Object.values(decks)) {
    expect(tcgDecks.part(list)).toEqual({ deck: { ...list } });
    expect(tcgDecks.isLegal(list)).toBe(true);
  }
  expect(tcgDecks.isLegal({ ringBearer: '', ring: '', sites: [], start: [], cards: {} })).toBe(false);
  expect([decksOf('lcg'), decksOf('tcg'), decksOf('dbg')]).toEqual([lcgDecks, tcgDecks, null]);
});

describe('headings', () => {
  it.each([
    ['Heroes', 'hero'],
    ['Hero (3)', 'hero'],
    ['Helden:', 'hero'],
    ['## Allies (18) ##', 'ally'],
    ['Verbündete', 'ally'],
    ['--- Attachments: 3 cards', 'attachment'],
    ['Verstärkungen (4 Karten)', 'attachment'],
    ['EVENTS [7]', 'event'],
    ['Ereignisse', 'event'],
    ['Ring-bearer:', 'ring-bearer'],
    ['Ringträger', 'ring-bearer'],
    ['The One Ring', 'ring'],
    ['Der Eine Ring:', 'ring'],
    ['Adventure Deck', 'site'],
    ['Orte (9)', 'site'],
    ['Starting Fellowship', 'start'],
    ['Startgemeinschaft:', 'start'],
    ['Draw Deck', 'draw'],
    ['Gefährten', 'draw'],
    ['Free Peoples Draw Deck:', 'free'],
    ['Freie Völker (30)', 'free'],
    ['Shadow', 'shadow'],
    ['Schattendeck', 'shadow'],
  ])('%s', (line, section) => expect(headingOf(line)).toEqual({ section, side: false, rest: '' }));

  it('beside the deck, of no part, with a card behind, and none', () => {
    expect(headingOf('Sideboard (5)')).toEqual({ side: true, rest: '' });
    expect(headingOf('Nebendeck:')).toEqual({ side: true, rest: '' });
    expect(headingOf('Main Deck (50 cards)')).toEqual({ side: false, rest: '' });
    expect(headingOf('Taktik')).toEqual({ side: false, rest: '' });
    expect(headingOf('Ring: The One Ring, Answer to All Riddles')).toEqual({
      ...{ section: 'ring', side: false, rest: 'The One Ring, Answer to All Riddles' },
    });
    expect(headingOf('Heroes: (3 cards)')).toEqual({ section: 'hero', side: false, rest: '' });
    for (const line of ['Gandalf', '3 Heroes', '3x Ally', 'Heroes of old', '']) expect(headingOf(line)).toBeNull();
    expect([sectionOf('Verbündeter'), sectionOf('Sideboard'), sectionOf('x')]).toEqual([
      { section: 'ally', side: false },
      { side: true },
      { side: false },
    ]);
  });
});

describe('titles', () => {
  it.each([
    ['Éowyn', 'eowyn'],
    ['  The  Favor–of the—Lady ', 'the favor of the lady'],
    ['„Straße“ (1)', 'strasse 1'],
    ['Gandalf’s Map!', 'gandalf s map'],
    ['•A·B*C♦D&E', 'a b c d e'],
  ])('%s is compared as %s', (title, key) => expect(titleKey(title)).toBe(key));

  it('are alike for those who write ae for ä', () => {
    expect(flatKey('Fuehrer')).toBe(flatKey('Führer'));
    expect(flatKey('Haldaer')).toBe('haldar');
    expect(flatKey('Loewe')).toBe(flatKey('Löwe'));
  });

  it.each([
    ['', '', 1],
    ['abc', 'abc', 1],
    ['abc', 'abd', 2 / 3],
    ['abc', 'acb', 2 / 3],
    ['abc', 'ab', 2 / 3],
    ['ab', 'abc', 2 / 3],
    ['abc', 'xyz', 0],
    ['abcd', 'bacd', 3 / 4],
    ['steward of gondor', 'gondor', 2 / 4],
    ['of it', 'of at', 4 / 5],
    ['horn of gondor', 'sons of gondor', 11 / 14],
  ])('%s and %s', (a, b, like) => {
    expect(likeness(a, b)).toBeCloseTo(like, 10);
    expect(likeness(b, a)).toBeCloseTo(like, 10);
  });
});

describe('a pool of cards', () => {
  const card = (
    id: string,
    names: readonly string[],
    codes: readonly string[] = [],
    sections: readonly string[] = [],
  ) => ({
    ...{ id, names, codes, sections },
  });
  const pool = new CardPool([
    card('a', ['The Müller', 'Miller'], ['1'], ['ally']),
    card('b', ['Miller'], ['1', '2'], ['event']),
    card('c', ['Ring of Fire'], ['3']),
    card('d', ['Ring of Ice']),
    card('e', ['Ring of Air']),
    card('f', ['Ring of Mud']),
  ]);

  it('knows them by name, by section where two have one, and by code', () => {
    const named = (name: string, section?: string) => pool.named(name, section)?.id;
    expect([named('miller'), named('Miller', 'event'), named('Miller', 'ally'), named('Miller', 'hero')]).toEqual([
      ...['a', 'b', 'a', 'a'],
    ]);
    expect([named('Müller'), named('The Mueller'), named('the ring of fire'), named('Ring')]).toEqual([
      ...['a', 'a', 'c', undefined],
    ]);
    expect(['1', '2', '3', '4'].map((code) => pool.coded(code)?.id)).toEqual(['a', 'b', 'c', undefined]);
  });

  it('offers the three that are most alike, the best first, and nothing that is not', () => {
    expect(pool.nearest('Ring of Fir')).toEqual(['c', 'e', 'd']);
    expect(pool.nearest('Ring of Ise')[0]).toBe('d');
    expect(pool.nearest('Zzzzzzzzzzzz')).toEqual([]);
    // Three words of twenty: just enough.
    const three = new CardPool([card('a', ['alpha beta gamma'])]);
    const others = (n: number): string => Array.from({ length: n }, (_, i) => `zz${i}`).join(' ');
    expect(three.nearest(`alpha beta gamma ${others(14)}`)).toEqual(['a']);
    expect(three.nearest(`alpha beta gamma ${others(15)}`)).toEqual([]);
  });
});

describe('our own files', () => {
  const own = { 'tafelrunde-deck': 1, game: 'lcg', list: { heroes: [] } };

  it.each([
    [null, null],
    ['x', null],
    [{}, null],
    [{ ...own, game: 3 }, null],
    [own, 'lcg'],
  ])('%j is of game %s', (data, game) => expect(gameOfOwn(data)).toBe(game));

  it.each([
    null,
    'x',
    3,
    {},
    { ...own, game: 'tcg' },
    { ...own, list: null },
    { ...own, list: 'x' },
    { game: 'lcg', list: {} },
  ])('%j is none', (data) => expect(readOwn('lcg', data)).toBeNull());

  it('what is damaged in them is left out', () => {
    expect(readOwn('lcg', own)).toEqual({ name: '', list: { heroes: [] }, side: {}, outside: [], notes: '' });
    const outside = [
      { name: 'A', count: 1 },
      null,
      'x',
      { name: 3, count: 1 },
      { name: 'B', count: 0 },
      { name: 'C', count: 1.5 },
      { name: 'D' },
    ];
    expect(readOwn('lcg', { ...own, name: 3, side: 'x', outside, notes: [] })).toEqual({
      ...{ name: '', list: { heroes: [] }, side: {}, outside: [{ name: 'A', count: 1 }], notes: '' },
    });
    expect(readOwn('lcg', { ...own, name: 'N', side: { a: 1 }, outside: {}, notes: 'x' })).toEqual({
      ...{ name: 'N', list: { heroes: [] }, side: { a: 1 }, outside: [], notes: 'x' },
    });
    expect(countsOf({ a: 1, b: 0, c: -1, d: 1.5, e: '2', f: 999, g: 1000, h: null })).toEqual({ a: 1, f: 999 });
    expect([countsOf(null), countsOf('x'), countsOf(undefined)]).toEqual([{}, {}, {}]);
    expect([textsOf(['a', 1, null, 'b']), textsOf('a'), textsOf(null)]).toEqual([['a', 'b'], [], []]);
  });
});

it('signs of XML come and go', () => {
  expect(escaped('<a & "b">')).toBe('&lt;a &amp; &quot;b&quot;&gt;');
  expect(unescaped('&lt;&GT;&amp;&quot;&apos;&#65;&#x42;&nbsp;&#99999999;&#x110000;& ;')).toBe(
    '<>&"\'AB&nbsp;&#99999999;&#x110000;& ;',
  );
});
