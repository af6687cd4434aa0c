import { expect, it } from 'vitest';
import { type LiveTable, Visitor } from '../../src/client/visitor.ts';
import { eventually, startServer, startTable, tempFolder } from '../serving.ts';
import { setupFor } from '../setups.ts';

const { url } = await startServer();

/** Two people and a bot's seat that the host has left open: a game of three. */
async function withOpenSeat(): Promise<{ id: string; visitors: Visitor[]; tables: LiveTable[] }> {
  return startTable(url, 2, { setup: { seats: 3 }, seats: ['me', 'open', 'open'] });
}

async function stranger(id: string, name = 'Mallory'): Promise<LiveTable> {
  const table = await (await Visitor.called(url, name)).sitDown(id);
  await table.until(() => table.picture !== null);
  return table;
}

const handOf = ({ picture }: LiveTable, seat: number): unknown[] =>
  (picture!.view as { seats: { hand: { cards: unknown[] } }[] }).seats[seat].hand.cards;
const seatOf = ({ mirror }: LiveTable): number => mirror.table!.you;

it('whoever has seen a hand takes no other seat of that game, whoever allows it', async () => {
  const { tables } = await withOpenSeat();
  const [anna, bert] = tables;
  expect(handOf(bert, 1).length).toBeGreaterThan(0);
  await bert.say({ type: 'stand' });
  await bert.until(() => seatOf(bert) === -1);
  expect(await bert.say({ type: 'sit', seat: 2 })).toMatchObject({ code: 'other-hand' });
  expect(handOf(bert, 2)).toEqual([]);
  // Nor does the host, who may otherwise sit down as he likes.
  await anna.say({ type: 'stand' });
  await anna.until(() => seatOf(anna) === -1);
  expect(await anna.say({ type: 'sit', seat: 2 })).toMatchObject({ code: 'other-hand' });
});

it('that is remembered when the server has been away', async () => {
  const data = tempFolder();
  const first = await startServer({ config: { data } });
  const { id, visitors, tables } = await startTable(first.url, 2, {
    setup: { seats: 3 },
    seats: ['me', 'open', 'open'],
  });
  await tables[1].say({ type: 'stand' });
  await first.stop();
  const second = await startServer({ config: { data } });
  const bert = await Object.assign(new Visitor(second.url), { cookie: visitors[1].cookie }).sitDown(id);
  await bert.until(() => bert.mirror.table !== null);
  expect(await bert.say({ type: 'sit', seat: 2 })).toMatchObject({ code: 'other-hand' });
});

it('a seat of a game under way is taken with the leave of the host', async () => {
  const { id, tables } = await withOpenSeat();
  const [anna, bert] = tables;
  const cleo = await stranger(id);
  expect((await cleo.say({ type: 'sit', seat: 2 })).type).toBe('done');
  await anna.until(() => anna.mirror.table!.requests.length === 1);
  expect([seatOf(cleo), handOf(cleo, 2)]).toEqual([-1, []]);
  expect(cleo.mirror.table!.requests).toEqual([{ id: 0, seat: 2, name: 'Mallory', mine: true, missing: [0, 1] }]);
  // One of those who play is not all of them, and nobody speaks for himself.
  expect((await bert.say({ type: 'admit', id: 0, agree: true })).type).toBe('done');
  expect(await cleo.say({ type: 'admit', id: 0, agree: true })).toMatchObject({ code: 'not-allowed' });
  expect(seatOf(cleo)).toBe(-1);
  await anna.say({ type: 'admit', id: 0, agree: true });
  await cleo.until(() => seatOf(cleo) === 2);
  await cleo.until(() => handOf(cleo, 2).length > 0);
});

it('or, without the host, with the leave of all who play: also of those who are off the line', async () => {
  const { id, tables } = await startTable(url, 2, {
    game: 'dbg',
    setup: setupFor('dbg', 3),
    seats: ['me', 'open', 'open'],
  });
  const [anna, bert] = tables;
  anna.breakOff();
  const dora = await stranger(id, 'Dora');
  await dora.say({ type: 'sit', seat: 2 });
  await bert.until(() => bert.mirror.table!.requests.length === 1);
  await bert.say({ type: 'admit', id: 0, agree: true });
  await dora.until(() => dora.mirror.table!.requests[0].missing.length === 1);
  expect(dora.mirror.table!.requests[0].missing).toEqual([0]);
  expect(seatOf(dora)).toBe(-1);
});

it('a host who only watches is not needed where all who play agree', async () => {
  const { id, tables } = await withOpenSeat();
  const [anna, bert] = tables;
  await anna.say({ type: 'stand' });
  await anna.until(() => seatOf(anna) === -1);
  const cleo = await stranger(id);
  await cleo.say({ type: 'sit', seat: 2 });
  await bert.say({ type: 'admit', id: 0, agree: true });
  await cleo.until(() => seatOf(cleo) === 2);
});

it('whoever is turned away does not ask again at once, and nobody waits in a crowd', async () => {
  const { id, tables } = await withOpenSeat();
  const mallory = await stranger(id);
  await mallory.say({ type: 'sit', seat: 2 });
  await tables[0].say({ type: 'admit', id: 0, agree: false });
  await eventually(() => tables[0].mirror.table!.requests.length === 0);
  expect(await mallory.say({ type: 'sit', seat: 2 })).toMatchObject({ code: 'too-soon' });
  const crowd = await Promise.all(Array.from({ length: 9 }, (_, i) => stranger(id, `Guest ${i}`)));
  const replies = await Promise.all(crowd.map((one) => one.say({ type: 'sit', seat: 2 })));
  expect(replies.filter(({ type }) => type === 'done').length).toBe(8);
  for (const one of crowd) one.close();
  await eventually(() => tables[0].mirror.table!.requests.length === 0);
});
