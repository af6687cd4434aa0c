import { type GameId, isGameId } from '@tafelrunde/games';
import { type Plain, parseRecord } from '@tafelrunde/kernel';
import { rateOf } from '@tafelrunde/lab/page';
import type { OnlineGame } from '@tafelrunde/protocol';
import type { Saves } from '../saves/saves.ts';

/** Who sat at the other seats: nobody, bots of a level, or people. */
export type Company = 'alone' | 'random' | 'steady' | 'keen' | 'master' | 'people';

/** A finished game, as far as statistics go. */
export interface PlayedGame {
  readonly id: string;
  readonly game: GameId;
  readonly at: number;
  readonly won: boolean;
  readonly resigned: boolean;
  /** Whether something that was revealed has been taken back. */
  readonly peeked: boolean;
  readonly scenario: string;
  /** A ready-made deck by its id, one's own by its cards; '' where nobody brings a deck. */
  readonly deck: string;
  readonly heroes: readonly string[];
  readonly company: Company;
  readonly players: number;
  readonly score: number | null;
  readonly minutes: number | null;
  readonly answers: number | null;
  /** What everything but the own choices has changed of the chance to win, where the game was analysed. */
  readonly luck: number | null;
  /** Whether it was played at a table of a server. */
  readonly online: boolean;
}

type Fields = Readonly<Record<string, Plain>>;

const fieldsOf = (value: Plain | undefined): Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {};
const textOf = (value: Plain | undefined): string => (typeof value === 'string' ? value : '');
const textsOf = (value: Plain | undefined): readonly string[] =>
  Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string' && one !== '') : [];

/** The finished games that are kept, the oldest first; what cannot be read is left out, and so are branches of other games. */
export function playedGames(saves: Pick<Saves, 'list' | 'text'>): readonly PlayedGame[] {
  return saves
    .list()
    .flatMap(({ id, about }) => {
      if (about.state === 'running' || about.from || !isGameId(about.game)) return [];
      const read = parseRecord(saves.text(id) ?? '');
      if (!read.ok) return [];
      const { setup, answers } = read.value;
      const { seats = ['human'] } = about;
      const seat = Math.max(0, seats.indexOf('human'));
      const { scenario, players } = fieldsOf(setup);
      const { starter, heroes, deck } = fieldsOf(Array.isArray(players) ? players[seat] : undefined);
      const others = seats.filter((_, at) => at !== seat);
      return [
        {
          ...{ id, game: about.game, at: about.at, won: about.state === 'won', resigned: about.state === 'resigned' },
          ...{ peeked: about.peeked === true, scenario: textOf(scenario) },
          deck: textOf(starter) || (deck === undefined ? '' : `own:${JSON.stringify([heroes ?? null, deck])}`),
          heroes: textsOf(heroes).length > 0 ? textsOf(heroes) : (about.heroes ?? []),
          company: companyOf(others),
          players: seats.length,
          score: about.score ?? null,
          minutes: about.played === undefined ? null : about.played / 60_000,
          answers: answers.length,
          luck: about.luck ?? null,
          online: false,
        } satisfies PlayedGame,
      ];
    })
    .sort((a, b) => a.at - b.at);
}

/** Games at tables of the server, as it tells them. How long somebody sat there nobody has counted. */
export function onlineGames(games: readonly OnlineGame[]): readonly PlayedGame[] {
  return games.flatMap(({ table, game, at, won, scenario, deck, people, bots, seats, score, answers }) => {
    if (!isGameId(game)) return [];
    const [kind, ids = ''] = deck.split(/^(starter|heroes):/).slice(1);
    const others = people > 1 ? ['human'] : bots.length > 0 ? bots : Array.from({ length: seats - 1 }, () => 'steady');
    return [
      {
        ...{ id: table, game, at, won, scenario, score, answers, online: true },
        ...{ resigned: false, peeked: false, minutes: null, luck: null, players: seats },
        deck: kind === 'starter' ? ids : kind === 'heroes' || deck === '' ? '' : `own:${deck}`,
        heroes: kind === 'heroes' ? ids.split(',') : [],
        company: companyOf(others),
      } satisfies PlayedGame,
    ];
  });
}

