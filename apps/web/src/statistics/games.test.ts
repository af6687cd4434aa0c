import { expect, it } from 'vitest';
import { MemoryStorage } from '../saves/memory-storage.ts';
import { type About, Saves } from '../saves/saves.ts';
import { course, csvOf, filtered, grouped, onlineGames, playedGames } from './games.ts';

const DAY = 86_400_000;
const record = (setup: object): string =>
  JSON.stringify({ game: 'lcg', gameVersion: 1, setup, seed: 's', answers: ['a', 'b', 'c'] });
const wood = record({ scenario: 'mirkwood', players: [{ starter: 'lore' }] });
const own = record({
  scenario: 'anduin',
  players: [{ starter: 'spirit' }, { heroes: ['aragorn', 'gimli'], deck: { gandalf: 3 } }],
});

function some(): Saves {
  const saves = new Saves(new MemoryStorage());
  const about = (at: number, given: Partial<About>): About => ({
    ...{ game: 'lcg', at, title: { de: '', en: '' }, state: 'won' },
    ...given,
  });
  saves.put('a', about(1 * DAY, { score: 90, played: 600_000, luck: -0.1 }), wood);
  saves.put('b', about(2 * DAY, { state: 'lost', peeked: true }), wood);
  saves.put('c', about(3 * DAY, { state: 'resigned', seats: ['keen', 'human'] }), own);
  saves.put('running', about(4 * DAY, { state: 'running' }), wood);
  saves.put('branch', about(5 * DAY, { from: { id: 'a', position: 2 } }), wood);
  saves.put('broken', about(6 * DAY, {}), '{');
  return saves;
}
const all = { game: '', scenario: '', company: '', days: 0, peeked: true } as const;

it('counts finished games, and neither running ones, nor branches, nor what cannot be read', () => {
  const games = playedGames(some());
  expect(games.map(({ id }) => id)).toEqual(['a', 'b', 'c']);
  expect(games[0]).toMatchObject({
    ...{ won: true, scenario: 'mirkwood', deck: 'lore', company: 'alone', players: 1, score: 90, minutes: 10 },
    ...{ answers: 3, luck: -0.1, heroes: [] },
  });
  // What the person brought, and not somebody else at the table.
  expect(games[2]).toMatchObject({ won: false, resigned: true, heroes: ['aragorn', 'gimli'], company: 'keen' });
  expect(games[2].deck).toMatch(/^own:/);
});

it('filters by game, scenario, company, time, and honesty', () => {
  const games = playedGames(some());
  const ids = (filter: object): string =>
    filtered(games, { ...all, ...filter }, 4 * DAY)
      .map(({ id }) => id)
      .join('');
  expect(ids({})).toBe('abc');
  expect(ids({ game: 'dbg' })).toBe('');
  expect(ids({ scenario: 'mirkwood' })).toBe('ab');
  expect(ids({ company: 'keen' })).toBe('c');
  expect(ids({ days: 2 })).toBe('bc');
  expect(ids({ peeked: false })).toBe('ac');
});

it('gives win rates with intervals by what games have in common, and over time', () => {
  const games = playedGames(some());
  expect(grouped(games, ({ scenario }) => [scenario])).toMatchObject([
    { key: 'mirkwood', games: 2, wins: 1, rate: 0.5 },
    { key: 'anduin', games: 1, wins: 0, rate: 0 },
  ]);
  const [pair] = grouped(games, ({ scenario }) => [scenario]);
  expect(pair.low).toBeGreaterThan(0.05);
  expect(pair.high).toBeLessThan(0.95);
  expect(grouped(games, ({ heroes }) => heroes).map(({ key }) => key)).toEqual(['aragorn', 'gimli']);
  expect(course(games).rate.map(Math.round)).toEqual([100, 50, 33]);
});

it('writes a table that no program takes for formulas', () => {
  const [first] = playedGames(some());
  const lines = csvOf([{ ...first, deck: '=cmd()', scenario: 'a,"b"' }]).split('\r\n');
  expect(lines[0]).toMatch(/^date,game,won/);
  expect(lines[1]).toBe(
    `1970-01-02T00:00:00.000Z,lcg,true,false,false,"a,""b""",'=cmd(),,alone,1,90,10.0,3,-0.100,false`,
  );
});

it('counts games at tables of a server with what it knows of them', () => {
  const game = {
    ...{ table: 't', game: 'lcg', scenario: 'mirkwood', seats: 2, won: true, score: 80, at: 3 * DAY },
    ...{ deck: 'starter:lore', people: 2, bots: [], answers: 40 },
  };
  const [first, ...rest] = onlineGames([
    game,
    { ...game, deck: 'heroes:aragorn,gimli', people: 1, bots: ['random', 'keen'], answers: null },
    { ...game, deck: 'x7f3', people: 1, seats: 1 },
    { ...game, deck: '', people: 1 },
    { ...game, game: 'chess' },
  ]);
  expect(first).toMatchObject({ id: 't', online: true, company: 'people', deck: 'lore', score: 80, minutes: null });
  expect(rest).toMatchObject([
    { company: 'keen', heroes: ['aragorn', 'gimli'], deck: '', answers: null },
    { company: 'alone', deck: 'own:x7f3', heroes: [] },
    // The table is gone, and with it who sat there: bots play steadily unless somebody wants otherwise.
    { company: 'steady', deck: '' },
  ]);
  expect(csvOf([first])).toContain('mirkwood,lore,,people,2,80,,40,,true');
});
