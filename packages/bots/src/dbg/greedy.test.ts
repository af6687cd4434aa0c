import { type DbgState, dbg } from '@tafelrunde/dbg';
import { below, type Decision, type Match, type Option, seedWords, startMatch } from '@tafelrunde/kernel';
import { table } from '@tafelrunde/testing';
import { describe, expect, test } from 'vitest';
import { skill } from './index.ts';

const luck = seedWords('greedy');

type Choose = (m: Match<DbgState>, decision: Decision) => Option;
const greedy: Choose = (m, decision) => skill.greedy!(skill.look(m, decision.seat), decision);
const steady: Choose = (m, decision) => skill.steady(skill.look(m, decision.seat), decision, luck, null);
const random: Choose = (_m, { options }) => options[below(luck, options.length)];

/** The end of a game of two. */
function play(seed: string, seats: readonly Choose[]): DbgState {
  const started = startMatch(dbg, { seats: 2 }, seed);
  if (!started.ok) throw new Error(seed);
  const m = started.value;
  for (let decision = m.decision(); decision !== null; decision = m.decision()) {
    m.take(seats[decision.seat](m, decision));
  }
  return m.s;
}

describe('the greedy player by which whole games are measured', () => {
  test('beats chance from either seat', () => {
    let won = 0;
    for (let i = 0; i < 20; i++) {
      const seat = i % 2;
      const { over } = play(`duel ${i}`, seat === 0 ? [greedy, random] : [random, greedy]);
      won += over!.winners.includes(seat) ? 1 : 0;
    }
    expect(won).toBeGreaterThanOrEqual(18);
  });

  test('plays games about as long as those of the rules of thumb', () => {
    const turns = (choose: Choose): number => {
      let sum = 0;
      for (let i = 0; i < 30; i++) sum += play(`long ${i}`, [choose, choose]).turns;
      return sum;
    };
    const ratio = turns(greedy) / turns(steady);
    expect(ratio).toBeGreaterThan(0.8);
    expect(ratio).toBeLessThan(1.25);
  });

  test('plays everything, then defeats the archenemy, then buys the best it can pay for', () => {
    const t = table('dbg', {
      players: [{ hand: ['Courage', 'Courage', 'Rivendell', 'Despair'] }, {}],
      path: ['Pippin', 'Elendil', 'Haldir'],
      power: 13,
    });
    const chosen: string[] = [];
    for (let i = 0; i < 4; i++) {
      const option = greedy(t.m, t.m.decision()!);
      chosen.push(option.key);
      t.choose(option.id);
    }
    expect(chosen).toEqual(['dbg.option.play-all', 'dbg.option.play', 'dbg.option.defeat', 'dbg.option.buy']);
    expect(t.locations(0)).toEqual(['Rivendell']);
    expect(t.discard(0)).toContain('Elendil');
  });
});
