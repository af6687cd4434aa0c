import type { CardDef, EffectVars, Seat } from '@tafelrunde/kernel';
import type { Lang, Literal } from '@tafelrunde/words';
import type { PackId } from './packs.ts';
import type { Ability } from './spec.ts';
import type { LcgState, M } from './state.ts';
import type { Sphere } from './stats.ts';

export type CardType =
  | 'hero'
  | 'ally'
  | 'attachment'
  | 'event'
  | 'enemy'
  | 'location'
  | 'treachery'
  | 'objective'
  | 'quest'
  | 'campaign';

/** An ability a player may use in an action window. */
export interface ActionDef {
  /** Set of phases in which it can be used. */
  readonly phases: number;
  /** Whether every player may use it, and not only the controller of the card (LCG-ACTION-04). */
  readonly anyone: boolean;
  /** Whether its cost can be paid and its effect could change the game (LCG-COST-13, LCG-ABILITY-05). */
  usable(m: M, v: EffectVars): boolean;
  readonly proc: string;
  /** Name of what it does, for options and log. */
  readonly does: string;
  /** Uses per scope; 0 for no limit. */
  readonly limit: number;
  readonly scope: number;
  /** Whether the limit counts for each player apart, across all copies (LCG-LIMIT-02). */
  readonly perPlayer: boolean;
}

/** How an attachment finds its host. */
export interface AttachDef {
  /** Whether the card may be attached there. */
  allows(m: M, host: number): boolean;
  readonly text: Literal;
}

/** A card of the living card game. */
export interface LcgDef extends CardDef<LcgState> {
  readonly number: number;
  readonly type: CardType;
  readonly unique: boolean;
  readonly quantity: number;
  readonly sphere: Sphere | '';
  readonly sphereNumber: number;
  /** The encounter set it belongs to. */
  readonly set: string;
  /** Copies in easy mode. */
  readonly easyQuantity: number;
  readonly traits: readonly string[];
  /** Resource cost; -1 means X. */
  readonly cost: number;
  readonly threatCost: number;
  readonly willpower: number;
  readonly attack: number;
  readonly defense: number;
  readonly hitPoints: number;
  readonly threat: number;
  readonly engagement: number;
  readonly questPoints: number;
  readonly victory: number;
  readonly ranged: boolean;
  readonly sentinel: boolean;
  readonly restricted: boolean;
  readonly doomed: number;
  readonly surge: number;
  readonly guarded: boolean;
  readonly permanent: boolean;
  /** The first player controls it, whoever that is. */
  readonly followsFirst: boolean;
  readonly stage: number;
  readonly attach: AttachDef | null;
  readonly pack: PackId;
  /** The value for escape tests; cards without one have 0. */
  readonly escape: number;
  readonly joins: boolean;
  /** The player in front of whom it lies guards it. */
  readonly escorted: boolean;
  /** Where a claimed objective goes when its hero leaves play. */
  readonly detached: 'staging' | 'discard' | 'deckTop';
  readonly uncancellable: boolean;
  readonly immune: boolean;
  readonly actions: readonly ActionDef[];
  /** When it can be played from hand: a set of phases for events, the player's own turn to plan for others. */
  readonly playedIn: number;
  /** Procedures of what is printed on it, '' if there is nothing. */
  readonly whenRevealed: string;
  readonly shadow: string;
  /** Cost to travel there, and whether it can be paid. */
  readonly travel: string;
  canTravel(m: M, card: number): boolean;
  /** Players who may travel must travel here. */
  readonly mustTravel: boolean;
  /** May attack alone an enemy in the staging area. */
  readonly attacksStaging: boolean;
  /** Damage of its attacks beyond the hit points raises the attacked player's threat. */
  readonly excessThreat: boolean;
  readonly setup: string;
  /** For quest cards: whether something keeps the players from advancing, and what happens when they would. */
  readonly stageRules: StageRules | null;
  /** Requirements beyond paying, for events with a cost of their own kind. */
  readonly payment: 'normal' | 'three-heroes' | 'x-free' | 'x-ally';
  readonly texts: readonly Literal[];
  readonly text: Readonly<Record<Lang, string>>;
  /** The abilities as data, for whoever wants to know what a card does. */
  readonly tree: readonly Ability[];
  readonly custom: number;
  readonly abilities: number;
}

/** What a stage changes in the flow of the game. */
export interface StageRules {
  /** Whether the players can advance from it now. */
  canAdvance?(m: M): boolean;
  /** Whether the game is won without progress. */
  isWon?(m: M): boolean;
  /** Enough progress does not complete it. */
  readonly progressDoesNotWin?: true;
  /** Victory points that it asks for. */
  readonly points?: number;
  /** More cards to reveal in the staging step. */
  readonly extraReveal?: number;
  readonly noStaging?: true;
  readonly noEngagementChecks?: true;
  /** Allies the group may play in a round; 0 means any number. */
  readonly allyLimit?: number;
  /** Whether a player may commit characters to this quest. */
  mayCommit?(m: M, seat: Seat): boolean;
  /** Whether a player may play cards from hand. */
  mayPlay?(m: M, seat: Seat): boolean;
  /** The quest deck goes back to the stage of this number while something is so. */
  readonly resetTo?: number;
  mustReset?(m: M): boolean;
}
