import type { CardDef, EffectVars, Seat } from '@tafelrunde/kernel';
import type { Lang, Literal } from '@tafelrunde/words';
import type { Ability } from './define.ts';
import type { M, TcgState } from './state.ts';

/** The kinds of cards; The One Ring is a type of its own (TCG-CARD-01, -03). */
export type CardType =
  | 'companion'
  | 'ally'
  | 'minion'
  | 'possession'
  | 'artifact'
  | 'condition'
  | 'event'
  | 'site'
  | 'ring';

/** Sites and The One Ring belong to neither side (TCG-CARD-02). */
export type Side = 'free' | 'shadow' | 'none';

/** TCG-CULTURE-02, -03; sites and The One Ring have none (TCG-CULTURE-04). */
export const CULTURES = [
  'dwarven',
  'elven',
  'gandalf',
  'gondor',
  'rohan',
  'shire',
  'dunland',
  'isengard',
  'moria',
  'raider',
  'ringwraith',
  'sauron',
] as const;
export type Culture = (typeof CULTURES)[number];

export type Race = 'man' | 'elf' | 'dwarf' | 'hobbit' | 'wizard' | 'ent' | 'orc' | 'urukHai';

/** TCG-SIGNET-02. */
export const SIGNETS = ['aragorn', 'frodo', 'gandalf', 'theoden'] as const;
export type Signet = (typeof SIGNETS)[number];

/** Classes of items; of each, a character bears only one (TCG-ITEM-01). */
export type ItemClass = 'handWeapon' | 'rangedWeapon' | 'armor' | 'cloak' | 'staff' | 'mount' | 'shield' | 'bow';

/** Something a player may do with a card in a phase (TCG-PHASE-ACTION-01). */
export interface ActionDef {
  /** Set of phases in which it can be used. */
  readonly phases: number;
  /** Who uses it: the side of the card; a site says for itself (TCG-SITE-09). */
  readonly side: Side;
  /** Whether what it demands is there and its cost can be paid; that is all it takes (TCG-SILENT-41). */
  usable(m: M, v: EffectVars): boolean;
  /** Whether its effect could change anything now. */
  matters(m: M, seat: Seat, card: number): boolean;
  readonly proc: string;
  /** Name of what it does, in words. */
  readonly does: string;
  /** Uses per turn; 0 for no limit (TCG-ABILITY-03). */
  readonly limit: number;
}

/** Where a card that lies on another one may be put. */
export interface BearerDef {
  allows(m: M, host: number, card: number): boolean;
  readonly text: Literal;
}

/** A card of the trading card game. */
export interface TcgDef extends CardDef<TcgState> {
  /** Collector's info: set, rarity and number, which two cards may share (TCG-UNIQUE-05). */
  readonly collector: string;
  /** The title as titles are compared. */
  readonly titleKey: string;
  readonly subtitle: Readonly<Record<Lang, string>>;
  readonly type: CardType;
  readonly side: Side;
  readonly unique: boolean;
  readonly culture: Culture | '';
  readonly race: Race | '';
  readonly signet: Signet | '';
  readonly itemClass: ItemClass | '';
  /** Keywords without rules of their own (TCG-KEYWORD-01). */
  readonly keywords: readonly string[];
  readonly cost: number;
  readonly strength: number;
  readonly vitality: number;
  /** Of a Ring-bearer, and of one who may become it. */
  readonly resistance: number;
  /** Of minions and sites. */
  readonly site: number;
  readonly home: number;
  readonly damage: number;
  readonly defender: number;
  readonly ambush: number;
  readonly archer: number;
  readonly fierce: number;
  readonly unhasty: number;
  /** TCG-KEYWORD-09. */
  readonly ringBound: boolean;
  readonly shadowNumber: number;
  /** Which Shadow player lays the next site, seen from the one who moves on (TCG-MOVE-06). */
  readonly arrow: 'left' | 'right' | '';
  readonly sanctuary: boolean;
  /** Whether a site is of the Two Towers series (TCG-CARD-08). */
  readonly towers: boolean;
  /** In print: bonus of an item for its bearer (TCG-FELLOWSHIP-09). */
  readonly strengthBonus: number;
  readonly vitalityBonus: number;
  readonly bearer: BearerDef | null;
  /** Whether what must be spotted to play it is there (TCG-SPOT-01). */
  canPlay(m: M, v: EffectVars): boolean;
  readonly actions: readonly ActionDef[];
  /** The phases in which it can be played from hand, and those in which one of its abilities can be used; as sets. */
  readonly playedIn: number;
  readonly actsIn: number;
  /** Whether it belongs to the fixed starter decks; the others are for the Deluxe rules only. */
  readonly starter: boolean;
  /** What it costs less in a starting fellowship with these others. */
  startDiscount(others: readonly TcgDef[]): number;
  readonly rarity: string;
  readonly texts: readonly Literal[];
  readonly text: Readonly<Record<Lang, string>>;
  /** Its abilities as data, for whoever wants to know what it does (`visit`). */
  readonly tree: readonly Ability[];
  readonly custom: number;
  readonly abilities: number;
}
