import { cardsIn } from '@tafelrunde/kernel';
import type { DbgDef } from '../defs.ts';
import { defOf } from '../registry.ts';
import { type M, MARK, type Seat } from '../state.ts';
import { OWNED, ZONE } from '../zones.ts';

/** What all cards are that a seat owns, wherever they lie (DBG-SILENT-14). */
function ownedDefs(m: M, seat: Seat): DbgDef[] {
  const { cards } = m.s;
  const out: DbgDef[] = [];
  for (let z = 0; z < OWNED.length; z++) {
    const list = cardsIn(m, OWNED[z], seat);
    for (let i = 0; i < list.length; i++) {
      const c = cards[list[i]];
      if ((c.marks & MARK.borrowed) === 0) out.push(m.defs[c.def]);
    }
  }
  return out;
}

/** The victory points in a seat's deck (DBG-END-GAME-04, -05). */
export function pointsOf(m: M, seat: Seat): number {
  const defs = ownedDefs(m, seat);
  let sum = m.s.extra[seat];
  for (let i = 0; i < defs.length; i++) {
    const { points, quest } = defs[i];
    sum += quest === null ? points : quest(defs);
  }
  return sum;
}

/** Everybody loses while the main deck is empty under such an archenemy (DBG-LURTZ-02 to -04); true if it is so. */
export function isLost(m: M): boolean {
  if (cardsIn(m, ZONE.main).length > 0) return false;
  const top = cardsIn(m, ZONE.archenemy);
  return top.length > 0 && defOf(m, top[0]).losesWithoutMain;
}

export function loseGame(m: M): void {
  m.end({ winners: [], reason: 'dbg.over.lost' });
}

/** Counts, and ends the game (DBG-END-GAME-03 to -06); a common loss comes first. */
export function endGame(m: M, reason: string): void {
  if (isLost(m)) {
    loseGame(m);
    return;
  }
  const scores: number[] = [];
  for (let seat = 0; seat < m.s.seats; seat++) scores.push(pointsOf(m, seat));
  m.end({ winners: winnersOf(scores, m.s.defeated), reason, scores });
}

/** The most points win; of those who have them, the most defeated archenemies (DBG-END-GAME-06). */
function winnersOf(scores: readonly number[], defeated: readonly number[]): Seat[] {
  let winners: Seat[] = [];
  for (let seat = 0; seat < scores.length; seat++) {
    const best = winners.length === 0 ? seat : winners[0];
    const lead = scores[seat] - scores[best] || defeated[seat] - defeated[best];
    if (lead > 0 || winners.length === 0) winners = [seat];
    else if (lead === 0) winners.push(seat);
  }
  return winners;
}
