import type { CardListing, Registry } from '@tafelrunde/kernel';
import type { RbDef } from './defs.ts';
import { valuesOf } from './values.ts';

/** The cards of the box, described. */
export function listCards({ defs }: Registry<RbDef>): readonly CardListing[] {
  return defs.map((def) => {
    const { id, type, quantity, title, text, custom, abilities } = def;
    return { id, type, quantity, title, text, custom, abilities, values: valuesOf(def) };
  });
}
