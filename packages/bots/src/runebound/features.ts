import type { Match, Seat } from '@tafelrunde/kernel';
import { type RbState, ZONE } from '@tafelrunde/runebound';
import type { Features } from '../learnt.ts';
import { plansOf } from './goals.ts';
import { villainOdds } from './odds.ts';
import { TURN } from './plans.ts';
import { RbSight } from './sight.ts';
import { strength } from './strength.ts';
import { wayTo } from './ways.ts';

/** What is looked at of each hero. */
const OF_HEROES = [
  'odds',
  'logit',
  'strength',
  'life',
  'hurt',
  'gold',
  'trophies',
  'skills',
  'story',
  'way',
  'hand',
  'quests',
  'prospect',
] as const;

/** The last round of act 2. */
const LAST = 24;
/** Speed that ways are reckoned with. */
const SPEED = 3;
/** What the best goal seldom brings for each action; to go for the villain counts for more than all, and says nothing of how good that is. */
const MUCH = 5;

/** How a hero stands, and how the strongest of the others does. */
export const features: Features<RbState> = {
  names: [...OF_HEROES, ...OF_HEROES.map((name) => `other ${name}`), 'out', 'seats'],
  read(match, seat) {
    const { seats } = match.s;
    const own = ofHero(match, seat);
    let rival: readonly number[] | null = null;
    for (let other = 0; other < seats; other++) {
      if (other === seat) continue;
      const seen = ofHero(match, other);
      if (seen && (!rival || seen[STRENGTH] > rival[STRENGTH])) rival = seen;
    }
    return [...(own ?? NOBODY), ...(rival ?? NOBODY), own ? 0 : 1, (seats - 2) / 2];
  },
  time: ({ s }) => Math.min(1, s.round / LAST),
  kind: ({ s }) => `${s.seats} players`,
};

const STRENGTH = OF_HEROES.indexOf('strength');
const NOBODY: readonly number[] = OF_HEROES.map(() => 0);

/** The features of a hero, in the order of their names; null of whoever is out. */
function ofHero(match: Match<RbState>, seat: Seat): readonly number[] | null {
  const s = new RbSight(match, seat);
  if (s.isOut(seat)) return null;
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
    s.hand().length / 4,
    s.cards(ZONE.quests).length / 3,
    s.hex >= 0 ? Math.min(1, plansOf(s).worth(s.hex, TURN) / MUCH) : 0,
  ];
}
