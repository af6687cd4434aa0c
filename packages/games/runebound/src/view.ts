import {
  aliasId,
  cardsIn,
  type Outcome,
  type Seat,
  type SeenCard,
  type SeenZone,
  seeCard,
  seeZone,
} from '@tafelrunde/kernel';
import { hexes } from './content/map.ts';
import type { ScenarioId } from './defs.ts';
import { heroCard, heroValue, isDefeated, isDelayed, isEliminated } from './players.ts';
import { defOf } from './registry.ts';
import { enemyHealth } from './rules/combat/damage.ts';
import { endSlot, firstSlot, goldOf, pilotOf, worth } from './rules/combat/pool.ts';
import { canStep } from './rules/move.ts';
import { FIGHT, type M } from './state.ts';
import { STAT, type StatName } from './stats.ts';
import { deckZone, discardZone, ZONE } from './zones.ts';

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
  /** Empty before a hero is chosen. */
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

/** Everything a viewer may know of the table. */
export interface RbView {
  readonly scenario: ScenarioId | '';
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

const VALUES = ['body', 'mind', 'spirit', 'health', 'speed', 'handLimit'] as const satisfies readonly StatName[];

function seePlayer(m: M, viewer: Seat, seat: Seat): SeenPlayer {
  const { s } = m;
  const card = heroCard(m, seat);
  const values: { -readonly [name in keyof SeenValues]?: number } = {};
  if (card >= 0) for (const name of VALUES) values[name] = heroValue(m, seat, STAT[name]);
  return {
    hero: card < 0 ? '' : defOf(m, card).id,
    card: card < 0 ? '' : aliasId(s.cards[card].alias),
    side: card < 0 ? 0 : s.cards[card].side,
    values,
    gold: s.gold[seat],
    damage: s.damage[seat],
    hex: s.hex[seat],
    story: s.story[seat],
    delayed: isDelayed(m, seat),
    defeated: card >= 0 && isDefeated(m, seat),
    eliminated: isEliminated(m, seat),
    assets: seeZone(m, viewer, ZONE.assets, seat),
    skills: seeZone(m, viewer, ZONE.skills, seat),
    hand: seeZone(m, viewer, ZONE.hand, seat),
    trophies: seeZone(m, viewer, ZONE.trophies, seat),
    /** Backs of the trophies, which everybody sees: one number for each deck (RB-SILENT-42). */
    trophyBacks: [0, 1, 2].map(
      (deck) => cardsIn(m, ZONE.trophies, seat).filter((c) => defOf(m, c).back === deck).length,
    ),
    quests: seeZone(m, viewer, ZONE.quests, seat),
    rumors: seeZone(m, viewer, ZONE.rumors, seat),
  };
}

function seeSide(m: M, side: number): SeenSide {
  const { fight } = m.s;
  const tokens: SeenToken[] = [];
  const end = endSlot(fight, side);
  for (let slot = firstSlot(fight, side); slot < end; slot++) {
    tokens.push({
      slot,
      token: fight.tokens[slot],
      face: fight.faces[slot],
      spent: fight.spent[slot] === 1,
      on: fight.liesOn[slot],
      worth: worth(fight, slot),
    });
  }
  const seat = side === 0 ? fight.hero : fight.foe;
  return {
    seat,
    pilot: pilotOf(m, side),
    passed: (fight.passed & (1 << side)) !== 0,
    gold: goldOf(fight, side),
    tokens,
  };
}

const KINDS = ['enemy', 'hero', 'villain'] as const;

function seeFight(m: M): SeenFight | null {
  const { fight } = m.s;
  if (fight.on === FIGHT.none) return null;
  const { enemy, round, turn } = fight;
  return {
    kind: KINDS[fight.on - 1],
    round,
    turn,
    sides: [seeSide(m, 0), seeSide(m, 1)],
    enemy: enemy < 0 ? null : { ...seeCard(m, enemy), health: enemyHealth(m, enemy), damage: m.s.cards[enemy].damage },
  };
}

/** Where each unspent die on the table would take the hero whose dice they are. */
function seeReach(m: M): readonly (readonly number[])[] {
  const { s } = m;
  if (s.moving === 0) return [];
  const seat = s.active;
  const hex = s.hex[seat];
  if (hex < 0) return [];
  const { neighbours } = hexes[hex];
  return s.dice.map((face, die) =>
    (s.diceSpent & (1 << die)) !== 0 ? [] : neighbours.filter((_, i) => canStep(hex, face, i)),
  );
}

/** Everything a viewer may know of the table. */
export function view(m: M, viewer: Seat): RbView {
  const { s } = m;
  const players: SeenPlayer[] = [];
  for (let seat = 0; seat < s.seats; seat++) players.push(seePlayer(m, viewer, seat));
  const scenario = cardsIn(m, ZONE.scenario);
  const storyTrack = cardsIn(m, ZONE.storyTrack).map((card) => ({ ...seeCard(m, card), hex: defOf(m, card).marker }));
  return {
    scenario: scenario.length === 1 ? defOf(m, scenario[0]).scenario : '',
    round: s.round,
    act: s.act,
    space: s.space,
    first: s.first,
    active: s.active,
    actions: s.actions,
    playing: s.playing === 1,
    gems: s.gems,
    zombies: s.zombies.slice(),
    villain: s.boss,
    dice: s.dice.slice(),
    diceSpent: s.diceSpent,
    reach: seeReach(m),
    fight: seeFight(m),
    heroes: seeZone(m, viewer, ZONE.heroes),
    markets: [0, 1, 2, 3].map((market) => seeZone(m, viewer, ZONE.market0 + market)),
    storyTrack,
    adventure: seeZone(m, viewer, ZONE.adventure),
    revealed: seeZone(m, viewer, ZONE.revealed),
    decks: [0, 1, 2].map((deck) => seeZone(m, viewer, deckZone(deck))),
    discards: [0, 1, 2].map((deck) => seeZone(m, viewer, discardZone(deck))),
    skillDeck: cardsIn(m, ZONE.skillDeck).length,
    skillDiscard: seeZone(m, viewer, ZONE.skillDiscard),
    assetDeck: cardsIn(m, ZONE.assetDeck).length,
    assetDiscard: seeZone(m, viewer, ZONE.assetDiscard),
    storyDeck: cardsIn(m, ZONE.storyDeck).length,
    storyDiscard: seeZone(m, viewer, ZONE.storyDiscard),
    removed: seeZone(m, viewer, ZONE.removed),
    players,
    over: s.over,
  };
}
