import { levels } from '@tafelrunde/bots';
import type { RungResult } from './ladder.ts';
import { labGames } from './tables.ts';

const BEGIN = '<!-- ladder -->';
const END = '<!-- /ladder -->';
const HEAD = [
  'game',
  'played',
  'bot',
  'against',
  'games',
  'won',
  '95 % interval',
  'lost to it',
  'longest thought',
  'target',
];
const RULE = ['---', '---', '---', '---', '---:', '---:', '---', '---:', '---:', '---'];
/** The cells that say which rung a row is. */
const KEYS = 4;

type Row = readonly string[];

/** The ladder as a table of a Markdown page. */
export function ladderTable(rungs: readonly RungResult[]): string {
  return tableOf(rungs.map(rowOf));
}

/**
 * The page with these rungs in the table between its marks: measured anew, they take the places of their old rows; other
 * rows stay, so that hours of play can be spread over several days. Null if the page has no marks.
 */
export function withLadder(page: string, rungs: readonly RungResult[]): string | null {
  const from = page.indexOf(BEGIN);
  const to = page.indexOf(END);
  if (from < 0 || to < from) return null;
  const rows = rungs.map(rowOf);
  const kept = rowsIn(page.slice(from, to)).filter((old) => !rows.some((row) => keyOf(row) === keyOf(old)));
  return `${page.slice(0, from + BEGIN.length)}\n${tableOf(inOrder([...kept, ...rows]))}\n${page.slice(to)}`;
}

function rowOf(rung: RungResult): Row {
  const clear = rung.clear ? ', clear before the end' : '';
  return [
    rung.game,
    rung.what,
    rung.bot,
    rung.against || '–',
    String(rung.games),
    `**${percent(rung.winRate)}**`,
    `${percent(rung.winRateLow)} to ${percent(rung.winRateHigh)}`,
    rung.lossRate === null ? '–' : percent(rung.lossRate),
    rung.longestThought === null ? '–' : `${rung.longestThought} ms`,
    rung.target === '' ? '–' : `${rung.target}: ${rung.reached ? 'reached' : 'not reached'}${clear}`,
  ];
}

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

const keyOf = (row: Row): string => row.slice(0, KEYS).join('|');

/** The rows of a table as it stands in a page; what is no row of the ladder is left out. */
function rowsIn(text: string): readonly Row[] {
  return text
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    )
    .filter((row) => row.length === HEAD.length && labGames.includes(row[0]));
}

/** By game, then by what is played as it first comes, then from the weakest bot to the strongest. */
function inOrder(rows: readonly Row[]): readonly Row[] {
  const played = [...new Set(rows.map(([, what]) => what))];
  const place = ([game, what, bot]: Row): number[] => [
    labGames.indexOf(game),
    played.indexOf(what),
    levels.findIndex((level) => bot.startsWith(level)),
  ];
  return rows.slice().sort((a, b) => {
    const [x, y] = [place(a), place(b)];
    const at = x.findIndex((n, i) => n !== y[i]);
    return at < 0 ? a[2].localeCompare(b[2], 'en', { numeric: true }) : x[at] - y[at];
  });
}

function tableOf(rows: readonly Row[]): string {
  return [HEAD, RULE, ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');
}
