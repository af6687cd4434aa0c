import type { Match } from '@tafelrunde/kernel';
import type { RbState } from '@tafelrunde/runebound';
import type { Features } from '../learnt.ts';
import { villainOdds } from './odds.ts';
import { RbSight } from './sight.ts';
import { strength } from './strength.ts';
import { FEATURES } from './value-learnt.ts';
import { wayTo } from './ways.ts';

/** The last round of act 2. */
const LAST = 24;
/** Speed that ways are reckoned with. */
const SPEED = 3;

export function timeOf(match: Match<RbState>): number {
  return match.s.round / LAST;
}

/** How a hero stands, and how the strongest of the others does: what `tafelrunde train` learns by. */
export const features: Features<RbState> = {
  names: [...FEATURES, ...FEATURES.map((name) => `other ${name}`), 'out', 'seats'],
  read(match, seat) {
    const { seats } = match.s;
    let most = Number.NEGATIVE_INFINITY;
    let rival = NOBODY;
    for (let other = 0; other < seats; other++) {
      const sight = new RbSight(match, other);
      if (other === seat || sight.isOut(other) || strength(sight) <= most) continue;
      most = strength(sight);
      rival = heroFeatures(sight);
    }
    const own = new RbSight(match, seat);
    const out = own.isOut(seat);
    return [...(out ? NOBODY : heroFeatures(own)), ...rival, out ? 1 : 0, (seats - 2) / 2];
  },
  time: (match) => Math.min(1, timeOf(match)),
};

const NOBODY: readonly number[] = FEATURES.map(() => 0);

/** The features of the sight's own hero, in the order of their names. */
export function heroFeatures(s: RbSight): readonly number[] {
  const odds = villainOdds(s);
  const logit = Math.log(odds / (1 - odds));
  return [
    odds,
    Math.max(-1.5, Math.min(1.5, logit / 4)),
    strength(s) / 8,
    s.life() / 10,
    s.hurt() / 10,
    s.gold / 8,
    s.trophies() / 5,
    s.skills().length / 4,
    s.story() / 3,
    s.boss >= 0 && s.hex >= 0 ? wayTo(s.boss, SPEED)[s.hex] / 8 : 0,
  ];
}
