import { type CardIx, cardsIn, move, type Seat, seatName } from '@tafelrunde/kernel';
import { isEliminated } from '../players.ts';
import type { M } from '../state.ts';
import { ZONE } from '../zones.ts';
import { discardAdventure } from './cards.ts';

/** A hero leaves the game, and its player has lost (RB-ELIMINATE-01 to -04). */
export function eliminate(m: M, seat: Seat): void {
  const { s } = m;
  s.eliminated |= 1 << seat;
  s.hex[seat] = -1;
  s.lying &= ~(1 << seat);
  if (m.log) m.say(['rb.log.eliminated', { seat: seatName(seat) }], [], 'RB-ELIMINATE-01');
  for (const kind of [ZONE.assets, ZONE.skills, ZONE.hand, ZONE.trophies]) {
    each(cardsIn(m, kind, seat), (card) => move(m, card, ZONE.removed));
  }
  // Nothing else has a place for them (RB-READ-03).
  for (const kind of [ZONE.quests, ZONE.rumors]) {
    each(cardsIn(m, kind, seat), (card) => discardAdventure(m, card));
  }
  s.gold[seat] = 0;
  s.story[seat] = 0;
  s.damage[seat] = 0;
  if (s.first === seat) {
    for (let i = 1; i < s.seats; i++) {
      const next = (seat + i) % s.seats;
      if (isEliminated(m, next)) continue;
      s.first = next;
      break;
    }
  }
  if (s.eliminated === (1 << s.seats) - 1) m.end({ winners: [], reason: 'rb.end.all-eliminated' });
}

function each(cards: readonly CardIx[], act: (card: CardIx) => void): void {
  for (const card of cards.slice()) act(card);
}
