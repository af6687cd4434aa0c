import { fileURLToPath } from 'node:url';
import { lcgDecks, writeSheet } from '@tafelrunde/decks';
import { starterDecks } from '@tafelrunde/lcg';
import { expect, it } from 'vitest';
import { eventually, startServer } from '../test/serving.ts';
import { type LiveTable, type Reply, type Saying, Visitor } from './client/visitor.ts';

// What a server says to people of every kind, as the books have it: whoever changes it on purpose writes them anew (docs/testing.md).

const NOW = Date.UTC(2026, 4, 17, 12);
/** Decks are long. */
const MOST_SHOWN = 100;
const file = (name: string): string => fileURLToPath(new URL(`../test/book/${name}.txt`, import.meta.url));

/** Ids are drawn by chance: here they are called by who or what they belong to. */
class Names {
  private readonly known: (readonly [id: string, name: string])[] = [];

  give(id: string, name: string): void {
    this.known.push([id, name]);
  }

  in(text: string): string {
    return this.known.reduce((so, [id, name]) => so.replaceAll(id, `‹${name}›`), text);
  }
}

async function called(url: string, name: string, names: Names): Promise<Visitor> {
  const visitor = await Visitor.called(url, name);
  const { me } = await visitor.must<{ me: { who: string } }>('GET', '/me');
  names.give(me.who, name);
  return visitor;
}

type Say = (live: LiveTable) => Saying;
const plainly =
  (message: Saying): Say =>
  () =>
    message;

/** Everything that can be said at a table. */
const SAYINGS: readonly Say[] = [
  ({ picture }) => ({
    ...{ type: 'answer', branch: picture?.branch ?? 0, position: picture?.position ?? 0 },
    ids: [picture?.decision?.options[0].id ?? 'anything'],
  }),
  plainly({ type: 'answer', branch: 0, position: 0, ids: ['no such answer'] }),
  plainly({ type: 'answer', branch: 7, position: 3, ids: ['anything'] }),
  plainly({ type: 'resign' }),
  plainly({ type: 'unpick', branch: 0, position: 0, card: 'no card' }),
  plainly({ type: 'undo', branch: 0, to: null }),
  plainly({ type: 'undo', branch: 0, to: 0 }),
  plainly({ type: 'undo', branch: 3, to: 9 }),
  plainly({ type: 'consent', agree: true }),
  plainly({ type: 'consent', agree: false }),
  plainly({ type: 'chat', text: 'Hello!' }),
  ...[null, 0, 1, 2, 6].map((seat) => plainly({ type: 'sit', seat })),
  plainly({ type: 'admit', id: 0, agree: true }),
  plainly({ type: 'stand' }),
  ...([0, 1, 2] as const).flatMap((seat) =>
    (['open', 'random', 'keen'] as const).map((as) => plainly({ type: 'seat', seat, as })),
  ),
  plainly({ type: 'bring', part: {} }),
  plainly({ type: 'bring', part: { deck: ['no such card'] } }),
  ...[2, 3, 9].map((seats) => plainly({ type: 'setup', setup: { seats } })),
  ...[true, false].map((ready) => plainly({ type: 'ready', ready })),
  plainly({ type: 'start' }),
  ...[0, 1, 4].flatMap((seat) =>
    (['random', null] as const).map((level) => plainly({ type: 'stand-in', seat, level })),
  ),
  ...[true, false].map((on) => plainly({ type: 'notice', seat: 1, on })),
  plainly({ type: 'rematch' }),
  ...[0, 1, 7].map((viewer) => plainly({ type: 'look', position: 0, viewer })),
  plainly({ type: 'look', position: 99, viewer: 0 }),
  ...[0, null].map((seat) => plainly({ type: 'follow', seat })),
  plainly({ type: 'attention', looking: false }),
];

/** Ids of what was made by what was asked for. */
function idsIn(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    key === 'id' && typeof part === 'string' && part.length >= SHORTEST_ID ? [part] : idsIn(part),
  );
}
const SHORTEST_ID = 12;

const heard = (reply: Reply): string => {
  if (reply.type !== 'refused') return reply.type;
  const { ref: _, type, ...why } = reply;
  return `${type} ${JSON.stringify(why)}`;
};

/** Whoever is away for so long is gone; others need not wait for him. */
const BLINK = 60_000;

interface Moment {
  readonly state: 'open' | 'running' | 'over';
  readonly seats?: number;
  /** Whose line is broken. */
  readonly without?: 'host' | 'guest';
}
const MOMENTS: readonly Moment[] = [
  ...(['open', 'running', 'over'] as const).map((state) => ({ state })),
  { state: 'open', seats: 3 },
  ...(['host', 'guest'] as const).map((without) => ({ state: 'running' as const, without })),
];

