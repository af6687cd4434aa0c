import { aliasId, explainValue, isChanged, knows, type Match, type Seat, type State } from '@tafelrunde/kernel';
import type { Reckoning } from '@tafelrunde/protocol';

/** Every value that something changes, of every card the viewer knows. What changes it is named only if he knows that, too. */
export function reckonings<S extends State>(m: Match<S>, viewer: Seat): Record<string, Reckoning[]> {
  const found: Record<string, Reckoning[]> = {};
  const changing = changingStats(m);
  if (changing.length === 0) return found;
  const { cards } = m.s;
  for (let card = 0; card < cards.length; card++) {
    const { alias } = cards[card];
    if (alias === 0 || !knows(m, viewer, card)) continue;
    for (const stat of changing) {
      const { base, shares, value } = explainValue(m, card, stat);
      if (shares.length === 0) continue;
      const id = aliasId(alias);
      found[id] ??= [];
      found[id].push({
        stat: m.game.stats.names[stat],
        base,
        value,
        shares: shares.map(({ source, layer, amount }) => ({
          def: source >= 0 && knows(m, viewer, source) ? m.game.defs[cards[source].def].id : '',
          layer,
          amount,
        })),
      });
    }
  }
  return found;
}

/** The values that anything on the table can change now: mostly none, and looking at every card for nothing is slow. */
function changingStats<S extends State>(m: Match<S>): readonly number[] {
  const stats: number[] = [];
  for (let stat = 0; stat < m.game.stats.names.length; stat++) if (isChanged(m, stat)) stats.push(stat);
  return stats;
}
