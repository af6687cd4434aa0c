import type { DbgView } from '@tafelrunde/dbg';

/** The identities of all cards that lie open on the table for this seat. */
export function lyingOpen(view: DbgView): Set<string> {
  const ids = new Set(view.path.map(({ id }) => id));
  for (const card of [view.archenemy, view.valorTop]) if (card) ids.add(card.id);
  const zones = [
    view.revealed,
    ...view.players.flatMap(({ hand, played, locations, aside }) => [hand, played, locations, aside]),
  ];
  for (const { cards } of zones) for (const card of cards) if (card) ids.add(card.id);
  return ids;
}
