import { decodeState, Match } from '@tafelrunde/kernel';
import { loadMaker } from '@tafelrunde/lab';
import { expect, test, vi } from 'vitest';
import { benchThought } from './thought.ts';
import { helpThinking, type ThoughtTask } from './thought-help.ts';

// Games are played, and the machine may be busy.
vi.setConfig({ testTimeout: 60_000 });

/** Time that only passes while somebody helps: five milliseconds for each deal. */
async function think(game: string) {
  const now = { wall: 1000, cpu: 50 };
  const asked: { readonly who: number; readonly task: ThoughtTask }[] = [];
  const left: number[] = [];
  const told: number[] = [];
  const begun: string[] = [];
  const found = await benchThought(game, {
    milliseconds: 400,
    progress: (share) => told.push(share),
    clocks: { wall: () => now.wall, cpu: () => now.cpu },
    hire: (id) => {
      const who = begun.push(id) - 1;
      return {
        async ask(task) {
          asked.push({ who, task });
          const { round } = task.help ?? {};
          if (!round) return [];
          now[task.clock!] += 5 * round.deals.length;
          return round.deals.map((deal) => round.plans.map(() => (deal % 5) / 4));
        },
        leave: async () => void left.push(who),
      };
    },
  });
  return { found, asked, left, told, begun };
}

test('thoughts are taken by one helper and by two, and reckoned by both clocks', async () => {
  const { found, asked, left, told, begun } = await think('dbg');
  expect(begun).toEqual(['dbg', 'dbg']);
  expect(left).toEqual([0, 1]);
  expect(found.game).toBe('dbg');
  // There is time for eighty deals, each with a game for every answer.
  const position = await positionOf(asked[2].task);
  const answers = position.decision()!.options.length;
  const alone = 80 * answers;
  expect(found).toMatchObject({ first: alone, tenth: alone, oneCore: 6 * alone, oneReckoned: 6 * alone });
  // On cores of their own two try twice as much; here they take turns on one, and some of what they try is never asked for.
  expect(found.twoReckoned).toBe(12 * alone);
  expect(found.twoCores).toBeLessThan(6 * alone);
  expect(told).toEqual(Array.from({ length: 44 }, (_, i) => (i + 1) / 44));
});

test('both have played themselves warm, and thought as often, before they are compared', async () => {
  const { asked } = await think('dbg');
  expect(asked.slice(0, 2).map(({ who, task }) => [who, Object.keys(task)])).toEqual([
    [0, ['game', 'warm']],
    [1, ['game', 'warm']],
  ]);
  expect(asked[0].task.warm).toEqual(asked[1].task.warm);
  // One after the other, then in turns: who, by which clock.
  const turns: string[] = [];
  for (const { who, task } of asked.slice(2)) {
    const turn = `${who} ${task.clock}`;
    if (turns.at(-1) !== turn) turns.push(turn);
  }
  expect(turns.slice(0, 4)).toEqual(['0 cpu', '1 cpu', '0 wall', '1 wall']);
  const count = (who: number, clock: string) =>
    asked.filter((one) => one.who === who && one.task.clock === clock).length;
  expect(count(1, 'wall')).toBeGreaterThan(0);
  expect(count(0, 'wall')).toBeGreaterThan(count(1, 'wall'));
});

test('they think about a question with several answers in the middle of a game', async () => {
  const { asked } = await think('dbg');
  const states = new Set(asked.slice(2).map(({ task }) => JSON.stringify(task.help!.state)));
  expect(states.size).toBe(1);
  const match = await positionOf(asked[2].task);
  expect(match.decision()!.options.length).toBeGreaterThanOrEqual(4);
  expect(match.s.answers).toBeGreaterThanOrEqual(60);
});

test('helpers leave if one of them fails', async () => {
  const left: string[] = [];
  const hire = (id: string) => ({
    ask: async () => {
      throw new Error('no');
    },
    leave: async () => void left.push(id),
  });
  await expect(benchThought('dbg', { milliseconds: 10, hire })).rejects.toThrow('no');
  expect(left).toEqual(['dbg', 'dbg']);
});

test('a helper tries the deals that he is given, and nothing without any', async () => {
  const { asked } = await think('dbg');
  const { task } = asked[2];
  const round = { ...task.help!.round, deals: [1, 2] };
  const help = (clock: 'cpu' | 'wall', milliseconds: number) => {
    // Whoever helps may keep the state: it came as a message.
    const state = structuredClone(task.help!.state);
    return helpThinking({ ...task, clock, help: { ...task.help!, state, round, milliseconds } });
  };
  const rows = await help('cpu', 60_000);
  expect(rows.map((row) => row.length)).toEqual([round.plans.length, round.plans.length]);
  expect(await helpThinking({ game: 'dbg' })).toEqual([]);
  // No time, no deals.
  for (const clock of ['cpu', 'wall'] as const) expect(await help(clock, 0)).toEqual([]);
});

async function positionOf(task: ThoughtTask): Promise<Match> {
  const { game } = await loadMaker(task.game);
  return new Match(game, decodeState(game, task.help!.state)!);
}
