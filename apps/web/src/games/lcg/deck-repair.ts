import { checkDeck, type DeckList, deckCards, type LcgDef, unplayable } from '@tafelrunde/lcg';

const LEAST_CARDS = 50;
const MOST_COPIES = 3;
const MOST_HEROES = 3;

/** A deck that can be played, as near to this one as may be: what is too much goes, what is missing comes. */
export function repaired(list: DeckList): DeckList | null {
  if (checkDeck(list, { starterDecks: true }) === null) return list;
  const pool = new Map(deckCards().map((def) => [def.id, def]));
  const known = [...new Set(list.heroes)].filter((id) => pool.get(id)?.type === 'hero').slice(0, MOST_HEROES);
  const deck: Record<string, number> = {};
  for (const [id, n] of Object.entries(list.deck)) {
    const def = pool.get(id);
    if (def && def.type !== 'hero') deck[id] = Math.min(MOST_COPIES, n);
  }
  let heroes = known.length > 0 ? known : heroFor(deck, [...pool.values()], []);
  let full = filled(heroes, deck, pool);
  // One sphere alone has too few cards for a deck: somebody of another one joins.
  while (sizeOf(full) < LEAST_CARDS && heroes.length < MOST_HEROES) {
    heroes = [...heroes, ...heroFor(deck, [...pool.values()], heroes)];
    full = filled(heroes, deck, pool);
  }
  // Three heroes of one sphere: the rest is what nobody can pay for, which is allowed, and said.
  if (sizeOf(full) < LEAST_CARDS) full = filled(heroes, full, pool, true);
  const repair = { heroes, deck: full };
  return checkDeck(repair, { starterDecks: true }) === null ? repair : null;
}

const sizeOf = (deck: Readonly<Record<string, number>>): number => Object.values(deck).reduce((sum, n) => sum + n, 0);

/** The cards with more that these heroes can pay for: more of what is there comes first, cheap cards before dear ones. */
function filled(
  heroes: readonly string[],
  cards: Readonly<Record<string, number>>,
  pool: ReadonlyMap<string, LcgDef>,
  any = false,
): Readonly<Record<string, number>> {
  const deck = { ...cards };
  const spheres = new Set([...heroes.map((id) => pool.get(id)?.sphere), 'neutral']);
  const idle = new Set(unplayable({ heroes, deck }));
  const others = [...pool.values()]
    .filter(({ type, sphere, id }) => type !== 'hero' && (any || spheres.has(sphere)) && !(id in deck))
    .sort((a, b) => a.cost - b.cost);
  let size = sizeOf(deck);
  for (const id of [...Object.keys(cards).filter((one) => !idle.has(one)), ...others.map((def) => def.id)]) {
    while (size < LEAST_CARDS && (deck[id] ?? 0) < MOST_COPIES) {
      deck[id] = (deck[id] ?? 0) + 1;
      size++;
    }
  }
  return deck;
}

/** Somebody who can pay for most of the cards, of a sphere that nobody has yet. */
function heroFor(
  deck: Readonly<Record<string, number>>,
  pool: readonly LcgDef[],
  there: readonly string[],
): readonly string[] {
  const taken = new Set(there.map((id) => pool.find((def) => def.id === id)?.sphere));
  const bySphere = new Map<string, number>();
  for (const { id, sphere } of pool) bySphere.set(sphere, (bySphere.get(sphere) ?? 0) + (deck[id] ?? 0));
  const heroes = pool.filter(({ type, sphere }) => type === 'hero' && !taken.has(sphere));
  const [best] = heroes.toSorted((a, b) => (bySphere.get(b.sphere) ?? 0) - (bySphere.get(a.sphere) ?? 0));
  return best ? [best.id] : [];
}
