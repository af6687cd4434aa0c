import type { Seat } from '@tafelrunde/kernel';
import { isEliminated } from '../players.ts';
import type { M } from '../state.ts';
import { fellowshipPhase } from './fellowship.ts';
import { lose } from './lose.ts';

/**
 * Whoever gives up is out like one who has lost: in his own turn at once, else when nothing is under way that his minions
 * take part in, which is when the next fellowship phase asks.
 */
export function resign(m: M, seat: Seat): boolean {
  if (isEliminated(m, seat) || m.s.turns === 0) return false;
  if (seat !== m.s.turn && m.top().proc !== fellowshipPhase.name) return false;
  lose(m, seat, 'kernel.end.resigned');
  return true;
}
