import { cardsIn } from '@tafelrunde/kernel';
import type { DbgDef } from '../defs.ts';
import { defOf } from '../registry.ts';
import { type M, MARK, type Seat } from '../state.ts';
import { OWNED, ZONE } from '../zones.ts';

/** Every card that a seat owns, wherever it lies (DBG-SILENT-14). */
function eachOwned(m: M, seat: Seat, see: (def: DbgDef) => void): void {
  const { cards } = m.s;
  for (let z = 0; z < OWNED.length; z++) {
    const list = cardsIn(m, OWNED[z], seat);
    for (let i = 0; i < list.length; i++) {
      const c = cards[list[i]];
      if ((c.marks & MARK.borrowed) === 0) see(m.defs[c.def]);
    }
  }
}

/** The victory points in a seat's deck (DBG-END-GAME-04, -05). */
export function pointsOf(m: M, seat: Seat): number {
  let sum = m.s.extra[seat];
  const quests: NonNullable<DbgDef['quest']>[] = [];
  eachOwned(m, seat, ({ points, quest }) => {
    if (quest === null) sum += points;
    else quests.push(quest);
  });
  if (quests.length === 0) return sum;
  const owned: DbgDef[] = [];
  eachOwned(m, seat, (def) => owned.push(def));
  for (const quest of quests) sum += quest(owned);
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
