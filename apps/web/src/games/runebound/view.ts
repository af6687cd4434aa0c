import type { Outcome, Seat, SeenCard, SeenZone } from '@tafelrunde/kernel';
import { hexes, type ScenarioId } from '@tafelrunde/runebound';

/** The values of a hero, as they are now. */
interface SeenValues {
  readonly body: number;
  readonly mind: number;
  readonly spirit: number;
  readonly health: number;
  readonly speed: number;
  readonly handLimit: number;
}

export interface SeenPlayer {
  /** Id of the hero's definition, '' before one is chosen. */
  readonly hero: string;
  /** The identity of the hero card in views. */
  readonly card: string;
  readonly side: number;
  readonly values: Partial<SeenValues>;
  readonly gold: number;
  readonly damage: number;
  readonly hex: number;
  readonly story: number;
  readonly delayed: boolean;
  readonly defeated: boolean;
  readonly eliminated: boolean;
  readonly assets: SeenZone;
  readonly skills: SeenZone;
  readonly hand: SeenZone;
  readonly trophies: SeenZone;
  /** How many trophies of each deck: everybody sees their backs. */
  readonly trophyBacks: readonly number[];
  readonly quests: SeenZone;
  readonly rumors: SeenZone;
}

export interface SeenToken {
  readonly slot: number;
  readonly token: number;
  readonly face: number;
  readonly spent: boolean;
  /** The slot of the doubler it lies on, -1 if none. */
  readonly on: number;
  /** Symbols it counts as. */
  readonly worth: number;
}

export interface SeenSide {
  /** The hero's seat, -1 for an enemy. */
  readonly seat: Seat;
  readonly pilot: Seat;
  readonly passed: boolean;
  /** Golden symbols that lie face up. */
  readonly gold: number;
  readonly tokens: readonly SeenToken[];
}

export interface SeenFight {
  readonly kind: 'enemy' | 'hero' | 'villain';
  readonly round: number;
  readonly turn: number;
  readonly sides: readonly [SeenSide, SeenSide];
  readonly enemy: (SeenCard & { readonly health: number; readonly damage: number }) | null;
}

/** The engine's view of Runebound. */
export interface RbView {
  readonly scenario: ScenarioId | '';
  readonly side: number;
  readonly round: number;
  readonly act: number;
  readonly space: number;
  readonly first: Seat;
  readonly active: Seat;
  readonly actions: number;
  readonly playing: boolean;
  /** Active gems, as a set. */
  readonly gems: number;
  readonly zombies: readonly number[];
  /** Where the villain stands, -1 before it appears. */
  readonly villain: number;
  readonly dice: readonly number[];
  readonly diceSpent: number;
  /** Where each die on the table would take the hero; empty unless somebody moves. */
  readonly reach: readonly (readonly number[])[];
  readonly fight: SeenFight | null;
  readonly heroes: SeenZone;
  readonly markets: readonly SeenZone[];
  readonly storyTrack: readonly (SeenCard & { readonly hex: number })[];
  readonly adventure: SeenZone;
  readonly revealed: SeenZone;
  readonly decks: readonly SeenZone[];
  readonly discards: readonly SeenZone[];
  readonly skillDeck: number;
  readonly skillDiscard: SeenZone;
  readonly assetDeck: number;
  readonly assetDiscard: SeenZone;
  readonly storyDeck: number;
  readonly storyDiscard: SeenZone;
  readonly removed: SeenZone;
  readonly players: readonly SeenPlayer[];
  readonly over: Outcome | null;
}

/** The cards of a zone that the viewer knows. */
export const knownIn = (zone: SeenZone): readonly SeenCard[] => zone.cards.flatMap((card) => card ?? []);

export const hexSpot = (hex: number): string => `hex:${hex}`;
export const slotSpot = (slot: number): string => `slot:${slot}`;
export const dieSpot = (die: number): string => `die:${die}`;

const hexSpots: readonly string[] = hexes.map((_, hex) => hexSpot(hex));

/** The zones of a seat whose cards lie open for their owner. */
const zonesOf = ({ assets, skills, hand, trophies, quests, rumors }: SeenPlayer): readonly SeenZone[] => [
  ...[assets, skills, hand, trophies, quests, rumors],
];

/** The identities of everything on which an option can be chosen: cards, hexes, combat tokens and dice. */
export function lyingOpen(view: RbView): Set<string> {
  const ids = new Set(hexSpots);
  const add = (zone: SeenZone): void => {
    for (const { id } of knownIn(zone)) ids.add(id);
  };
  for (const zone of [view.heroes, view.adventure, view.revealed, ...view.markets]) add(zone);
  for (const { id } of view.storyTrack) ids.add(id);
  for (const player of view.players) {
    if (player.card !== '') ids.add(player.card);
    for (const zone of zonesOf(player)) add(zone);
  }
  view.dice.forEach((_, die) => {
    ids.add(dieSpot(die));
  });
  if (view.fight) {
    if (view.fight.enemy) ids.add(view.fight.enemy.id);
    for (const { tokens } of view.fight.sides) for (const { slot } of tokens) ids.add(slotSpot(slot));
  }
  return ids;
}

/** Whether a set of gems holds a number. */
export const hasGem = (gems: number, gem: number): boolean => (gems & (1 << gem)) !== 0;

interface Figure {
  readonly hex: number;
  readonly seat: number;
  readonly hero: string;
  /** A figure that lies is delayed, nothing else (RB-DELAYED-02). */
  readonly lies: boolean;
  readonly defeated: boolean;
}

/** The figures on the board. */
export function figuresOf({ players }: Pick<RbView, 'players'>): readonly Figure[] {
  return players.flatMap(({ hex, eliminated, hero, delayed, defeated }, seat) =>
    hex >= 0 && !eliminated ? [{ hex, seat, hero, lies: delayed, defeated }] : [],
  );
}
