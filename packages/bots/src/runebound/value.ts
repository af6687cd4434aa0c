import type { Match, Seat } from '@tafelrunde/kernel';
import type { RbState } from '@tafelrunde/runebound';
import { heroFeatures, timeOf } from './features.ts';
import { RbSight } from './sight.ts';
import { FEATURES, learnt } from './value-learnt.ts';

/** How likely a seat wins, from 0 to 1: how ready it is to defeat the villain, compared with the best of the others. */
export function value(match: Match<RbState>, seat: Seat): number {
  const { over, seats } = match.s;
  if (over) return over.winners.includes(seat) ? 1 / over.winners.length : 0;
  const own = new RbSight(match, seat);
  if (own.isOut(seat)) return 0;
  const time = timeOf(match);
  let best = 0;
  let most = Number.NEGATIVE_INFINITY;
  for (let other = 0; other < seats; other++) {
    if (other === seat) continue;
    const sight = new RbSight(match, other);
    if (sight.isOut(other)) continue;
    const features = heroFeatures(sight);
    const stands = weigh(features, 0, time);
    if (stands > most) {
      most = stands;
      best = weigh(features, 2, time);
    }
  }
  const { start, time: later, timeSquared } = learnt;
  const sum = start + time * (later + time * timeSquared) + weigh(heroFeatures(own), 0, time) + best;
  return 1 / (1 + Math.exp(-sum));
}

function weigh(features: readonly number[], at: 0 | 2, time: number): number {
  let sum = 0;
  for (let i = 0; i < FEATURES.length; i++) {
    const weights = learnt.weights[FEATURES[i]];
    sum += features[i] * (weights[at] + time * weights[at + 1]);
  }
  return sum;
}
