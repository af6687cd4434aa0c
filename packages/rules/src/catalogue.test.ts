import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { type Problem, parseCatalogue } from './catalogue.ts';
import { areaOf, idsInText, idsMentioned, prefixOf } from './catalogue-ids.ts';

const sound = `game: toy
source:
- 009 = a toy rulebook
areas:
  PLAY: { de: Spielen, en: Playing }
  DRAW-E: { de: Ziehen, en: Drawing }
rules:
- id: TOY-PLAY-01
  where: 009 Playing
  rule: A card is played from the hand.
  de: Karten spielst du aus der Hand.
  test: engine
- id: TOY-DRAW-E-02
  where: 009 Drawing
  rule: A player draws at the start of a turn, see PLAY-01.
  de: Zu Beginn deines Zuges ziehst du.
  test: none
examples:
- id: TOY-EX-01
  where: 009 Playing
  rules: [TOY-PLAY-01]
  given: A hand of one card.
  when: It is played.
  then: The hand is empty.
conflicts:
- id: TOY-CONFLICT-01
  where: 009 Drawing
  issue: Two numbers.
  reading: The smaller one.
- id: TOY-CF-01
  topic: Drawing
  kind: scope
  says_000: One card.
  says_004: Two cards.
  wins: '000'
  variant: false
  rules: [TOY-DRAW-E-02]
gaps:
- id: TOY-GAP-01
  question: What if the deck is empty?
  suggest: Nothing happens.
silent:
- id: TOY-SILENT-01
  topic: players
  open: How many.
  official: Two.
  status: known
- id: TOY-SILENT-02
  topic: board
  kind: data
  value: null
  status: unsure
named:
- name: Turm
  en: null
  kind: place
  where: 009 Playing
  says: [Stands alone.]
readings:
- id: TOY-READ-01
  reading: DRAW-E-02 is optional.
`;

function problemsOf(find: string | RegExp, replace: string): readonly Problem[] {
  const broken = sound.replace(find, replace);
  expect(broken, 'the text to break must be there').not.toBe(sound);
  const parsed = parseCatalogue(broken);
  return parsed.ok ? [] : parsed.problems;
}

test('a sound catalogue is read completely', () => {
  const parsed = parseCatalogue(sound);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  const { catalogue } = parsed;
  expect(catalogue).toMatchObject({ game: 'toy', prefix: 'TOY' });
  expect(catalogue.rules.map((rule) => rule.id)).toEqual(['TOY-PLAY-01', 'TOY-DRAW-E-02']);
  expect(catalogue.conflicts).toHaveLength(2);
  expect(catalogue.silent).toHaveLength(2);
});

test('lists that a game does not need may be missing', () => {
  const parsed = parseCatalogue(sound.slice(0, sound.indexOf('conflicts:')));
  expect(parsed.ok && parsed.catalogue.gaps).toEqual([]);
});

/** The line of the sound catalogue that a text stands on. */
const line = (text: string) => sound.slice(0, sound.indexOf(text)).split('\n').length;

