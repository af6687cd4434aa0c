import { describe, expect, test, vi } from 'vitest';
import { climb, isClear, type RungResult } from './ladder.ts';
import { withLadder } from './ladder-page.ts';

vi.setConfig({ testTimeout: 60_000 });

describe('a rung ends early', () => {
  test.each([
    [0.65, 12, 12, false],
    [0.65, 13, 13, true],
    [0.65, 20, 24, false],
    [0.65, 0, 11, false],
    [0.65, 0, 12, true],
    [0.3, 11, 11, false],
    [0.3, 11, 12, true],
    [0.3, 0, 15, false],
    [0.3, 0, 16, true],
    [undefined, 50, 50, false],
  ])('target %s, %i of %i won: %s', (target, wins, games, clear) => {
    expect(isClear(target, wins, games)).toBe(clear);
  });
});

test('only the rungs that are asked for are climbed, and told at once', async () => {
  const told: RungResult[] = [];
  const options = { only: 'tcg', rung: 'RANDOM', seed: 'a', games: 3, keenGames: 1, keen: null, cores: 1 };
  const begun: [name: string, done: number, total: number][] = [];
  const climbed = await climb({
    ...options,
    progress: (...now) => begun.push(now),
    climbed: (result) => told.push(result),
  });
  expect(begun[0]).toEqual(['tcg, two players: steady / random', 0, 3]);
  expect(climbed.map(({ bot, against, games, longestThought }) => [bot, against, games, longestThought])).toEqual([
    ['steady', 'random', 3, null],
  ]);
  expect(told).toEqual(climbed);
});

describe('the page', () => {
  const rung: RungResult = {
    game: 'dbg',
    what: 'two players',
    bot: 'keen (1000 ms)',
    against: 'steady',
    games: 13,
    winRate: 1,
    winRateLow: 0.772,
    winRateHigh: 1,
    lossRate: 0,
    longestThought: 1012,
    target: '≥ 65 %',
    reached: true,
    clear: true,
  };
  const empty = 'a\n<!-- ladder -->\n<!-- /ladder -->\nb\n';

  test('gets a row that says all', () => {
    expect(withLadder(empty, [rung])).toContain(
      '| dbg | two players | keen (1000 ms) | steady | 13 | **100.0 %** | 77.2 % to 100.0 % | 0.0 % | 1012 ms | ≥ 65 %: reached, clear before the end |',
    );
  });

  test('keeps rows of other rungs and budgets, in order, and replaces its own', () => {
    const other = { ...rung, bot: 'keen (100 ms)', games: 40, clear: false };
    const first = { ...rung, game: 'lcg', against: '', lossRate: null };
    const page = [rung, other, first, { ...rung, games: 14 }].reduce((text, one) => withLadder(text, [one])!, empty);
    const rows = page.split('\n').filter((line) => /^\| (lcg|dbg) /.test(line));
    expect(rows.map((row) => row.split(' | ').slice(0, 5).join())).toEqual([
      '| lcg,two players,keen (1000 ms),–,13',
      '| dbg,two players,keen (100 ms),steady,40',
      '| dbg,two players,keen (1000 ms),steady,14',
    ]);
  });

  test('has budgets and opponents of one bot in the order of their numbers', () => {
    const budgets = ['keen (1000 ms)', 'keen (90 ms)', 'keen (200 ms)', 'steady'];
    const page = budgets.reduce((text, bot) => withLadder(text, [{ ...rung, bot }])!, empty);
    const rows = page.split('\n').filter((line) => line.startsWith('| dbg '));
    expect(rows.map((row) => row.split(' | ')[2])).toEqual([
      'steady',
      'keen (90 ms)',
      'keen (200 ms)',
      'keen (1000 ms)',
    ]);
  });

  test('without marks is refused', () => {
    expect(withLadder('a page', [rung])).toBe(null);
  });
});
