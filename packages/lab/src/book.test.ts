import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { below, seedWords } from '@tafelrunde/kernel';
import { langs } from '@tafelrunde/words';
import { expect, test } from 'vitest';
import { csvOf } from './csv.ts';
import { type Duel, runDuelWith, type Side } from './duel.ts';
import { compareDecks, differenceOf, isClear as isExact } from './exchange.ts';
import { impactOf, lossesOf } from './impact.ts';
import { type Exchange, improve } from './improve.ts';
import { climb, isClear } from './ladder.ts';
import { ladderTable, withLadder } from './ladder-page.ts';
import { standing } from './puzzles/standing.ts';
import { reportNames } from './report/names.ts';
import { reportPage } from './report/page.ts';
import { rungsOf } from './rungs.ts';
import type { Crew, RunSeries } from './schedule.ts';
import { type BotSpec, type Chunk, chunksOf, type GameResult, type Series } from './series.ts';
import { meanOf, rateOf, sequential, Z99 } from './statistics.ts';
import { around, mean, share, withTables } from './studies/markdown.ts';
import { rateCurve } from './studies/rate-curve.ts';
import { summarize } from './summary.ts';
import { type TableMaker, type Wish, WishError } from './table.ts';
import { labGames, loadMaker } from './tables.ts';
import { fit, guess, lossOf } from './train/fit.ts';
import { train } from './train/train.ts';
import { readBot, readOption, tablesFor } from './wishes.ts';

// What the lab makes of games that never were: whoever changes it on purpose writes the files anew (docs/testing.md, Chronicles).

const file = (name: string): string => fileURLToPath(new URL(`../test/book/${name}.txt`, import.meta.url));

/** As text, with numbers that are the same on every machine. */
const told = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) => {
    if (typeof part === 'function') return 'a function';
    return typeof part === 'number' && !Number.isInteger(part) ? Number(part.toFixed(6)) : part;
  });

const luck = seedWords('lab');

const KEEN: BotSpec = { level: 'keen', budget: { milliseconds: 1000, stretch: 2 } };
const BOTS: readonly BotSpec[] = [
  { level: 'random' },
  { level: 'steady' },
  KEEN,
  { level: 'keen', budget: { playouts: 12 } },
  { level: 'master', budget: { milliseconds: 500, playouts: 40 } },
  { level: 'keen' },
  { level: 'steady', revision: { commit: 'abc', folder: 'x' } },
];

/** A game that never was, with an end of its own kind. */
function madeUp({ tables, bots, rotate, seed }: Series, index: number): GameResult {
  const own = seedWords(`${seed}/${index}`);
  const table = index % tables.length;
  const seats = Math.max(2, tables[table].decks.length);
  const won = below(own, seats + 1);
  const scored = below(own, 4) > 0;
  return {
    ...{ index, table, reason: `end ${below(own, 3)}`, rounds: 1 + below(own, 9), decisions: below(own, 99) },
    longestThought: below(own, 2) === 0 ? null : below(own, 20_000) / 10,
    seats: Array.from({ length: seats }, (_, seat) => ({
      ...{ seat, bot: (seat + (rotate ? index : 0)) % bots.length, won: seat === won },
      score: scored ? below(own, 50) : null,
    })),
    seen: Object.fromEntries(['a', 'b', 'c'].flatMap((id) => (below(own, 3) > 0 ? [[id, 1 + below(own, 5)]] : []))),
  };
}

const play: RunSeries = async (series, { enough, progress } = {}) => {
  const results: GameResult[] = [];
  for (let index = 0; index < series.games; index++) {
    results.push(madeUp(series, index));
    progress?.(results.length);
    if (enough?.(results)) break;
  }
  return results;
};

/** Workers that play such games. */
const hire = async (series: Series): Promise<Crew> => ({
  play: async ({ from, to }: Chunk) => Array.from({ length: to - from }, (_, i) => madeUp(series, from + i)),
  leave: async () => {},
});

const tableOf = (scenario: string, decks: readonly string[], heroes: readonly (readonly string[])[] = []) => ({
  ...{ setup: { scenario, decks }, scenario, decks, heroes },
});

const seriesOf = (n: number): Series => ({
  game: 'lcg',
  tables: [
    tableOf('mirkwood', ['lore', 'a "quoted", one\'s <&>'], [['aragorn'], ['eowyn', 'gimli']]),
    ...(n % 3 === 0 ? [] : [tableOf(n % 2 === 0 ? 'anduin' : 'mirkwood', ['spirit', ''], [['eowyn']])]),
  ],
  bots: [BOTS[n % BOTS.length], ...(n % 2 === 0 ? [BOTS[(n + 3) % BOTS.length]] : [])],
  ...{ rotate: n % 4 === 0, seed: `made up ${n}`, games: [1, 2, 7, 40, 250][n % 5] },
});

