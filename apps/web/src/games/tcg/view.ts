import type { Plain } from '@tafelrunde/kernel';
import { type SeenInPlay, type TcgView, tcg } from '@tafelrunde/tcg';
import { seenBy } from '../module.ts';

/** The view of an update, as the game describes it. */
export const tcgView = (view: Plain): TcgView => seenBy(tcg, view);

/** Every card in play, with what lies on it. */
export function everyCard(view: TcgView): SeenInPlay[] {
  const withAll = (card: SeenInPlay): SeenInPlay[] => [card, ...card.on.flatMap(withAll)];
  const zones = [
    view.minions,
    view.resolving,
    ...view.players.flatMap(({ fellowship, support }) => [fellowship, support]),
  ];
  return zones.flat().flatMap(withAll);
}

/** The identities of all cards that lie open on the table for this seat; own sites are spread out when they are asked for. */
export function lyingOpen(view: TcgView): Set<string> {
  const ids = new Set(everyCard(view).map(({ id }) => id));
  for (const { id } of view.path) ids.add(id);
  for (const { hand } of view.players) for (const card of hand.cards) if (card) ids.add(card.id);
  return ids;
}
