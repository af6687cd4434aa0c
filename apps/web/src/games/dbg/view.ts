import type { Outcome, Seat, SeenZone } from '@tafelrunde/kernel';

/** A card that can be bought or defeated. */
export interface ForSale {
  readonly id: string;
  readonly def: string;
  /** What it costs now. */
  readonly cost: number;
  /** Whether its ambush is still to come. */
  readonly ambush: boolean;
  /** Of an archenemy. */
  readonly level?: number;
}

interface SeenPlayer {
  readonly hero: string;
  readonly hand: SeenZone;
  readonly deck: SeenZone;
  readonly discard: SeenZone;
  readonly played: SeenZone;
  readonly locations: SeenZone;
  readonly aside: SeenZone;
  readonly defeated: number;
  /** null while they cannot be known. */
  readonly points: number | null;
}

/** The engine's view of the deck-building game. */
export interface DbgView {
  readonly mode: 'normal' | 'impossible' | 'impossible-shuffled';
  readonly first: Seat;
  readonly turn: Seat;
  readonly turns: number;
  readonly power: number;
  readonly powerLeft: number;
  readonly path: readonly ForSale[];
  readonly archenemy: ForSale | null;
  readonly stack: number;
  readonly main: SeenZone;
  readonly valor: number;
  readonly valorTop: ForSale | null;
  readonly corruption: number;
  readonly destroyed: SeenZone;
  readonly revealed: SeenZone;
  readonly players: readonly SeenPlayer[];
  readonly over: Outcome | null;
}

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
