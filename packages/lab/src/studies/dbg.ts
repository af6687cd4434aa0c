import { type DbgState, dbg, heroes } from '@tafelrunde/dbg';
import type { Outcome } from '@tafelrunde/kernel';
import { around, mean, table } from './markdown.ts';
import { SteadyGames, type Study } from './study.ts';

const GAMES = 10_000;
const PLACES = [1, 2, 3, 4, 5];
const ORDINALS = ['1st', '2nd', '3rd', '4th', '5th'];

/** How the deck-building game is balanced: length and points, places in the order of play, heroes (docs/balance-dbg.md). */
export const study: Study = async ({ games = GAMES, seed = 'balance', seats: only, setup = {}, progress }) => {
  const steady = await SteadyGames.of(dbg);
  const settings = (only === undefined ? [2, 3, 4, 5] : [only]).map((seats) => {
    const results = new Results(seats);
    for (let i = 0; i < games; i++) {
      const name = `${seed} ${seats} ${i}`;
      results.add(steady.play({ seats, ...setup }, name, name));
    }
    progress?.(`${seats}: ${games}`);
    return results;
  });
  const tables = {
    length: table(
      ['players', 'rounds', 'points, all', 'points, winner', 'ended by the last archenemy %', 'all lost %'],
      settings.map((one) => [
        one.seats,
        mean(one.rounds),
        mean(one.points),
        mean(one.best),
        around(one.archenemies, games),
        around(one.lost, games),
      ]),
    ),
    seats: table(
      ['players', ...ORDINALS],
      settings.map(({ seats, wins }) => [
        seats,
        ...PLACES.map((place) => (place <= seats ? around(wins[place - 1], games) : '')),
      ]),
    ),
    heroes: table(
      ['hero', ...settings.map(({ seats }) => `${seats} players`)],
      heroes.map(({ title }, hero) => [
        title.en,
        ...settings.map(({ heroWins, heroGames }) => around(heroWins[hero], heroGames[hero])),
      ]),
    ),
  };
  const head = `${games} games for each number of players, seed \`${seed}\`, ${JSON.stringify(setup)}`;
  return { text: [head, ...Object.values(tables)].join('\n\n'), tables };
};

/** What is counted of the games with one number of players. */
export class Results {
  readonly seats: number;
  readonly rounds: number[] = [];
  readonly points: number[] = [];
  readonly best: number[] = [];
  archenemies = 0;
  lost = 0;
  /** By place in the order of play; a shared victory counts in parts. */
  readonly wins: number[];
  readonly heroGames = heroes.map(() => 0);
  readonly heroWins = heroes.map(() => 0);

  constructor(seats: number) {
    this.seats = seats;
    this.wins = Array.from({ length: seats }, () => 0);
  }

  add({ turns, heroes: dealt, first, over }: DbgState & { readonly over: Outcome }): void {
    const { seats } = this;
    const { winners, scores, reason } = over;
    this.rounds.push(turns / seats);
    if (reason === 'dbg.over.archenemies') this.archenemies++;
    if (winners.length === 0) this.lost++;
    if (scores) {
      this.best.push(Math.max(...scores));
      this.points.push(...scores);
    }
    for (const hero of dealt) this.heroGames[hero]++;
    for (const seat of winners) {
      this.wins[(seat - first + seats) % seats] += 1 / winners.length;
      this.heroWins[dealt[seat]] += 1 / winners.length;
    }
  }
}
