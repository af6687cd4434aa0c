import { expect, it } from 'vitest';
import type { Bots } from '../../src/bots/bots.ts';
import { chanceBots } from '../../src/bots/chance.ts';
import { eventually, startServer, startTable } from '../serving.ts';
import { setupFor } from '../setups.ts';

it('a line that breaks for a moment gives nobody a right', async () => {
  const { url } = await startServer();
  const { id, visitors, tables } = await startTable(url, 2);
  const [anna, bert] = tables;
  bert.breakOff();
  await anna.until(() => anna.mirror.table!.seats[1].here === false);
  expect(anna.mirror.table!.seats[1].gone).toBe(false);
  expect(await anna.say({ type: 'stand-in', seat: 1, level: 'random' })).toMatchObject({ code: 'too-soon' });
  const again = await visitors[1].sitDown(id);
  await again.until(() => again.picture !== null);
  expect(again.mirror.table!.seats[1]).toMatchObject({ bot: '', here: true });
});

it('after the grace a bot may play, but the owner keeps his say', async () => {
  // A bot that takes its time: the answer that is taken back stays the last one.
  const slow: Bots = { ...chanceBots, choose: () => new Promise(() => {}) };
  const { url } = await startServer({ bots: slow, config: { graceSeconds: 0.05 } });
  const { tables } = await startTable(url, 2, { game: 'lcg', setup: setupFor('lcg', 2) });
  for (let given = 0; given < 100; given++) {
    await eventually(() => tables.some(({ picture }) => picture?.decision));
    const seat = tables.findIndex(({ picture }) => picture?.decision);
    const me = tables[seat];
    const { options, group } = me.picture!.decision!;
    const { position, branch } = me.picture!;
    await me.answer((options.find(({ id }) => ['pass', 'done', 'no'].includes(id)) ?? options[0]).id);
    await eventually(() => tables.every(({ picture }) => picture!.position > position));
    // Something that showed nothing new, and was no pick of a form.
    if (group || me.picture!.undoLimit > position) continue;
    tables[1 - seat].breakOff();
    await me.until(() => me.mirror.table!.seats[1 - seat].gone && me.mirror.table!.leads);
    expect((await me.say({ type: 'stand-in', seat: 1 - seat, level: 'random' })).type).toBe('done');
    expect((await me.say({ type: 'undo', branch, to: position })).type).toBe('done');
    await me.until(() => me.mirror.table!.undo !== null);
    expect(me.mirror.table!.undo?.missing).toEqual([1 - seat]);
    expect([me.picture!.position, me.picture!.branch]).toEqual([position + 1, branch]);
    return;
  }
  expect.fail('no answer could be taken back');
});

it('the return of the owner takes the bot off', async () => {
  const { url } = await startServer({ config: { graceSeconds: 0.05 } });
  const { id, visitors, tables } = await startTable(url, 2);
  const [anna, bert] = tables;
  bert.breakOff();
  await anna.until(() => anna.mirror.table!.seats[1].gone);
  await anna.say({ type: 'stand-in', seat: 1, level: 'random' });
  await anna.until(() => anna.mirror.table!.seats[1].bot === 'random');
  const again = await visitors[1].sitDown(id);
  await again.until(() => again.mirror.table?.seats[1].bot === '');
  await anna.until(() => anna.mirror.chat.at(-1)?.event === 'back');
});

it('a bot that somebody has asked for himself stays through a blink, and goes when he returns', async () => {
  const { url } = await startServer();
  const { id, visitors, tables } = await startTable(url, 2);
  await tables[1].say({ type: 'stand-in', seat: 1, level: 'random' });
  tables[1].breakOff();
  await tables[0].until(() => !tables[0].mirror.table!.seats[1].here);
  const again = await visitors[1].sitDown(id);
  await again.until(() => again.mirror.table !== null);
  expect(again.mirror.table!.seats[1].bot).toBe('random');
});

it('while the host is gone, the first who is here looks after the table', async () => {
  const { url } = await startServer({ config: { graceSeconds: 0.05 } });
  const { id, visitors, tables } = await startTable(url, 3);
  const [anna, bert, cleo] = tables;
  anna.breakOff();
  await bert.until(() => bert.mirror.table!.seats[0].gone);
  expect([bert.mirror.table!.leads, cleo.mirror.table!.leads, bert.mirror.table!.host]).toEqual([true, false, false]);
  expect(await cleo.say({ type: 'stand-in', seat: 0, level: 'random' })).toMatchObject({ code: 'not-host' });
  expect((await bert.say({ type: 'stand-in', seat: 0, level: 'random' })).type).toBe('done');
  const again = await visitors[0].sitDown(id);
  await eventually(() => again.mirror.table?.leads === true && bert.mirror.table?.leads === false);
});
