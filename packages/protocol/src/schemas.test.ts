import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import * as schemas from './schemas.ts';

/** Fields with values that are taken in them, and values that are not. */
type Fields = Readonly<Record<string, readonly [fine: readonly unknown[], wrong: readonly unknown[]]>>;

const long = (n: number, letter = 'a'): string => letter.repeat(n);
const TABLE = long(22, 'T');
const nested = (depth: number): unknown => (depth === 0 ? 1 : { in: nested(depth - 1) });

const COUNT = [
  [0, 1_000_000],
  [-1, 1_000_001, 1.5, '1', null],
] as const;
const SEAT = [
  [0, 6],
  [-1, 7, 0.5, '0'],
] as const;
const MAYBE_SEAT = [
  [null, 0, 6],
  [-1, 7, 0.5, '0'],
] as const;
const YES_NO = [
  [true, false],
  [null, 0, 'true'],
] as const;
const PLAIN = [
  [null, 0, 'x', true, [], {}, nested(12), [[1]]],
  [undefined, Number.NaN, Number.POSITIVE_INFINITY, { x: [Number.NaN] }, nested(13)],
] as const;
const GAME = [
  ['x', long(32)],
  ['', long(33), 3],
] as const;
const ID = [
  [TABLE, 'abcDEF123_-abcDEF123_-'],
  ['', long(21), long(23), `${long(21)}.`, `${TABLE}\n`, ` ${TABLE}`],
] as const;
const OPTION = [
  ['a', long(64)],
  ['', long(65), 1],
] as const;
const LEVEL_NAMES = ['random', 'steady', 'keen', 'master'];
const REF = [
  [0, 2 ** 31],
  [-1, 2 ** 31 + 1, 0.5, '1'],
] as const;
const PASSWORD = [
  [long(8), long(200)],
  [long(7), long(201), 12345678],
] as const;
const LOGIN = [
  ['bea', long(64), 'b.e_a@x+y-1', 'Ähre'],
  ['be', long(65), 'b e a', 'bea!', 'bea/', 3],
] as const;
const BYTES = [
  ['a', long(16_000), '_-Z9'],
  ['', long(16_001), 'a=', 'a b'],
] as const;
const TICKET = [
  [TABLE, '_-_-_-_-_-_-_-_-_-_-_-'],
  [long(21), long(23), `${long(21)}=`],
] as const;
const TIME = [
  ['00:00', '09:59', '19:30', '20:00', '23:59'],
  ['24:00', '9:59', '12:60', '12:5', '12:000', 'x12:00', '1a:00', '2a:00', '00:5a', '00:a0', 1200],
] as const;

const messages: readonly (readonly [type: string, good: object, fields: Fields])[] = [
  [
    'answer',
    { branch: 0, position: 0, ids: ['a'] },
    {
      branch: COUNT,
      position: COUNT,
      ids: [
        [['a'], Array(64).fill('a'), [long(64)]],
        [[], Array(65).fill('a'), [''], [long(65)], [1], 'a'],
      ],
    },
  ],
  ['resign', {}, {}],
  ['unpick', { branch: 0, position: 0, card: 'a' }, { branch: COUNT, position: COUNT, card: OPTION }],
  [
    'undo',
    { branch: 0, to: 0 },
    {
      branch: COUNT,
      to: [
        [null, 0, 1_000_000],
        [-1, 1_000_001, 0.5, '0'],
      ],
    },
  ],
  ['consent', { agree: true }, { agree: YES_NO }],
  [
    'chat',
    { text: 'hello' },
    {
      text: [
        ['.', long(500), long(500, '🐉'), ` ${long(500)} `],
        ['', ' \n ', long(501), long(2001), 'a\u202Eb', 'a\u0000b', 'a\uE000b', 'a\uD800b', 3],
      ],
    },
  ],
  ['sit', { seat: 0 }, { seat: MAYBE_SEAT }],
  ['admit', { id: 0, agree: true }, { id: COUNT, agree: YES_NO }],
  ['stand', {}, {}],
  [
    'seat',
    { seat: 0, as: 'open' },
    {
      seat: SEAT,
      as: [
        ['open', ...LEVEL_NAMES],
        ['me', '', 'expert', null],
      ],
    },
  ],
  ['bring', { part: {} }, { part: PLAIN }],
  ['setup', { setup: {} }, { setup: PLAIN }],
  ['ready', { ready: true }, { ready: YES_NO }],
  ['start', {}, {}],
  [
    'stand-in',
    { seat: 0, level: null },
    {
      seat: SEAT,
      level: [
        [null, ...LEVEL_NAMES],
        ['open', '', 0],
      ],
    },
  ],
  ['notice', { seat: 0, on: true }, { seat: SEAT, on: YES_NO }],
  ['rematch', {}, {}],
  [
    'look',
    { position: 0, viewer: 0 },
    {
      position: COUNT,
      viewer: [
        [0, 7],
        [-1, 8, 0.5],
      ],
    },
  ],
  ['follow', { seat: 0 }, { seat: MAYBE_SEAT }],
  ['attention', { looking: true }, { looking: YES_NO }],
];