test('what is reckoned of numbers is as the book has it', async () => {
  const lines: string[] = [];
  for (const games of [0, 1, 2, 10, 97]) {
    for (const wins of new Set([0, 1, 5, games].filter((n) => n <= games))) {
      const exact = [0.02, 0.1, 0.3].map((half) => isExact(wins, games * 10, half));
      const clear = [undefined, 0.05, 0.5, 0.9].map((target) => isClear(target, wins, games));
      lines.push(told([wins, games, rateOf(wins, games), rateOf(wins, games, Z99), exact, clear]));
      lines.push(`${share(wins, games)} ${around(wins, games)}`);
    }
  }
  for (const values of [[], [2], [3, 1, 2], [0.5, 0.25, 8, -3]]) {
    lines.push(told([meanOf(values), mean(values), mean(values, 3)]));
  }
  for (let first = 0; first < 60; first += 3) {
    lines.push(Array.from({ length: 60 }, (_, second) => sequential(first, second)[0]).join(''));
  }
  for (const [games, cores, from] of [
    [0, 1],
    [1, 1],
    [100, 2],
    [5000, 1],
    [5000, 8],
    [100, 4, 30],
  ])
    lines.push(told(chunksOf(games, cores, from)));
  const points = [0.05, 0.4, 1].map((at, i) => ({ at, rate: at / 2, low: at / 3, high: at, of: i * 7 }));
  lines.push(rateCurve({ title: 'title', across: 'across', up: 'up', points }));
  const page = 'a\n<!-- x -->\nold\n<!-- end -->\nb\n<!-- y -->\n\n<!-- end -->\n';
  const made: readonly Readonly<Record<string, string>>[] = [
    {},
    { x: '1' },
    { x: '1', y: '2' },
    { y: '2' },
    { z: '3' },
  ];
  for (const tables of made) {
    lines.push(told(withTables(page, tables)));
  }
  lines.push(told(withTables('<!-- x -->\nnever ends', { x: '1' })));
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(file('numbers'));
});

test('what is told of a series is as the book has it', async () => {
  const lines: string[] = [];
  const lcg = await loadMaker('lcg');
  const dbg = await loadMaker('dbg');
  for (let n = 0; n < 20; n++) {
    const series = seriesOf(n);
    const results = await play(series);
    const cooperative = n % 4 !== 0;
    const summary = summarize(series, results, cooperative);
    lines.push(`= ${n}`, told(summary));
    if (results.length < 20) lines.push(told(csvOf(series, results)));
    lines.push(told(impactOf(results, ['a', 'b', 'c', 'd'])), told(lossesOf(results)));
    const other = await play({ ...series, seed: `other ${n}`, games: series.games + (n % 3) - 1 });
    lines.push(told(differenceOf(results, other)));
    for (const lang of langs) {
      const page = reportPage(summary, results, cooperative, reportNames(n % 2 === 0 ? lcg : dbg, lang), lang);
      // A few are there to be read; of the others a mark says whether they changed.
      lines.push(n === 2 || n === 3 ? page : createHash('sha256').update(page).digest('hex').slice(0, 16));
    }
  }
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(file('series'));
});

test('what is found by playing on is as the book has it', async () => {
  const lines: string[] = [];
  const side = (name: string, bot: BotSpec): Side => ({ name, bot, tables: [tableOf('mirkwood', [name])] });
  for (let n = 0; n < 24; n++) {
    const duel: Duel = {
      ...{ game: 'lcg', sides: [side('a', BOTS[n % 3]), side('b', BOTS[(n + 1) % 3])], seed: `duel ${n}` },
      games: [5, 32, 33, 200][n % 4],
    };
    const steps: number[] = [];
    const asked: unknown[] = [];
    const run: RunSeries = async (series, options) => {
      asked.push([series.seed, series.games, series.bots, series.rotate]);
      const results = await play(series, options);
      if (n % 6 === 1) return results.slice(0, 20);
      // Some sides are better than others.
      const better = n % 5 === 2 && series.tables[0].decks[0] === 'b';
      return better ? results.map((one) => ({ ...one, seats: one.seats.map((s) => ({ ...s, won: true })) })) : results;
    };
    const progress = (done: number): void => void steps.push(done);
    const enough = n % 8 === 7 ? (results: readonly unknown[]) => results.length >= 9 : undefined;
    const result = await runDuelWith(run, duel, n % 2 === 0, { progress, enough });
    lines.push(`= duel ${n}`, told(result), told(asked), told(steps.slice(-6)));
  }
  for (let n = 0; n < 16; n++) {
    const base = { game: 'lcg', tables: [tableOf('x', ['base'])], bots: [BOTS[1]], seed: `improve ${n}`, games: 4 };
    const exchanges = Array.from({ length: n % 9 }, (_, i): Exchange => {
      return { out: `o${i}`, in: `i${i}`, tables: [tableOf('x', [`${i}`])] };
    });
    const steps: unknown[] = [];
    let asked = 0;
    const stopped = n > 11 ? () => ++asked > n : undefined;
    const games = [0, 9, 50, 300][n % 4];
    const progress = (done: number, left: number): void => void steps.push([done, left]);
    lines.push(`= improve ${n}`, told(await improve(play, { base, exchanges, games, progress, stopped })), told(steps));
    const seen: number[] = [];
    const changed = [tableOf('x', ['changed', 'two', 'three'])];
    const difference = await compareDecks(play, base, changed, { progress: (done) => void seen.push(done) });
    lines.push(told(difference), told(seen));
  }
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(file('found'));
});

