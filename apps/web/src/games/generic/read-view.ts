import type { Plain } from '@tafelrunde/kernel';

/** A card somewhere in a view: its identity, its definition, and whatever else the view says of it. */
export interface ReadCard {
  readonly id: string;
  readonly def: string;
  readonly more: Readonly<Record<string, Plain>>;
}

/** A place with cards: those that are known, and how many there are in all. */
export interface ReadZone {
  readonly key: string;
  readonly cards: readonly ReadCard[];
  readonly count: number;
}

/** A part of a view: numbers and words, places with cards, and the parts of the seats. */
export interface ReadPart {
  readonly facts: readonly { readonly key: string; readonly value: string | number | boolean }[];
  readonly zones: readonly ReadZone[];
  readonly seats: readonly ReadPart[];
}

type Fields = Readonly<Record<string, Plain>>;

const isFields = (value: Plain | undefined): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function readCard(value: Plain): ReadCard | null {
  if (!isFields(value) || typeof value.id !== 'string' || typeof value.def !== 'string') return null;
  const { id, def, ...more } = value;
  return { id, def: String(def), more };
}

/** A list of cards, or a zone as the kernel shows it; null for anything else. */
function readZone(key: string, value: Plain): ReadZone | null {
  if (isFields(value) && typeof value.count === 'number' && Array.isArray(value.cards)) {
    const cards = value.cards.flatMap((card) => readCard(card) ?? []);
    return { key, cards, count: value.count };
  }
  const single = readCard(value);
  if (single) return { key, cards: [single], count: 1 };
  if (!Array.isArray(value) || value.length === 0) return null;
  const cards = value.map(readCard);
  return cards.every((card) => card !== null) ? { key, cards, count: cards.length } : null;
}

/** Finds cards, numbers and seats in the view of any game. `seats` tells the list of seats from other lists. */
export function readView(view: Plain, seats: number): ReadPart {
  const facts: { key: string; value: string | number | boolean }[] = [];
  const zones: ReadZone[] = [];
  let parts: readonly ReadPart[] = [];
  for (const [key, value] of Object.entries(isFields(view) ? view : {})) {
    const zone = readZone(key, value);
    if (zone) zones.push(zone);
    else if (Array.isArray(value) && value.length === seats && value.every((one) => isFields(one))) {
      parts = value.map((one) => readView(one, 0));
    } else if (Array.isArray(value) && value.length > 0 && value.every((one) => typeof one !== 'object')) {
      facts.push({ key, value: value.join(', ') });
    } else if (typeof value === 'number' || typeof value === 'boolean' || (typeof value === 'string' && value !== '')) {
      facts.push({ key, value });
    } else if (isFields(value) && key !== 'over') {
      const inner = readView(value, 0);
      facts.push(...inner.facts.map((fact) => ({ ...fact, key: `${key}.${fact.key}` })));
      zones.push(...inner.zones.map((one) => ({ ...one, key: `${key}.${one.key}` })));
    }
  }
  return { facts, zones, seats: parts };
}

/** The identities of all known cards of a view. */
export function cardsOf(part: ReadPart): Set<string> {
  const ids = new Set(part.zones.flatMap(({ cards }) => cards.map(({ id }) => id)));
  for (const seat of part.seats) for (const id of cardsOf(seat)) ids.add(id);
  return ids;
}
