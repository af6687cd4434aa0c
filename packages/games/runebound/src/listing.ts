import type { CardListing, Registry } from '@tafelrunde/kernel';
import type { RbDef } from './defs.ts';

/** The cards of the box, described. */
export function listCards({ defs }: Registry<RbDef>): readonly CardListing[] {
  return defs.map(({ id, type, quantity, title, text, custom, abilities }) => ({
    ...{ id, type, quantity, title, text, custom, abilities },
  }));
}
