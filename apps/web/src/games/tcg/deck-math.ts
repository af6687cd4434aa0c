import type { SearchFields } from '@tafelrunde/decks';
import { cultureWords, type DeckList, fullTitle, MOST_COPIES, type TcgDef, tcg } from '@tafelrunde/tcg';
import type { Bar } from '../../decks/kit.ts';
import { typeWords } from './faces.ts';

const defs = new Map(tcg.defs.map((def) => [def.id, def]));
/** Costs from this on share a bar. */
const MOST_COST = 6;

export const defOf = (id: string): TcgDef | undefined => defs.get(id);

/** Whether a card is the first Ring-bearer of a deck and not one of its cards (TCG-SETUP-10). */
const isRingBearer = ({ titleKey, resistance }: TcgDef): boolean => titleKey === 'frodo' && resistance > 0;

/** A deck with one more or one less of a card; a site takes the place of the one with its number. */
export function changed(list: DeckList, id: string, by: 1 | -1): DeckList {
  const def = defs.get(id);
  if (!def) return list;
  if (def.type === 'ring') return { ...list, ring: by > 0 ? id : '' };
  if (isRingBearer(def)) return { ...list, ringBearer: by > 0 ? id : '' };
  if (def.type === 'site') {
    const others = list.sites.filter((site) => site !== id && (by < 0 || defs.get(site)?.site !== def.site));
    const sites = by > 0 ? [...others, id] : others;
    return { ...list, sites: sites.sort((a, b) => (defs.get(a)?.site ?? 0) - (defs.get(b)?.site ?? 0)) };
  }
  const n = Math.max(0, (list.cards[id] ?? 0) + by);
  const { [id]: _, ...rest } = list.cards;
  const cards = n > 0 ? { ...list.cards, [id]: n } : rest;
  // Nobody starts who is not in the deck.
  let left = n;
  const start = list.start.filter((other) => other !== id || left-- > 0);
  return { ...list, cards, start };
}

/** Takes a companion into the starting fellowship, or out of it. */
export function started(list: DeckList, id: string): DeckList {
  const start = list.start.includes(id) ? list.start.filter((other) => other !== id) : [...list.start, id];
  return { ...list, start };
}

/** Whether one more of a card may be added: at most four of a title (TCG-SILENT-05). */
export function hasRoom(list: DeckList, id: string): boolean {
  const def = defs.get(id);
  if (!def) return false;
  if (def.type === 'ring') return list.ring !== id;
  if (isRingBearer(def)) return list.ringBearer !== id;
  if (def.type === 'site') return !list.sites.includes(id);
  const copies = Object.entries(list.cards).reduce(
    (sum, [other, n]) => sum + (defs.get(other)?.titleKey === def.titleKey ? n : 0),
    0,
  );
  return copies < MOST_COPIES;
}

/** How many cards of the draw deck there are of each value of a property. */
export function counted({ cards }: DeckList, of: (def: TcgDef) => string): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const [id, n] of Object.entries(cards)) {
    const def = defs.get(id);
    if (def) counts.set(of(def), (counts.get(of(def)) ?? 0) + n);
  }
  return counts;
}

/** The cards by twilight cost: 0 to 5, "6+". */
export function curve(list: DeckList): readonly Bar[] {
  const counts = counted(list, ({ cost }) => String(Math.min(cost, MOST_COST)));
  return Array.from({ length: MOST_COST + 1 }, (_, cost) => ({
    id: String(cost),
    label: cost === MOST_COST ? `${cost}+` : String(cost),
    count: counts.get(String(cost)) ?? 0,
  }));
}

/** What the cards cost on average. */
export function meanCost({ cards }: DeckList): number {
  const rows = Object.entries(cards);
  const n = rows.reduce((sum, [, count]) => sum + count, 0);
  return n === 0 ? 0 : rows.reduce((sum, [id, count]) => sum + count * (defs.get(id)?.cost ?? 0), 0) / n;
}

/** What the search line can ask of a card, in both languages. */
export function fieldsOf(def: TcgDef): SearchFields {
  const culture = def.culture === '' ? [] : [def.culture, cultureWords[def.culture].de, cultureWords[def.culture].en];
  return {
    title: `${fullTitle(def, 'de')} ${fullTitle(def, 'en')}`,
    words: {
      c: culture,
      t: [def.type, typeWords[def.type].de, typeWords[def.type].en],
      k: [def.race, ...def.keywords],
      f: [def.side],
      x: [def.text.de, def.text.en],
      u: [def.unique ? 'yes ja true' : 'no nein false'],
    },
    numbers: {
      ...(def.side !== 'none' && { o: def.cost }),
      ...(def.strength > 0 && { s: def.strength }),
      ...(def.vitality > 0 && { v: def.vitality }),
      ...(def.site > 0 && { n: def.site }),
    },
  };
}
