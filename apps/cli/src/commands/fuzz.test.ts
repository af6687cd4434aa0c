import type { Game } from '@tafelrunde/kernel';
import { type FuzzOptions, type FuzzReport, fuzzGame, stoppedGame } from '@tafelrunde/testing';
import { describe, expect, test } from 'vitest';
import type { GameList } from '../games.ts';
import { memoryIo } from '../memory-io.ts';
import { justSample, leaky, only, renamed, throwing } from '../test-games.ts';
import { run } from '../tool.ts';
import { played, register } from './fuzz.ts';

async function fuzz(args: readonly string[], games: GameList = justSample) {
  const io = memoryIo();
  const command = { register: (...[program, toIo]: Parameters<typeof register>) => register(program, toIo, games) };
  const code = await run(['fuzz', ...args], io, [command]);
  return { code, out: io.out, err: io.err };
}

test('a sound game passes, and equal seeds give equal runs', async () => {
  const args = ['--game', 'sample', '--games', '1', '--seed', 'a', '--json'];
  const { code, out, err } = await fuzz(args);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  const report: FuzzReport = JSON.parse(out);
  expect(report).toEqual({ game: 'sample', games: 1, decisions: expect.any(Number), violations: [] });
  expect(report.decisions).toBeGreaterThan(10);
  expect((await fuzz(args)).out).toBe(out);
  expect((await fuzz(['--game', 'sample', '--games', '1', '--seed', 'b', '--json'])).out).not.toBe(out);
});

test('people read one line for each game, in both languages', async () => {
  const games = only(renamed('one'), renamed('two'));
  const args = ['--games', '1'];
  expect((await fuzz(args, games)).out).toMatch(
    /^one: 1 game, \d+ decisions, all is well\ntwo: 1 game, \d+ decisions, all is well\n$/,
  );
  expect((await fuzz([...args, '--lang', 'de'], games)).out).toMatch(
    /^one: 1 Partie, \d+ Entscheidungen, alles in Ordnung\n/,
  );
});

test('several games give an array', async () => {
  const { out } = await fuzz(['--games', '1', '--json'], only(renamed('one'), renamed('two')));
  expect(JSON.parse(out).map((report: FuzzReport) => report.game)).toEqual(['one', 'two']);
});

describe('a violation', () => {
  test('ends with exit code 1 and says what, how and how to see it again', async () => {
    const { code, out } = await fuzz(['--games', '5', '--json'], only(throwing));
    expect(code).toBe(1);
    const report: FuzzReport = JSON.parse(out);
    expect(report).toMatchObject({ game: 'throwing' });
    expect(report.violations.length).toBeGreaterThan(0);
    for (const violation of report.violations) {
      expect(violation).toMatchObject({ invariant: 5, game: 'throwing', what: expect.stringContaining('gave up') });
      expect(violation.command).toMatch(/'\{.*\}' \| npm run --silent tafelrunde -- replay --check -$/);
    }
  });

  test('is put into words', async () => {
    const english = await fuzz(['--games', '1'], only(leaky));
    expect(english).toMatchObject({ code: 1, err: '' });
    expect(english.out).toMatch(/^leaky: 1 game, \d+ decisions, 1 violation\n/);
    expect(english.out).toContain('broken: 3. Nothing hidden reaches anybody who may not know it.');
    expect(english.out).toContain('\n  0 answers: (none)\n');
    expect(english.out).toMatch(/\n {2}replay: .* replay --check -\n/);
    const deutsch = await fuzz(['--games', '1', '--lang', 'de'], only(leaky));
    expect(deutsch.out).toMatch(/^leaky: 1 Partie, \d+ Entscheidungen, 1 Verstoß\n/);
    expect(deutsch.out).toContain('Verletzt: 3. Nichts Verdecktes');
  });
});

test('answers that break something are told one after the other', async () => {
  const args = ['--games', '1', '--seed', 'a'];
  const [{ answers }] = (JSON.parse((await fuzz([...args, '--json'], only(throwing))).out) as FuzzReport).violations;
  expect(answers.length).toBeGreaterThan(1);
  const { out } = await fuzz(args, only(throwing));
  expect(out).toContain(`\n  ${answers.length} answers: ${answers.join(' ')}\n`);
});

