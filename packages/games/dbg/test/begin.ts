import { cardsIn, type Plain, startMatch } from '@tafelrunde/kernel';
import { dbg } from '../src/game.ts';
import type { M } from '../src/state.ts';

/** A game right at its first decision. */
export function begin(setup: Readonly<Record<string, Plain>> = {}, seed = 'begin'): M {
  const started = startMatch(dbg, { seats: 2, ...setup } as Plain, seed);
  if (!started.ok) throw new Error(JSON.stringify(started.problem));
  started.value.decision();
  return started.value;
}

/** The ids of the cards in a zone. */
export function ids(m: M, kind: number, seat = 0): string[] {
  return cardsIn(m, kind, seat).map((card) => dbg.defs[m.s.cards[card].def].id);
}

/** How often each of them is there. */
export function tally(list: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const id of list) counts[id] = (counts[id] ?? 0) + 1;
  return counts;
}
