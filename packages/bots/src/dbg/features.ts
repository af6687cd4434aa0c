import { type DbgState, dbg, pointsOf, ZONE } from '@tafelrunde/dbg';
import type { Match, Seat } from '@tafelrunde/kernel';
import type { Features } from '../learnt.ts';
import { strengthOf } from './worth.ts';

/** What is looked at of each player. */
const OF_PLAYERS = ['points', 'strength', 'cards', 'defeated', 'hand'] as const;

/** Archenemies of a game: when all are defeated it is over. */
const ARCHENEMIES = 8;

/** How a player stands compared with the best of the others in each respect, and whose turn it is. */
export const features: Features<DbgState> = {
  names: [...OF_PLAYERS, ...OF_PLAYERS.map((name) => `other ${name}`), 'turn', 'seats'],
  read(match, seat) {
    const { seats, turn } = match.s;
    const own = ofPlayer(match, seat);
    let best: number[] | null = null;
    for (let other = 0; other < seats; other++) {
      if (other === seat) continue;
      const seen = ofPlayer(match, other);
      best = best ? best.map((value, i) => Math.max(value, seen[i])) : seen;
    }
    return [...own, ...(best ?? own.map(() => 0)), turn === seat ? 1 : 0, (seats - 2) / 2];
  },
  time: (match) => {
    const left =
      match.s.zones[match.layout.zone(ZONE.stack, 0)].length +
      match.s.zones[match.layout.zone(ZONE.archenemy, 0)].length;
    return Math.max(0, 1 - left / ARCHENEMIES);
  },
};

/** Points so far, the average strength of the deck (what it earns in each turn to come), its size, and the hand. */
function ofPlayer(match: Match<DbgState>, seat: Seat): number[] {
  const { cards, defeated } = match.s;
  let sum = 0;
  let count = 0;
  for (let i = 0; i < cards.length; i++) {
    if (cards[i].owner !== seat) continue;
    sum += strengthOf(cards[i].def);
    // Locations in play work without taking a place in the deck.
    if (dbg.defs[cards[i].def].type !== 'location') count++;
  }
  let hand = 0;
  for (const card of match.s.zones[match.layout.zone(ZONE.hand, seat)]) hand += strengthOf(cards[card].def);
  return [pointsOf(match, seat) / 20, sum / Math.max(5, count) / 2, count / 25, defeated[seat] / 4, hand / 10];
}
