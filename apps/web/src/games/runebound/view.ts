import type { SeenCard, SeenZone } from '@tafelrunde/kernel';
import { hexes, type RbView, type SeenPlayer } from '@tafelrunde/runebound';

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