describe('what is wrong is reported with its line', () => {
  type Case = [
    what: string,
    find: string | RegExp,
    replace: string,
    at: string,
    code: Problem['code'],
    message: RegExp,
  ];
  const cases: Case[] = [
    ['broken YAML', 'game: toy', 'game: [toy', 'source:', 'syntax', /./],
    ['a missing list', /^rules:[\s\S]*?(?=examples:)/m, '', 'game:', 'form', /^rules: /],
    ['an unknown field', '  test: engine', '  tets: engine', 'TOY-PLAY-01', 'form', /TOY-PLAY-01/],
    ['a missing German text', / {2}de: Karten.*\n/, '', 'TOY-PLAY-01', 'form', /TOY-PLAY-01 de/],
    ['an empty text', 'A card is played from the hand.', "''", 'A card is', 'form', /TOY-PLAY-01 rule/],
    ['an unknown kind of test', 'test: engine', 'test: manual', 'test: engine', 'form', /TOY-PLAY-01 test/],
    ['a rule id without number', 'id: TOY-PLAY-01', 'id: TOY-PLAY', 'id: TOY-PLAY', 'form', /GAME-AREA-NN/],
    ['an example id of another kind', 'TOY-EX-01', 'TOY-XE-01', 'TOY-EX-01', 'form', /GAME-EX-NN/],
    ['an id used twice', 'id: TOY-DRAW-E-02', 'id: TOY-PLAY-01', 'id: TOY-DRAW', 'duplicate', /TOY-PLAY-01/],
    ['an id of another game', 'TOY-EX-01', 'DOY-EX-01', 'TOY-EX-01', 'prefix', /DOY-EX-01.*TOY-/],
    ['an unknown source', 'where: 009 Drawing', 'where: 008 Drawing', 'where: 009 Drawing', 'source', /008/],
    ['an example without rules', '[TOY-PLAY-01]', '[]', '[TOY-PLAY', 'form', /TOY-EX-01 rules/],
    ['an example of an unknown rule', '[TOY-PLAY-01]', '[TOY-PLAY-09]', '[TOY-PLAY', 'reference', /TOY-PLAY-09/],
    ['a conflict about an unknown rule', '[TOY-DRAW-E-02]', '[TOY-X-02]', '[TOY-DRAW', 'reference', /TOY-X-02/],
    ['a conflict without reading', '  reading: The smaller one.\n', '', 'TOY-CONFLICT-01', 'form', /reading/],
    ['a conflict that nobody wins', "wins: '000'", 'wins: both', 'wins:', 'form', /TOY-CF-01 wins/],
    ['a gap without suggestion', '  suggest: Nothing happens.\n', '', 'TOY-GAP-01', 'form', /TOY-GAP-01 suggest/],
    ['a silent point of unknown status', 'status: known', 'status: sure', 'status: known', 'form', /TOY-SILENT-01/],
    ['a silent point without value', '  value: null\n', '', 'TOY-SILENT-02', 'form', /TOY-SILENT-02 value/],
    ['a name that nothing is said about', '[Stands alone.]', '[]', '[Stands', 'form', /Turm says/],
    ['a reading of an unknown rule', 'DRAW-E-02 is', 'DRAW-E-07 is', 'DRAW-E-02 is', 'reference', /TOY-DRAW-E-07/],
    ['a rule of an area without a name', 'PLAY: {', 'PLOY: {', 'id: TOY-PLAY-01', 'area', /^PLAY has no name$/],
    ['an unknown rule in a text', 'see PLAY-01', 'see PLAY-01/03', 'see PLAY-01', 'reference', /TOY-PLAY-03/],
  ];

  test.each(cases)('%s', (_, find, replace, at, code, message) => {
    const [problem] = problemsOf(find, replace);
    expect(problem).toMatchObject({ line: line(at), code });
    expect(problem?.message).toMatch(message);
  });

  test('broken YAML is told in one line', () => {
    const [problem] = problemsOf('game: toy', 'game: "toy');
    expect(problem).toMatchObject({ code: 'syntax' });
    expect(problem?.message).not.toContain('\n');
    expect(problem?.message).toMatch(/[a-z]{3,} [a-z]/);
  });

  test('an id that is not the first field of its entry has its own line', () => {
    const moved = '- where: 009 Playing\n  id: DOY-EX-01\n  rules';
    expect(problemsOf(/- id: TOY-EX-01\n {2}where: 009 Playing\n {2}rules/, moved)).toMatchObject([
      { line: line('TOY-EX-01') + 1, code: 'prefix' },
    ]);
  });

  test('so has one of an area without a name', () => {
    const moved = '- where: 009 Playing\n  id: TOY-NEW-01\n  rule: A';
    expect(problemsOf(/- id: TOY-PLAY-01\n {2}where: 009 Playing\n {2}rule: A/, moved)[0]).toMatchObject({
      line: line('TOY-PLAY-01') + 1,
      code: 'area',
    });
  });

  test('an area that is called by no word of its kind is said to be none', () => {
    expect(problemsOf('PLAY: {', 'play: {')[0].message).toBe('areas.play: is not an area');
  });

  test('an area that is out of form is named with its place', () => {
    expect(problemsOf('de: Spielen', "de: ''")[0]).toMatchObject({
      line: line('de: Spielen'),
      message: expect.stringMatching(/^areas\.PLAY\.de: /),
    });
  });

  test('what the whole file lacks counts where its content begins', () => {
    const parsed = parseCatalogue(`# a toy\n\n${sound.replace('game: toy\n', '')}`);
    expect(parsed.ok || parsed.problems).toMatchObject([{ line: 3, message: expect.stringMatching(/^game: /) }]);
  });

  test.each([
    ['conflict', 'wins: ' + "'000'", 'wins: both', 'CF-01'],
    ['silent point', 'status: unsure', 'status: sure', 'SILENT-02'],
  ])('a %s out of form is not missed by those who speak of it', (_, find, replace, id) => {
    const spoken = sound.replace('from the hand.', `from the hand, see TOY-${id}.`);
    const parsed = parseCatalogue(spoken.replace(find, replace));
    expect(parsed.ok || parsed.problems.map(({ code }) => code)).toEqual(['form']);
  });

  test('several problems come in the order of their lines', () => {
    const lines = problemsOf(/id: TOY-EX-01[\s\S]*$/, 'id: A-EX-01\n  where: 007\n  rules: [TOY-NO-01]\n').map(
      (p) => p.line,
    );
    expect(lines).toEqual([...lines].sort((a, b) => a - b));
    expect(lines.length).toBeGreaterThan(1);
  });
});

