import type { Seat } from '@tafelrunde/kernel';
import type { Analysis } from './analysis.ts';
import { type Judged, sureCost } from './judgement.ts';

const MOST = 3;
/** Picks of one run that lie so near to each other teach the same. */
const NEAR = 2;

/** The choices of these seats from which most can be learnt: those that surely cost most, at most three, in the order of the game. */
export function lessonsOf({ judged }: Analysis, seats: readonly Seat[]): readonly Judged[] {
  const dear = judged
    .filter((decision) => seats.includes(decision.seat) && sureCost(decision) > 0)
    .sort((a, b) => sureCost(b) - sureCost(a));
  const kept: Judged[] = [];
  for (const one of dear) {
    const told = kept.some(({ position }) => Math.abs(position - one.position) <= NEAR);
    if (!told && kept.length < MOST) kept.push(one);
  }
  return kept.sort((a, b) => a.position - b.position);
}
