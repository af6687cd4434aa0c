import type { CardListing } from '@tafelrunde/kernel';
import { registry } from './registry.ts';

/** The cards of the box by the groups of the component list, with the type behind it for the main deck. */
export function listCards(): readonly CardListing[] {
  return registry.map(({ id, group, type, quantity, title, text, custom, abilities }) => ({
    id,
    type: group === 'main' ? `main: ${type}` : group,
    quantity,
    title,
    text,
    custom,
    abilities,
  }));
}
