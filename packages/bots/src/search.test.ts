import { type Game, type Match, type Option, type State, seedWords, startMatch } from '@tafelrunde/kernel';
import { expect, test } from 'vitest';
import { stones } from '../../testing/test/stones.ts';
import type { Skill, Thought } from './bot.ts';
import { keenBot } from './keen.ts';
import { playerOf } from './player.ts';
import { lead, search } from './search.ts';
import { Sight } from './sight.ts';

interface Heap extends State {
  readonly stones: number;
}
const game = stones as unknown as Game<Heap>;

/** Takes one stone at a time, and the rest when two are left. */
const skill: Skill<Heap> = {
  look: (match, seat) => new Sight(match, seat),
  steady(_sight, { options }) {
    const left = options.length < 3 ? options.length : 0;
    return options.find(({ n }) => n === left) ?? options[0];
  },
  value: (match, seat) => (match.s.over?.winners.includes(seat) ? 1 : 0),
  messages: {},
};

function heap(count: number): Match<Heap> {
  const started = startMatch(game, { stones: count }, 'a');
  if (!started.ok) throw new Error('no heap');
  return started.value;
}

const keen = playerOf(game, skill, keenBot(skill, { playouts: 200 }));

// Of five stones one at a time loses: two are left to the other.
test('thinking ahead finds a move that wins where the rule of thumb loses', () => {
  const match = heap(5);
  const thumb = skill.steady(skill.look(match, 0), match.decision()!, seedWords('a'), null);
  const chosen = keen.choose(match, seedWords('a'));
  expect(outcome(5, thumb)).toBe(0);
  expect(outcome(5, chosen)).toBe(1);
});

test('it says what it has found', () => {
  const thought: Thought = { words: null };
  keen.choose(heap(5), seedWords('a'), thought);
  expect(keen.say(thought.words!, 'en')).toMatch(/played on in thought this ended best \(100 instead of 0 of 100\)/);
});

/** How the first player ends up who takes this many and then plays by the rules of thumb. */
function outcome(count: number, first: Option): number {
  const match = heap(count);
  match.decision();
  match.answer(first.id);
  for (let decision = match.decision(); decision; decision = match.decision()) {
    match.take(skill.steady(skill.look(match, decision.seat), decision, seedWords('a'), null));
  }
  return skill.value(match, 0);
}

/** What a search with so many playouts finds at a heap. */
function verdict(count: number, playouts: number, rules: Skill<Heap> = skill) {
  const match = heap(count);
  return search(rules, skill.look(match, 0), match.decision()!, seedWords('a'), { playouts }, () => 0);
}

test('it stops when one option is clearly the best', () => {
  const { playouts, candidates } = verdict(5, 10_000);
  expect(candidates[0].option.n).toBe(2);
  expect(playouts).toBeLessThan(100);
});

test('it stops when nothing makes a difference', () => {
  const { playouts } = verdict(9, 10_000, { ...skill, value: () => 0.5 });
  expect(playouts).toBe(3 * 12);
});

test('without time for a single deal the rules of thumb decide', () => {
  const { playouts, steady } = verdict(5, 2);
  expect(playouts).toBe(0);
  expect(steady.option.n).toBe(1);
});

test('rules of thumb that answer something else are a bug', () => {
  const odd = { ...skill, steady: () => heap(7).decision()!.options[0] };
  expect(() => verdict(5, 10, odd)).toThrow('the rules of thumb answer n1, which is not an option');
});

test('a lead is measured on the deals that both were tried on', () => {
  const candidate = (...results: number[]) => ({
    option: heap(3).decision()!.options[0],
    results,
    sum: results.reduce((a, b) => a + b, 0),
  });
  expect(lead(candidate(1, 1, 1, 1), candidate(0, 0, 0, 0))).toBeGreaterThan(3);
  expect(lead(candidate(1, 0, 1, 0), candidate(1, 0, 1, 0))).toBe(0);
  expect(lead(candidate(0.5, 0.6), candidate(0.6, 0.5))).toBe(0);
  expect(lead(candidate(1, 0, 1, 0), candidate(0, 1, 1, 0, 1, 1))).toBe(0);
  expect(lead(candidate(1), candidate(0))).toBe(0);
});
