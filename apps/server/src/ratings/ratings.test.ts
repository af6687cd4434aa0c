import { expect, it } from 'vitest';
import { tempFolder } from '../../test/serving.ts';
import type { StoredResult } from '../store/parts/results.ts';
import { openStore } from '../store/sqlite.ts';
import { rated, UNRATED } from './glicko2.ts';
import { Ratings } from './ratings.ts';

const seat = (table: string, seat: number, person: string | null, given: Partial<StoredResult>): StoredResult => ({
  ...{ table, seat, person, game: 'dbg', scenario: '', seats: 3, slow: false, won: false, score: null, deck: '' },
  ...{ at: 5, rated: 'open' },
  ...given,
});

it('each game counts once for each who played, fast and slow apart, bots and cooperation not at all', async () => {
  const store = await openStore(tempFolder());
  const games = [
    [seat('t1', 0, 'anna', { won: true }), seat('t1', 1, 'bert', {}), seat('t1', 2, null, {})],
    [seat('t2', 0, 'anna', { won: true, slow: true }), seat('t2', 1, 'bert', { slow: true })],
    [seat('t3', 0, 'anna', { won: true, rated: 'no' }), seat('t3', 1, 'bert', { rated: 'no' })],
  ];
  await store.commit([games.map((results) => ({ type: 'results', results }))]);
  const ratings = new Ratings(store);
  await Promise.all([ratings.count(), ratings.count()]);
  const won = { person: 'anna', games: 1, at: 5, ...rated(UNRATED, [{ against: UNRATED, points: 1 }]) };
  const lost = { person: 'bert', games: 1, at: 5, ...rated(UNRATED, [{ against: UNRATED, points: 0 }]) };
  expect(await store.results.ratingsOf('anna')).toEqual(
    ['fast', 'slow'].map((kind) => ({ ...won, pool: `dbg/${kind}` })),
  );
  expect(await store.results.ratingsOf('bert')).toEqual(
    ['fast', 'slow'].map((kind) => ({ ...lost, pool: `dbg/${kind}` })),
  );
  await store.close();
});

it('of three, who has not won is measured by what the game counts', async () => {
  const store = await openStore(tempFolder());
  const results = [
    seat('t1', 0, 'anna', { score: 30 }),
    seat('t1', 1, 'bert', { won: true, score: 50 }),
    seat('t1', 2, 'cleo', { score: 20 }),
  ];
  await store.commit([[{ type: 'results', results }]]);
  await new Ratings(store).count();
  const [anna, bert, cleo] = await Promise.all(['anna', 'bert', 'cleo'].map((one) => store.results.ratingsOf(one)));
  expect(anna[0].rating).toBeCloseTo(1500, 6);
  expect(bert[0].rating).toBeGreaterThan(anna[0].rating);
  expect(cleo[0].rating).toBeLessThan(anna[0].rating);
  await store.close();
});