describe('a long run', () => {
  test('is played in parts: the games of both are those of the whole', async () => {
    const part = async (from: number, games: number): Promise<FuzzReport> => {
      const args = ['--game', 'sample', '--seed', 'parts', '--json', '--from', `${from}`, '--games', `${games}`];
      return JSON.parse((await fuzz(args)).out);
    };
    const [whole, first, second] = [await part(0, 3), await part(0, 1), await part(1, 2)];
    expect([first.games, second.games]).toEqual([1, 2]);
    expect(first.decisions + second.decisions).toBe(whole.decisions);
    expect((await fuzz(['--from', '-1'])).code).toBe(2);
  });

  test('that is stopped tells what was played until then', async () => {
    const stop = new AbortController();
    const options: FuzzOptions = { games: 6, from: 2, seed: 'stop', signal: stop.signal };
    const hire = (game: Game) => ({
      size: 1,
      async play(at: number) {
        if (at === 3) process.emit('SIGTERM');
        return fuzzGame(game, at, options);
      },
      leave: async () => {},
    });
    const [game] = justSample.hidden;
    const report = await undisturbed(() => played(game, options, 2, hire, stop));
    expect(report.games).toBe(1);
    expect(report.violations).toEqual([]);
  });

  test('on one core, too: it looks up between two games', async () => {
    const stop = new AbortController();
    // A signal reaches a process that does not wait for anything only when it looks up.
    const progress = (games: number): void => {
      if (games === 2) setImmediate(() => process.emit('SIGTERM'));
    };
    const options: FuzzOptions = { games: 200, seed: 'stop', signal: stop.signal, progress };
    const [game] = justSample.hidden;
    const report = await undisturbed(() => played(game, options, 1, undefined, stop));
    expect(report.games).toBeLessThanOrEqual(3);
  });

  test('that is stopped begins no other game', async () => {
    const [game] = justSample.hidden;
    const asking: Game = {
      ...game,
      id: 'one',
      randomSetup: (below) => {
        process.emit('SIGTERM');
        return game.randomSetup(below);
      },
    };
    const { out, err } = await undisturbed(() => fuzz(['--games', '3', '--from', '5'], only(asking, renamed('two'))));
    expect(out).toMatch(/^one: 0 games, [^\n]*\n$/);
    expect(err).toBe('one: stopped after 0 games; --from 5 goes on\n');
  });

  /** What other tests of this process listen for is none of our business. */
  async function undisturbed<T>(work: () => Promise<T>): Promise<T> {
    const others = process.rawListeners('SIGTERM') as NodeJS.SignalsListener[];
    process.removeAllListeners('SIGTERM');
    const result = await work();
    expect(process.listenerCount('SIGTERM')).toBe(0);
    for (const listener of others) process.on('SIGTERM', listener);
    return result;
  }
});

describe('on several cores', () => {
  /** A crew whose later games are often done first. */
  const hire = (game: Game, options: FuzzOptions, size: number) => ({
    size,
    async play(at: number) {
      for (let rest = 2 * (size - (at % size)); rest > 0; rest--) await new Promise(setImmediate);
      return fuzzGame(game, at, options);
    },
    leave: async () => {},
  });

  test.each([1, 2, 3])('%i of them give the same report', async (cores) => {
    const options = { games: 6, seed: 'cores' };
    expect(await played(renamed('one'), options, cores, hire)).toEqual(await played(renamed('one'), options, 1));
  });

  test('they stop at the same game when too much is broken', async () => {
    const options = { games: 30, seed: 'broken', most: 2 };
    const alone = await played(throwing, options, 1);
    expect([alone.games, alone.violations.length]).toEqual([2, 2]);
    expect(await played(throwing, options, 3, hire)).toEqual(alone);
  });

  test('a thread that stops is a violation of that game', () => {
    const { violation } = stoppedGame(renamed('one'), 7, { games: 9, seed: 's' }, new Error('out of memory'));
    expect(violation).toMatchObject({
      invariant: 5,
      seed: 's-7',
      answers: [],
      what: expect.stringContaining('memory'),
    });
  });
});

test('--setup plays nothing else', async () => {
  const { out } = await fuzz(['--game', 'sample', '--games', '1', '--setup', '{"seats":3}', '--json']);
  expect(JSON.parse(out)).toMatchObject({ games: 1, violations: [] });
});

describe('bad input gets a sentence and exit code 2', () => {
  test.each([
    [['--game', 'chess'], 'There is no game "chess"', 'Das Spiel „chess“ gibt es nicht'],
    [['--games', '0'], '"0" does not fit --games', '„0“ passt nicht zu --games'],
    [['--games', '1.5'], 'a whole number', 'eine ganze Zahl'],
    [['--games', 'many'], '"many" does not fit', '„many“ passt nicht'],
    [['--setup', '{seats:2}'], 'is not JSON', 'ist kein JSON'],
    [['--setup', '{"seats":9}'], 'This game has two or three seats.', 'Dieses Spiel hat zwei oder drei Plätze.'],
  ])('%j', async (args, english, deutsch) => {
    expect(await fuzz(args)).toEqual({ code: 2, out: '', err: expect.stringContaining(english) });
    expect((await fuzz([...args, '--lang', 'de'])).err).toContain(deutsch);
  });
});
