import { setTimeout as sleep } from 'node:timers/promises';
import { loadPlayer } from '@tafelrunde/bots';
import { decodeState, Match, type RandomWords, redeal, seedWords, startMatch } from '@tafelrunde/kernel';
import { expect, it } from 'vitest';
import { botPool } from '../../src/bots/pool.ts';
import type { Threads } from '../../src/bots/threads.ts';
import type { BotTask } from '../../src/bots/worker.ts';
import { type LiveTable, Visitor } from '../../src/client/visitor.ts';
import type { GamesById } from '../../src/games.ts';
import { createLog, silentLog } from '../../src/log.ts';
import { eventually, startServer, testConfig, testGames } from '../serving.ts';
import { setupFor } from '../setups.ts';

const steadyOf = async ({ game, state, luck }: BotTask): Promise<readonly string[]> => {
  const rules = (testGames as GamesById)[game];
  return [(await loadPlayer(rules, 'steady')).choose(new Match(rules, decodeState(rules, state, true)!), luck).id];
};

/** One thread that thinks as long as it is told to, or until it is let go. */
class Thread implements Threads {
  readonly count = 1;
  readonly tasks: BotTask[] = [];
  held: (() => void) | null = null;
  holds = false;

  async think(task: BotTask): Promise<readonly string[]> {
    this.tasks.push(task);
    if (this.holds) {
      await new Promise<void>((go) => {
        this.held = go;
      });
    } else await sleep(task.budget.milliseconds);
    return steadyOf(task);
  }

  next(): void {
    this.held?.();
    this.held = null;
  }

  async close(): Promise<void> {}
}

async function house(given: Parameters<typeof testConfig>[0]) {
  const thread = new Thread();
  const errors: string[] = [];
  const log = createLog((line) => void (/"error"/.test(line) && errors.push(line)));
  const config = testConfig({ botPace: 0, keenPerPerson: 100, keenPerAddress: 100, ...given });
  const bots = botPool(config, thread, log);
  const { url } = await startServer({ config, bots });
  return { url, thread, bots, errors };
}

/** A table at which only keen bots play, also for the one who has opened it. */
async function keenTable(visitor: Visitor, game: string): Promise<LiveTable> {
  const id = await visitor.openTable({
    ...{ game, setup: setupFor(game, 2), access: 'link', spectators: false, clock: null },
    seats: ['me', 'keen'],
  });
  const table = await visitor.sitDown(id);
  await table.say({ type: 'start' });
  await table.say({ type: 'stand-in', seat: 0, level: 'keen' });
  return table;
}

it('whoever has many tables waits behind his own questions, and not before those of others', async () => {
  const { url, thread, bots } = await house({ botBudget: 30_000 });
  thread.holds = true;
  const mallory = await Visitor.called(url, 'Mallory');
  for (let i = 0; i < 6; i++) await keenTable(mallory, 'dbg');
  await eventually(() => bots.waiting === 5);
  await keenTable(await Visitor.called(url, 'Anna'), 'tcg');
  await eventually(() => bots.waiting === 6);
  for (let i = 0; i < 2; i++) {
    const { length } = thread.tasks;
    thread.next();
    await eventually(() => thread.tasks.length > length);
  }
  expect(thread.tasks.map(({ game }) => game)).toContain('tcg');
});

it('nothing is thought about that nobody waits for', async () => {
  const { url, thread, bots } = await house({ botBudget: 30_000 });
  thread.holds = true;
  const mallory = await Visitor.called(url, 'Mallory');
  const tables: LiveTable[] = [];
  for (let i = 0; i < 6; i++) tables.push(await keenTable(mallory, 'dbg'));
  await eventually(() => bots.waiting === 5);
  for (const table of tables) table.breakOff();
  await eventually(() => bots.waiting === 0);
  thread.next();
  await sleep(20);
  expect(thread.tasks.length).toBe(1);
});

it('with many tables strong bots think shorter, the tables are told, and nobody plays at random', async () => {
  const budget = 240;
  const { url, thread, errors } = await house({ botBudget: budget });
  const tables: LiveTable[] = [];
  for (let i = 0; i < 5; i++) tables.push(await keenTable(await Visitor.called(url, `Guest ${i}`), 'dbg'));
  await eventually(() => tables.every(({ picture }) => (picture?.position ?? 0) > 6), 30_000);
  await eventually(() => tables.some(({ mirror }) => mirror.table!.botPace === 'short'));
  const given = thread.tasks.map(({ budget: { milliseconds } }) => milliseconds!);
  expect(Math.max(...given)).toBe(budget);
  expect(given.some((milliseconds) => milliseconds > 0 && milliseconds < budget)).toBe(true);
  expect(errors).toEqual([]);
  // When the others have gone there is time again.
  for (const table of tables.slice(1)) table.close();
  await eventually(() => tables[0].mirror.table!.botPace === 'full', 30_000);
});

