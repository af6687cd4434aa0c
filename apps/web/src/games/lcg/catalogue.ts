import { setTitles } from '@tafelrunde/lcg';
import { page } from '../../page-language.svelte.ts';
import type { Facet, ListedCard, Named } from '../module.ts';
import { defs } from './box.ts';
import { named } from './faces.ts';
import { lcgWords } from './words.ts';

/** The cards of the box, for the cards page. */
export function cards(): readonly ListedCard[] {
  return defs().flatMap((def) => {
    const card = named(def.id);
    return card
      ? [{ card, quantity: def.quantity, facets: { type: def.type, sphere: def.sphere || 'encounter', set: def.set } }]
      : [];
  });
}

export function facets(): readonly Facet[] {
  const { types, spheres, facets: names } = lcgWords();
  const listed = (labels: Readonly<Record<string, string>>): Named[] =>
    Object.entries(labels).map(([id, label]) => ({ id, label }));
  return [
    { id: 'type', label: names.type, values: listed(types) },
    { id: 'sphere', label: names.sphere, values: [...listed(spheres), { id: 'encounter', label: names.encounter }] },
    {
      id: 'set',
      label: names.set,
      values: Object.entries(setTitles).map(([id, title]) => ({ id, label: title[page.language] })),
    },
  ];
}
