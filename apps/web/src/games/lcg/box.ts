import type { LcgDef } from '@tafelrunde/lcg';

let laid: readonly LcgDef[] = [];
let byId: ReadonlyMap<string, LcgDef> = new Map();

/** The cards that are here, in the order of the box: those of the core set, or all once anything has asked for them. */
export const defs = (): readonly LcgDef[] => laid;

export const defOf = (id: string): LcgDef | undefined => byId.get(id);

/** Makes the cards of a game known to everything that shows them; those that are here stay. */
export function lay(cards: readonly LcgDef[]): void {
  if (cards.length <= laid.length) return;
  laid = cards;
  byId = new Map(cards.map((def) => [def.id, def]));
}
