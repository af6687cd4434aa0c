import type { Guest } from './audience.ts';
import { Refused } from './refusal.ts';
import { type Effect, type Message, NOTHING, type Tabletop } from './tabletop.ts';

/** Who has looked through the eyes of a player takes no seat in that game: no hand is his. */
const NO_HAND = -1;

/** Who watches sees what one player sees, with the delay that the host allows; before the end that is all there is. */
export function follow(t: Tabletop, guest: Guest, { seat }: Message<'follow'>): Effect {
  const { table, session } = t;
  if (table.state !== 'running' || !session) return new Refused('not-running');
  if (guest.seat >= 0 || !t.mayLook(guest.listener.person) || table.follow === 0) return new Refused('not-allowed');
  if (seat === null) {
    t.letFollow(guest, -1);
    return NOTHING;
  }
  if (seat >= table.seats.length) return new Refused('bad-message');
  // Who has played here knows a hand of today.
  const { person } = guest.listener;
  const hand = table.hands[person];
  if (hand !== undefined && hand !== NO_HAND) return new Refused('other-hand');
  if (!t.earlier()) return new Refused('too-soon');
  t.letFollow(guest, seat);
  return hand === NO_HAND || t.isUnnamed(guest) ? NOTHING : t.change({ hands: { ...table.hands, [person]: NO_HAND } });
}

/** Somebody looks at the page again, or at something else. */
export function attend(t: Tabletop, guest: Guest, { looking }: Message<'attention'>): Effect {
  if (guest.looks !== looking) {
    guest.looks = looking;
    if (guest.seat >= 0) t.tableChanged = true;
  }
  return NOTHING;
}
