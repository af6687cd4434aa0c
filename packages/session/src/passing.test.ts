import { expect, it } from 'vitest';
import { type Course, Passing } from './passing.ts';

const at = (position: number, marks: Course['marks'] = {}, window = 'quest'): Course => ({
  position,
  marks,
  window: window === '' ? null : { id: window, pass: 'pass' },
});

it('passes the windows that are switched off, and no others', () => {
  const passing = new Passing();
  passing.off = ['quest'];
  expect(passing.answerTo(at(3))).toBe('pass');
  expect(passing.answerTo(at(3, {}, 'travel'))).toBe('');
  expect(passing.answerTo(at(3, {}, ''))).toBe('');
});

it('passes all windows until the mark has changed, and asks again from then on', () => {
  const passing = new Passing();
  expect(passing.passUntil(at(3, { round: 2 }), 'round')).toBe(true);
  expect(passing.answerTo(at(4, { round: 2 }, 'travel'))).toBe('pass');
  // What has to be decided is asked, and does not end it.
  expect(passing.answerTo(at(5, { round: 2 }, ''))).toBe('');
  expect(passing.answerTo(at(6, { round: 2 }))).toBe('pass');
  expect(passing.answerTo(at(7, { round: 3 }))).toBe('');
  expect(passing.answerTo(at(8, { round: 2 }))).toBe('');
});

it('goes on passing where there is nothing of that kind: until the next attack means until there is one', () => {
  const passing = new Passing();
  passing.passUntil(at(1, { attack: 7 }), 'attack');
  expect(passing.answerTo(at(2, { attack: 0 }))).toBe('pass');
  expect(passing.answerTo(at(3, { attack: 9 }))).toBe('');
});

it('knows no mark that the game does not have', () => {
  expect(new Passing().passUntil(at(3, { round: 2 }), 'phase')).toBe(false);
});

it('passes nothing where somebody came back to, until he has decided there', () => {
  const passing = new Passing();
  passing.off = ['quest'];
  passing.passUntil(at(5, { round: 1 }), 'round');
  passing.hold(3);
  expect(passing.answerTo(at(3, { round: 1 }))).toBe('');
  expect(passing.answerTo(at(4, { round: 1 }, 'travel'))).toBe('');
  passing.release();
  expect(passing.answerTo(at(3, { round: 1 }))).toBe('pass');
});
