import { type CardIx, type EffectVars, type Procedure, perGame } from '@tafelrunde/kernel';
import type { DbgDef } from './defs.ts';
import type { DbgState, M } from './state.ts';

/** What a card is, wherever it lies. */
export function defOf(m: M, card: CardIx): DbgDef {
  return m.defs[m.s.cards[card].def];
}

/** Whether a card counts as one of these types (a set of TYPE). */
export function isType(m: M, card: CardIx, types: number): boolean {
  return (defOf(m, card).types & types) !== 0;
}

/** What is read at every decision, in small lists by definition: definitions are large, and few of them fit into a cache. */
interface Tables {
  readonly costs: readonly number[];
  /** 1 for a card that is simple to play. */
  readonly plains: readonly number[];
  /** Power that a card gives at once, whatever else is played. */
  readonly powers: readonly number[];
  /** 1 for a card that cannot be destroyed. */
  readonly lastings: readonly number[];
  /** What has to be seen to when a card is played: see LAY. */
  readonly lays: readonly number[];
  /** What playing a card does besides, in several steps; null if there is nothing of the kind. */
  readonly plays: readonly (Procedure<DbgState, EffectVars> | null)[];
}

/** 1: it is a location; 2: its Power grows with what else is played. */
export const LAY = { location: 1, growing: 2 } as const;

export const tablesOf = perGame<DbgState, Tables>(({ defs: all, procedures }) => {
  const defs = all as readonly DbgDef[];
  return {
    costs: defs.map(({ cost }) => cost),
    plains: defs.map(({ plain }) => (plain ? 1 : 0)),
    powers: defs.map(({ power }) => power),
    lastings: defs.map(({ indestructible }) => (indestructible ? 1 : 0)),
    // What is compiled from a card takes the variables of effects.
    plays: defs.map(({ play }) => (procedures.find(({ name }) => name === play) ?? null) as Tables['plays'][number]),
    lays: defs.map(({ type, growing }) => (type === 'location' ? LAY.location : 0) | (growing ? LAY.growing : 0)),
  };
});
