import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Analysis, PuzzleBook } from '@tafelrunde/analysis';
import { loadPlayer } from '@tafelrunde/bots';
import { type Game, History, seedWords } from '@tafelrunde/kernel';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { findGame, theGames } from '../games.ts';
import { memoryIo } from '../memory-io.ts';
import { run } from '../tool.ts';
import * as analyse from './analyse.ts';
import * as puzzles from './puzzles.ts';

// Games are played on in thought, and the machine may be busy.
vi.setConfig({ testTimeout: 120_000 });

let cwd = '';
beforeEach(() => {
  cwd = mkdtempSync(join(tmpdir(), 'tool-analyse-'));
});
afterEach(() => rmSync(cwd, { recursive: true }));

const dbg: Game = findGame(theGames, 'dbg')!;

async function call(...line: string[]) {
  const io = memoryIo({ cwd, stdin: () => Promise.resolve('') });
  const code = await run(line, io, [analyse, puzzles]);
  return { code, out: io.out, err: io.err };
}

async function aGame(answers: number): Promise<void> {
  const begun = History.start(dbg, { seats: 2 }, 'analyse');
  if (!begun.ok) throw new Error('refused');
  const history = begun.value;
  const bot = await loadPlayer(dbg, 'steady');
  const luck = seedWords('analyse');
  while (history.length < answers) history.answer(bot.choose(history.match, luck).id);
  writeFileSync(join(cwd, 'game.json'), JSON.stringify(history.record));
}

test('a record is analysed, as JSON and in words of both languages', async () => {
  await aGame(14);
  const wish = ['analyse', 'game.json', '--deals', '2', '--cores', '1'];
  const { code, out } = await call(...wish, '--seat', '1', '--json');
  expect(code).toBe(0);
  const found = JSON.parse(out) as Analysis;
  expect(found).toMatchObject({ format: 'tafelrunde-analysis', game: 'dbg', answers: 14 });
  expect(found.judged.length).toBeGreaterThan(2);
  expect(found.judged.every(({ seat, deals }) => seat === 0 && deals === 2)).toBe(true);
  expect(found.seats.map(({ seat }) => seat)).toEqual([0]);
  const english = (await call(...wish)).out;
  expect(english).toMatch(/\d+ decisions, \d+ games in thought\n/);
  expect(english).toMatch(/^Player 1: from \d+ % to \d+ %; own choices [+−]\d+ %/m);
  expect(english).toContain('Turning points');
  expect((await call(...wish, '--lang', 'de')).out).toContain('Wendepunkte');
});

test('what cannot be analysed is refused with a sentence', async () => {
  writeFileSync(
    join(cwd, 'game.json'),
    '{"game":"dbg","gameVersion":1,"setup":{"seats":2},"seed":"x","answers":["no"]}',
  );
  expect(await call('analyse', 'game.json')).toMatchObject({ code: 2, out: '' });
  expect((await call('analyse', 'missing.json')).err).toContain('missing.json');
  await aGame(4);
  expect((await call('analyse', 'game.json', '--seat', '3')).err).toContain('1 to 2');
});

test('puzzles are looked for as many minutes as are wanted', async () => {
  // Time passes only when somebody looks at the clock.
  let now = 0;
  const looks = vi.spyOn(performance, 'now').mockImplementation(() => {
    now += 1000;
    return now;
  });
  expect((await call('puzzles', '--game', 'dbg', '--minutes', '0.5', '--into', '.', '--json')).code).toBe(0);
  // Beside these, only bars look at it.
  expect(looks.mock.calls.length).toBeGreaterThanOrEqual(30);
  expect(looks.mock.calls.length).toBeLessThan(60);
  looks.mockRestore();
});

test('a book of puzzles is kept whole, and a search goes on where it stopped', async () => {
  const wish = ['puzzles', '--game', 'dbg', '--minutes', '0', '--into', 'books', '--json'];
  expect(await call(...wish)).toMatchObject({ code: 0 });
  const file = join(cwd, 'dbg.json');
  const book: PuzzleBook = {
    ...{ format: 'tafelrunde-puzzles', game: 'dbg', gameVersion: dbg.version, searched: 7, games: [], puzzles: [] },
  };
  writeFileSync(file, JSON.stringify(book));
  const { out } = await call('puzzles', '--game', 'dbg', '--minutes', '0', '--into', '.', '--json');
  expect(JSON.parse(out)).toEqual([expect.objectContaining({ game: 'dbg', puzzles: 0, searched: 7 })]);
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(book);
  writeFileSync(file, 'nonsense');
  expect(await call('puzzles', '--game', 'dbg', '--into', '.')).toMatchObject({ code: 2 });
  expect(readFileSync(file, 'utf8')).toBe('nonsense');
});
