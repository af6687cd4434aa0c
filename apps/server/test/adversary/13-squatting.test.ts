import { expect, it } from 'vitest';
import { eventually, startServer, startTable } from '../serving.ts';

const patient = { waitSeconds: 0.05, noticeSeconds: 0.2 };
const { url } = await startServer({ config: patient });

it('a seat that lets the game wait is given notice, and is freed when that has run out', async () => {
  const { tables } = await startTable(url, 2);
  // The host himself is asked, and does nothing.
  const [anna, bert] = tables;
  await bert.until(() => bert.mirror.table!.seats[0].waits);
  expect((await bert.say({ type: 'notice', seat: 0, on: true })).type).toBe('done');
  await anna.until(() => anna.mirror.table!.notice !== null);
  expect(anna.mirror.table!.notice).toMatchObject({ seat: 0 });
  await bert.until(() => bert.mirror.table!.seats[0].kind === 'open');
  expect(bert.mirror.chat.map(({ event }) => event)).toEqual(expect.arrayContaining(['notice', 'freed']));
  expect(anna.mirror.table!.you).toBe(-1);
  // The game goes on with a bot, and the table has another host, so that the old one cannot let himself in again.
  expect([anna.mirror.table!.host, bert.mirror.table!.host]).toEqual([false, true]);
  expect((await anna.say({ type: 'sit', seat: 0 })).type).toBe('done');
  expect(anna.mirror.table!.you).toBe(-1);
  await bert.until(() => bert.picture!.position > 0);
});

it('whoever plays in time keeps his seat', async () => {
  const slow = await startServer({ config: { ...patient, noticeSeconds: 30 } });
  const { tables } = await startTable(slow.url, 2);
  const [anna, bert] = tables;
  await bert.until(() => bert.mirror.table!.seats[0].waits);
  await bert.say({ type: 'notice', seat: 0, on: true });
  await anna.until(() => anna.mirror.table!.notice !== null);
  await anna.answer(anna.picture!.decision!.options[0].id);
  await eventually(() => tables.every(({ mirror }) => mirror.table!.notice === null));
  expect(anna.mirror.table!.you).toBe(0);
});

it('nobody is given notice while he thinks as long as anybody may, nor while a clock runs, nor by somebody else', async () => {
  const usual = await startServer();
  const { tables } = await startTable(usual.url, 3);
  expect(await tables[1].say({ type: 'notice', seat: 0, on: true })).toMatchObject({ code: 'too-soon' });
  expect(await tables[0].say({ type: 'notice', seat: 0, on: true })).toMatchObject({ code: 'not-allowed' });
  expect(await tables[1].say({ type: 'notice', seat: 2, on: true })).toMatchObject({ code: 'not-host' });
  const timed = await startTable(url, 2, { clock: { per: 'decision', seconds: 3600 } });
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(await timed.tables[1].say({ type: 'notice', seat: 0, on: true })).toMatchObject({ code: 'too-soon' });
});

it('a seat whose owner is gone is given notice also while a bot plays for him, so that the others get their say back', async () => {
  const server = await startServer({ config: { ...patient, graceSeconds: 0.05, noticeSeconds: 0.1 } });
  const { tables } = await startTable(server.url, 2);
  const [anna, bert] = tables;
  bert.breakOff();
  await anna.until(() => anna.mirror.table!.seats[1].gone);
  await anna.say({ type: 'stand-in', seat: 1, level: 'random' });
  expect((await anna.say({ type: 'notice', seat: 1, on: true })).type).toBe('done');
  await anna.until(() => anna.mirror.table!.seats[1].kind === 'open');
});
