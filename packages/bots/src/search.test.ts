import { type Game, type Match, type Option, type State, seedWords, startMatch } from '@tafelrunde/kernel';
import { expect, test } from 'vitest';
import { stones } from '../../../docs/examples/stones/src/index.ts';
import type { Skill, Thought } from './bot.ts';
import { keenBot } from './keen.ts';
import { playerOf } from './player.ts';
import { lead } from './race.ts';
import { search } from './search.ts';
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
  expect(playouts).toBe(3 * 8);
});

test('of options that come to the same only the first is thought about further', () => {
  // One stone is worth most or least, by chance; two and three are always worth the same.
  let tries = 0;
  const rules: Skill<Heap> = {
    ...skill,
    moment: () => 0,
    horizon: 0,
    value: ({ s }) => (s.stones === 8 ? (tries++ % 2) * 0.9 : 0.45),
  };
  const { candidates } = verdict(9, 300, rules);
  const tried = candidates.slice().sort((a, b) => a.option.n - b.option.n);
  expect(tried.map(({ results }) => results.length)).toEqual([expect.any(Number), expect.any(Number), 8]);
  expect(tried[1].results.length).toBeGreaterThan(50);
});

test('games in thought are broken off at the same moment, whatever was chosen', () => {
  const seen: number[] = [];
  const rules: Skill<Heap> = {
    ...skill,
    // A moment passes when another four stones are gone.
    moment: ({ s }) => Math.floor((20 - s.stones) / 4),
    horizon: 2,
    value(match) {
      seen.push(match.s.stones);
      return match.s.stones / 20;
    },
  };
  verdict(20, 30, rules);
  expect(seen.length).toBe(20);
  expect(seen.every((stones) => stones <= 12 && stones > 8)).toBe(true);
});

test('what is asked in the middle of a scene is valued when the scene is over', () => {
  const seen: number[] = [];
  const rules: Skill<Heap> = {
    ...skill,
    moment: () => 0,
    horizon: 1,
    // A scene goes on while more than ten stones are left.
    scene: { isOn: ({ s }) => s.stones > 10, isOver: ({ s }) => s.stones <= 10 },
    value(match) {
      seen.push(match.s.stones);
      return 0.5;
    },
  };
  verdict(20, 30, rules);
  expect(new Set(seen)).toEqual(new Set([10]));
  seen.length = 0;
  verdict(9, 30, rules);
  expect(new Set(seen)).toEqual(new Set([0]));
});

test('a small budget, too, goes to the better half of the options when its time has come', () => {
  const rules: Skill<Heap> = { ...skill, value: ({ s }) => (s.over ? 0.5 : s.stones), moment: () => 0, horizon: 0 };
  const { candidates, playouts } = verdict(9, 18, rules);
  expect(playouts).toBeLessThanOrEqual(18);
  const tries = candidates.map(({ results }) => results.length);
  expect(Math.min(...tries)).toBeLessThan(6);
  expect(Math.max(...tries)).toBeGreaterThan(6);
});

test('how far ahead an option must be to overrule the rules of thumb is told by the game', () => {
  const chosen = (convinced?: number): number | undefined => {
    let tries = 0;
    const rules: Skill<Heap> = {
      ...skill,
      moment: () => 0,
      horizon: 0,
      // Two stones are better on average, but not always; three are bad.
      value: ({ s }) => (s.stones === 8 ? 0.5 : s.stones === 7 ? [0.8, 0.35][tries++ % 2] : 0),
      ...(convinced !== undefined && { convinced }),
    };
    return verdict(9, 40, rules).choice.option.n;
  };
  expect(chosen()).toBe(1);
  expect(chosen(0.7)).toBe(2);
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
  // Small differences do not count where the value function may err.
  const better = candidate(0.5, 0.52, 0.54, 0.51, 0.5, 0.52);
  const worse = candidate(0.49, 0.51, 0.52, 0.5, 0.49, 0.51);
  expect(lead(better, worse)).toBeGreaterThan(2);
  expect(lead(better, worse, 0.2)).toBeLessThan(1);
});
