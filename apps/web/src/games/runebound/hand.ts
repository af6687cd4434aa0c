import type { HandOrder } from '../../settings.svelte.ts';
import type { TableCard } from '../../table/face.ts';
import { defOf } from './defs.ts';

/** A hand in the order its owner likes: by attribute, by trophies to spend, by title. */
export function sortHand(hand: readonly TableCard[], order: HandOrder, language: 'de' | 'en'): readonly TableCard[] {
  if (order === 'drawn') return hand;
  const titles = new Intl.Collator(language);
  const rank = ({ def: id }: TableCard): number => {
    const def = defOf(id);
    if (!def || order === 'title') return 0;
    return order === 'cost' ? def.orbs.length : def.attribute;
  };
  return hand.toSorted((a, b) => rank(a) - rank(b) || titles.compare(a.face.title, b.face.title));
}
