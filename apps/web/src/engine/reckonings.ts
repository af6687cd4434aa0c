import { aliasId, explainValue, knows, type Match, type Seat, type State } from '@tafelrunde/kernel';
import type { Reckoning } from './protocol.ts';

/** Every value that something changes, of every card the viewer knows. */
export function reckonings<S extends State>(m: Match<S>, viewer: Seat): Record<string, Reckoning[]> {
  const { names } = m.game.stats;
  const found: Record<string, Reckoning[]> = {};
  m.s.cards.forEach(({ alias }, card) => {
    if (alias === 0 || !knows(m, viewer, card)) return;
    names.forEach((stat, at) => {
      const { base, shares, value } = explainValue(m, card, at);
      if (shares.length === 0) return;
      const id = aliasId(alias);
      found[id] ??= [];
      found[id].push({
        stat,
        base,
        value,
        shares: shares.map(({ source, layer, amount }) => ({
          def: source >= 0 ? m.game.defs[m.s.cards[source].def].id : '',
          layer,
          amount,
        })),
      });
    });
  });
  return found;
}
