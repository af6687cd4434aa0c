import { expect, it } from 'vitest';
import { type LiveTable, Visitor } from '../../src/client/visitor.ts';
import { Days } from '../catchers.ts';
import { HandJobs } from '../hand-jobs.ts';
import { eventually, playOn, startServer, startTable } from '../serving.ts';

const MINUTE = 60_000;

async function watched(follow: number) {
  const days = new Days();
  const { url } = await startServer({ jobs: new HandJobs(), now: days.now });
  const { id, tables } = await startTable(url, 2, { follow });
  const visitor = await Visitor.called(url, 'Cleo');
  const cleo = await visitor.sitDown(id);
  await cleo.until(() => cleo.picture !== null);
  return { days, url, id, tables, visitor, cleo };
}

const wire = (table: LiveTable): string[] => {
  const heard: string[] = [];
  table.heard = (text) => heard.push(text);
  return heard;
};

it('who follows a player sees what that player saw before the delay, and nothing that is newer', async () => {
  const { days, tables, cleo, id, url } = await watched(5);
  expect(await cleo.say({ type: 'follow', seat: 0 })).toMatchObject({ code: 'too-soon' });
  const first = structuredClone(tables[0].picture!);
  days.at += 4 * MINUTE;
  await playOn(tables, 3);
  const second = structuredClone(tables[0].picture!);
  expect(await cleo.say({ type: 'follow', seat: 0 })).toMatchObject({ code: 'too-soon' });
  days.at += 1.5 * MINUTE;
  await playOn(tables, 1);
  expect((await cleo.say({ type: 'follow', seat: 0 })).type).toBe('done');
  await cleo.until(() => cleo.picture!.viewer === 0);
  // The beginning, which is five and a half minutes ago; not the answers, of which the oldest are one and a half old.
  expect(cleo.picture!.position).toBe(first.position);
  expect(cleo.picture!.view).toEqual(first.view);
  const heard = wire(cleo);
  await playOn(tables, 2);
  await eventually(() => tables[0].picture!.position === tables[1].picture!.position);
  await cleo.say({ type: 'attention', looking: true });
  expect(heard.filter((text) => /"type":"(game|change)"/.test(text))).toEqual([]);
  // Once they are old enough, they are shown.
  days.at += 4 * MINUTE;
  await (await Visitor.called(url, 'Dora')).sitDown(id);
  await cleo.until(() => cleo.picture!.position === second.position);
  expect(cleo.picture!.view).toEqual(second.view);
});

it('where the host does not allow it nobody follows, and players do not', async () => {
  const never = await watched(0);
  never.days.at += 60 * MINUTE;
  expect(await never.cleo.say({ type: 'follow', seat: 0 })).toMatchObject({ code: 'not-allowed' });
  const { days, tables, cleo } = await watched(5);
  days.at += 6 * MINUTE;
  expect(await tables[1].say({ type: 'follow', seat: 0 })).toMatchObject({ code: 'not-allowed' });
  expect(await cleo.say({ type: 'follow', seat: 6 })).toMatchObject({ code: 'bad-message' });
});

it('who has looked through the eyes of a player takes no seat in that game; who has played follows nobody', async () => {
  const { days, tables, cleo } = await watched(5);
  days.at += 6 * MINUTE;
  expect((await cleo.say({ type: 'follow', seat: 0 })).type).toBe('done');
  expect((await tables[1].say({ type: 'stand' })).type).toBe('done');
  expect(await cleo.say({ type: 'sit', seat: 1 })).toMatchObject({ code: 'other-hand' });
  expect((await cleo.say({ type: 'follow', seat: null })).type).toBe('done');
  expect(await cleo.say({ type: 'sit', seat: 1 })).toMatchObject({ code: 'other-hand' });
  expect(await tables[1].say({ type: 'follow', seat: 0 })).toMatchObject({ code: 'other-hand' });
});

it('what was taken back is not shown later', async () => {
  const { days, tables, cleo, id, url } = await watched(5);
  days.at += 6 * MINUTE;
  const asked = tables.find(({ picture }) => picture?.decision)!;
  const before = asked.picture!.position;
  await asked.answer(asked.picture!.decision!.options[0].id);
  expect((await cleo.say({ type: 'follow', seat: 0 })).type).toBe('done');
  await cleo.until(() => cleo.picture!.viewer === 0);
  expect(cleo.picture!.position).toBe(before);
  const reply = await asked.say({ type: 'undo', branch: asked.picture!.branch, to: before });
  const other = tables.find((table) => table !== asked)!;
  if (asked.mirror.table!.undo) await other.say({ type: 'consent', agree: true });
  days.at += 10 * MINUTE;
  await (await Visitor.called(url, 'Dora')).sitDown(id);
  await cleo.say({ type: 'attention', looking: true });
  // Where it could be taken back, it never was for those who see it later.
  expect(cleo.picture!.position).toBe(reply.type === 'done' ? before : before + 1);
});
