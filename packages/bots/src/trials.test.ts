import { type Game, type Match, type State, seedWords, startMatch } from '@tafelrunde/kernel';
import { expect, test } from 'vitest';
import { stones } from '../../../docs/examples/stones/src/index.ts';
import type { Skill } from './bot.ts';
import { Sight } from './sight.ts';
import { type TrialWish, tryOptions } from './trials.ts';

interface Heap extends State {
  readonly stones: number;
}
const game: Game<Heap> = stones;

/** Takes one stone at a time, and the rest when it can. */
const skill: Skill<Heap> = {
  look: (match, seat) => new Sight(match, seat),
  steady(_sight, { options }) {
    const left = options.length < 3 ? options.length : 0;
    return options.find(({ n }) => n === left) ?? options[0];
  },
  value: (match, seat) => (match.s.over ? (match.s.over.winners.includes(seat) ? 1 : 0) : 0.5),
  moment: () => 0,
  horizon: 0,
  messages: {},
};

function tried(count: number, wish: TrialWish) {
  const started = startMatch(game, { stones: count }, 'a');
  if (!started.ok) throw new Error('no heap');
  const match: Match<Heap> = started.value;
  return tryOptions(skill, skill.look(match, 0), match.decision()!, seedWords('a'), wish);
}

test('every option is tried on every deal, also one that has fallen behind', () => {
  const { options, results } = tried(5, { deals: 30, toEnd: true });
  expect(options.map(({ n }) => n)).toEqual([1, 2, 3]);
  expect(results.map((row) => row.length)).toEqual([30, 30, 30]);
  // Of five stones two leave three, of which the other takes one at a time; everything else loses.
  expect(results.map((row) => row[0])).toEqual([0, 1, 0]);
});

test('options that have to be tried come first', () => {
  expect(tried(9, { deals: 1, first: ['n3'] }).options.map(({ n }) => n)).toEqual([3, 1, 2]);
});

test('games are valued at the horizon of the rules of thumb, unless they are to be played to their end', () => {
  expect(tried(5, { deals: 1 }).results).toEqual([[0.5], [0.5], [0.5]]);
});

test('who has enough gets only whole deals', () => {
  let games = 0;
  const { results } = tried(9, { deals: 10, toEnd: true, enough: () => games++ > 6 });
  expect(new Set(results.map((row) => row.length)).size).toBe(1);
  expect(results[0].length).toBeLessThan(10);
});
