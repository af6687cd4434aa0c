import type { Outcome, Seat, SeenZone } from '@tafelrunde/kernel';
import type { CardType } from '@tafelrunde/lcg';

/** A card in play as the engine's view describes it. */
export interface SeenInPlay {
  readonly id: string;
  /** '' while it is face down. */
  readonly def: string;
  readonly type: CardType;
  readonly exhausted: boolean;
  readonly damage: number;
  readonly resources: number;
  readonly progress: number;
  readonly committed: boolean;
  /** The card it hangs on, '' if none. */
  readonly host: string;
  readonly willpower?: number;
  readonly attack?: number;
  readonly defense?: number;
  readonly hitPoints?: number;
  readonly threat?: number;
  readonly engagement?: number;
  readonly questPoints?: number;
  /** Shadow cards dealt to an enemy: '' for those face down. */
  readonly shadows?: readonly string[];
}

interface SeenPlayer {
  readonly threat: number;
  readonly eliminated: boolean;
  readonly play: readonly SeenInPlay[];
  readonly engaged: readonly SeenInPlay[];
  readonly hand: SeenZone;
  readonly deck: number;
  readonly discard: SeenZone;
  /** Cards with victory points that lie with this player, by definition; only with classic Victory (LCG-VARIANT-04). */
  readonly trophies: readonly string[];
}

/** The engine's view of the living card game. */
export interface LcgView {
  readonly scenario: string;
  readonly mode: 'standard' | 'easy';
  /** Whether the table plays with silent hands (LCG-VARIANT-01). */
  readonly silentHands: boolean;
  readonly round: number;
  readonly phase: string;
  readonly first: Seat;
  readonly step: string;
  readonly willpower: number;
  readonly threat: number;
  readonly quest: readonly SeenInPlay[];
  readonly stagesLeft: number;
  readonly staging: readonly SeenInPlay[];
  readonly activeLocation: readonly SeenInPlay[];
  readonly attached: readonly SeenInPlay[];
  readonly captive: readonly SeenInPlay[];
  /** The campaign card of a game that belongs to a campaign. */
  readonly campaign: readonly SeenInPlay[];
  readonly resolving: readonly SeenInPlay[];
  readonly revealed: readonly SeenInPlay[];
  readonly aside: SeenZone;
  readonly removed: SeenZone;
  readonly victory: SeenZone;
  readonly encounterDeck: SeenZone;
  readonly encounterDiscard: SeenZone;
  readonly players: readonly SeenPlayer[];
  readonly over: Outcome | null;
}

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