const strength: readonly Company[] = ['random', 'steady', 'keen', 'master'];

function companyOf(others: readonly string[]): Company {
  if (others.length === 0) return 'alone';
  if (others.includes('human')) return 'people';
  return strength.findLast((level) => others.includes(level)) ?? 'steady';
}

export interface Filter {
  readonly game: GameId | '';
  readonly scenario: string;
  readonly company: Company | '';
  /** Only games of so many days; 0 for all. */
  readonly days: number;
  /** Whether games count in which something revealed was taken back. */
  readonly peeked: boolean;
}

export function filtered(games: readonly PlayedGame[], filter: Filter, now: number): readonly PlayedGame[] {
  const since = filter.days === 0 ? 0 : now - filter.days * 86_400_000;
  return games.filter(
    (one) =>
      (filter.game === '' || one.game === filter.game) &&
      (filter.scenario === '' || one.scenario === filter.scenario) &&
      (filter.company === '' || one.company === filter.company) &&
      (filter.peeked || !one.peeked) &&
      one.at >= since,
  );
}

export interface Group {
  readonly key: string;
  readonly games: number;
  readonly wins: number;
  readonly rate: number;
  readonly low: number;
  readonly high: number;
}

/** Win rates of games that have something in common; a game may be in several groups. Those with most games first. */
export function grouped(
  games: readonly PlayedGame[],
  keysOf: (game: PlayedGame) => readonly string[],
): readonly Group[] {
  const counts = new Map<string, { games: number; wins: number }>();
  for (const one of games) {
    for (const key of new Set(keysOf(one))) {
      const count = counts.get(key) ?? { games: 0, wins: 0 };
      counts.set(key, { games: count.games + 1, wins: count.wins + (one.won ? 1 : 0) });
    }
  }
  return [...counts]
    .map(([key, count]) => ({ key, ...count, ...rateOf(count.wins, count.games) }))
    .sort((a, b) => b.games - a.games || a.key.localeCompare(b.key));
}

/** The win rate after each game, with its interval. */
export function course(games: readonly PlayedGame[]): {
  readonly at: number[];
  readonly rate: number[];
  readonly low: number[];
  readonly high: number[];
} {
  const found = { at: [] as number[], rate: [] as number[], low: [] as number[], high: [] as number[] };
  let wins = 0;
  games.forEach(({ at, won }, n) => {
    if (won) wins++;
    const { rate, low, high } = rateOf(wins, n + 1);
    found.at.push(at / 1000);
    found.rate.push(100 * rate);
    found.low.push(100 * low);
    found.high.push(100 * high);
  });
  return found;
}

const columns = [
  ...['date', 'game', 'won', 'resigned', 'peeked', 'scenario', 'deck', 'heroes', 'company', 'players'],
  ...['score', 'minutes', 'answers', 'luck', 'online'],
];

/** The games as a table for other programs. What a program could take for a formula is quoted as text. */
export function csvOf(games: readonly PlayedGame[]): string {
  const cell = (value: unknown): string => {
    const text = value === null ? '' : String(value);
    const safe = /^[=+@\t\r]/.test(text) || /^-(?![\d.])/.test(text) ? `'${text}` : text;
    return /[",\n\r;]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
  };
  const rows = games.map((one) => [
    ...[new Date(one.at).toISOString(), one.game, one.won, one.resigned, one.peeked, one.scenario, one.deck],
    ...[one.heroes.join('+'), one.company, one.players, one.score, one.minutes?.toFixed(1) ?? null, one.answers],
    ...[one.luck?.toFixed(3) ?? null, one.online],
  ]);
  return `${[columns, ...rows].map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`;
}
