import { setTimeout as sleep } from 'node:timers/promises';
import { below, DONE, decodeState, Match, seedWords, startMatch } from '@tafelrunde/kernel';
import { expect, it } from 'vitest';
import { testConfig } from '../../test/serving.ts';
import { theGames } from '../games.ts';
import { silentLog } from '../log.ts';
import { KeenSeats } from './keen-seats.ts';
import { botPool } from './pool.ts';
import type { BotTask } from './worker.ts';

const game = theGames.tcg;

/** A game of two in which somebody holds cards that the other does not know. */
function underWay(): Match {
  const luck = seedWords('pool');
  for (;;) {
    const started = startMatch(
      game,
      game.randomSetup((n) => below(luck, n)),
      'pool',
    );
    if (!started.ok) continue;
    const match = started.value;
    for (let i = 0; i < 30 && match.decision(); i++) match.take(match.decision()!.options[0]);
    if (match.decision() && match.decision()!.options.length > 1) return match;
  }
}

const asker = { table: 'table', person: 'person', address: 'address' };

it('whoever thinks for a bot gets a game dealt anew: the same for that seat, and not the real one', async () => {
  const match = underWay();
  const { seat } = match.decision()!;
  const tasks: BotTask[] = [];
  const threads = {
    count: 1,
    think: async (task: BotTask) => {
      tasks.push(task);
      return [match.decision()!.options[0].id];
    },
    close: async () => {},
  };
  const bots = botPool(testConfig({ botPace: 0 }), threads, silentLog);
  const { signal } = new AbortController();
  for (let i = 0; i < 4; i++) await bots.choose({ game, level: 'steady', match, seat, asker, signal });
  const dealt = tasks.map(({ state }) => new Match(game, decodeState(game, structuredClone(state), true)!));
  for (const other of dealt) expect(game.view(other, seat)).toEqual(game.view(match, seat));
  const opponent = 1 - seat;
  const seen = dealt.map((other) => JSON.stringify(game.view(other, opponent)));
  expect(seen).not.toContain(JSON.stringify(game.view(match, opponent)));
  expect(new Set(seen).size).toBeGreaterThan(1);
});

it('an answer that was not offered is not taken', async () => {
  const match = underWay();
  const { seat, options } = match.decision()!;
  const threads = { count: 1, think: async () => ['what I like'], close: async () => {} };
  const bots = botPool(testConfig({ botPace: 0 }), threads, silentLog);
  const { signal } = new AbortController();
  const { id } = await bots.choose({ game, level: 'steady', match, seat, asker, signal });
  expect(options.map((option) => option.id)).toContain(id);
});

/** A thread that takes as long as it is told for each thought, and remembers what it was asked. */
function slowThread(takes: (task: BotTask) => number) {
  const tasks: BotTask[] = [];
  return {
    tasks,
    count: 1,
    think: async (task: BotTask) => {
      tasks.push(task);
      await sleep(takes(task));
      return [underWay().decision()!.options[0].id];
    },
    close: async () => {},
  };
}

async function askKeen(config: Parameters<typeof testConfig>[0], takes: (task: BotTask) => number, times: number) {
  const match = underWay();
  const { seat } = match.decision()!;
  const thread = slowThread(takes);
  const bots = botPool(testConfig({ botPace: 0, botBudget: 400, ...config }), thread, silentLog);
  const took: number[] = [];
  for (let i = 0; i < times; i++) {
    const began = performance.now();
    await bots.choose({ game, level: 'keen', match, seat, asker, signal: new AbortController().signal });
    took.push(performance.now() - began);
  }
  return { took, tasks: thread.tasks };
}

it('what a seat leaves of its budget is kept for it, and a longer answer always comes after the same time', async () => {
  const { took, tasks } = await askKeen({}, ({ saved = 0 }) => (saved > 0.5 ? 500 : 1), 3);
  expect(tasks.map(({ budget }) => budget)).toEqual([
    { milliseconds: 400, stretch: 1 },
    { milliseconds: 400, stretch: 2 },
    { milliseconds: 400, stretch: 2 },
  ]);
  const [first, second, third] = tasks.map(({ saved }) => saved!);
  expect(first).toBe(0);
  expect(second).toBeGreaterThan(0.5);
  expect(third).toBeLessThan(second);
  expect(took[1]).toBeGreaterThan(790);
});

it('whose limit of seats is reached does not think longer, and who forbids it never does', async () => {
  const reached = await askKeen({ keenPerPerson: 1 }, () => 1, 2);
  expect(reached.tasks.map(({ budget }) => budget.stretch)).toEqual([1, 1]);
  const never = await askKeen({ botStretch: 1 }, () => 1, 2);
  expect(never.tasks.map(({ budget }) => budget.stretch)).toEqual([1, 1]);
});

it('a long thought counts as further seats while it lasts', () => {
  const seats = new KeenSeats(3);
  expect(seats.allows('person', 'table/0')).toBe(true);
  const end = seats.prolong('person', 1);
  expect(end).not.toBe(null);
  seats.prolong('person', 1);
  expect(seats.prolong('person', 1)).toBe(null);
  expect(seats.prolong('other', 1)).not.toBe(null);
  end!();
  expect(seats.prolong('person', 1)).not.toBe(null);
});

/** A question of a run of picks of which several may be taken: whom to commit to a quest. */
function runOfPicks(): Match {
  const rules = theGames.lcg;
  const luck = seedWords('picks');
  for (;;) {
    const setup = rules.randomSetup((n) => below(luck, n));
    const started = startMatch(rules, setup, String(below(luck, 1e9)));
    if (!started.ok) continue;
    const match = started.value;
    for (let i = 0; i < 40 && match.decision(); i++) {
      const { group, options } = match.decision()!;
      if (group && group.max > 1 && group.picked === 0 && options.length > 2) return match;
      match.take(options[below(luck, options.length)]);
    }
  }
}

it('picks that were decided together are thought about once, and not followed where something else is asked', async () => {
  const match = runOfPicks();
  const { seat, options } = match.decision()!;
  const [first, second] = options.filter(({ id }) => id !== DONE);
  const after = match.clone();
  after.decision();
  after.answer(first.id);
  const follows = after.decision()!.options.some(({ id }) => id === second.id);
  expect([follows, after.decision()!.group?.id]).toEqual([true, match.decision()!.group!.id]);
  let thoughts = 0;
  const threads = {
    count: 1,
    think: async () => {
      thoughts++;
      return [first.id, second.id];
    },
    close: async () => {},
  };
  const bots = botPool(testConfig({ botPace: 0, botBudget: 60 }), threads, silentLog);
  const { signal } = new AbortController();
  const choose = (at: Match, table = 'table') =>
    bots.choose({ game: theGames.lcg, level: 'keen', match: at, seat, asker: { ...asker, table }, signal });
  expect((await choose(match)).id).toBe(first.id);
  expect((await choose(after)).id).toBe(second.id);
  expect(thoughts).toBe(1);
  // Taken back and asked again, or asked at another table: thought about anew.
  expect((await choose(match)).id).toBe(first.id);
  expect((await choose(match)).id).toBe(first.id);
  expect((await choose(match, 'other')).id).toBe(first.id);
  expect(thoughts).toBe(4);
});
