import type { Seat } from '@tafelrunde/kernel';
import { isEliminated, victoryPoints } from './players.ts';
import { inPlay, kindOf } from './registry.ts';
import { setupOf } from './setup.ts';
import type { M } from './state.ts';
import { ZONE } from './zones.ts';

/** One player's part of the score (LCG-SCORE-02 to -04, -08). */
export type PlayerScore = {
  readonly threat: number;
  readonly deadHeroes: number;
  readonly damage: number;
  readonly subtotal: number;
};

/** The score sheet of a won game (LCG-SCORE-12); plain data, as it is sent. */
export type ScoreSheet = {
  readonly scenario: string;
  readonly players: readonly PlayerScore[];
  /** What all players have together. */
  readonly subtotal: number;
  readonly rounds: number;
  readonly victory: number;
  readonly total: number;
};

export function scoreSheet(m: M): ScoreSheet {
  const players = Array.from({ length: m.s.seats }, (_, seat) => playerScore(m, seat));
  const subtotal = players.reduce((all, player) => all + player.subtotal, 0);
  const victory = victoryPoints(m);
  const { completed } = m.s;
  const { scenario } = setupOf(m);
  return { scenario, players, subtotal, rounds: completed, victory, total: subtotal + 10 * completed - victory };
}

function playerScore(m: M, seat: Seat): PlayerScore {
  const out = isEliminated(m, seat);
  let deadHeroes = 0;
  let damage = 0;
  for (const [card, { owner, def, damage: tokens }] of m.s.cards.entries()) {
    if (owner !== seat || m.defs[def].type !== 'hero') continue;
    // A captive hero lives, as long as his player does.
    if (out || !(inPlay(m, card) || kindOf(m, card) === ZONE.captive)) deadHeroes += m.defs[def].threatCost;
    else damage += tokens;
  }
  return { threat: m.s.threat[seat], deadHeroes, damage, subtotal: m.s.threat[seat] + deadHeroes + damage };
}

/** The group's score; lower is better (LCG-SCORE-10), and it may be negative (LCG-SCORE-11). */
export function score(m: M): number {
  return scoreSheet(m).total;
}
