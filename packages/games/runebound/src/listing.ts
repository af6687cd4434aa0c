import type { CardListing } from '@tafelrunde/kernel';
import { registry } from './registry.ts';

/** The cards of the box, described. */
export function listCards(): readonly CardListing[] {
  return registry.map(({ id, type, quantity, title, text, custom, abilities }) => ({
    ...{ id, type, quantity, title, text, custom, abilities },
  }));
}