it('what may be said at a table, by whom and when, is as the book has it', { timeout: 240_000 }, async () => {
  let now = NOW;
  const { url } = await startServer({ now: () => now });
  const names = new Names();
  const [anna, bert, cleo] = await Promise.all(['Anna', 'Bert', 'Cleo'].map((name) => called(url, name, names)));
  const lines: string[] = [];
  for (const { state, seats = 2, without = '' } of MOMENTS)
    for (const say of SAYINGS) {
      const id = await anna.openTable({
        ...{ game: 'sample', setup: { seats }, access: 'link', spectators: true, clock: null, seats: ['me', 'open'] },
      });
      names.give(id, 'the table');
      const sitting = await Promise.all([anna, bert, cleo].map((one) => one.sitDown(id)));
      const [host, guest, watcher] = sitting;
      for (const live of sitting) await live.until(() => live.mirror.table !== null);
      await guest.say({ type: 'sit', seat: 1 });
      await guest.say({ type: 'ready', ready: true });
      if (state !== 'open') await host.say({ type: 'start' });
      if (state === 'over') await host.say({ type: 'resign' });
      for (const live of sitting) await live.until(() => live.mirror.table?.state === state);
      if (state === 'running') for (const live of sitting) await live.until(() => live.picture !== null);
      const there = Object.entries({ watcher, guest, host }).filter(([name]) => name !== without);
      if (without !== '') {
        const gone = without === 'host' ? 0 : 1;
        sitting[gone].breakOff();
        for (const [, live] of there) await live.until(() => live.mirror.table?.seats[gone].here === false);
        now += BLINK;
      }
      lines.push(`= ${state}, ${seats} seats${without && `, without the ${without}`}: ${JSON.stringify(say(watcher))}`);
      for (const [name, live] of there) lines.push(`${name}: ${heard(await live.say(say(live)))}`);
      const [, last] = there[there.length - 1];
      // Whatever is told is told before the next is answered.
      await last.say({ type: 'attention', looking: true });
      const { table, chat } = last.mirror;
      const places = table?.seats.map(({ kind, name, bot, ready, here, away }) =>
        [kind, name, bot, ready, here, away].join(),
      );
      const so = [table?.state, places, table?.undo, table?.requests, table?.notice, table?.options, table?.host];
      if (table?.next) names.give(table.next, 'the next table');
      lines.push(`${JSON.stringify(so)} ${JSON.stringify(chat.map(({ event, name, text }) => [event, name, text]))}`);
      for (const live of sitting) live.breakOff();
      await eventually(() => sitting.every(({ closed }) => closed >= 0));
    }
  await expect(`${names.in(lines.join('\n'))}\n`).toMatchFileSnapshot(file('said'));
});

