import type { SeenOption } from '@tafelrunde/kernel';
import { expect, it } from 'vitest';
import { type Course, Passing } from './passing.ts';

const option = (id: string, card = ''): SeenOption => ({
  id,
  label: card === '' ? ['x.pass'] : ['x.play', { card: { name: `card:${card}` } }],
  ...{ cards: [], seats: [], spots: [], rule: '' },
});

const decision = { seat: 0, kind: 'act', prompt: ['x.ask'], position: 0, source: '' } as const;

const at = (position: number, marks: Course['marks'] = {}, window = 'quest'): Course => ({
  ...{ position, marks, obvious: '' },
  decision: { ...decision, options: [option('a', 'feint'), option('pass')] },
  window: window === '' ? null : { id: window, pass: 'pass', worth: ['a'], situation: '1', company: false },
});

/** The same where the game sees no reason to ask. */
const worthless = (course: Course): Course => ({ ...course, window: { ...course.window!, worth: [] } });

it('passes the windows that are switched off, and no others', () => {
  const passing = new Passing();
  passing.stops = { windows: { quest: false }, cards: {} };
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
  passing.stops = { windows: { quest: false }, cards: {} };
  passing.passUntil(at(5, { round: 1 }), 'round');
  passing.hold(3);
  expect(passing.answerTo(at(3, { round: 1 }))).toBe('');
  expect(passing.answerTo(at(4, { round: 1 }, 'travel'))).toBe('');
  passing.release();
  expect(passing.answerTo(at(3, { round: 1 }))).toBe('pass');
});

it('gives the only answer there is, also where somebody came back to, and the one that nobody would think about', () => {
  const passing = new Passing();
  const only: Course = { ...at(3), window: null, decision: { ...decision, options: [option('b')] } };
  passing.hold(3);
  expect(passing.answerTo(only)).toBe('b');
  expect(passing.answerTo({ ...at(3), window: null, obvious: 'a' })).toBe('');
  expect(passing.answerTo({ ...at(4), window: null, obvious: 'a' })).toBe('a');
});

it('passes where nothing is worth a question, unless somebody wants to be asked for it', () => {
  const passing = new Passing();
  expect(passing.answerTo(worthless(at(3)))).toBe('pass');
  passing.stops = { windows: { quest: true }, cards: {} };
  expect(passing.answerTo(worthless(at(3)))).toBe('');
  expect(passing.answerTo(worthless(at(3, {}, 'travel')))).toBe('pass');
  passing.stops = { windows: { quest: false }, cards: { 'feint@quest': true } };
  expect(passing.answerTo(worthless(at(3)))).toBe('');
  expect(passing.answerTo(worthless(at(3, {}, 'travel')))).toBe('pass');
  passing.stops = { windows: {}, cards: { 'feint@': false } };
  expect(passing.answerTo(at(3))).toBe('pass');
});

it('does not ask for the same again in the same situation, but for something new', () => {
  const passing = new Passing();
  passing.release(at(3), 'pass');
  expect(passing.answerTo(at(4))).toBe('pass');
  const other = at(4);
  const fresh = { ...other, decision: { ...decision, options: [option('c', 'gandalf'), option('pass')] } };
  expect(passing.answerTo({ ...fresh, window: { ...other.window!, worth: ['c'] } })).toBe('');
  expect(passing.answerTo({ ...other, window: { ...other.window!, situation: '2' } })).toBe('');
  // Who has done something has declined nothing.
  const busy = new Passing();
  busy.release(at(3), 'a');
  expect(busy.answerTo(at(4))).toBe('');
});

it('asks in company what the table would do for somebody who is alone', () => {
  const passing = new Passing();
  const enemy = { ...worthless(at(3)), window: { ...worthless(at(3)).window!, company: true } };
  expect(passing.answerTo(enemy)).toBe('pass');
  passing.company = true;
  expect(passing.answerTo(enemy)).toBe('');
});