const answerOf = (response: object): object => ({
  id: 'a',
  rawId: 'a',
  type: 'public-key',
  clientExtensionResults: {},
  response,
});
const made = { clientDataJSON: 'a', attestationObject: 'a' };
const used = { clientDataJSON: 'a', authenticatorData: 'a', signature: 'a' };
const withPart = (good: object, key: string, fine: readonly unknown[], wrong: readonly unknown[]) =>
  [[good, ...fine.map((v) => ({ ...good, [key]: v }))], wrong.map((v) => ({ ...good, [key]: v }))] as const;
const both = (...all: (readonly [readonly unknown[], readonly unknown[]])[]) =>
  [all.flatMap(([fine]) => fine), all.flatMap(([, wrong]) => wrong)] as const;
const credential = (response: object) => {
  const good = answerOf(response);
  return both(
    withPart(good, 'id', ...BYTES),
    withPart(good, 'rawId', ...BYTES),
    withPart(good, 'type', ['public-key'], ['password', '', null]),
    withPart(good, 'clientExtensionResults', [{}, { more: 1 }], [null, 'x', undefined]),
    withPart(good, 'authenticatorAttachment', ['platform'], []),
    withPart(
      good,
      'response',
      [{ ...response, transports: ['usb'] }],
      [
        null,
        {},
        ...Object.keys(response).flatMap((key) => [
          ...BYTES[1].map((v) => ({ ...response, [key]: v })),
          { ...response, [key]: undefined },
        ]),
      ],
    ),
  );
};

const lab = { against: 'x', players: 2, easy: false, seed: 's', games: 10, wins: 10 };
const quiet = { from: '22:00', to: '07:00', zone: 'Europe/Berlin' };
const clock = { per: 'game', seconds: 60 };

