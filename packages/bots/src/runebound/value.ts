import type { Match, Seat } from '@tafelrunde/kernel';
import type { RbState } from '@tafelrunde/runebound';
import { RbSight, roundsLeft } from './sight.ts';
import { strength } from './strength.ts';
import { wayTo } from './ways.ts';

/** How well a seat stands, from 0 to 1: how near it is to defeating the villain, compared with the others. */
export function value(match: Match<RbState>, seat: Seat): number {
  const { over, seats } = match.s;
  if (over) return over.winners.includes(seat) ? 1 / over.winners.length : 0;
  let own = 0;
  let best = Number.NEGATIVE_INFINITY;
  for (let other = 0; other < seats; other++) {
    const standing = standingOf(match, other);
    if (other === seat) own = standing;
    else if (standing > best) best = standing;
  }
  // Whoever is ahead may still be too late: then all lose.
  return 0.6 / (1 + Math.exp(-(own - best) / 3)) + 0.4 / (1 + Math.exp(-(own - 10) / 4));
}

function standingOf(match: Match<RbState>, seat: Seat): number {
  const s = new RbSight(match, seat);
  if (s.isOut(seat)) return -20;
  let sum = strength(s, seat) * 1.4 + (15 - s.bossLife(seat)) * 0.5 + s.life(seat) * 0.25;
  sum += s.gold * 0.15 + s.trophies(seat) * 0.4 + s.skills(seat).length * 0.6;
  if (s.boss >= 0 && s.hex >= 0) sum -= Math.max(0, wayTo(s.boss, 3)[s.hex] - roundsLeft(s) * 3) * 0.5;
  return sum;
}
