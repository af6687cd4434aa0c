import type { Match, Seat } from '@tafelrunde/kernel';
import { type TcgState, ZONE } from '@tafelrunde/tcg';
import type { Features } from '../learnt.ts';
import { TcgSight } from './sight.ts';

/** What is looked at of each player. */
const OF_PLAYERS = [
  'site',
  'bearerLife',
  'nearDeath',
  'will',
  'nearCorruption',
  'companions',
  'strength',
  'life',
  'hand',
  'deck',
  'support',
  'out',
] as const;

/** Where the journey ends. */
export const LAST_SITE = 9;

/** How a player stands, against the best of the others in each respect; and whose turn it is. */
export const features: Features<TcgState> = {
  names: [...OF_PLAYERS, ...OF_PLAYERS.map((name) => `other ${name}`), 'turn', 'seats'],
  read(match, seat) {
    const { seats, turn } = match.s;
    const own = ofPlayer(match, seat);
    const best = new Array<number>(OF_PLAYERS.length).fill(0);
    for (let other = 0, first = true; other < seats; other++) {
      if (other === seat) continue;
      const seen = ofPlayer(match, other);
      for (let i = 0; i < best.length; i++) best[i] = first ? seen[i] : Math.max(best[i], seen[i]);
      first = false;
    }
    return [...own, ...best, turn === seat ? 1 : 0, (seats - 2) / 2];
  },
  time: ({ s }) => Math.max(...s.position) / LAST_SITE,
  kind: ({ s }) => `${s.seats} players`,
};

function ofPlayer(match: Match<TcgState>, seat: Seat): number[] {
  const s = new TcgSight(match, seat);
  const bearer = s.ringBearer();
  const isOut = s.isOut(seat) || bearer < 0;
  let companions = 0;
  let strength = 0;
  let life = 0;
  if (!isOut) {
    for (const card of s.companions(seat)) {
      if (card === bearer) continue;
      companions++;
      strength += s.strength(card);
      life += s.life(card);
    }
  }
  const bearerLife = isOut ? 0 : s.life(bearer);
  const will = isOut ? 0 : s.will(seat);
  return [
    s.position(seat) / LAST_SITE,
    bearerLife / 4,
    isOut || bearerLife > 1 ? 0 : 1,
    Math.min(8, will) / 8,
    isOut || will > 2 ? 0 : 1,
    companions / 6,
    strength / 40,
    life / 16,
    s.count(ZONE.hand, seat) / 8,
    s.count(ZONE.deck, seat) / 40,
    s.count(ZONE.support, seat) / 6,
    isOut ? 1 : 0,
  ];
}
