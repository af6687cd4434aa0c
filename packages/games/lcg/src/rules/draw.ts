import { cardsIn, emit, type GameEvent, move, type Seat, value } from '@tafelrunde/kernel';
import { activeLocation, currentQuest, isEliminated } from '../players.ts';
import { seatWord } from '../say.ts';
import type { M } from '../state.ts';
import { STAT } from '../stats.ts';
import { ZONE } from '../zones.ts';

/** Draws cards together (LCG-DRAW-01, -02); as many as there are (LCG-DRAW-05). */
export function draw(m: M, seat: Seat, n: number): void {
  if (n <= 0 || isEliminated(m, seat)) return;
  if (!canDraw(m, seat)) {
    if (m.log) m.say(['lcg.log.no-deck', { seat: seatWord(seat) }], [], 'LCG-DRAW-05');
    return;
  }
  emit(m, { type: 'draw', seat, n });
}

export function canDraw(m: M, seat: Seat): boolean {
  if (isEliminated(m, seat) || cardsIn(m, ZONE.deck, seat).length === 0) return false;
  const location = activeLocation(m);
  const quest = currentQuest(m);
  if (location >= 0 && value(m, location, STAT.cannotDraw) > 0) return false;
  return quest < 0 || value(m, quest, STAT.cannotDraw) === 0;
}

export function applyDraw(m: M, event: GameEvent): void {
  const seat = event.seat as Seat;
  const deck = cardsIn(m, ZONE.deck, seat);
  const n = Math.min(event.n as number, deck.length);
  for (let i = 0; i < n; i++) move(m, deck[deck.length - 1], ZONE.hand, seat);
  if (m.log) m.say(['lcg.log.draw', { seat: seatWord(seat), n }], [], 'LCG-DRAW-01');
}
