import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { loadPlayer } from '@tafelrunde/bots';
import { loadGame, manifests } from '@tafelrunde/games';
import { below, type Game, History, type RandomWords, resignId, seedWords } from '@tafelrunde/kernel';
import { describe, expect, it, test } from 'vitest';
import { analysisOf } from './analysis.ts';
import { type Course, courseOf } from './course.ts';
import { type Job, RecordJudge } from './judge.ts';
import type { Sample } from './judgement.ts';
import { puzzleRecord } from './puzzle.ts';
import { analyse } from './run.ts';

// What analyses say of games, written down: whoever changes it on purpose writes the files anew (docs/testing.md, Chronicles).

const file = (name: string): string => fileURLToPath(new URL(`../test/book/${name}.txt`, import.meta.url));

/** As text, with numbers that are the same on every machine. */
const told = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'number' && !Number.isInteger(part) ? Number(part.toFixed(6)) : part,
  );

/** A game that never was: some decisions of each seat, some events, and chances by lot. */
function madeUp(luck: RandomWords, dull: boolean): { course: Course; samples: Sample[] } {
  const seats = 1 + below(luck, 3);
  const answers = 4 + below(luck, 10);
  const choices = Array.from({ length: answers }, (_, position) => ({ position, seat: below(luck, seats), marks: {} }));
  const events = choices
    .filter(() => below(luck, 2) === 0)
    .map(({ position }) => ({ at: position, words: [`event ${position}`] as const }));
  const results = below(luck, 2) === 0 ? null : Array.from({ length: seats }, (_, seat) => (seat === 0 ? 1 : 0));
  const samples = choices.map(({ position, seat }): Sample => {
    const deals = below(luck, 6) === 0 ? 3 : 300;
    const options = ['a', 'b', 'c'].slice(0, 2 + below(luck, 2)).map((id) => {
      const value = below(luck, 21) / 20;
      // In a dull game next to nothing hangs on anything.
      const equal = dull && position > 0;
      return { id, label: [id] as const, results: Array.from({ length: deals }, () => (equal ? 0.5 : value)) };
    });
    // Now and then what was played or what is usual was not tried.
    const one = (): string => ['a', 'b', 'c'][below(luck, 3)];
    return { position, seat, prompt: ['ask'], group: '', played: one(), thumb: one(), options };
  });
  return { course: { game: 'made-up', answers, seats, choices, events, results }, samples };
}

test('what follows from chances is as the book has it', async () => {
  const luck = seedWords('made up');
  const lines: string[] = [];
  for (let n = 0; n < 80; n++) {
    const { course, samples } = madeUp(luck, n % 5 === 4);
    const jobs: Job[] = [];
    const judge = (job: Job) => {
      jobs.push(job);
      return Promise.resolve(samples[job.position]);
    };
    const steps: number[] = [];
    const progress = (done: number, total: number): void => void steps.push(done, total);
    const deeper = await analyse(course, { hands: 2, judge }, { deep: n % 2 === 0 ? 100 : 0, progress });
    const found = analysisOf(course, samples);
    expect(analysisOf(course, samples.toReversed()), 'in whatever order decisions were tried').toEqual(found);
    const { seats, turningPoints, ...rest } = found;
    const marks = [rest, deeper, jobs, steps].map((part) =>
      createHash('sha256').update(told(part)).digest('hex').slice(0, 12),
    );
    lines.push(`= ${n} ${marks.join(' ')}`, ...seats.map(told), ...turningPoints.map(told));
  }
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(file('made-up'));
});

describe.each(manifests.map(({ id }) => id))('a game of %s', (id) => {
  it('goes as the book has it', async () => {
    const game: Game = await loadGame(id);
    const lines: string[] = [];
    for (let n = 0; n < 3; n++) {
      const luck = seedWords(`course ${n}`);
      const setup = game.randomSetup((most) => below(luck, most));
      const started = History.start(game, setup, `course ${n}`);
      if (!started.ok) throw new Error('refused');
      const history = started.value;
      const bot = await loadPlayer(game, n === 1 ? 'random' : 'steady');
      while (history.length < 160 && history.match.decision()) history.answer(bot.choose(history.match, luck).id);
      if (n === 2 && history.match.decision()) history.answer(resignId(0));
      const course = await courseOf(game, history.record);
      if (!course.ok) throw new Error(told(course.problem));
      const { choices, events, ...rest } = course.value;
      lines.push(`= ${told(setup)}`, told(rest), ...choices.map(told), ...events.map(told));
      // Forward and back again: the same position is judged the same.
      const judge = await RecordJudge.of(game, history.record);
      const looks = [5, 2].map((at) => judge.judge({ position: choices[at].position, deals: 1, block: 0 }));
      lines.push(createHash('sha256').update(told(looks)).digest('hex').slice(0, 12));
    }
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(file(id));
  });
});

test('a puzzle is a record that ends where it is asked', () => {
  const puzzle = {
    ...{ id: 'x', game: 1, position: 2, best: 'b', value: 80, next: 60, lead: 4, errs: 10, difficulty: 2 },
    ...{ found: 12, checked: 120 },
  };
  const games = ['a', 'b'].map((seed) => ({ setup: { seats: 2 }, seed, answers: ['1', '2', '3'] }));
  const book = {
    format: 'tafelrunde-puzzles',
    game: 'dbg',
    gameVersion: 7,
    searched: 9,
    games,
    puzzles: [puzzle],
  } as const;
  expect(puzzleRecord(book, puzzle)).toEqual({
    ...{ game: 'dbg', gameVersion: 7, setup: { seats: 2 }, seed: 'b', answers: ['1', '2'] },
  });
});
