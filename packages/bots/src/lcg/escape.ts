import { type CardIx, DONE } from '@tafelrunde/kernel';
import { type LcgDecision, type LcgOption, STAT } from '@tafelrunde/lcg';
import type { Thought } from '../bot.ts';
import { battle, foes } from './battle.ts';
import type { LcgSight } from './sight.ts';
import { weights } from './weights.ts';

/** Who helps in an escape test: as many as make it likely enough, as long as enough stay ready to fight. */
export function helpInTest(sight: LcgSight, { options, source = -1 }: LcgDecision, thought: Thought | null): LcgOption {
  const done = options.find(({ id }) => id === DONE)!;
  const test = sight.escapeTest;
  if (!test) return done;
  const stat = STAT[test.stat];
  let strength = 0;
  for (const card of test.testers) strength += sight.value(card, stat);
  const { mean, spread } = sight.escapeCards();
  const need = mean * test.cards;
  const wide = Math.max(0.6, spread * Math.sqrt(test.cards));
  const stake = stakeOf(sight, source);
  const enemies = foes(sight, sight.threat() + 1);
  const back = new Set(sight.readyCharacters().filter((card) => !test.testers.includes(card)));
  const worth = (): number => stake * chance((strength - need - 0.5) / wide) + battle(sight, [...back], enemies);
  const open = options.flatMap(({ card }) => (card >= 0 && sight.value(card, stat) > 0 ? [card] : []));
  open.sort((a, b) => leaning(sight, b, stat) - leaning(sight, a, stat));
  let best = worth();
  let picks = false;
  for (const card of open) {
    back.delete(card);
    strength += sight.value(card, stat);
    const value = worth() - weights.escapeTired;
    if (value > best) {
      best = value;
      picks = true;
    }
  }
  if (thought) thought.words = ['bots.lcg.why.escape', { n: Math.round(need) }];
  return picks ? options.find(({ card }) => card === open[0])! : done;
}

/** Those who are better at the test than at fighting go first. */
function leaning(sight: LcgSight, card: CardIx, stat: number): number {
  return sight.value(card, stat) / (1 + Math.max(sight.attack(card), sight.defense(card)));
}

/** What hangs on the test: everything on the last stage, else tokens that bring Gollum nearer to being gone. */
function stakeOf(sight: LcgSight, source: CardIx): number {
  if (source >= 0 && sight.knows(source) && sight.type(source) === 'quest') return weights.finalTest;
  return weights.escapeTest;
}

/** How likely something is that lies so many standard deviations on the good side. */
function chance(x: number): number {
  return 1 / (1 + Math.exp(-1.7 * x));
}
