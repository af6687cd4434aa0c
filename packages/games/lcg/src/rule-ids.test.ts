import { type Plain, type Seat, seeDecision, startMatch } from '@tafelrunde/kernel';
import { expect, it } from 'vitest';
import { lcg } from './game.ts';
import { isEliminated } from './players.ts';

/** Plays random games and gathers what a page could not explain. */
function unexplained(games: number, most: number): readonly string[] {
  const found = new Set<string>();
  let luck = 12345;
  const pick = (n: number): number => {
    luck = (Math.imul(luck, 1103515245) + 12345) & 0x7fffffff;
    return Math.floor((luck / 0x80000000) * n);
  };
  for (let game = 0; game < games; game++) {
    const started = startMatch(lcg, lcg.randomSetup(pick) as Plain, `rules ${game}`);
    if (!started.ok) throw new Error('a random set-up is refused');
    const m = started.value;
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

it('names the rule behind every question, option and log line, and asks nobody who is out', () => {
  expect(unexplained(60, 600)).toEqual([]);
});
