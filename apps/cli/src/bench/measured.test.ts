import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { search } from '@tafelrunde/bots';
import * as kernel from '@tafelrunde/kernel';
import { courseOf, type Revision, Tasks } from '@tafelrunde/lab';
import { sample } from '@tafelrunde/testing';
import { afterAll, describe, expect, test } from 'vitest';
import { loadRevision, Measured } from './measured.ts';

const root = mkdtempSync(join(tmpdir(), 'tool-measured-'));
afterAll(() => rmSync(root, { recursive: true }));

const revision: Revision = { kernel, search, game: sample };

/** A clock that goes on by a millisecond whenever it is asked. */
function ticking(): () => number {
  let now = 0;
  return () => now++;
}

describe('a revision', () => {
  const write = (folder: string, code: string): void => {
    const file = join(root, folder, 'dist', 'index.js');
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, code);
  };

  test('is the code that was built in its folder, with what its bots know of the game', async () => {
    write('packages/kernel', 'export const name = "its kernel";');
    write(
      'packages/bots',
      'export const search = "its search", hasSkill = (id) => id === "dbg", loadSkill = async (id) => "its skill of " + id;',
    );
    write('packages/games/dbg', 'export const dbg = "its dbg";');
    write('packages/testing', 'export const sample = "its sample";');
    expect(await loadRevision(root, 'dbg')).toEqual({
      kernel: expect.objectContaining({ name: 'its kernel' }),
      search: 'its search',
      game: 'its dbg',
      skill: 'its skill of dbg',
    });
    expect(await loadRevision(root, 'sample')).toMatchObject({ game: 'its sample', skill: undefined });
    await expect(loadRevision(root, 'tcg')).rejects.toThrow('packages/games/tcg');
  });
});

describe('whoever is measured', () => {
  test('plays the set-ups that it is given and knows, otherwise its own, the same each time', () => {
    const own = new Measured(revision).answer({ what: 'play', setups: null });
    expect(own).toEqual(new Tasks(revision, 'bench').setups);
    const kept = { seats: 3 };
    expect(new Measured(revision).answer({ what: 'play', setups: [kept, { seats: 99 }] })).toEqual([kept]);
  });

  test('does a task so often, with the luck of its seed, and says how long it took', () => {
    const work = (seed: string, times: number) =>
      new Measured(revision, ticking()).answer({ what: 'work', task: 'decisions', seed, times });
    const task = new Tasks(revision, 'bench').get('decisions')!;
    const luck = kernel.seedWords('a');
    const done = task.once(luck) + task.once(luck);
    expect(work('a', 2)).toEqual({ done, spent: 1 });
    expect(work('b', 2)).not.toEqual(work('a', 2));
    expect(work('a', 0)).toEqual({ done: 0, spent: 1 });
  });

  test('goes on with a task for so many milliseconds', () => {
    const measured = new Measured(revision, ticking());
    // The clock is asked at first, before each time and after all.
    expect(measured.answer({ what: 'cold', task: 'clone', seed: 'a', milliseconds: 4 })).toEqual({
      done: 3 * 64,
      spent: 5,
    });
  });

  test('goes on with what it was told to play', () => {
    const measured = new Measured(revision, ticking());
    measured.answer({ what: 'play', setups: [{ seats: 2 }] });
    expect(measured.answer({ what: 'work', task: 'save', seed: 'a', times: 1 })).toMatchObject({ done: 1 });
  });

  test('counts bytes, and gives a number for the course of some games', () => {
    const measured = new Measured(revision);
    expect(measured.answer({ what: 'bytes', task: 'clone', seed: 'a' })).toBeGreaterThan(0);
    expect(measured.answer({ what: 'course', from: 3, to: 5 })).toBe(courseOf(revision, 3, 5));
    expect(measured.answer({ what: 'course', from: 3, to: 6 })).not.toBe(courseOf(revision, 3, 5));
  });

  test('says so if it cannot do a task', () => {
    expect(new Measured(revision).answer({ what: 'work', task: 'steady', seed: 'a', times: 1 })).toBeNull();
  });
});
