import type { Effect, Node } from '@tafelrunde/kernel';

/**
 * Words that only one card needs: their code and both texts are written by hand, so they count as custom. They stay
 * under a tenth of all abilities.
 */
const CUSTOM: ReadonlySet<string> = new Set([
  'all-but-chosen-draw',
  'both-may-destroy',
  'break-courage',
  'capture',
  'dearest-discard-more',
  'destroy-equal-costs',
  'draft-hands',
  'gift-attack',
  'may-on-deck',
  'others-destroy-two',
  'pass-left',
  'redirect',
  'replace-path-card',
  'secret-bid',
  'sweep-path',
  'temptation',
]);

/** Whether an effect, or any part of it, is written by hand. */
export function isCustom(effect: Effect): boolean {
  if (CUSTOM.has(effect.k)) return true;
  return Object.values(effect).some((part) => {
    const parts: readonly unknown[] = Array.isArray(part) ? part : [part];
    return parts.some((inner) => isNode(inner) && isCustom(inner));
  });
}

function isNode(value: unknown): value is Node & Effect {
  return typeof value === 'object' && value !== null && 'k' in value;
}