const objects: readonly (readonly [
  name: string,
  schema: z.ZodType,
  good: object,
  fields: Fields,
  optional?: readonly string[],
])[] = [
  [
    'newTable',
    schemas.newTable,
    { game: 'lcg', setup: {}, access: 'link', spectators: true, clock: null, seats: ['me'] },
    {
      game: GAME,
      setup: PLAIN,
      access: [
        ['public', 'link'],
        ['', 'secret', null],
      ],
      spectators: YES_NO,
      clock: both(
        [[null], [{}, 'slow', { ...clock, more: 1 }]],
        withPart(clock, 'per', ['game', 'decision'], ['', 'turn', null]),
        withPart(clock, 'seconds', [5, 30 * 86_400], [4, 30 * 86_400 + 1, 5.5, '60']),
      ),
      seats: [
        [[], ['me', 'open', ...LEVEL_NAMES], Array(7).fill('open')],
        [Array(8).fill('open'), [''], ['you'], 'me'],
      ],
      follow: [
        [0, 1440],
        [-1, 1441, 0.5, '1', null],
      ],
    },
    ['follow'],
  ],
  ['quickMatch', schemas.quickMatch, { game: 'lcg' }, { game: GAME }],
  ['invitation', schemas.invitation, { person: TABLE }, { person: ID }],
  [
    'callWishes',
    schemas.callWishes,
    { push: true, mail: false, quiet: null, muted: [], language: 'de' },
    {
      push: YES_NO,
      mail: YES_NO,
      quiet: both(
        [[null], [{}, 'night', { ...quiet, more: 1 }]],
        withPart(quiet, 'from', ...TIME),
        withPart(quiet, 'to', ...TIME),
        withPart(quiet, 'zone', ['UTC', 'America/New_York'], ['Mordor/Barad-dur', '', long(65), 3]),
      ),
      muted: [
        [[], Array(200).fill(TABLE)],
        [Array(201).fill(TABLE), ...ID[1].map((id) => [id]), TABLE],
      ],
      language: [
        ['de', 'en'],
        ['fr', '', null],
      ],
    },
  ],
  [
    'pushSubscription',
    schemas.pushSubscription,
    { endpoint: 'https://push.example/1', keys: { p256dh: long(87), auth: long(22) } },
    {
      endpoint: [
        ['https://x.example/', `https://x.example/${long(982)}`],
        ['', 'push', `https://x.example/${long(983)}`, 3],
      ],
      keys: both(
        [[], [null, { p256dh: long(87) }, { p256dh: long(87), auth: long(22), more: 1 }]],
        withPart(
          { p256dh: long(87), auth: long(22) },
          'p256dh',
          [long(80), long(100), `${long(86)}==`],
          [long(79), long(101), `.${long(80)}`, `${long(80)}=.`],
        ),
        withPart(
          { p256dh: long(87), auth: long(22) },
          'auth',
          [long(20), long(30), `${long(22)}==`],
          [long(19), long(31), `.${long(20)}`, `${long(20)}=.`],
        ),
      ),
    },
  ],
  [
    'mailAddress',
    schemas.mailAddress,
    { address: 'bea@example.org' },
    {
      address: [
        ['', 'b@x.de', `${long(188)}@example.org`],
        ['bea', 'bea@', '@x.de', `${long(189)}@example.org`, null],
      ],
    },
  ],
  [
    'mailCode',
    schemas.mailCode,
    { code: '123456' },
    { code: [['000000'], ['12345', '1234567', '12345a', 'a123456', 123456]] },
  ],
  [
    'vacation',
    schemas.vacation,
    { days: 3 },
    {
      days: [
        [0, 42],
        [-1, 43, 1.5, '3'],
      ],
    },
  ],
  [
    'relation',
    schemas.relation,
    { kind: null },
    {
      kind: [
        ['friend', 'block', null],
        ['', 'enemy', 0],
      ],
    },
  ],
  [
    'report',
    schemas.report,
    { reason: 'other', text: '', table: '' },
    {
      reason: [['other'], ['', 'boring', null]],
      text: [
        ['', long(1000)],
        [long(1001), null],
      ],
      table: [['', TABLE], ID[1].slice(1)],
    },
  ],
  [
    'announcement',
    schemas.announcement,
    { de: 'Hallo', en: 'Hello', days: 1 },
    {
      de: [
        ['x', long(500)],
        ['', long(501), null],
      ],
      en: [
        ['x', long(500)],
        ['', long(501), null],
      ],
      days: [
        [0, 365],
        [-1, 366, 0.5, '1'],
      ],
    },
  ],
  ['goOn', schemas.goOn, { position: 1 }, { position: COUNT }],
  [
    'guest',
    schemas.guest,
    { name: 'Bea' },
    {
      name: [
        ['B', long(24), long(24, '山')],
        ['', ' ', long(25), long(385), 'B\u200Dea', 3],
      ],
    },
  ],
  ['credentials', schemas.credentials, { login: 'bea', password: long(8) }, { login: LOGIN, password: PASSWORD }],
  ['newPasskey', schemas.newPasskey, { login: 'bea' }, { login: LOGIN }, ['login']],
  [
    'madePasskey',
    schemas.madePasskey,
    { ticket: TABLE, answer: answerOf(made) },
    { ticket: TICKET, answer: credential(made) },
  ],
  [
    'usedPasskey',
    schemas.usedPasskey,
    { ticket: TABLE, answer: answerOf(used) },
    { ticket: TICKET, answer: credential(used) },
  ],
  ['documentBody', schemas.documentBody, { value: {} }, { value: PLAIN }],
  [
    'publishDeck',
    schemas.publishDeck,
    { game: 'lcg', name: 'Elves', text: '{}', lab: null },
    {
      game: [
        ['', long(20)],
        [long(21), null],
      ],
      name: [
        ['E', long(60), long(60, '🐉'), ` ${long(60)}\n`],
        ['', ' ', long(61), long(241), 'E\u202Elves', null],
      ],
      text: [
        ['{}', long(16_000)],
        ['x', long(16_001), null],
      ],
      lab: both(
        [[null], [{}, { ...lab, more: 1 }]],
        withPart(lab, 'against', ['', long(60)], [long(61), null]),
        withPart(lab, 'players', [1, 8], [0, 9, 1.5, '2']),
        withPart(lab, 'easy', ...YES_NO),
        withPart(lab, 'seed', ['', long(60)], [long(61), 3]),
        withPart(lab, 'games', [10, 1e8], [0, 1e8 + 1, 10.5, 9]),
        withPart(lab, 'wins', [0, 10], [-1, 11, 0.5]),
      ),
    },
  ],
  [
    'librarySearch',
    schemas.librarySearch,
    { search: 'elf', order: 'new', from: 0 },
    {
      search: [
        ['', long(60)],
        [long(61), 3],
      ],
      order: [
        ['new', 'played', 'copied'],
        ['', 'old', null],
      ],
      from: [
        [0, '10', 10_000],
        [-1, 10_001, 0.5, 'x'],
      ],
    },
    ['search', 'order', 'from'],
  ],
];

