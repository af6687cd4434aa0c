import { starterDecks } from '@tafelrunde/lcg';
import { expect, it } from 'vitest';
import { compareDecks, differenceOf, isClear, seriesOf } from './exchange.ts';
import { impactOf, lossesOf } from './impact.ts';
import { type Exchange, improve } from './improve.ts';
import { runSeries } from './run.ts';
import type { RunSeries } from './schedule.ts';
import type { GameResult, Series } from './series.ts';
import type { TableSetup } from './table.ts';
import { loadMaker } from './tables.ts';

const game = (won: boolean, more: Partial<GameResult> = {}): GameResult => ({
  ...{ index: 0, table: 0, seats: [{ seat: 0, bot: 0, won, score: null }], reason: won ? 'won' : 'lost' },
  ...{ rounds: 5, decisions: 1, longestThought: null },
  ...more,
});

it('a series of a deck watches hands only if it is told to, and changes no seats', () => {
  const wanted = { game: 'x', tables: [table('a')], bots: [], seed: 's', games: 3 };
  expect(seriesOf(wanted)).toEqual({ ...wanted, rotate: false });
  expect(seriesOf(wanted, true)).toEqual({ ...wanted, rotate: false, watch: true });
});

it('counts the games that only one of the two decks won', () => {
  const before = [true, true, false, false].map((won) => game(won));
  const after = [true, false, true, true].map((won) => game(won));
  const { difference, onlyBefore, onlyAfter, low, high } = differenceOf(before, after);
  expect([difference, onlyBefore, onlyAfter]).toEqual([0.25, 1, 2]);
  expect(low).toBeLessThan(0);
  expect(high).toBeGreaterThan(0.25);
});

it('an interval of equal rows is narrow, and holds nought', () => {
  const row = Array.from({ length: 1000 }, (_, i) => game(i % 2 === 0));
  const { low, high } = differenceOf(row, row);
  expect(low).toBeLessThan(0);
  expect(high).toBeGreaterThan(0);
  expect(high - low).toBeLessThan(0.01);
});

it('is clear when the interval is small enough, and never at once', () => {
  expect(isClear(20, 20, 0.5)).toBe(false);
  expect(isClear(500, 1000, 0.05)).toBe(true);
  expect(isClear(50, 100, 0.05)).toBe(false);
});

it('tells games with a card early from those with it late or never', () => {
  const results = [
    game(true, { seen: { a: 1 } }),
    game(true, { seen: { a: 2 } }),
    game(false, { seen: { a: 6 } }),
    game(false, { seen: {} }),
  ];
  const [{ id, early, late, never, gain }] = impactOf(results, ['a']);
  expect([id, early.games, late.games, never.games, gain]).toEqual(['a', 2, 1, 1, 1]);
  expect(lossesOf(results)).toEqual([{ reason: 'lost', games: 2, rounds: [{ round: 5, games: 2 }] }]);
});

const table = (name: string): TableSetup => ({ setup: { name }, scenario: '', decks: [name], heroes: [] });
const names = 'abcdefgh'.split('');

/** Games in which a deck wins by its place in the alphabet, with luck that all decks share. */
const played: RunSeries = async ({ tables, seed, games }: Series) =>
  Array.from({ length: games }, (_, index) => {
    let luck = 7;
    for (const sign of `${seed}/${index}`) luck = (luck * 31 + sign.charCodeAt(0)) % 1009;
    return game(luck % 10 < names.indexOf(tables[0].decks[0]) + 1, { index });
  });

it('finds the best exchange by halving, and judges it by fresh games', async () => {
  const base = { game: 'x', tables: [table('c')], bots: [], seed: 's', games: 0 };
  const exchanges = names.map((name): Exchange => ({ out: 'x', in: name, tables: [table(name)] }));
  const { best, found, tried, rounds, games } = await improve(played, { base, exchanges, games: 3000 });
  expect([best?.in, tried, rounds.map(({ left }) => left)]).toEqual(['h', 8, [8, 4, 2]]);
  expect(games).toBeLessThanOrEqual(3000);
  expect(found?.low).toBeGreaterThan(0);
  const none = await improve(played, { base, exchanges: [], games: 100 });
  expect([none.best, none.found]).toEqual([null, null]);
  const stopped = await improve(played, { base, exchanges, games: 3000, stopped: () => true });
  expect(stopped.best).toBeNull();
});

it('plays real games with what each hand has seen, the same luck for both decks', async () => {
  const maker = await loadMaker('lcg');
  const tables = [maker.table({ decks: [{ name: 'leadership' }] })];
  const series = { game: 'lcg', tables, bots: [{ level: 'random' as const }], seed: 'impact', games: 6 };
  const watched = await runSeries(seriesOf(series, true), { cores: 1 });
  const bare = await runSeries(seriesOf(series), { cores: 1 });
  expect(watched.map(({ seen: _, ...rest }) => rest)).toEqual(bare);
  for (const { seen } of watched) {
    expect(Object.keys(seen ?? {}).length).toBeGreaterThan(3);
    expect(Object.keys(seen ?? {}).every((id) => id in starterDecks.leadership.deck)).toBe(true);
  }
  const same = await compareDecks((one, options) => runSeries(one, { ...options, cores: 1 }), series, tables);
  expect([same.games, same.difference, same.onlyAfter]).toEqual([6, 0, 0]);
});
