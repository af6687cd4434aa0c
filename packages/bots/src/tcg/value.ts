import type { Match, Seat } from '@tafelrunde/kernel';
import type { TcgState } from '@tafelrunde/tcg';
import { TcgSight } from './sight.ts';

/** How well a seat stands, from 0 to 1: how far it has come, how whole its fellowship is, and how the others fare. */
export function value(match: Match<TcgState>, seat: Seat): number {
  const { over, seats } = match.s;
  if (over) return over.winners.includes(seat) ? 1 / over.winners.length : 0;
  let own = 0;
  let best = Number.NEGATIVE_INFINITY;
  for (let other = 0; other < seats; other++) {
    const standing = standingOf(match, other);
    if (other === seat) own = standing;
    else if (standing > best) best = standing;
  }
  return 1 / (1 + Math.exp(-(own - best) / 3));
}

function standingOf(match: Match<TcgState>, seat: Seat): number {
  const s = new TcgSight(match, seat);
  const bearer = s.ringBearer();
  if (s.isOut(seat) || bearer < 0) return -20;
  let sum = s.position(seat) * 1.2 + Math.min(4, s.life(bearer)) * 0.9 + Math.min(6, s.will(seat)) * 0.3;
  for (const card of s.companions(seat)) {
    if (card !== bearer) sum += 0.4 + s.strength(card) * 0.08 + s.life(card) * 0.15;
  }
  return sum;
}
