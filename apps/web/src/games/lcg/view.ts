import type { LcgView, SeenInPlay } from '@tafelrunde/lcg';

/** The identities of all cards that lie open on the table for this seat. */
export function lyingOpen(view: LcgView): Set<string> {
  const ids = new Set<string>();
  const zones = [
    view.quest,
    view.staging,
    view.activeLocation,
    view.attached,
    view.resolving,
    view.revealed,
    view.captive,
    view.campaign,
  ];
  for (const { play, engaged, hand } of view.players) {
    zones.push(play, engaged);
    for (const card of hand.cards) if (card) ids.add(card.id);
  }
  for (const zone of zones) for (const { id } of zone) ids.add(id);
  return ids;
}

/** What hangs on a card, wherever the engine keeps it. */
export function hangingOn(view: LcgView, host: string): SeenInPlay[] {
  const places = [...view.players.map(({ play }) => play), view.attached, view.staging, view.captive];
  return places.flatMap((cards) => cards.filter((card) => card.host === host));
}