describe('every field has its form', () => {
  type Entry = Record<string, unknown>;
  interface Toy extends Record<string, unknown> {
    rules: Entry[];
    examples: Entry[];
    conflicts: Entry[];
    gaps: Entry[];
    silent: Entry[];
    named: Entry[];
    readings: Entry[];
  }
  const changed = (change: (toy: Toy) => void): boolean => {
    const toy = parse(sound) as Toy;
    change(toy);
    // JSON is YAML.
    return parseCatalogue(JSON.stringify(toy)).ok;
  };
  const NO_TEXT = ['', ' ', 3, [], {}];
  const lists: readonly (readonly [
    list: Exclude<keyof Toy, number>,
    index: number,
    needed: Readonly<Record<string, readonly [fine: readonly unknown[], wrong: readonly unknown[]]>>,
    optional?: Readonly<Record<string, readonly [fine: readonly unknown[], wrong: readonly unknown[]]>>,
  ])[] = [
    [
      'rules',
      1,
      {
        id: [['TOY-DRAW-E-02'], ['TOY-PLAY-1', 'toy-PLAY-02', 'TOY-02', 'TOY-PLAY-02x', ' TOY-PLAY-02', 'TOY-PL4Y-02']],
        where: [
          ['009', '009 p. 3'],
          [...NO_TEXT, '9', '010'],
        ],
        rule: [['x'], NO_TEXT],
        de: [['x'], NO_TEXT],
        test: [
          ['engine', 'ui', 'deckbuilder', 'campaign', 'none'],
          ['', 'all', null],
        ],
      },
    ],
    [
      'examples',
      0,
      {
        id: [
          ['TOY-EX-01', 'TOY-EX-100'],
          ['TOY-EX-1', 'TOY-EXA-01', 'xTOY-EX-01', 'TOY-EX-01x', 'TOY-EX'],
        ],
        where: [['009'], [...NO_TEXT, '008']],
        rules: [[['TOY-PLAY-01', 'TOY-DRAW-E-02']], [[], ['TOY-PLAY'], ['TOY-PLAY-09'], 'TOY-PLAY-01']],
        given: [['x'], NO_TEXT],
        when: [['x'], NO_TEXT],
        then: [['x'], NO_TEXT],
      },
      {
        kind: [
          ['worked', 'statement', 'card'],
          ['', 'play'],
        ],
        printed: [[true, false], ['yes']],
        derived: [[true, false], ['yes']],
        note: [['x'], NO_TEXT],
      },
    ],
    [
      'conflicts',
      0,
      {
        id: [['TOY-CONFLICT-01'], ['TOY-CF-02', 'TOY-CONFLICT-1', 'TOY-CONFLICT-01x']],
        where: [['009'], [...NO_TEXT, '008']],
        issue: [['x'], NO_TEXT],
        reading: [['x'], NO_TEXT],
      },
    ],
    [
      'conflicts',
      1,
      {
        id: [['TOY-CF-01'], ['TOY-CONFLICT-02', 'TOY-CF-1']],
        topic: [['x'], NO_TEXT],
        kind: [
          ['contradiction', 'supplement', 'scope', 'wording', 'internal'],
          ['', 'data', null],
        ],
        says_000: [['x'], NO_TEXT],
        says_004: [['x'], NO_TEXT],
        wins: [
          ['000', '004', 'reading'],
          ['', '001', null],
        ],
        variant: [
          [true, false],
          ['no', null],
        ],
        rules: [[['TOY-PLAY-01']], [[], ['PLAY-01']]],
      },
      { note: [['x'], NO_TEXT] },
    ],
    [
      'gaps',
      0,
      { id: [['TOY-GAP-01'], ['TOY-GAPS-01', 'TOY-GAP-1']], question: [['x'], NO_TEXT], suggest: [['x'], NO_TEXT] },
    ],
    [
      'silent',
      0,
      {
        id: [['TOY-SILENT-01'], ['TOY-QUIET-01', 'TOY-SILENT-1']],
        topic: [['x'], NO_TEXT],
        open: [['x'], NO_TEXT],
        official: [['x'], NO_TEXT],
        status: [
          ['known', 'unsure'],
          ['', 'sure', null],
        ],
      },
    ],
    [
      'silent',
      1,
      {
        id: [['TOY-SILENT-02'], ['TOY-QUIET-02']],
        topic: [['x'], NO_TEXT],
        kind: [
          ['data', 'rule', 'text'],
          ['', 'scope', null],
        ],
        value: [['x', null], NO_TEXT],
        status: [
          ['known', 'unsure'],
          ['', 'sure', null],
        ],
      },
      { basis: [['x'], NO_TEXT] },
    ],
    [
      'named',
      0,
      {
        name: [['x'], NO_TEXT],
        en: [['x', null], NO_TEXT],
        kind: [['x'], NO_TEXT],
        where: [['009'], [...NO_TEXT, '008']],
        says: [[['x', 'y']], [[], [''], 'x']],
      },
    ],
    ['readings', 0, { id: [['TOY-READ-01'], ['TOY-READS-01', 'TOY-READ-1']], reading: [['x'], NO_TEXT] }],
  ];

  for (const [list, index, needed, optional = {}] of lists) {
    const entryOf = (toy: Toy): Entry => (toy[list] as Entry[])[index];
    test(`${list}, entry ${index + 1}`, () => {
      expect(changed(() => {})).toBe(true);
      expect(changed((toy) => Object.assign(entryOf(toy), { more: 'x' }))).toBe(false);
      for (const [key, [fine, wrong]] of Object.entries({ ...needed, ...optional })) {
        expect(
          changed((toy) => delete entryOf(toy)[key]),
          `without ${key}`,
        ).toBe(!(key in needed));
        for (const value of fine) {
          expect(
            changed((toy) => Object.assign(entryOf(toy), { [key]: value })),
            `${key}: ${JSON.stringify(value)}`,
          ).toBe(true);
        }
        for (const value of wrong) {
          expect(
            changed((toy) => Object.assign(entryOf(toy), { [key]: value })),
            `${key}: ${JSON.stringify(value)}`,
          ).toBe(false);
        }
      }
    });
  }

  test.each([
    ['game', ['toy', 'x'], ['', 'Toy', 'toy 2', 'toy2', 3, null]],
    ['source', [['009 = x'], ['009 = x', '010 = y']], [[], ['9 = x'], ['009 = '], ['x009 = x'], ['009: x'], '009 = x']],
    ['areas', [], [{}, { PLAY: { de: 'x', en: 'y' } }, { play: { de: 'x', en: 'y' } }, null]],
    ['examples', [[]], [null, undefined, {}]],
    ['rules', [], [[], null, undefined]],
    ['conflicts', [[], undefined], [null, {}, [3], [null]]],
    ['gaps', [[], undefined], [null, [3]]],
    ['silent', [[], undefined], [null, [3], ['x']]],
    ['named', [[], undefined], [null, [3]]],
    ['readings', [[], undefined], [null, [3]]],
    ['more', [], ['x']],
  ] as const)('%s of the whole', (key, fine, wrong) => {
    for (const value of fine) expect(changed((toy) => Object.assign(toy, { [key]: value }))).toBe(true);
    for (const value of wrong) expect(changed((toy) => Object.assign(toy, { [key]: value }))).toBe(false);
  });

  test.each([
    ['play', { de: 'x', en: 'y' }],
    ['PLAY-', { de: 'x', en: 'y' }],
    ['-PLAY', { de: 'x', en: 'y' }],
    ['MORE', { de: '', en: 'y' }],
    ['MORE', { de: 'x', en: ' ' }],
    ['MORE', { de: 'x' }],
    ['MORE', { de: 'x', en: 'y', fr: 'z' }],
  ])('an area %s %j is refused', (area, names) => {
    expect(changed((toy) => Object.assign(toy.areas as object, { [area]: names }))).toBe(false);
    expect(changed((toy) => Object.assign(toy.areas as object, { 'MORE-STILL': { de: 'x', en: 'y' } }))).toBe(true);
  });

  test('a problem is called by the name of its entry, or by its place', () => {
    const [message] = [...(asJson((toy) => Object.assign(toy.named[0], { says: [] })) ?? [])];
    expect(message).toMatch(/^Turm says: /);
    expect(asJson((toy) => Object.assign(toy.gaps[0], { id: 3 }))?.[0]).toMatch(/^gaps\.0 id: /);
    expect(asJson((toy) => Object.assign(toy, { gaps: [3] }))?.[0]).toMatch(/^gaps\.0: /);
    expect(asJson((toy) => Object.assign(toy, { game: 3 }))?.[0]).toMatch(/^game: /);
    const nothing = parseCatalogue('3');
    expect(nothing.ok || nothing.problems[0]).toMatchObject({
      line: 1,
      message: expect.stringMatching(/^catalogue: /),
    });
    const empty = parseCatalogue('');
    expect(empty.ok || empty.problems[0]).toMatchObject({ line: 1, code: 'form' });
  });

  function asJson(change: (toy: Toy) => void): readonly string[] | null {
    const toy = parse(sound) as Toy;
    change(toy);
    const parsed = parseCatalogue(JSON.stringify(toy));
    return parsed.ok ? null : parsed.problems.map(({ message }) => message);
  }
});

