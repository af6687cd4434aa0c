import { cloneState } from './clone.ts';
import { Match } from './match.ts';
import { hashNumbers } from './plain.ts';
import { nextWord, type RandomWords, shuffleInPlace } from './random.ts';
import type { CardIx, Seat, State } from './state.ts';

/** The key of which card has which definition. */
export function boxKey(state: State): number {
  const { cards } = state;
  const defs = new Array<number>(cards.length);
  for (let i = 0; i < cards.length; i++) defs[i] = cards[i].def;
  return hashNumbers(defs);
}

/**
 * A state that the viewer cannot tell from the real one: every card it has not seen may be any other that looks the
 * same, and luck to come is new. The real state is not changed.
 */
export function redeal<S extends State>(m: Match<S>, viewer: Seat, random: RandomWords): Match<S> {
  const state = cloneState(m.game, m.s);
  const pools = new Map<number, CardIx[]>();
  state.cards.forEach((card, ix) => {
    if ((card.seen & (1 << viewer)) !== 0) return;
    const pool = m.game.pool(m, ix);
    const list = pools.get(pool);
    if (list) list.push(ix);
    else pools.set(pool, [ix]);
  });
  for (const cards of pools.values()) {
    // In order first, so that the deal follows from what the viewer knows and not from how the cards really lie.
    const defs = cards.map((ix) => state.cards[ix].def).sort((a, b) => a - b);
    shuffleInPlace(random, defs);
    cards.forEach((ix, i) => {
      state.cards[ix].def = defs[i];
    });
  }
  for (let i = 0; i < 4; i++) state.rng[i] = nextWord(random) | 0;
  state.box = boxKey(state);
  const dealt = new Match(m.game, state);
  m.game.redealExtra?.(dealt, viewer);
  return dealt;
}
