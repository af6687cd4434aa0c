import { emit, type GameEvent, type Seat, value } from '@tafelrunde/kernel';
import { cardWord } from '../say.ts';
import type { M } from '../state.ts';
import { STAT } from '../stats.ts';
import { lose } from './lose.ts';

/** Puts burdens on the Ring-bearer of the player whose turn it is (TCG-BURDEN-02). Stands last in its step. */
export function addBurdens(m: M, n: number, source: number): void {
  if (m.s.ringBearer[m.s.turn] >= 0) emit(m, { type: 'burdens', seat: m.s.turn, n, source });
}

export function applyBurdens(m: M, event: GameEvent): void {
  const seat = event.seat as Seat;
  m.s.burdens[seat] += event.n as number;
  m.unsettle();
  if (!m.log) return;
  const bearer = m.s.ringBearer[seat];
  m.say(['tcg.log.burdens', { card: cardWord(m, bearer), n: event.n as number }], [bearer], 'TCG-BURDEN-03');
}

/** Takes burdens off; never more than there are. */
export function removeBurdens(m: M, n: number): number {
  const taken = Math.min(n, m.s.burdens[m.s.turn]);
  m.s.burdens[m.s.turn] -= taken;
  if (m.log && taken > 0) m.say(['tcg.log.unburden', { n: taken }], [], 'TCG-BURDEN-03');
  return taken;
}

/** As many burdens as resistance: the Ring-bearer is corrupted, and his player loses at once (TCG-LOSE-03, -04). */
export function checkCorruption(m: M): void {
  const bearer = m.s.ringBearer[m.s.turn];
  if (bearer >= 0 && m.s.burdens[m.s.turn] >= value(m, bearer, STAT.resistance)) corrupt(m);
}

/** TCG-LOSE-05. */
export function corrupt(m: M): void {
  const bearer = m.s.ringBearer[m.s.turn];
  if (m.log) m.say(['tcg.log.corrupted', { card: cardWord(m, bearer) }], [bearer], 'TCG-LOSE-03');
  lose(m, m.s.turn, 'tcg.over.corrupted');
}