test('the ladder is as the book has it', async () => {
  const lines: string[] = [];
  for (const cooperative of [true, false])
    for (const keen of [null, KEEN])
      for (const before of [null, BOTS[6]]) lines.push(told(rungsOf(cooperative, keen, before)));
  const begun: unknown[] = [];
  const rungs = await climb({
    ...{ seed: 'ladder', games: 30, keenGames: 40, keen: KEEN, before: BOTS[6], cores: 2, hire },
    progress: (name, done, total) => void begun.push([name, done, total]),
  });
  lines.push(...rungs.map(told), told(begun), ladderTable(rungs));
  for (const rung of ['keen', 'ANDUIN', 'before', 'nowhere'])
    for (const only of [undefined, 'dbg', 'lcg']) {
      const options = { seed: 'some', games: 3, keenGames: 3, keen: rung === 'ANDUIN' ? null : KEEN, cores: 2, hire };
      const some = await climb({ ...options, only, rung, before: BOTS[6] });
      lines.push(told(some.map(({ game, what, bot, against, games }) => [game, what, bot, against, games])));
    }
  const head = `before\n<!-- ladder -->\n| game | what |\n| a | b |\nno row | lcg${' | x'.repeat(9)} |\n<!-- /ladder -->\nafter\n`;
  const page = withLadder(head, rungs.slice(3))!;
  lines.push(page, withLadder(page, [...rungs.slice(0, 5).map((rung) => ({ ...rung, games: 7 }))].reverse())!);
  lines.push(told([withLadder('<!-- /ladder --> <!-- ladder -->', rungs), withLadder('<!-- ladder -->', rungs)]));
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(file('ladder'));
});

const WISHES: readonly Wish[] = [
  ...[{}, { seats: 1 }, { seats: 2 }, { seats: 3 }, { seats: 9 }, { scenario: 'nowhere' }, { scenario: 'anduin' }],
  ...[{ scenario: 'vorakesh', seats: 3 }, { options: { mode: 'easy' } }, { options: { mode: 'none' } }],
  ...[['lore'], ['built'], ['aragorn', 'theoden'], ['nobody'], ['climbers'], ['lore', 'lore']].map((names) => ({
    decks: names.map((name) => ({ name })),
  })),
  { decks: [{ name: 'mine', text: '3x Gollum\n1x Nobody' }] },
  { decks: [{ name: 'mine', text: '' }] },
];

function wished(maker: TableMaker, wish: Wish): string {
  try {
    return told(maker.table(wish));
  } catch (error) {
    if (!(error instanceof WishError)) throw error;
    return told(error.words);
  }
}

