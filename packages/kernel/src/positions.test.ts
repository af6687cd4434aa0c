import { expect, it } from 'vitest';
import { asks, begin, type MiniMatch, mini, note } from '../test/mini.ts';
import { replayed, Snapshots } from './positions.ts';

const game = mini({ steps: { end: asks(['x', 'y']) } as never });
const at = (n: number) => {
  const m: MiniMatch = begin(game);
  note(m, `at ${n}`);
  return m.s;
};
const notesBefore = (kept: Snapshots<MiniMatch['s']>, position: number) => {
  const found = kept.before(position);
  return found && [found.position, found.state.notes];
};

it('the last copy before a position is handed out, and nobody can change it', () => {
  const kept = new Snapshots(game);
  expect(kept.before(0)).toBeNull();
  for (let n = 0; n <= 70; n++) kept.note(n, at(n));
  expect(notesBefore(kept, 0)).toEqual([0, ['at 0']]);
  expect(notesBefore(kept, 31)).toEqual([0, ['at 0']]);
  expect(notesBefore(kept, 32)).toEqual([32, ['at 32']]);
  expect(notesBefore(kept, 70)).toEqual([64, ['at 64']]);
  expect(notesBefore(kept, 500)).toEqual([64, ['at 64']]);
  kept.before(40)!.state.notes.push('spoiled');
  expect(notesBefore(kept, 40)).toEqual([32, ['at 32']]);
});

it('what was forgotten is noted anew', () => {
  const kept = new Snapshots(game);
  for (let n = 0; n <= 70; n++) kept.note(n, at(n));
  kept.forget(40);
  expect(notesBefore(kept, 70)).toEqual([32, ['at 32']]);
  kept.note(64, at(640));
  expect(notesBefore(kept, 70)).toEqual([64, ['at 640']]);
  kept.forget(200);
  expect(notesBefore(kept, 70)).toEqual([64, ['at 640']]);
});

it('who keeps nothing begins at the beginning', () => {
  replayed.note(0, at(0));
  replayed.forget(0);
  expect(replayed.before(99)).toBeNull();
});
