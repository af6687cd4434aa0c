import type { Registry } from '@tafelrunde/kernel';
import { type DeckList, type DeckName, decks } from './deck-lists.ts';
import type { TcgDef } from './defs.ts';
import type { TcgWords } from './state.ts';

export { type DeckList, type DeckName, decks };

export const deckNames = Object.keys(decks) as DeckName[];

export function isDeckName(name: string): name is DeckName {
  return Object.hasOwn(decks, name);
}

/** The Deluxe rules' deck (TCG-SILENT-05, -06, -11). */
export const LEAST_CARDS = 60;
export const MOST_COPIES = 4;
const SITES = 9;
const MOST_STARTING_COST = 4;

/** What is wrong with a deck, as a sentence; null if it may be played in that format. */
export function checkDeck(list: DeckList, format: 'starter' | 'deluxe', pool: Registry<TcgDef>): TcgWords | null {
  // The ready-made decks themselves are legal (a test says so), which saves time when games are set up by the thousand.
  if (madeFor(list) === format) return null;
  const { ringBearer, ring, sites, start, cards } = list;
  if (ringBearer === '') return ['tcg.deck.no-ring-bearer'];
  if (ring === '') return ['tcg.deck.no-ring'];
  for (const id of [ringBearer, ring, ...sites, ...start, ...Object.keys(cards)]) {
    if (!pool.find(id)) return ['tcg.deck.unknown-card', { id }];
  }
  return (
    checkRing(list, pool) ??
    checkSites(sites, pool) ??
    (format === 'starter' ? checkStarter(list) : (checkCards(list, pool) ?? checkStart(list, pool)))
  );
}

/** The format of a ready-made deck; undefined if it is none of them. */
function madeFor(list: DeckList): 'starter' | 'deluxe' | undefined {
  const name = deckNames.find((key) => decks[key].list === list);
  return name && decks[name].format;
}

/** Every player's first Ring-bearer is Frodo (TCG-SETUP-10). */
function checkRing({ ringBearer, ring }: DeckList, pool: Registry<TcgDef>): TcgWords | null {
  const bearer = pool.get(ringBearer);
  if (bearer.titleKey !== 'frodo' || bearer.resistance === 0) return ['tcg.deck.ring-bearer', name(bearer)];
  if (pool.get(ring).type !== 'ring') return ['tcg.deck.ring', name(pool.get(ring))];
  return null;
}

/** Exactly nine sites, each number once, all of one series (TCG-DECK-03, TCG-SILENT-30). */
function checkSites(sites: readonly string[], pool: Registry<TcgDef>): TcgWords | null {
  const defs = sites.map((id) => pool.get(id));
  const other = defs.find(({ type }) => type !== 'site');
  if (other) return ['tcg.deck.not-a-site', name(other)];
  if (sites.length !== SITES) return ['tcg.deck.sites', { n: sites.length }];
  for (let n = 1; n <= SITES; n++) {
    if (defs.filter(({ site }) => site === n).length !== 1) return ['tcg.deck.site-number', { n }];
  }
  const earlier = defs.find(({ towers }) => !towers);
  return earlier ? ['tcg.deck.series', name(earlier)] : null;
}

/** Under the starter rules only the fixed lists are legal (TCG-DECK-01, TCG-SILENT-07). */
function checkStarter(list: DeckList): TcgWords | null {
  const legal = deckNames.some((key) => decks[key].format === 'starter' && isSame(decks[key].list, list));
  return legal ? null : ['tcg.deck.not-a-starter'];
}

function isSame(a: DeckList, b: DeckList): boolean {
  const ids = Object.keys(a.cards);
  const sorted = (list: readonly string[]): string => list.toSorted().join();
  return (
    a.ringBearer === b.ringBearer &&
    a.ring === b.ring &&
    sorted(a.sites) === sorted(b.sites) &&
    sorted(a.start) === sorted(b.start) &&
    ids.length === Object.keys(b.cards).length &&
    ids.every((id) => a.cards[id] === b.cards[id])
  );
}

/** At least 60 cards, as many of one side as of the other, at most four of a title (TCG-SILENT-05, -06). */
function checkCards({ cards }: DeckList, pool: Registry<TcgDef>): TcgWords | null {
  const titles = new Map<string, number>();
  let free = 0;
  let shadow = 0;
  for (const [id, n] of Object.entries(cards)) {
    const def = pool.get(id);
    if (def.side === 'none') return ['tcg.deck.not-a-deck-card', name(def)];
    if (def.side === 'free') free += n;
    else shadow += n;
    const copies = (titles.get(def.titleKey) ?? 0) + n;
    titles.set(def.titleKey, copies);
    if (copies > MOST_COPIES) return ['tcg.deck.copies', { ...name(def), n: copies }];
  }
  if (free + shadow < LEAST_CARDS) return ['tcg.deck.size', { n: free + shadow }];
  return free === shadow ? null : ['tcg.deck.sides', { free, shadow }];
}

/** Companions of the deck with a total cost of 4 or less, unique ones once (TCG-SILENT-11). */
function checkStart({ ringBearer, start, cards }: DeckList, pool: Registry<TcgDef>): TcgWords | null {
  const left = { ...cards };
  const titles = [pool.get(ringBearer).titleKey];
  let cost = 0;
  for (const id of start) {
    const def = pool.get(id);
    if (def.type !== 'companion') return ['tcg.deck.start-type', name(def)];
    if (!(left[id] > 0)) return ['tcg.deck.start-copies', name(def)];
    if (def.unique && titles.includes(def.titleKey)) return ['tcg.deck.start-unique', name(def)];
    left[id]--;
    titles.push(def.titleKey);
    cost += startingCost(
      def,
      start.map((other) => pool.get(other)),
    );
  }
  return cost > MOST_STARTING_COST ? ['tcg.deck.start-cost', { n: cost }] : null;
}

/** A card that is cheaper beside others is so at the start, too. */
function startingCost(def: TcgDef, start: readonly TcgDef[]): number {
  const others = start.filter((other) => other !== def);
  return Math.max(0, def.cost - def.startDiscount(others));
}

function name({ id }: TcgDef): { card: { name: string } } {
  return { card: { name: `card:${id}` } };
}
