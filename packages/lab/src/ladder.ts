import { type RunOptions, runSeries } from './run.ts';
import type { BotSpec, Series } from './series.ts';
import { botName, summarize } from './summary.ts';
import type { TableMaker, Wish } from './table.ts';
import { labGames, loadMaker } from './tables.ts';

/** One comparison of the ladder and what it must show. */
interface Rung {
  /** What is played, for people who read the table. */
  readonly what: string;
  readonly wish: Wish;
  /** The bot that is measured, and the one it plays against (none in a cooperative game). */
  readonly bots: readonly BotSpec[];
  readonly atLeast?: number;
  readonly below?: number;
}

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
  readonly target: string;
  readonly reached: boolean;
}

export interface LadderOptions extends Pick<RunOptions, 'cores'> {
  readonly only?: string;
  readonly seed: string;
  /** Games of each rung without a keen bot, and of each with one. */
  readonly games: number;
  readonly keenGames: number;
  /** How the keen bot thinks; null leaves its rungs out, which take long. */
  readonly keen: BotSpec | null;
  readonly progress?: (rung: string, done: number, total: number) => void;
}

const random: BotSpec = { level: 'random' };
const steady: BotSpec = { level: 'steady' };

/** Players together are measured by how often they win, players against each other by how often they beat the next. */
function rungsOf(maker: TableMaker, keen: BotSpec | null): readonly Rung[] {
  const all = allRungs(maker, keen ?? { level: 'keen' });
  return keen ? all : all.filter(({ bots }) => bots.every(({ level }) => level !== 'keen'));
}

function allRungs(maker: TableMaker, keen: BotSpec): readonly Rung[] {
  if (!maker.cooperative) {
    return [
      { what: 'two players', wish: { seats: 2 }, bots: [steady, random], atLeast: 0.9 },
      { what: 'two players', wish: { seats: 2 }, bots: [keen, steady], atLeast: 0.65 },
    ];
  }
  return [
    { what: 'Mirkwood, leadership, alone', wish: { scenario: 'mirkwood' }, bots: [random], below: 0.05 },
    { what: 'Mirkwood, leadership, alone', wish: { scenario: 'mirkwood' }, bots: [steady], atLeast: 0.6 },
    { what: 'Mirkwood, leadership, alone', wish: { scenario: 'mirkwood' }, bots: [keen], atLeast: 0.8 },
    { what: 'Anduin, built deck, alone', wish: builtForAnduin, bots: [steady] },
    { what: 'Anduin, built deck, alone', wish: builtForAnduin, bots: [keen], atLeast: 0.3 },
  ];
}

const builtForAnduin: Wish = { scenario: 'anduin', decks: [{ name: 'built' }] };

/** Climbs the ladder of every game, or of one. */
export async function climb(options: LadderOptions): Promise<readonly RungResult[]> {
  const { only, keen, seed, cores, progress } = options;
  const results: RungResult[] = [];
  for (const game of labGames) {
    if (only !== undefined && game !== only) continue;
    const maker = await loadMaker(game);
    for (const rung of rungsOf(maker, keen)) {
      const games = rung.bots.some(({ level }) => level === 'keen') ? options.keenGames : options.games;
      const tables = [maker.table(rung.wish)];
      const series: Series = { game, tables, bots: rung.bots, rotate: !maker.cooperative, seed, games };
      const label = `${game}, ${rung.what}: ${rung.bots.map(({ level }) => level).join(' / ')}`;
      const played = await runSeries(series, { cores, progress: (done) => progress?.(label, done, games) });
      const lost = played.filter(({ seats }) => seats.some(({ bot, won }) => bot === 1 && won)).length;
      const lossRate = maker.cooperative ? null : lost / played.length;
      results.push(judged(series, rung, summarize(series, played, maker.cooperative), lossRate));
    }
  }
  return results;
}

function judged(
  series: Series,
  { what, bots, atLeast, below }: Rung,
  summary: ReturnType<typeof summarize>,
  lossRate: number | null,
): RungResult {
  const { games, winRate, winRateLow, winRateHigh } = summary;
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
    target,
    reached: winRate >= (atLeast ?? 0) && winRate < (below ?? 2),
  };
}

/** The ladder as a table of a Markdown page. */
export function ladderTable(rungs: readonly RungResult[]): string {
  const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;
  const rows = rungs.map((rung) =>
    [
      rung.game,
      rung.what,
      rung.bot,
      rung.against || '–',
      rung.games,
      `**${percent(rung.winRate)}**`,
      `${percent(rung.winRateLow)} to ${percent(rung.winRateHigh)}`,
      rung.lossRate === null ? '–' : percent(rung.lossRate),
      rung.target === '' ? '–' : `${rung.target}: ${rung.reached ? 'reached' : 'not reached'}`,
    ].join(' | '),
  );
  const head = 'game | played | bot | against | games | won | 95 % interval | lost to it | target';
  return [head, '---|---|---|---|---:|---:|---|---:|---', ...rows].map((row) => `| ${row} |`).join('\n');
}

const BEGIN = '<!-- ladder -->';
const END = '<!-- /ladder -->';

/** The page with the table between its marks replaced; null if the page has no marks. */
export function withLadder(page: string, table: string): string | null {
  const from = page.indexOf(BEGIN);
  const to = page.indexOf(END);
  if (from < 0 || to < from) return null;
  return `${page.slice(0, from + BEGIN.length)}\n${table}\n${page.slice(to)}`;
}
