import type { Plain, Registry } from '@tafelrunde/kernel';
import { type DeckList, deckNames, decks, LEAST_CARDS, MOST_COPIES } from './decks.ts';
import type { TcgDef } from './defs.ts';

type Pick = (n: number) => number;

const starters = deckNames.filter((name) => decks[name].format === 'starter');
const others = deckNames.filter((name) => decks[name].format === 'deluxe');

/** Some game that can be played, for random play: mostly starters, at times the Deluxe rules with any legal deck. */
export function randomSetup(pick: Pick, cards: Registry<TcgDef>): Plain {
  const seats = 2 + (pick(2) === 0 ? 0 : pick(4));
  const deluxe = pick(8) === 0;
  const players = Array.from({ length: seats }, (): Plain => {
    if (!deluxe) return { starter: starters[pick(starters.length)] };
    return pick(2) === 0 ? { starter: others[pick(others.length)] } : { deck: randomDeck(pick, cards) };
  });
  return { format: deluxe ? 'deluxe' : 'starter', players, cuts: pick(8) === 0 };
}

function randomDeck(pick: Pick, pool: Registry<TcgDef>): DeckList {
  const { ringBearer, ring } = decks.aragorn.list;
  const sites = Array.from({ length: 9 }, (_, i) => {
    const all = pool.defs.filter(({ type, site, towers }) => type === 'site' && site === i + 1 && towers);
    return all[pick(all.length)].id;
  });
  const cards: Record<string, number> = {};
  fill(cards, inDecks(pool, 'free'), pick);
  fill(cards, inDecks(pool, 'shadow'), pick);
  const start = Object.keys(cards).filter((id) => {
    const def = pool.get(id);
    return def.type === 'companion' && def.titleKey !== 'frodo' && def.cost <= 4;
  });
  return { ringBearer, ring, sites, start: start.length === 0 ? [] : [start[pick(start.length)]], cards };
}

/** The cards of one side that may be in any deck. */
function inDecks({ defs }: Registry<TcgDef>, side: 'free' | 'shadow'): readonly TcgDef[] {
  return defs.filter((def) => def.side === side && def.titleKey !== 'frodo');
}

/** Half a deck of one side. */
function fill(cards: Record<string, number>, pool: readonly TcgDef[], pick: Pick): void {
  for (let left = LEAST_CARDS / 2; left > 0; ) {
    const { id } = pool[pick(pool.length)];
    const n = Math.min(left, 1 + pick(MOST_COPIES), MOST_COPIES - (cards[id] ?? 0));
    if (n > 0) cards[id] = (cards[id] ?? 0) + n;
    left -= n;
  }
}
