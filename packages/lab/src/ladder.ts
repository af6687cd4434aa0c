import { thinksAhead } from '@tafelrunde/bots';
import { runSeries } from './run.ts';
import { type Rung, rungsOf } from './rungs.ts';
import type { RunOptions } from './schedule.ts';
import type { BotSpec, GameResult, Series } from './series.ts';
import { rateOf, Z99 } from './statistics.ts';
import { botName, type Summary, summarize } from './summary.ts';
import { labGames, loadMaker } from './tables.ts';

/** A rung that was climbed. */
export interface RungResult {
  readonly game: string;
  readonly what: string;
  readonly bot: string;
  readonly against: string;
  readonly games: number;
  readonly winRate: number;
  readonly winRateLow: number;
  readonly winRateHigh: number;
  /** Share of games that the other side won; in some games all may lose. */
  readonly lossRate: number | null;
  /** Milliseconds of the longest thought; null for bots without a time budget. */
  readonly longestThought: number | null;
  readonly target: string;
  readonly reached: boolean;
  /** Whether it ended before all games were played because the answer was clear. */
  readonly clear: boolean;
}

export interface LadderOptions extends Pick<RunOptions, 'cores'> {
  /** Who plays, if not threads of this process. */
  readonly hire?: Parameters<typeof runSeries>[2];
  readonly only?: string;
  /** Only rungs whose name has this in it, such as `keen` or `anduin`. */
  readonly rung?: string;
  readonly seed: string;
  /** Games of each rung without a keen bot, and at most of each with one. */
  readonly games: number;
  readonly keenGames: number;
  /** How the keen bot thinks; null leaves its rungs out, which take long. */
  readonly keen: BotSpec | null;
  /** The same bot of another revision, to be beaten; left out or null, there is no such rung. */
  readonly before?: BotSpec | null;
  readonly progress?: (rung: string, done: number, total: number) => void;
  /** Told of each rung at once, so that hours of play are not lost if the next is broken off. */
  readonly climbed?: (result: RungResult) => void;
}

/** Climbs the ladder of every game, or of one. */
export async function climb(options: LadderOptions): Promise<readonly RungResult[]> {
  const { only, rung: wanted = '', keen, before = null } = options;
  const results: RungResult[] = [];
  for (const game of labGames) {
    if (only !== undefined && game !== only) continue;
    const { cooperative } = await loadMaker(game);
    for (const rung of rungsOf(cooperative, keen, before)) {
      const name = `${game}, ${rung.what}: ${rung.bots.map(({ level, revision }) => (revision ? `${level} of before` : level)).join(' / ')}`;
      if (!name.toLowerCase().includes(wanted.toLowerCase())) continue;
      const result = await climbOne(game, name, rung, options);
      results.push(result);
      options.climbed?.(result);
    }
  }
  return results;
}

async function climbOne(game: string, name: string, rung: Rung, options: LadderOptions): Promise<RungResult> {
  const maker = await loadMaker(game);
  const thinks = rung.bots.some(({ level }) => thinksAhead(level));
  const games = thinks ? options.keenGames : options.games;
  const tables = [maker.table(rung.wish)];
  const { seed, cores, progress } = options;
  const series: Series = { game, tables, bots: rung.bots, rotate: !maker.cooperative, seed, games };
  // A keen game takes minutes: what is played is told before the first one is over.
  progress?.(name, 0, games);
  const results = await runSeries(
    series,
    {
      cores,
      progress: (done) => progress?.(name, done, games),
      // Thinking takes long, so a rung with a keen bot ends when its answer is clear.
      enough: (played) => thinks && isClear(rung.atLeast ?? rung.below, winsOf(played), played.length),
    },
    options.hire,
  );
  const lost = results.filter(({ seats }) => seats.some(({ bot, won }) => bot === 1 && won)).length;
  const lossRate = maker.cooperative ? null : lost / results.length;
  return judged(series, rung, summarize(series, results, maker.cooperative), lossRate);
}

/** Games that the bot that is measured has won. */
function winsOf(results: readonly GameResult[]): number {
  return results.filter(({ seats }) => seats.some(({ bot, won }) => bot === 0 && won)).length;
}

/** A clear answer that is made of fewer games than this would say little about how large the share is. */
const LEAST_GAMES = 12;

/**
 * Whether the target lies outside of the interval that holds the truth in 99 of 100 cases: wider than the one that is
 * told, because it is looked at after every game.
 */
export function isClear(target: number | undefined, wins: number, games: number): boolean {
  if (target === undefined || games < LEAST_GAMES) return false;
  const { low, high } = rateOf(wins, games, Z99);
  return low > target || high < target;
}

function judged(
  series: Series,
  { what, bots, atLeast, below }: Rung,
  summary: Summary,
  lossRate: number | null,
): RungResult {
  const { games, winRate, winRateLow, winRateHigh, longestThought } = summary;
  const target = atLeast !== undefined ? `≥ ${atLeast * 100} %` : below !== undefined ? `< ${below * 100} %` : '';
  return {
    game: series.game,
    what,
    bot: botName(bots[0]),
    against: bots[1] ? botName(bots[1]) : '',
    games,
    winRate,
    winRateLow,
    winRateHigh,
    lossRate,
    longestThought,
    target,
    reached: winRate >= (atLeast ?? 0) && winRate < (below ?? 2),
    clear: games < series.games,
  };
}
