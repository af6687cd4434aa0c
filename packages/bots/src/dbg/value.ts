import { type DbgState, dbg, pointsOf } from '@tafelrunde/dbg';
import type { Match, Seat } from '@tafelrunde/kernel';
import { strengthOf } from './worth.ts';

/** How well a seat stands, from 0 to 1: points, and what its deck will still earn, against the best of the others. */
export function value(match: Match<DbgState>, seat: Seat): number {
  const { over, seats } = match.s;
  if (over) return over.winners.includes(seat) ? 1 / over.winners.length : 0;
  let best = Number.NEGATIVE_INFINITY;
  for (let other = 0; other < seats; other++) if (other !== seat) best = Math.max(best, standing(match, other));
  return 1 / (1 + Math.exp(-(standing(match, seat) - best) / 8));
}

/** Points so far, and the average strength of the deck: what it earns in each turn to come. */
function standing(match: Match<DbgState>, seat: Seat): number {
  const { cards } = match.s;
  let sum = 0;
  let count = 0;
  for (let i = 0; i < cards.length; i++) {
    if (cards[i].owner !== seat) continue;
    sum += strengthOf(cards[i].def);
    // Locations in play work without taking a place in the deck.
    if (dbg.defs[cards[i].def].type !== 'location') count++;
  }
  return pointsOf(match, seat) + (12 * sum) / Math.max(5, count);
}
