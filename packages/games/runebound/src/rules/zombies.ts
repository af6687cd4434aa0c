import { type GameEvent, type Seat, seatName } from '@tafelrunde/kernel';
import type { M } from '../state.ts';
import { gainGold } from './cards.ts';
import { hurtHero } from './combat/damage.ts';

/** Damage of zombies to a hero that enters their hex, however many there are. */
const ZOMBIE_DAMAGE = 2;

/** A hero has entered a hex: if there is a zombie, it hurts. */
export function meetZombies(m: M, event: GameEvent): void {
  if (m.s.zombies.includes(event.hex as number)) hurtHero(m, event.seat as Seat, ZOMBIE_DAMAGE);
}

/** A killed zombie goes back to the bank (RB-ZOMBIE-03). */
export function killZombie(m: M, seat: Seat, hex: number, gold: number): void {
  const { zombies } = m.s;
  const at = zombies.indexOf(hex);
  if (at < 0) return;
  zombies.splice(at, 1);
  if (m.log) m.say(['rb.log.kill-zombie', { seat: seatName(seat) }], [], 'RB-ZOMBIE-03');
  gainGold(m, seat, gold);
}