it('one person has strong bots on so many seats, the others play steady', async () => {
  const { url, thread } = await house({ botBudget: 60, keenPerPerson: 2 });
  const mallory = await Visitor.called(url, 'Mallory');
  const tables = [await keenTable(mallory, 'dbg'), await keenTable(mallory, 'dbg')];
  await eventually(() => tables.some(({ mirror }) => mirror.table!.botPace === 'steady'));
  const anna = await keenTable(await Visitor.called(url, 'Anna'), 'tcg');
  await eventually(() => (anna.picture?.position ?? 0) > 1);
  // A busy machine may leave single answers too little time; what counts is that her bots are strong ones.
  await eventually(() => thread.tasks.some(({ game, level }) => game === 'tcg' && level === 'keen'));
});

it('so has one address, whoever asks from there', async () => {
  const { url, thread } = await house({ botBudget: 60, keenPerAddress: 2 });
  await keenTable(await Visitor.called(url, 'Mallory'), 'dbg');
  await eventually(() => new Set(thread.tasks).size > 3);
  const second = await keenTable(await Visitor.called(url, 'Mallory again'), 'tcg');
  await second.until(() => second.mirror.table!.botPace === 'steady');
  // Seats count when they think: the first questions of the second table may come before the first has taken its share.
  expect(thread.tasks.filter(({ game }) => game === 'tcg').map(({ level }) => level)).toContain('steady');
});

it.each([
  ['one person', { keenPerPerson: 2 }, { person: 'other' }],
  ['one address', { keenPerAddress: 2 }, { address: 'other' }],
])('the seats on which strong bots of %s think are counted, one by one', async (_who, cap, other) => {
  const thread = new Thread();
  const config = testConfig({ botPace: 0, botBudget: 60, keenPerPerson: 100, keenPerAddress: 100, ...cap });
  const pool = botPool(config, thread, silentLog);
  const game = (testGames as GamesById).tcg;
  const started = startMatch(game, setupFor('tcg', 2), 'caps');
  if (!started.ok) throw new Error(started.problem[0]);
  const match = started.value;
  const ask = async (table: string, asker: { person?: string; address?: string } = {}) => {
    const { signal } = new AbortController();
    const { seat } = match.decision()!;
    const who = { table, person: 'mallory', address: 'here', ...asker };
    await pool.choose({ game, level: 'keen', match, seat, asker: who, signal });
    return thread.tasks.at(-1)!.level;
  };
  expect([await ask('first'), await ask('second'), await ask('third')]).toEqual(['keen', 'keen', 'steady']);
  expect([await ask('first'), await ask('third'), await ask('fourth', other)]).toEqual(['keen', 'steady', 'keen']);
});

it('whose threads fail plays steady, and never at random', async () => {
  const threads: Threads = { count: 1, think: () => Promise.reject(new Error('no thread')), close: async () => {} };
  const pool = botPool(testConfig({ botPace: 0, botBudget: 60 }), threads, silentLog);
  const game = (testGames as GamesById).tcg;
  const started = startMatch(game, setupFor('tcg', 2), 'steady');
  if (!started.ok) throw new Error(started.problem[0]);
  const match = started.value;
  const player = await loadPlayer(game, 'steady');
  const luck = (n: number): RandomWords => seedWords(`luck ${n}`) as unknown as RandomWords;
  for (let given = 0; given < 60 && match.decision(); given++) {
    const { seat, options } = match.decision()!;
    const sensible = new Set(
      Array.from({ length: 12 }, (_, n) => player.choose(redeal(match, seat, luck(n)), luck(n)).id),
    );
    const asker = { table: 't', person: 'p', address: 'a' };
    const { signal } = new AbortController();
    const { id, pace } = await pool.choose({ game, level: 'keen', match, seat, asker, signal });
    expect(pace).toBe('steady');
    // Where rules of thumb leave it to chance, they do.
    if (sensible.size === 1 && options.length > 2) expect(sensible).toContain(id);
    match.answer([...sensible][0]);
  }
});