it('what may be asked for, by whom, and what is answered, is as the book has it', { timeout: 120_000 }, async () => {
  const { url } = await startServer({ now: () => NOW });
  const names = new Names();
  const nobody = new Visitor(url);
  const guest = await called(url, 'Gerd', names);
  const member = await called(url, 'Mira', names);
  await member.must('POST', '/account', { login: 'mira', password: 'a long enough password' });
  const other = await called(url, 'Otto', names);
  const { me } = await other.must<{ me: { who: string } }>('GET', '/me');
  const text = writeSheet(
    lcgDecks,
    { name: '', side: {}, outside: [], notes: '', list: starterDecks.spirit },
    'own',
    'en',
  );
  const table = await member.openTable({
    ...{ game: 'sample', setup: { seats: 2 }, access: 'public', spectators: true, clock: null, seats: ['me', 'open'] },
  });
  names.give(table, 'the table');
  const wishes = { push: false, mail: false, quiet: null, muted: [], language: 'de' };
  const asked: readonly (readonly [method: string, path: string, body?: unknown])[] = [
    ...['/me', '/live', '/games', '/tables', '/tables/mine', '/nowhere'].map((path) => ['GET', path] as const),
    ['POST', '/me', { name: '' }],
    ['POST', '/me', {}],
    ['POST', '/tables', { game: 'chess', setup: {}, access: 'link', spectators: true, clock: null, seats: ['me'] }],
    [
      'POST',
      '/tables',
      { game: 'sample', setup: { seats: 9 }, access: 'link', spectators: true, clock: null, seats: [] },
    ],
    ['POST', '/tables', {}],
    ['GET', `/tables/${table}/record`],
    ['GET', '/tables/x/record'],
    ['GET', `/tables/${'A'.repeat(22)}/record`],
    ['POST', `/tables/${table}/go-on`, { position: 0 }],
    ['POST', `/tables/${table}/go-on`, {}],
    ['POST', `/tables/${'A'.repeat(22)}/go-on`, { position: 0 }],
    ['GET', `/tables/${table}/analysis`],
    ['POST', `/tables/${table}/analysis`],
    ['DELETE', `/tables/${table}/analysis`],
    ['POST', `/tables/${table}/invite`, { person: me.who }],
    ['POST', `/tables/${table}/invite`, { person: 'x' }],
    ['DELETE', '/invitations/x'],
    ['GET', '/company'],
    ...['deck', 'campaign', 'nonsense'].flatMap((kind) => [
      ['PUT', `/documents/${kind}/a`, { value: { name: kind } }] as const,
      ['PUT', `/documents/${kind}/a b`, { value: 1 }] as const,
      ['GET', `/documents/${kind}/a`] as const,
    ]),
    ['PUT', '/documents/deck/b', {}],
    ['GET', '/documents/keys'],
    ['DELETE', '/documents/deck/a'],
    ['GET', '/documents/deck/a'],
    ['GET', `/people/${me.who}`],
    ['GET', '/people/x'],
    ['GET', `/people/${'A'.repeat(22)}`],
    ...(['friend', 'block', null, 'enemy'] as const).flatMap((kind) => [
      ['PUT', `/people/${me.who}/relation`, { kind }] as const,
      ['GET', `/people/${me.who}`] as const,
    ]),
    ['PUT', '/people/x/relation', { kind: 'friend' }],
    ['POST', `/people/${me.who}/report`, { reason: 'rude', text: 'He said no.', table }],
    ['POST', `/people/${me.who}/report`, { reason: 'none', text: '', table: '' }],
    ['GET', '/scores/lcg/mirkwood/2'],
    ['GET', '/scores/chess/mirkwood/2'],
    ['GET', '/scores/lcg/mirkwood/x'],
    ['GET', '/ladder/tcg/rated'],
    ['GET', '/ladder/chess/rated'],
    ['GET', '/me/games'],
    ['GET', '/calls'],
    ['PUT', '/calls', wishes],
    ['PUT', '/calls', { ...wishes, quiet: { from: '22:00', to: '07:30', zone: 'Europe/Vienna' }, mail: true }],
    ['PUT', '/calls', { ...wishes, quiet: { from: '25:00', to: '07:30', zone: 'Europe/Vienna' } }],
    ['POST', '/calls/push', { endpoint: 'http://localhost/x', keys: { p256dh: 'a', auth: 'b' } }],
    ['DELETE', '/calls/push', { endpoint: 'https://example.org/x' }],
    ['DELETE', '/calls/push', {}],
    ['PUT', '/calls/mail', { address: '' }],
    ['PUT', '/calls/mail', { address: 'a@example.org' }],
    ['PUT', '/calls/mail', { address: 'nonsense' }],
    ['POST', '/calls/mail', { code: '123456' }],
    ...[7, 0, 42, 43].map((days) => ['PUT', '/calls/vacation', { days }] as const),
    ['GET', '/calls/stop/x.y'],
    ['GET', '/quests/lcg/20000'],
    ['GET', '/quests/chess/20000'],
    ['GET', '/quests/lcg/x'],
    ['POST', '/quests', { day: 1, record: { game: 'lcg', gameVersion: 1, setup: {}, seed: 'x', answers: [] } }],
    ['POST', '/quests', {}],
    ['GET', '/library/lcg'],
    ['GET', '/library/chess'],
    ['GET', '/library/lcg?order=best'],
    ['POST', '/library', { game: 'lcg', name: 'Spirit', text, lab: null }],
    ['POST', '/library', { game: 'lcg', name: 'Spirit', text: '{}', lab: null }],
    ['POST', '/library', { game: 'chess', name: 'Spirit', text, lab: null }],
    ['GET', '/library/lcg?search=spir&order=copied'],
    ['GET', '/library/lcg?from=1'],
    ['POST', '/library/x/copies'],
    ['DELETE', '/library/x'],
    ['POST', '/quick', { game: 'chess' }],
    ['GET', '/admin'],
    ['GET', '/admin/people?text=o'],
    ['POST', '/admin/announcements', { de: 'Hallo', en: 'Hello', days: 1 }],
    ['POST', '/login', { login: 'mira', password: 'a wrong password' }],
    ['POST', '/login', { login: 'm', password: '' }],
    ['POST', '/account', { login: 'mira', password: 'a long enough password' }],
    ['POST', '/account', { login: 'm', password: 'a long enough password' }],
    ['POST', '/passkeys', {}],
    ['POST', '/passkeys/login', {}],
    ['GET', '/me/everything'],
    ['DELETE', '/me'],
    ['GET', '/me'],
    ['POST', '/logout'],
    ['GET', '/me'],
  ];
  const lines: string[] = [];
  for (const [who, visitor] of Object.entries({ nobody, guest, member })) {
    for (const [method, path, body] of asked) {
      const { status, json } = await visitor.ask(method, path, body);
      for (const id of idsIn(json)) names.give(id, 'new');
      const { key } = json as { readonly key?: string };
      if (key) names.give(key, 'the key');
      const sent = JSON.stringify(body)?.slice(0, MOST_SHOWN) ?? '';
      lines.push(`${who} ${method} ${path} ${sent}\n  ${status} ${JSON.stringify(json)}`);
    }
  }
  await expect(`${names.in(lines.join('\n'))}\n`).toMatchFileSnapshot(file('asked'));
});
