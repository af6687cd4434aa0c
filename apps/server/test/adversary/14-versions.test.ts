import type { TableSummary } from '@tafelrunde/protocol';
import { sample } from '@tafelrunde/testing';
import { expect, it } from 'vitest';
import { type LiveTable, Visitor } from '../../src/client/visitor.ts';
import { eventually, playOn, startServer, startTable, tempFolder } from '../serving.ts';

/** The sample game by later rules, under which all games go on. */
const later = { ...sample, version: 2 };
/** And by rules that deal the cards another way, so that hardly any answer fits. */
const other: typeof sample = {
  ...sample,
  version: 3,
  create: (setup) => {
    const state = sample.create(setup);
    for (const zone of state.zones) zone.reverse();
    return state;
  },
};

/** A running table of today's rules, played a little, and its people with it. */
async function begun(data: string) {
  const server = await startServer({ config: { data } });
  const { id, visitors, tables } = await startTable(server.url, 2, { access: 'public' });
  await playOn(tables, 12);
  await eventually(() => tables.every(({ picture }) => picture?.position === 12));
  await server.stop();
  return { id, cookies: visitors.map(({ cookie }) => cookie) };
}

const comeBack = (url: string, cookie: string): Visitor => Object.assign(new Visitor(url), { cookie });

async function listed(visitor: Visitor): Promise<readonly TableSummary[]> {
  return (await visitor.must<{ tables: readonly TableSummary[] }>('GET', '/tables/mine')).tables;
}

it('a game that was begun by older rules goes on, if all its answers fit', async () => {
  const data = tempFolder();
  const { id, cookies } = await begun(data);
  const server = await startServer({ config: { data }, games: { sample: later } });
  const tables: LiveTable[] = [];
  for (const cookie of cookies) tables.push(await comeBack(server.url, cookie).sitDown(id));
  await eventually(() => tables.every(({ picture }) => picture?.position === 12));
  expect(tables[0].mirror.table?.halted).toBe(null);
  await playOn(tables, 2);
  expect(await listed(comeBack(server.url, cookies[0]))).toMatchObject([{ id, halted: false }]);
});

it.each([
  ['older rules that it does not fit any more', other, 'kernel.load.older-version', 1],
  ['later rules', { ...sample, version: 0 }, 'kernel.load.other-version', 1],
])(
  'a game by %s stands still, and it is said why, at the table and in the lists',
  async (_what, game, key, version) => {
    const data = tempFolder();
    const { id, cookies } = await begun(data);
    const server = await startServer({ config: { data }, games: { sample: game } });
    const anna = comeBack(server.url, cookies[0]);
    const table = await anna.sitDown(id);
    await eventually(() => table.mirror.table !== null);
    const { halted, state } = table.mirror.table!;
    expect([state, halted]).toEqual(['running', [key, expect.objectContaining({ version })]]);
    expect(await table.say({ type: 'answer', branch: 0, position: 12, ids: ['pass'] })).toMatchObject({
      code: 'not-running',
    });
    expect(await listed(anna)).toMatchObject([{ id, state: 'running', halted: true }]);
    expect(table.closed).toBe(-1);
    await server.stop();
    // By the rules it was begun with, it goes on.
    const again = await startServer({ config: { data } });
    const back = await comeBack(again.url, cookies[0]).sitDown(id);
    await eventually(() => back.picture?.position === 12);
  },
);

it('games of older rules are tried before anybody asks, so that the lists are right', async () => {
  const data = tempFolder();
  const { cookies } = await begun(data);
  const server = await startServer({ config: { data }, games: { sample: later } });
  const anna = comeBack(server.url, cookies[0]);
  for (let i = 0; i < 200 && (await listed(anna))[0].halted; i++) await new Promise((done) => setTimeout(done, 10));
  expect((await listed(anna))[0].halted).toBe(false);
});
