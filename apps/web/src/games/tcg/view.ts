import type { Outcome, Seat, SeenZone } from '@tafelrunde/kernel';
import type { CardType } from '@tafelrunde/tcg';

/** A card in play as the engine's view describes it. */
export interface SeenInPlay {
  readonly id: string;
  readonly def: string;
  readonly type: CardType;
  readonly owner: Seat;
  readonly active: boolean;
  /** Cards that lie on it. */
  readonly on: readonly SeenInPlay[];
  readonly wounds?: number;
  readonly strength?: number;
  readonly vitality?: number;
  readonly damage?: number;
  readonly ringBearer?: boolean;
  readonly defender?: number;
  readonly fierce?: boolean;
  readonly roaming?: boolean;
  /** The companion a minion is assigned to, '' if none. */
  readonly assigned?: string;
}

export interface SeenSite {
  readonly id: string;
  readonly def: string;
  readonly site: number;
  readonly owner: Seat;
  readonly sanctuary: boolean;
  readonly shadowNumber: number;
  /** The fellowships that are there. */
  readonly markers: readonly Seat[];
}

export interface SeenSkirmish {
  readonly companion: string;
  readonly minions: readonly string[];
  /** Whether it is the one that is being fought. */
  readonly fought: boolean;
  readonly strength: number;
  readonly opposing: number;
  readonly damage: number;
  readonly opposingDamage: number;
  readonly winning: boolean;
  readonly overwhelmed: boolean;
  readonly overwhelming: boolean;
}

interface SeenPlayer {
  readonly position: number;
  readonly eliminated: boolean;
  readonly burdens: number;
  readonly resistance: number;
  readonly wearing: boolean;
  readonly fellowship: readonly SeenInPlay[];
  readonly support: readonly SeenInPlay[];
  readonly hand: SeenZone;
  readonly deck: SeenZone;
  readonly discard: SeenZone;
  readonly dead: SeenZone;
  readonly adventure: SeenZone;
}

/** The engine's view of the trading card game. */
export interface TcgView {
  readonly turn: Seat;
  readonly turns: number;
  readonly phase: string;
  readonly shadow: Seat;
  readonly fierce: boolean;
  readonly twilight: number;
  readonly moves: number;
  readonly movesAllowed: number;
  readonly path: readonly SeenSite[];
  readonly archery: { readonly fellowship: number; readonly minions: number };
  readonly minions: readonly SeenInPlay[];
  readonly skirmishes: readonly SeenSkirmish[];
  readonly resolving: readonly SeenInPlay[];
  readonly removed: number;
  readonly players: readonly SeenPlayer[];
  readonly over: Outcome | null;
}

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
