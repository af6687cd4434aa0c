import { cardsIn, type Seat } from '@tafelrunde/kernel';
import { heroesOf, isEliminated } from './players.ts';
import { registry } from './registry.ts';
import type { M } from './state.ts';
import { ZONE } from './zones.ts';

/** One player's part of the score (LCG-SCORE-02 to -04, -08). */
export interface PlayerScore {
  readonly threat: number;
  readonly deadHeroes: number;
  readonly damage: number;
}

/** The score sheet of a won game (LCG-SCORE-12). */
export interface ScoreSheet {
  readonly players: readonly PlayerScore[];
  readonly rounds: number;
  readonly victory: number;
  readonly total: number;
}

export function scoreSheet(m: M): ScoreSheet {
  const players = Array.from({ length: m.s.seats }, (_, seat) => playerScore(m, seat));
  const sum = players.reduce((all, p) => all + p.threat + p.deadHeroes + p.damage, 0);
  const victory = cardsIn(m, ZONE.victory).reduce((all, card) => all + registry[m.s.cards[card].def].victory, 0);
  return { players, rounds: m.s.completed, victory, total: sum + 10 * m.s.completed - victory };
}

function playerScore(m: M, seat: Seat): PlayerScore {
  const dead = cardsIn(m, ZONE.discard, seat).reduce((all, card) => all + registry[m.s.cards[card].def].threatCost, 0);
  const alive = isEliminated(m, seat) ? [] : heroesOf(m, seat);
  const damage = alive.reduce((all, card) => all + m.s.cards[card].damage, 0);
  return { threat: m.s.threat[seat], deadHeroes: dead, damage };
}

/** The group's score; lower is better (LCG-SCORE-10), and it may be negative (LCG-SCORE-11). */
export function score(m: M): number {
  return scoreSheet(m).total;
}
