import type { Plain } from '@tafelrunde/kernel';

/** A card somewhere in a view: its identity, its definition, what lies on it, and whatever else the view says of it. */
export interface ReadCard {
  readonly id: string;
  readonly def: string;
  readonly on: readonly ReadCard[];
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
  const { id, def, ...rest } = value;
  const on: ReadCard[] = [];
  const more: Record<string, Plain> = {};
  for (const [key, field] of Object.entries(rest as Fields)) {
    const cards = Array.isArray(field) && field.length > 0 ? field.map(readCard) : [null];
    if (cards.every((card) => card !== null)) on.push(...cards);
    else more[key] = field;
  }
  return { id: String(id), def: String(def), on, more };
}

/** A list of cards, a single one, or a zone as the kernel shows it; null for anything else. */
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

/** Finds cards, numbers and seats in the view of any game. The list of seats is called `players` or `seats`. */
export function readView(view: Plain): ReadPart {
  const facts: { key: string; value: string | number | boolean }[] = [];
  const zones: ReadZone[] = [];
  let seats: readonly ReadPart[] = [];
  for (const [key, value] of Object.entries(isFields(view) ? view : {})) {
    const zone = readZone(key, value);
    if (zone) zones.push(zone);
    else if (Array.isArray(value)) {
      if (key === 'players' || key === 'seats') seats = value.map(readView);
      else {
        const several = value.map((one) => readZone(key, one));
        if (several.length > 0 && several.every((one) => one !== null)) {
          zones.push(...several.map((one, at) => ({ ...one, key: `${key}.${at + 1}` })));
        } else if (value.length > 0 && value.every((one) => typeof one !== 'object')) {
          facts.push({ key, value: value.join(', ') });
        }
      }
    } else if (typeof value === 'number' || typeof value === 'boolean' || (typeof value === 'string' && value !== '')) {
      facts.push({ key, value });
    } else if (isFields(value) && key !== 'over') {
      const inner = readView(value);
      facts.push(...inner.facts.map((fact) => ({ ...fact, key: `${key}.${fact.key}` })));
      zones.push(...inner.zones.map((one) => ({ ...one, key: `${key}.${one.key}` })));
    }
  }
  return { facts, zones, seats };
}

/** The identities of all known cards of a view, but for those in piles that are only counted. */
export function cardsOf(part: ReadPart, piles: ReadonlySet<string> = new Set()): Set<string> {
  const ids = new Set<string>();
  const add = ({ id, on }: ReadCard): void => {
    ids.add(id);
    for (const card of on) add(card);
  };
  for (const { key, cards } of part.zones) {
    if (!piles.has(key.replace(/\.\d+$/, ''))) for (const card of cards) add(card);
  }
  for (const seat of part.seats) for (const id of cardsOf(seat, piles)) ids.add(id);
  return ids;
}
