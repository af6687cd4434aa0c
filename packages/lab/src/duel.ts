import type { RunOptions, RunSeries } from './schedule.ts';
import type { BotSpec, GameResult, Series } from './series.ts';
import { type Answer, type Rate, rateOf, sequential } from './statistics.ts';
import type { TableSetup } from './table.ts';

/** One side of a comparison. */
export interface Side {
  readonly name: string;
  readonly bot: BotSpec;
  readonly tables: readonly TableSetup[];
}

export interface Duel {
  readonly game: string;
  readonly sides: readonly [Side, Side];
  readonly seed: string;
  /** More games than this are not played, however open the answer. */
  readonly games: number;
}

export interface DuelResult {
  readonly answer: Answer;
  /** Rounds of two games each, or games against each other. */
  readonly rounds: number;
  readonly first: number;
  readonly second: number;
  readonly equal: number;
  /** Of the rounds that one side did better in, the share of the first. */
  readonly share: Rate;
  /** How often each side won at all. */
  readonly wins: readonly [Rate, Rate];
}

/** Who did better in one round: 1 the first side, -1 the second, 0 neither. */
export type Comparison = -1 | 0 | 1;

/** What a row of comparisons says so far; stops at the first moment at which it is clear. */
export function judge(rounds: readonly Comparison[]): Pick<DuelResult, 'answer' | 'first' | 'second' | 'equal'> {
  let first = 0;
  let second = 0;
  for (const round of rounds) {
    if (round > 0) first++;
    if (round < 0) second++;
  }
  return { answer: sequential(first, second), first, second, equal: rounds.length - first - second };
}

/**
 * In a cooperative game both sides play the same games, with the same luck, and a round goes to the one that wins where
 * the other loses. Against each other they share tables, and change seats.
 */
export async function runDuelWith(
  run: RunSeries,
  duel: Duel,
  cooperative: boolean,
  options: RunOptions = {},
): Promise<DuelResult> {
  return cooperative ? apart(run, duel, options) : together(run, duel, options);
}

/** Games that are played before anybody looks for the first time; then twice as many, and so on. */
const FIRST_BATCH = 32;

async function apart(run: RunSeries, { game, sides, seed, games }: Duel, options: RunOptions): Promise<DuelResult> {
  const rounds: Comparison[] = [];
  const wins = [0, 0];
  for (let from = 0, batch = 0; from < games && judge(rounds).answer === 'open'; from += batch) {
    batch = Math.min(from === 0 ? FIRST_BATCH : from, games - from);
    const results: (readonly GameResult[])[] = [];
    for (const { bot, tables } of sides) {
      const series: Series = { game, tables, bots: [bot], rotate: false, seed: `${seed}/${from}`, games: batch };
      results.push(await run(series, { ...options, progress: undefined }));
    }
    // Who was stopped has played less than was asked for.
    const there = Math.min(...results.map(({ length }) => length));
    for (let i = 0; i < there && judge(rounds).answer === 'open'; i++) {
      const [a, b] = results.map((list) => list[i].seats.some(({ won }) => won));
      if (a) wins[0]++;
      if (b) wins[1]++;
      rounds.push(a === b ? 0 : a ? 1 : -1);
    }
    options.progress?.(Math.min(games, rounds.length));
    if (there < batch) break;
  }
  return conclude(rounds, wins);
}

async function together(run: RunSeries, { game, sides, seed, games }: Duel, options: RunOptions): Promise<DuelResult> {
  const rounds: Comparison[] = [];
  const wins = [0, 0];
  const series: Series = {
    game,
    tables: sides[0].tables,
    bots: sides.map(({ bot }) => bot),
    rotate: true,
    seed,
    games,
  };
  await run(series, {
    ...options,
    enough(results) {
      const { seats } = results[results.length - 1];
      const [a, b] = [0, 1].map((side) => seats.some(({ bot, won }) => bot === side && won));
      if (a) wins[0]++;
      if (b) wins[1]++;
      rounds.push(a === b ? 0 : a ? 1 : -1);
      return judge(rounds).answer !== 'open' || (options.enough?.(results) ?? false);
    },
  });
  return conclude(rounds, wins);
}

function conclude(rounds: readonly Comparison[], wins: readonly number[]): DuelResult {
  const judged = judge(rounds);
  const decided = judged.first + judged.second;
  return {
    ...judged,
    rounds: rounds.length,
    share: rateOf(judged.first, decided),
    wins: [rateOf(wins[0], rounds.length), rateOf(wins[1], rounds.length)],
  };
}