test('wishes are read, fulfilled and refused as the book has it', async () => {
  const lines: string[] = [];
  const levels = ['random', 'steady', ' keen ', 'master', 'Keen', 'kee', 'keen2', ''];
  const amounts = ['', ':', ':500ms', ':1s', ':0.5s', ':200', ':2.5', ':0', ':-1', ':1s..2s', ':200..400'];
  const odd = [':400..200', ':1s..400', ':1s..x', ':x..1s', ':1h', ':1s..', ':10..10', ':10msx', ':x10', ':1s..2s..3s'];
  for (const level of levels) {
    for (const amount of [...amounts, ...odd]) lines.push(`${level}${amount} ${told(readBot(level + amount))}`);
  }
  for (const text of ['a=1', 'a=b', 'a=', '=1', 'a', 'a={"b":[true]}', 'a=b=c', 'a=null']) {
    lines.push(`${text} ${told(readOption(text))}`);
  }
  for (const game of labGames) {
    const maker = await loadMaker(game);
    const { cooperative, scenarios, decks, hand, counts } = maker;
    lines.push(`= ${game}`, told([cooperative, scenarios, decks, hand, counts]));
    for (const wish of WISHES) lines.push(`${told(wish)} ${wished(maker, wish)}`);
    for (const seats of [2, 3]) {
      const tables = maker.variety?.(seats) ?? [];
      lines.push(...tables.map((table) => `${seats} ${table.scenario} ${told([table.decks, table.heroes])}`));
    }
    for (const lang of langs) {
      const names = reportNames(maker, lang);
      const known = [names.scenario('mirkwood'), names.scenario('x'), names.hero('aragorn'), names.hero('x')];
      const ends = ['lcg.end.won', 'rb.end.won', 'dbg.over.archenemies', 'x'].map(names.reason);
      lines.push(told([names.game, ...known, names.deck('d'), ...ends, names.counts]));
    }
  }
  const lcg = await loadMaker('lcg');
  for (const said of [
    ...[{}, { scenario: 'all' }, { scenario: 'anduin,mirkwood', deck: 'lore,spirit+tactics' }, { scenario: '' }],
    ...[{ deck: 'all', options: { mode: 'easy' } }, { seats: 2 }],
  ]) {
    const tables = tablesFor(lcg, said, (name) => ({ name }));
    lines.push(told([said, tables.map(({ scenario, decks }) => [scenario, decks]), tables[0].setup]));
  }
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(file('wishes'));
});

test('what is learnt of positions that never were is as the book has it', async () => {
  const some = (count: number, width: number) =>
    Array.from({ length: count }, () => {
      const features = Array.from({ length: width }, () => below(luck, 200) / 100 - 1);
      const won = features[0] * 50 + below(luck, 100) > 50 ? 1 : 0;
      const time = below(luck, 100) / 100;
      return { features, time, won, kind: ['', 'early', 'late'][below(luck, 3)], valued: below(luck, 99) / 100 };
    });
  const lines: string[] = [];
  for (const [count, width] of [
    [0, 2],
    [1, 1],
    [50, 3],
    [300, 2],
  ]) {
    const seen = some(count, width);
    const weights = fit(seen);
    const own = fit(seen.slice(0, 20), weights);
    const guessed = seen.slice(0, 5).map((one) => [guess(weights, one), guess(own, one)]);
    lines.push(told([weights, own, guessed, lossOf(seen, (one) => guess(weights, one)), lossOf(seen, () => 1)]));
  }
  const width = 53;
  const training = { game: 'dbg', seed: 'a', bot: BOTS[1], setups: [], games: 7, command: 'none' };
  for (const hands of [1, 3]) {
    const steps: number[] = [];
    const learnt = await train(
      { ...training, progress: (done) => void steps.push(done) },
      async (_, { from, to }) => Array.from({ length: to - from }, () => some(190, Math.min(width, 6))),
      hands,
    );
    lines.push(told([learnt.provenance, learnt.start, Object.keys(learnt.kinds ?? {}), learnt.kinds]), told(steps));
  }
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(file('learnt'));
});

test('how hard a puzzle is said to be is as the book has it', async () => {
  const lines: string[] = [];
  const dbg = await loadMaker('dbg');
  const { loadSkill } = await import('@tafelrunde/bots');
  const { startMatch } = await import('@tafelrunde/kernel');
  const started = startMatch(dbg.game, { seats: 2 }, 'puzzle');
  if (!started.ok) throw new Error('refused');
  const match = started.value;
  const { options } = match.decision()!;
  const skill = await loadSkill('dbg');
  for (let n = 0; n < 40; n++) {
    // Somebody who errs as often as is said.
    let asked = 0;
    const erring = { ...skill, steady: () => options[asked++ % 20 < (n % 5) * 5 ? 1 : 0] };
    const ahead = [0.08, 0.19, 0.2, 0.4][Math.floor(n / 5) % 4];
    const judgement = {
      ...{ position: 0, seat: 0, prompt: ['p'] as const, group: '', played: 'a', thumb: 'a', deals: 12 + n },
      options: Array.from({ length: 2 + (n % 6) }, (_, i) => ({
        ...{
          id: i === 0 ? options[0].id : `${i}`,
          label: ['l'] as const,
          value: i === 0 ? 0.9 : 0.9 - ahead - i / 100,
        },
        ...{ error: 0.01, cost: i * ahead, costError: n % 7 === 6 ? 0 : 0.01 * i },
      })),
    };
    lines.push(told(standing(erring, match, judgement)));
  }
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(file('puzzles'));
});
