import { tokens } from '@tafelrunde/runebound';
import type { RbSight } from './sight.ts';

/** What each symbol is worth to a hero in a fight, in points of damage. */
const HERO_WORTH = [0, 1, 1, 0, 0.5, 0.7, 0.6, 0.7];
/** And to an enemy. */
const ENEMY_WORTH = [0, 0, 0, 1, 0.5, 0.7, 0.6, 0.7];

/** The worth of one side of a token; `face` is the token's number times two, plus the side. */
export function faceWorth(face: number, enemy: boolean): number {
  const { symbol, n } = tokens[face >> 1].faces[face & 1];
  return (enemy ? ENEMY_WORTH : HERO_WORTH)[symbol] * n;
}

/** What a token is worth before it is cast. */
export function tokenWorth(token: number, enemy = false): number {
  return (faceWorth(token * 2, enemy) + faceWorth(token * 2 + 1, enemy)) / 2;
}

/** What a hero does in a round of combat, about, with all the tokens it has and the skills it has learnt. */
export function strength(s: RbSight, seat = s.seat): number {
  let sum = 0;
  for (const token of s.tokens(seat)) sum += tokenWorth(token);
  for (const card of s.skills(seat)) {
    const { surges, combats } = s.def(card);
    sum += surges.length > 0 || combats.length > 0 ? 0.5 : 0.1;
  }
  return sum;
}

/** What the villain does in a round: its six tokens and its own. */
const VILLAIN = 4.6;

/** How likely it is, about, to defeat the villain now: rounds it lasts against rounds that the hero lasts. */
export function odds(s: RbSight): number {
  const blow = Math.max(0.5, strength(s) * 0.8);
  const rounds = s.bossLife() / blow;
  const lasts = s.life() / (VILLAIN * 0.75);
  return 1 / (1 + Math.exp((rounds - lasts) * 1.6));
}
