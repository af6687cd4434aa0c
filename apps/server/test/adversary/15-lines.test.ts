import { expect, it } from 'vitest';
import { Visitor } from '../../src/client/visitor.ts';
import { startServer, startTable } from '../serving.ts';

it('logging out ends the lines of that session, and of no other', async () => {
  const { url } = await startServer();
  const { id, visitors, tables } = await startTable(url, 2);
  const [anna, bert] = tables;
  const second = await visitors[0].sitDown(id);
  const { cookie } = visitors[0];
  await visitors[0].must('POST', '/logout');
  await anna.until(() => anna.closed > 0);
  await second.until(() => second.closed > 0);
  expect([anna.closed, second.closed]).toEqual([4003, 4003]);
  await bert.until(() => bert.mirror.table!.seats[0].here === false);
  expect(bert.closed).toBe(-1);
  // The old cookie opens nothing; without one he is nobody, who looks as everybody may and does nothing.
  const looking = await visitors[0].sitDown(id);
  await looking.until(() => looking.picture !== null);
  expect(looking.mirror.table).toMatchObject({ you: -1, host: false });
  expect(looking.picture).toMatchObject({ decision: null });
  expect(await looking.say({ type: 'resign' })).toMatchObject({ type: 'refused', code: 'not-allowed' });
  expect(await looking.say({ type: 'chat', text: 'x' })).toMatchObject({ type: 'refused', code: 'not-allowed' });
  visitors[0].cookie = cookie;
  await expect(visitors[0].sitDown(id)).rejects.toThrow('401');
});

it('a page that finds the house full is told so, by the line or by asking', async () => {
  const { url } = await startServer({ config: { mostRooms: 1, mostConnectionsPerAddress: 3 } });
  const { tables } = await startTable(url, 2);
  const cleo = await Visitor.called(url, 'Cleo');
  const wish = { game: 'sample', setup: { seats: 2 }, access: 'link', spectators: true, clock: null } as const;
  const other = await cleo.openTable({ ...wish, seats: ['me'] });
  const line = await cleo.sitDown(other);
  await line.until(() => line.closed > 0);
  expect(line.closed).toBe(4013);
  expect(await cleo.must('GET', '/live')).toEqual({ room: false });
  for (const table of tables) table.close();
});

it('and so is one for which there is no line left', async () => {
  const { url } = await startServer({ config: { mostConnectionsPerAddress: 8 } });
  const cleo = await Visitor.called(url, 'Cleo');
  expect(await cleo.must('GET', '/live')).toEqual({ room: true });
  const { id, visitors } = await startTable(url, 2);
  for (let lines = 2; lines < 8; lines++) await visitors[0].sitDown(id);
  await expect(cleo.sitDown(id)).rejects.toThrow('503');
  expect(await cleo.must('GET', '/live')).toEqual({ room: false });
});
