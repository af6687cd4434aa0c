import { type RbDef, runebound } from '@tafelrunde/runebound';

export const allDefs = runebound.defs as readonly RbDef[];
const defs = new Map(allDefs.map((def) => [def.id, def]));

/** What is printed on a card, by the id of its definition. */
export const defOf = (id: string): RbDef | undefined => defs.get(id);
