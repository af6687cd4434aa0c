import { visit } from '@tafelrunde/kernel';
import type { LcgDef } from '@tafelrunde/lcg';

const cures = new Map<string, number>();

/** How much damage a card heals on a character of the player's choice, as is read from what it is made of; 0 if it does not. */
export function curesOf(def: LcgDef): number {
  let most = cures.get(def.id);
  if (most === undefined) {
    most = 0;
    for (const ability of def.tree) {
      if (ability.kind === 'action' && choosesCharacter(ability.effect)) most = Math.max(most, healed(ability.effect));
    }
    cures.set(def.id, most);
  }
  return most;
}

/** An amount that is paid for counts as this. */
const SOME = 3;

function healed(effect: unknown): number {
  let n = 0;
  visit(effect, (node) => {
    if (node.k === 'heal') n = 'n' in node && typeof node.n === 'number' ? node.n : SOME;
    return n === 0;
  });
  return n;
}

function choosesCharacter(effect: unknown): boolean {
  let found = false;
  visit(effect, (node) => {
    found ||= node.k === 'cards' && 'filter' in node && (node.filter as { sort?: string }).sort === 'character';
    return !found;
  });
  return found;
}
