import { page } from '../page-language.svelte.ts';
import type { TableCard } from '../table/face.ts';

/** The same face for the same card in the same language, so that what shows it has nothing to do anew when something else changes. */
export function remembered(named: (def: string) => TableCard | null): (def: string) => TableCard | null {
  const made = new Map<string, TableCard | null>();
  return (def) => {
    const key = `${page.language} ${def}`;
    const known = made.get(key);
    if (known !== undefined) return known;
    const card = named(def);
    // A card that is not known may still come, with the rest of its box.
    if (card) made.set(key, card);
    return card;
  };
}
