import { runebound, type ScenarioId } from '@tafelrunde/runebound';
import { type Cell, mean, share, table } from './markdown.ts';
import { type GameResult, type HeroResult, heroes, playRunebound, TALLIES, WAYS } from './runebound-game.ts';
import { SteadyGames, type Study } from './study.ts';

const GAMES = 834;
const TITLES: readonly (readonly [ScenarioId, string])[] = [
  ['margath', 'Margath'],
  ['vorakesh', 'Corpse King'],
];

interface Played {
  readonly name: string;
  readonly players: number;
  readonly results: readonly GameResult[];
}

/** How Runebound is balanced, for each scenario and number of heroes (docs/balance-runebound.md). */
export const study: Study = async ({ games = GAMES, seed = 'balance', seats, setup = {}, progress }) => {
  const steady = await SteadyGames.of(runebound);
  const played = TITLES.flatMap(([scenario, title]) =>
    (seats === undefined ? [2, 3, 4] : [seats]).map((players): Played => {
      const setting = { scenario, players, setup };
      const results = Array.from({ length: games }, (_, game) => playRunebound(steady, setting, seed, game));
      progress?.(`${title}, ${players}: ${games}`);
      return { name: `${title}, ${players}`, players, results };
    }),
  );
  const tables = tablesOf(played);
  const head = `${games * played.length} games, seed \`${seed}\``;
  return { text: [head, ...Object.values(tables)].join('\n\n'), tables };
};

function tablesOf(played: readonly Played[]): Record<string, string> {
  /** A table with a column for each setting. */
  const columns = (head: string, rows: readonly (readonly [Cell, (one: Played) => string])[]): string =>
    table(
      [head, ...played.map(({ name }) => name)],
      rows.map(([title, cell]) => [title, ...played.map(cell)]),
    );
  // Heroes of one game hang together, so intervals are reckoned from game to game.
  const perHero = ({ results, players }: Played, of: (hero: HeroResult) => number): string =>
    mean(
      results.map((game) => game.heroes.reduce((sum, hero) => sum + of(hero), 0) / players),
      2,
    );
  const ends = [...new Set(played.flatMap(({ results }) => results.map(({ reason }) => reason)))].sort();
  return {
    ends: columns('', [
      [
        'rounds',
        ({ results }) =>
          mean(
            results.map(({ rounds }) => rounds),
            2,
          ),
      ],
      ...ends.map(
        (end) =>
          [
            `\`${end}\` %`,
            ({ results }: Played) => share(results.filter(({ reason }) => reason === end).length, results.length),
          ] as const,
      ),
    ]),
    achieved: columns(
      'per hero and game',
      TALLIES.map((key) => [key, (one) => perHero(one, ({ tally }) => tally[key])]),
    ),
    actions: columns(
      'actions per hero and game',
      [...new Set(Object.values(WAYS))].map((way) => [way, (one) => perHero(one, ({ spent }) => spent[way] ?? 0)]),
    ),
    fights: columns('fights won %', [
      ['enemies, act 1', (one) => fightsWon(one, 1, false)],
      ['enemies, act 2', (one) => fightsWon(one, 2, false)],
      ['the villain', (one) => fightsWon(one, 2, true)],
    ]),
    heroes: columns(
      'hero: share of the won games it took part in, %',
      heroes.map(({ id, title }) => [title.en, (one) => heroWins(one, id)]),
    ),
    places: columns(
      'place in the order of play: share of the won games, %',
      [0, 1, 2, 3].map((place) => [place + 1, (one) => placeWins(one, place)]),
    ),
  };
}

const wonGames = (results: readonly GameResult[]): readonly GameResult[] =>
  results.filter(({ reason }) => reason === 'rb.end.won');

function fightsWon({ results }: Played, act: number, villain: boolean): string {
  const of = results.flatMap(({ fights }) => fights.filter((one) => one.act === act && one.villain === villain));
  return share(of.filter(({ won }) => won).length, of.length);
}

function heroWins({ results }: Played, id: string): string {
  const took = wonGames(results).flatMap((game) => game.heroes.filter(({ hero }) => hero === id));
  return share(took.filter(({ won }) => won).length, took.length);
}

function placeWins({ results, players }: Played, place: number): string {
  if (place >= players) return '';
  const won = wonGames(results);
  const by = won.filter((game) => game.heroes.some((hero) => hero.place === place && hero.won));
  return share(by.length, won.length);
}
