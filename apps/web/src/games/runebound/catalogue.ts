import { DECKS, type RbDef, runebound } from '@tafelrunde/runebound';
import type { Facet, ListedCard, Named } from '../module.ts';
import { named } from './faces.ts';
import { rbWords } from './words.ts';

const all = runebound.defs as readonly RbDef[];

/** The cards of the box, for the cards page. */
export function cards(): readonly ListedCard[] {
  return all.flatMap((def) => {
    const card = named(def.id);
    const facets = { type: def.type, deck: DECKS[def.back] ?? '', scenario: def.scenario || 'neutral' };
    return card ? [{ card, quantity: def.quantity, facets }] : [];
  });
}

export function facets(): readonly Facet[] {
  const { types, decks, scenarios, facets: names } = rbWords();
  const listed = (labels: Readonly<Record<string, string>>): Named[] =>
    Object.entries(labels).map(([id, label]) => ({ id, label }));
  return [
    { id: 'type', label: names.type, values: listed(types) },
    { id: 'deck', label: names.deck, values: listed(decks) },
    { id: 'scenario', label: names.scenario, values: [...listed(scenarios), { id: 'neutral', label: names.neutral }] },
  ];
}
