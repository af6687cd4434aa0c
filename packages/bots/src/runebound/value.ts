import type { Match, Seat } from '@tafelrunde/kernel';
import type { RbState } from '@tafelrunde/runebound';
import { learntValue } from '../learnt.ts';
import { features } from './features.ts';
import { RbSight } from './sight.ts';
import { learnt } from './value-learnt.ts';

const chance = learntValue(features, learnt);

/** How likely a seat wins, from 0 to 1: how ready it is to defeat the villain, compared with the best of the others. */
export function value(match: Match<RbState>, seat: Seat): number {
  return match.s.over || !new RbSight(match, seat).isOut(seat) ? chance(match, seat) : 0;
}