describe('rules that are spoken of', () => {
  const areas = new Set(['PLAY', 'DRAW-E']);
  test.each([
    ['PLAY-01', ['TOY-PLAY-01']],
    ['TOY-PLAY-01', ['TOY-PLAY-01']],
    ['TOY-NEW-01', ['TOY-NEW-01']],
    ['see PLAY-01/03/07, DRAW-E-02.', ['TOY-PLAY-01', 'TOY-PLAY-03', 'TOY-PLAY-07', 'TOY-DRAW-E-02']],
    ['PLAY-01 to -05', ['TOY-PLAY-01', 'TOY-PLAY-05']],
    ['PLAY-01/02 and -04', ['TOY-PLAY-01', 'TOY-PLAY-02', 'TOY-PLAY-04']],
    ['PLAY-01 or -04', ['TOY-PLAY-01']],
    ['NEW-01, WW-02', []],
    ['PLAY-1, PLAY-123, xPLAY-01, -PLAY-01, PLAY-01x, PLAY-01-02', []],
  ])('%s', (text, ids) => expect(idsMentioned(text, 'TOY', areas)).toEqual(ids));

  test('the lines of a file say which ids it has', () => {
    expect(idsInText('- id: A-B-01\n  - id: C-D-01\n- id: E-F-02 \nx- id: G-H-01\n- id:\n')).toEqual([
      'A-B-01',
      'E-F-02',
    ]);
  });

  test('an id has a game in front and a number behind', () => {
    expect([prefixOf('TOY-DRAW-E-02'), areaOf('TOY-DRAW-E-123')]).toEqual(['TOY', 'DRAW-E']);
  });
});
