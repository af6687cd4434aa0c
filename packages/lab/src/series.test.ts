import { describe, expect, test, vi } from 'vitest';
import { csvOf } from './csv.ts';
import { judge } from './duel.ts';
import { Workbench } from './play.ts';
import { reportPage } from './report/page.ts';
import { runDuel, runSeries } from './run.ts';
import type { Crew } from './schedule.ts';
import { type Chunk, chunksOf, type Series } from './series.ts';
import { summarize } from './summary.ts';
import { WishError } from './table.ts';
import { loadMaker } from './tables.ts';

vi.setConfig({ testTimeout: 60_000 });

const maker = await loadMaker('lcg');
const series = (games: number, change: Partial<Series> = {}): Series => ({
  game: 'lcg',
  tables: [maker.table({ scenario: 'mirkwood' })],
  bots: [{ level: 'steady' }],
  rotate: false,
  seed: 'test',
  games,
  ...change,
});

/** Workers that are none: each has its own workbench, and they finish in the wrong order. */
async function unruly(of: Series, cores: number): Promise<Crew> {
  const benches = await Promise.all(Array.from({ length: cores }, () => Workbench.of(of)));
  let turn = 0;
  return {
    async play(chunk: Chunk) {
      const mine = turn++;
      const played = benches[mine % cores].play(chunk);
      for (let wait = (mine * 7) % 5; wait > 0; wait--) await new Promise((resolve) => setImmediate(resolve));
      return played;
    },
    leave: async () => {},
  };
}

describe('a series', () => {
  test('is the same on one core and on many', async () => {
    const alone = await runSeries(series(40), { cores: 1 });
    expect(alone.map(({ index }) => index)).toEqual(Array.from({ length: 40 }, (_, i) => i));
    expect(await runSeries(series(40), { cores: 3 }, unruly)).toEqual(alone);
    expect(await runSeries(series(40, { seed: 'other' }), { cores: 1 })).not.toEqual(alone);
  });

  test('ends at the same game on one core and on many', async () => {
    const enough = (results: readonly unknown[]): boolean => results.length >= 13;
    const alone = await runSeries(series(40), { cores: 1, enough });
    expect(alone.length).toBe(13);
    expect(await runSeries(series(40), { cores: 4, enough }, unruly)).toEqual(alone);
  });

  test('reports its progress', async () => {
    const seen: number[] = [];
    await runSeries(series(10), { cores: 1, progress: (done) => seen.push(done) });
    expect(seen.at(-1)).toBe(10);
    expect(seen).toEqual([...seen].sort((a, b) => a - b));
  });

  test.each([
    [1000, 2],
    [7, 4],
    [1, 8],
  ])('of %i games for %i cores is cut without gap or overlap', (games, cores) => {
    const indexes = chunksOf(games, cores).flatMap(({ from, to }) =>
      Array.from({ length: to - from }, (_, i) => from + i),
    );
    expect(indexes).toEqual(Array.from({ length: games }, (_, i) => i));
  });
});

describe('a summary', () => {
  const decks = ['leadership', 'lore'].map((name) => maker.table({ scenario: 'mirkwood', decks: [{ name }] }));
  const mixed = series(24, { tables: decks });

  test('counts what was played', async () => {
    const results = await runSeries(mixed, { cores: 1 });
    const summary = summarize(mixed, results, true);
    const wins = results.filter(({ seats }) => seats[0].won).length;
    expect(summary).toMatchObject({ game: 'lcg', games: 24, wins, winRate: wins / 24, bots: ['steady'] });
    expect(summary.winRateLow).toBeLessThanOrEqual(summary.winRate);
    expect(summary.winRateHigh).toBeGreaterThanOrEqual(summary.winRate);
    expect(summary.byDeck.map(({ name, games }) => [name, games])).toEqual([
      ['leadership', 12],
      ['lore', 12],
    ]);
    expect(summary.byDeck.reduce((sum, group) => sum + group.wins, 0)).toBe(wins);
    expect(summary.byHero.find(({ name }) => name === 'aragorn')?.games).toBe(12);
    expect(summary.ends.reduce((sum, { games }) => sum + games, 0)).toBe(24);
  });

  test('a table has one line for each seat of each game', async () => {
    const results = await runSeries(mixed, { cores: 1 });
    const lines = csvOf(mixed, results).trimEnd().split('\r\n');
    expect(lines.length).toBe(25);
    expect(lines[0]).toBe('game,scenario,seat,deck,bot,won,score,rounds,decisions,end');
    expect(lines[2]).toMatch(/^2,mirkwood,1,lore,steady,[01],/);
  });

  test('a report needs nothing but itself, and escapes what it is given', async () => {
    const results = await runSeries(mixed, { cores: 1 });
    const names = {
      game: '<b>Game</b>',
      scenario: (id: string) => id,
      hero: (id: string) => id,
      deck: (id: string) => `"${id}"`,
      reason: (key: string) => key,
      counts: 'turns' as const,
    };
    const page = reportPage(summarize(mixed, results, true), results, true, names, 'de');
    expect(page).toContain('&lt;b&gt;Game&lt;/b&gt;');
    expect(page).not.toMatch(/<script|<link|<img|https?:|url\(|NaN|undefined/);
    expect(page.match(/<svg/g)?.length).toBe(5);
    expect(page).toContain('&quot;leadership&quot;');
    expect(page).toMatch(/24 Partien/);
    expect(page).toContain('Länge in Zügen');
  });
});

describe('a duel', () => {
  test('finds the better bot, and stops then', async () => {
    const table = maker.table({ scenario: 'mirkwood' });
    const side = (level: 'steady' | 'random') => ({ name: level, bot: { level }, tables: [table] });
    const duel = { game: 'lcg', sides: [side('steady'), side('random')] as const, seed: 'd', games: 300 };
    const result = await runDuel({ ...duel, sides: [duel.sides[0], duel.sides[1]] }, true, { cores: 1 });
    expect(result.answer).toBe('first');
    expect(result.rounds).toBeLessThan(100);
    expect(result.second).toBe(0);
  });

  test('judges by decided rounds only', () => {
    expect(judge([0, 0, 0])).toEqual({ answer: 'open', first: 0, second: 0, equal: 3 });
    expect(judge(Array.from({ length: 40 }, () => -1 as const)).answer).toBe('second');
  });
});

describe('a wish', () => {
  test.each([
    [{ scenario: 'moria' }, 'There is no scenario "moria"'],
    [{ decks: [{ name: 'elves' }] }, 'There is no deck "elves"'],
    [{ decks: [{ name: 'mine', text: '3x Gollum' }] }, '"mine": there are no such cards here: 3x Gollum.'],
    [{ decks: [{ name: 'mine', text: '1x Aragorn\n3x Gandalf' }] }, 'A deck has at least 50 cards'],
  ])('that cannot be fulfilled is refused with a sentence (%#)', (wish, sentence) => {
    expect(() => maker.table(wish)).toThrow(WishError);
    expect(() => maker.table(wish)).toThrow(sentence);
  });

  test('without decks gives each seat one of its own', () => {
    expect(maker.table({ seats: 2 }).decks).toEqual(['leadership', 'tactics']);
  });
});
