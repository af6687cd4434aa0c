import { cardsIn, clear, move, type Seat } from '@tafelrunde/kernel';
import { isEliminated, neighbour, setActing } from '../players.ts';
import { defOf } from '../registry.ts';
import { seatWord } from '../say.ts';
import type { M } from '../state.ts';
import { IN_PLAY, ZONE } from '../zones.ts';
import { leavePlay } from './leave.ts';

/** A player is out. The last one left wins (TCG-WIN-04); with two or more left the game goes on without him. */
export function lose(m: M, seat: Seat, reason: string): void {
  if (isEliminated(m, seat)) return;
  m.s.eliminated |= 1 << seat;
  if (m.log) m.say(['tcg.log.lose', { seat: seatWord(seat) }], [], 'TCG-LOSE-06');
  const left = m.s.order.filter((other) => !isEliminated(m, other));
  if (left.length === 1) {
    m.end({ winners: left, reason });
    return;
  }
  takeAway(m, seat);
  replaceSites(m, seat);
  if (seat === m.s.turn) abandonTurn(m);
  else setActing(m);
}

/** All his cards leave the game; what others had on them goes to its owners' discard piles (TCG-LOSE-06, -07). */
function takeAway(m: M, seat: Seat): void {
  const { cards } = m.s;
  m.s.ringBearer[seat] = -1;
  const attached = cardsIn(m, ZONE.attached)
    .slice()
    .sort((a, b) => a - b);
  for (const card of attached) {
    const { owner, host } = cards[card];
    if (owner !== seat && host >= 0 && cards[host].owner === seat) leavePlay(m, card, ZONE.discard);
  }
  for (let card = 0; card < cards.length; card++) {
    const { owner, zone } = cards[card];
    if (owner !== seat) continue;
    const kind = m.layout.kindOf[zone];
    // Most of them are not in play, and nothing lies on those.
    if ((IN_PLAY & (1 << kind)) === 0) move(m, card, ZONE.removed, seat);
    else if (kind !== ZONE.path) leavePlay(m, card, ZONE.removed);
  }
}

/** His sites make room for those of the others, asked for counter-clockwise from his right (TCG-LOSE-08, -09). */
function replaceSites(m: M, seat: Seat): void {
  let from = seat;
  for (const site of cardsIn(m, ZONE.path).slice()) {
    if (m.s.cards[site].owner !== seat) continue;
    const { site: number } = defOf(m, site);
    for (let i = 0; i < m.s.seats; i++) {
      from = neighbour(m, from, -1);
      const found = siteOf(m, from, number);
      if (found < 0) continue;
      swapSite(m, site, found, ZONE.removed);
      break;
    }
  }
}

/** The site of that number in a player's adventure deck; -1 if it is not there. */
export function siteOf(m: M, seat: Seat, number: number): number {
  const deck = cardsIn(m, ZONE.adventure, seat);
  for (let i = 0; i < deck.length; i++) if (defOf(m, deck[i]).site === number) return deck[i];
  return -1;
}

/** Puts a site in the place of another, which goes back to its owner's adventure deck (TCG-SITE-03) or elsewhere. */
export function swapSite(m: M, old: number, fresh: number, to: number = ZONE.adventure): void {
  const at = cardsIn(m, ZONE.path).indexOf(old);
  leavePlay(m, old, to);
  move(m, fresh, ZONE.path);
  const path = cardsIn(m, ZONE.path);
  path.pop();
  path.splice(at, 0, fresh);
}

/** The turn ends at once, whatever was under way (TCG-SILENT-32). */
function abandonTurn(m: M): void {
  while (m.s.frames.length > 1) m.done();
  clear(m.pending);
  m.jump('next turn');
}