const without = (good: object, key: string): object =>
  Object.fromEntries(Object.entries(good).filter(([other]) => other !== key));

function expectForm(schema: z.ZodType, good: object, fields: Fields, optional: readonly string[] = []): void {
  const taken = (value: unknown): boolean => schema.safeParse(value).success;
  expect(taken(good)).toBe(true);
  for (const nothing of [null, undefined, 'x', 3, []]) expect(taken(nothing)).toBe(false);
  expect(taken({ ...good, more: 1 }), 'something that nobody knows').toBe(false);
  for (const [key, [fine, wrong]] of Object.entries(fields)) {
    expect(taken(without(good, key)), `without ${key}`).toBe(optional.includes(key));
    for (const value of fine) expect(taken({ ...good, [key]: value }), `${key}: ${JSON.stringify(value)}`).toBe(true);
    for (const value of wrong) expect(taken({ ...good, [key]: value }), `${key}: ${JSON.stringify(value)}`).toBe(false);
  }
}

describe('what a page may say at a table', () => {
  it.each(messages)('%s, in its form only', (type, good, fields) => {
    expectForm(schemas.clientMessage, { type, ref: 1, ...good }, { ...fields, ref: REF });
  });

  it('has no other kinds', () => {
    expect(schemas.clientMessage.options.map((option) => option.shape.type.value).sort()).toEqual(
      messages.map(([type]) => type).sort(),
    );
    expect(schemas.clientMessage.safeParse({ type: 'cheat', ref: 1 }).success).toBe(false);
  });
});

describe('what is sent to the server', () => {
  for (const [name, schema, good, fields, optional] of objects) {
    it(`${name}, in its form only`, () => expectForm(schema, good, fields, optional));
  }

  it.each([
    ['personId', schemas.personId, ID],
    ['tableId', schemas.tableId, ID],
    [
      'documentKind',
      schemas.documentKind,
      [
        ['deck', 'campaign', 'game'],
        ['', 'card', null],
      ],
    ],
    [
      'documentKey',
      schemas.documentKey,
      [
        ['a', long(64), '_-Z9'],
        ['', long(65), 'a b', 'a.', '.a'],
      ],
    ],
  ] as const)('%s, in its form only', (_name, schema, [fine, wrong]) => {
    for (const value of fine) expect(schema.safeParse(value).success, value).toBe(true);
    for (const value of wrong) expect(schema.safeParse(value).success, String(value)).toBe(false);
  });
});

it('names, chat and logins are made tidy', () => {
  expect(schemas.guest.parse({ name: '  Bea \n  B. ' })).toEqual({ name: 'Bea B.' });
  expect(schemas.credentials.parse({ login: ' BeA\uFF21 ', password: ' 8 chars ' })).toEqual({
    login: 'beaa',
    password: ' 8 chars ',
  });
  expect(schemas.clientMessage.parse({ type: 'chat', ref: 0, text: ' well \t\n played a\u0308 ' })).toMatchObject({
    text: 'well played ä',
  });
  const deck = { game: 'lcg', name: ' My  E\u0301lves\n', text: '{}', lab: null };
  expect(schemas.publishDeck.parse(deck)).toEqual({ ...deck, name: 'My Élves' });
});

it('a search of the library looks at the newest first unless told otherwise', () => {
  expect(schemas.librarySearch.parse({})).toEqual({ search: '', order: 'new', from: 0 });
  expect(schemas.librarySearch.parse({ from: '20' }).from).toBe(20);
});
