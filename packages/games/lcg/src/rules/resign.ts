import type { Seat } from '@tafelrunde/kernel';
import { isEliminated } from '../players.ts';
import type { M } from '../state.ts';
import { ENEMY_ATTACK, PLAYER_ATTACK } from './combat/attack-info.ts';
import { eliminate } from './threat.ts';

/** What the round itself does; everything else on the stack is a card being played or an effect under way. */
const FRAMEWORK = new Set([
  ...['game', 'setup', 'resource', 'planning', 'quest', 'travel', 'encounter', 'combat', 'refresh'],
  ...['window', 'shadows', ENEMY_ATTACK, PLAYER_ATTACK],
]);

/** Whoever gives up is eliminated like any other (LCG-ELIM-03 to -06), once no effect is under way that needs his cards. */
export function resign(m: M, seat: Seat): boolean {
  if (isEliminated(m, seat) || !m.s.frames.every(({ proc }) => FRAMEWORK.has(proc))) return false;
  eliminate(m, seat);
  return true;
}
