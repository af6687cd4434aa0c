import { ACT, ASK_DEFENSE, type DbgOption, type DbgState, defensesNow } from '@tafelrunde/dbg';
import type { CardIx, Option, Quick } from '@tafelrunde/kernel';
import type { Sight } from '../sight.ts';
import { greedyPick, greedyTurn } from './greedy.ts';
import type { DbgSight } from './sight.ts';
import { steadyPick, steadyTurn } from './steady.ts';

/** What the players of this game answer without a list: a turn as they know it, to suffer what they cannot avoid, and what they pick. */
function quickOf(
  sights: readonly Sight<DbgState>[],
  turn: (sight: DbgSight, ahead: Option[]) => DbgOption | null,
  defense: (options: readonly DbgOption[]) => DbgOption | null,
  pick: (sight: DbgSight, key: string, cards: readonly CardIx[], orNone: boolean) => CardIx | null,
): Quick<DbgState> {
  const ahead: Option[] = [];
  return {
    ahead,
    answer: (m, question) => {
      if (question === ACT) return turn(sights[m.s.turn] as DbgSight, ahead);
      return question === ASK_DEFENSE ? defense(defensesNow(m)) : null;
    },
    best: (_m, seat, key, cards, orNone) => pick(sights[seat] as DbgSight, key, cards, orNone),
  };
}

/** Rules of thumb weigh defenses, if there are any. */
export const quick = (sights: readonly Sight<DbgState>[]): Quick<DbgState> =>
  quickOf(sights, steadyTurn, (options) => (options.length === 1 ? options[0] : null), steadyPick);

/** The greedy player takes the first one. */
export const quickGreedy = (sights: readonly Sight<DbgState>[]): Quick<DbgState> =>
  quickOf(sights, greedyTurn, (options) => options[0], greedyPick);
