import { ACT, ASK_DEFENSE, type DbgOption, type DbgState, defensesNow } from '@tafelrunde/dbg';
import type { Quick } from '@tafelrunde/kernel';
import type { Sight } from '../sight.ts';
import { greedyTurn } from './greedy.ts';
import type { DbgSight } from './sight.ts';
import { steadyTurn } from './steady.ts';

/** What the players of this game answer without a list: a turn as they know it, and to suffer what they cannot avoid. */
function quickOf(
  sights: readonly Sight<DbgState>[],
  turn: (sight: DbgSight) => DbgOption | null,
  defense: (options: readonly DbgOption[]) => DbgOption | null,
): Quick<DbgState> {
  return {
    answer: (m, question) => {
      if (question === ACT) return turn(sights[m.s.turn] as DbgSight);
      return question === ASK_DEFENSE ? defense(defensesNow(m)) : null;
    },
  };
}

/** Rules of thumb weigh defenses, if there are any. */
export const quick = (sights: readonly Sight<DbgState>[]): Quick<DbgState> =>
  quickOf(sights, steadyTurn, (options) => (options.length === 1 ? options[0] : null));

/** The greedy player takes the first one. */
export const quickGreedy = (sights: readonly Sight<DbgState>[]): Quick<DbgState> =>
  quickOf(sights, greedyTurn, (options) => options[0]);
