import { perGame } from '@tafelrunde/kernel';
import type { RbDef, TaskDef } from './defs.ts';
import type { M, RbState } from './state.ts';

/** What is printed on a card, and what the engine made of it. */
export function defOf(m: M, card: number): RbDef {
  return m.defs[m.s.cards[card].def];
}

/** When abilities may be used, as bits. */
export const USED = { frees: 1, dice: 2, tests: 4, actions: 8 } as const;

/** What is read of every card of a hero at every question, in small lists by definition: definitions are large, and few fit into a cache. */
interface Tables {
  /** When the abilities that a card has may be used, as a set. */
  readonly used: readonly number[];
  /** What is to be done somewhere because of it; that of a rumor lies on one of the event's options. */
  readonly tasks: readonly (TaskDef | null)[];
}

export const tablesOf = perGame<RbState, Tables>(({ defs }) => {
  const all = defs as readonly RbDef[];
  const kinds = Object.keys(USED) as (keyof typeof USED)[];
  return {
    used: all.map((def) => kinds.reduce((set, kind) => (def[kind].length > 0 ? set | USED[kind] : set), 0)),
    tasks: all.map(({ task, options }) => task ?? options.find((option) => option.task !== null)?.task ?? null),
  };
});
