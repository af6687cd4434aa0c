import type { Plain } from '@tafelrunde/kernel';
import { type DeckList, deckNames, decks, LEAST_CARDS, MOST_COPIES } from './decks.ts';
import type { TcgDef } from './defs.ts';
import { defById, registry } from './registry.ts';

type Pick = (n: number) => number;

const starters = deckNames.filter((name) => decks[name].format === 'starter');
const others = deckNames.filter((name) => decks[name].format === 'deluxe');

/** Some game that can be played, for random play: mostly starters, at times the Deluxe rules with any legal deck. */
export function randomSetup(pick: Pick): Plain {
  const seats = 2 + (pick(2) === 0 ? 0 : pick(4));
  const deluxe = pick(8) === 0;
  const players = Array.from({ length: seats }, () => {
    if (!deluxe) return { starter: starters[pick(starters.length)] };
    return pick(2) === 0 ? { starter: others[pick(others.length)] } : { deck: randomDeck(pick) };
  });
  return { format: deluxe ? 'deluxe' : 'starter', players, cuts: pick(8) === 0 } as unknown as Plain;
}

function randomDeck(pick: Pick): DeckList {
  const { ringBearer, ring } = decks.aragorn.list;
  const sites = Array.from({ length: 9 }, (_, i) => {
    const all = registry.filter(({ type, site, towers }) => type === 'site' && site === i + 1 && towers);
    return all[pick(all.length)].id;
  });
  const cards: Record<string, number> = {};
  fill(cards, 'free', pick);
  fill(cards, 'shadow', pick);
  const start = Object.keys(cards).filter((id) => {
    const def = defById(id);
    return def?.type === 'companion' && def.title.en !== 'Frodo' && def.cost <= 4;
  });
  return { ringBearer, ring, sites, start: start.length === 0 ? [] : [start[pick(start.length)]], cards };
}

const pools = new Map<string, readonly TcgDef[]>();

/** The cards of one side that may be in any deck, listed once. */
function poolOf(side: 'free' | 'shadow'): readonly TcgDef[] {
  let pool = pools.get(side);
  if (!pool) {
    pool = registry.filter((def) => def.side === side && def.title.en !== 'Frodo');
    pools.set(side, pool);
  }
  return pool;
}

/** Half a deck of one side. */
function fill(cards: Record<string, number>, side: 'free' | 'shadow', pick: Pick): void {
  const pool = poolOf(side);
  for (let left = LEAST_CARDS / 2; left > 0; ) {
    const { id } = pool[pick(pool.length)];
    const n = Math.min(left, 1 + pick(MOST_COPIES), MOST_COPIES - (cards[id] ?? 0));
    if (n > 0) cards[id] = (cards[id] ?? 0) + n;
    left -= n;
  }
}
