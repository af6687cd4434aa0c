import { tokens } from '@tafelrunde/runebound';
import type { RbSight } from './sight.ts';
import { skillStrength } from './skills.ts';

/** What each symbol is worth to a hero in a fight, in points of damage. */
const HERO_WORTH = [0, 1, 1, 0, 0.55, 0.9, 0.8, 0.8];
/** And to an enemy. */
const ENEMY_WORTH = [0, 0, 0, 1, 0.55, 0.9, 0.8, 0.8];

/** The worth of one side of a token; `face` is the token's number times two, plus the side. */
export function faceWorth(face: number, enemy: boolean): number {
  const { symbol, n } = tokens[face >> 1].faces[face & 1];
  return (enemy ? ENEMY_WORTH : HERO_WORTH)[symbol] * n;
}

/** What a token is worth before it is cast. */
function tokenWorth(token: number, enemy = false): number {
  return (faceWorth(token * 2, enemy) + faceWorth(token * 2 + 1, enemy)) / 2;
}

/** What a hero does in a round of combat, about, with all the tokens it has and the skills it has learnt. */
export function strength(s: RbSight, seat = s.seat): number {
  let sum = 0;
  for (const token of s.tokens(seat)) sum += tokenWorth(token);
  for (const card of s.assets(seat)) sum += 0.25 * s.def(card).abilities;
  for (const card of s.skills(seat)) {
    sum += 0.2 * skillStrength(s.def(card));
  }
  return sum;
}
