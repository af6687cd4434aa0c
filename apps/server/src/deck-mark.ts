import { createHash } from 'node:crypto';
import type { Plain } from '@tafelrunde/kernel';

/** What seats bring that is made of cards is called so in results, so that equal decks are found: the same cards, in any order. */
export function deckMark(part: Plain): string {
  return createHash('sha256')
    .update(JSON.stringify(ordered(part)))
    .digest('hex')
    .slice(0, 16);
}

/** Lists and fields in one order, whatever they came in. */
function ordered(value: Plain): Plain {
  if (Array.isArray(value)) return value.map(ordered).sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, part]) => [key, ordered(part)]),
  );
}
