import { type Plain, type Seat, seeDecision, startMatch, viewOf } from '@tafelrunde/kernel';
import { rule } from '@tafelrunde/testing/rule';
import { expect, it } from 'vitest';
import { lcg } from './game.ts';
import { isEliminated } from './players.ts';
import type { M } from './state.ts';

let luck = 12345;
function pick(n: number): number {
  luck = (Math.imul(luck, 1103515245) + 12345) & 0x7fffffff;
  return Math.floor((luck / 0x80000000) * n);
}

function* randomGames(seed: string, games: number): Generator<M> {
  for (let game = 0; game < games; game++) {
    const started = startMatch(lcg, lcg.randomSetup(pick) as Plain, `${seed} ${game}`);
    if (!started.ok) throw new Error('a random set-up is refused');
    yield started.value;
  }
}

/** Plays random games and gathers what a page could not explain. */
function unexplained(games: number, most: number): readonly string[] {
  const found = new Set<string>();
  for (const m of randomGames('rules', games)) {
    m.log = ({ words, rule }) => {
      if (rule === '') found.add(`log ${words[0]}`);
    };
    for (let i = 0; i < most; i++) {
      const decision = m.decision();
      if (!decision) break;
      const seen = seeDecision(m, decision);
      if (!seen.rule) found.add(`question ${seen.prompt[0]}`);
      for (const option of seen.options) if (option.rule === '') found.add(`option ${option.label[0]}`);
      if (isEliminated(m, decision.seat as Seat)) found.add(`asks the eliminated ${seen.prompt[0]}`);
      m.take(decision.options[pick(decision.options.length)]);
    }
  }
  return [...found];
}

rule('LCG-COMMS-03', 'every choice is given to the one seat whose choice it is, and to no other', () => {
  const asked = new Set<number>();
  for (const m of randomGames('seats', 6)) {
    for (let i = 0; i < 120; i++) {
      const decision = m.decision();
      if (!decision) break;
      const { seat, options, kind } = decision;
      asked.add(seat);
      for (let viewer = 0; viewer < m.s.seats; viewer++) {
        const seen = viewOf(m, viewer);
        expect([seen.asked, seen.decision !== null]).toEqual([seat, viewer === seat]);
      }
      // What a player commits, or pays with, is his own.
      const own = kind === 'pay' || options.some(({ key }) => key === 'lcg.option.commit');
      if (own) for (const { card } of options) expect(card < 0 || m.controller(card) === seat).toBe(true);
      m.take(options[pick(options.length)]);
    }
  }
  expect(asked.size).toBeGreaterThan(2);
});

it('names the rule behind every question, option and log line, and asks nobody who is out', () => {
  expect(unexplained(40, 500)).toEqual([]);
}, 60_000);
