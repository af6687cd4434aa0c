import { keptMessages } from '@tafelrunde/protocol';
import { expect, it } from 'vitest';
import { type LiveTable, type Saying, Visitor } from '../../src/client/visitor.ts';
import { startServer, startTable, tempFolder } from '../serving.ts';

const ROUNDS = 12;
const AT_ONCE = 50;

/** Says something very often; every time must be taken. */
async function flood(table: LiveTable, message: (n: number) => Saying): Promise<void> {
  for (let round = 0; round < ROUNDS; round++) {
    const replies = await Promise.all(
      Array.from({ length: AT_ONCE }, (_, i) => table.say(message(round * AT_ONCE + i))),
    );
    expect(new Set(replies.map(({ type }) => type))).toEqual(new Set(['done']));
  }
}

const texts = ({ mirror }: LiveTable): string[] =>
  mirror.chat.filter(({ event }) => event === null).map(({ text }) => text);

async function arrive(url: string, id: string, name: string): Promise<LiveTable> {
  const table = await (await Visitor.called(url, name)).sitDown(id);
  await table.until(() => table.mirror.table !== null);
  return table;
}

it('the chat is never full: the oldest lines make room, in memory and on disk, and events stay', async () => {
  const data = tempFolder();
  const first = await startServer({ config: { data } });
  const { id, visitors, tables } = await startTable(first.url, 2);
  await flood(tables[0], (n) => ({ type: 'chat', text: `line ${n}` }));
  const late = await visitors[1].sitDown(id);
  await late.until(() => late.mirror.chat.length > 0);
  const check = (table: LiveTable): void => {
    expect(texts(table).at(-1)).toBe(`line ${ROUNDS * AT_ONCE - 1}`);
    expect(texts(table).length).toBeGreaterThanOrEqual(keptMessages);
    expect(texts(table).length).toBeLessThan(keptMessages + 60);
    expect(table.mirror.chat.map(({ event }) => event)).toContain('started');
  };
  check(late);
  await first.stop();
  const second = await startServer({ config: { data } });
  const again = await Object.assign(new Visitor(second.url), { cookie: visitors[1].cookie }).sitDown(id);
  await again.until(() => again.mirror.chat.length > 0);
  check(again);
});

it('a stranger pushes nothing out, by talking or by sitting down and getting up', async () => {
  const { url } = await startServer();
  const anna = await Visitor.called(url, 'Anna');
  const wish = { game: 'sample', setup: { seats: 2 }, access: 'public', spectators: true, clock: null } as const;
  const id = await anna.openTable({ ...wish, seats: ['me'] });
  const host = await anna.sitDown(id);
  await host.say({ type: 'chat', text: 'Welcome' });
  const mallory = await arrive(url, id, 'Mallory');
  await flood(mallory, (n) => ({ type: 'chat', text: `spam ${n}` }));
  await flood(mallory, (n) => (n % 2 === 0 ? { type: 'sit', seat: 1 } : { type: 'stand' }));
  await host.until(() => texts(host).includes(`spam ${ROUNDS * AT_ONCE - 1}`));
  const late = await arrive(url, id, 'Cleo');
  expect(texts(late)).toEqual(['Welcome']);
  expect(late.mirror.chat.length).toBeLessThan(keptMessages + 60);
});

it('and all strangers of a table together are heard only so often', async () => {
  const { url } = await startServer({ config: { rates: 1 } });
  const anna = await Visitor.called(url, 'Anna');
  const wish = { game: 'sample', setup: { seats: 2 }, access: 'public', spectators: true, clock: null } as const;
  const id = await anna.openTable({ ...wish, seats: ['me'] });
  const replies: string[] = [];
  for (const name of ['Mallory', 'Mallory II', 'Mallory III']) {
    const one = await arrive(url, id, name);
    for (let i = 0; i < 6; i++) replies.push((await one.say({ type: 'chat', text: 'spam' })).type);
  }
  expect(replies.filter((type) => type === 'done').length).toBeLessThan(12);
  const host = await anna.sitDown(id);
  expect((await host.say({ type: 'chat', text: 'Welcome' })).type).toBe('done');
});
