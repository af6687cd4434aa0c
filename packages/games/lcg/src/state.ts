import type {
  Card,
  CardIx,
  DEFS,
  Decision,
  Match,
  Option,
  OptionKey,
  Seat,
  Speaks,
  Spoken,
  State,
} from '@tafelrunde/kernel';
import type { campaignMessages } from './campaign/messages.ts';
import type { LcgDef } from './defs.ts';
import type { messages } from './messages.ts';
import type { mirkwoodMessages } from './mirkwood-messages.ts';
import type { previewMessages } from './preview/messages.ts';

/** A card on the table of the living card game. */
export interface LcgCard extends Card {
  /** Whose deck it came from; -1 for the scenario's. */
  owner: Seat;
  /** The card it is attached to, guarded by or (as a shadow card) dealt to; -1 if none. */
  host: CardIx;
  exhausted: number;
  damage: number;
  resources: number;
  progress: number;
  /** 1 while it is committed to the quest. */
  committed: number;
  /** 1 once an enemy has attacked in this combat phase. */
  attacked: number;
  /** The seats that have attacked this enemy in this round, as a set. */
  attackedBy: number;
  /** What it is used as: see FORM. */
  form: number;
}

/** What a card is used as, if not as what is printed on it. */
export const FORM = {
  printed: 0,
  /** A facedown player card that plays an Orc guard of Dol Guldur. */
  orcGuard: 1,
  /** An encounter card that has become a Condition attachment. */
  condition: 2,
  /** A hero held prisoner, or a card captured with him. */
  captive: 3,
  /** A claimed objective, which also counts as an attachment. */
  claimed: 4,
  /** A campaign card turned to its other side. */
  turned: 5,
  /** An objective that is an ally of the player in front of whom it lies. */
  joined: 6,
  /** A player card that hangs face down on another: an attachment without a text. */
  facedown: 7,
} as const;

/** Phases as the reference manual numbers them; 0 is set-up. */
export const PHASE = {
  setup: 0,
  resource: 1,
  planning: 2,
  quest: 3,
  travel: 4,
  encounter: 5,
  combat: 6,
  refresh: 7,
} as const;
/** The bit behind those of the phases: a player's own turn to plan. */
export const PLANNING = 1 << 8;

export const PHASE_NAMES = [
  'setup',
  'resource',
  'planning',
  'quest',
  'travel',
  'encounter',
  'combat',
  'refresh',
] as const;

export interface LcgState
  extends State,
    Speaks<typeof messages & typeof campaignMessages & typeof previewMessages & typeof mirkwoodMessages> {
  readonly [DEFS]?: LcgDef;
  readonly cards: LcgCard[];
  readonly threat: number[];
  /** The eliminated seats, as a set. */
  eliminated: number;
  first: Seat;
  /** The player who carries out the present step. */
  active: Seat;
  round: number;
  phase: number;
  /** Rounds whose refresh phase was reached to its end. */
  completed: number;
  /** Allies played this round by the whole group, for stages that limit it. */
  alliesPlayed: number;
  /** The next stage when the players may advance, but something still has to happen first. */
  advancing: number;
}

export type M = Match<LcgState>;

/** All that the game can say and ask: a key without a message does not compile. */
export type LcgWords = Spoken<LcgState>;
export type LcgDecision = Decision<LcgWords, OptionKey<LcgState>>;
/** An option that only messages of this game or of the kernel can label. */
export type LcgOption = Option<OptionKey<LcgState>>;

/** Scopes of limits. */
export const LIMIT = { phase: 0, round: 1, game: 2 } as const;
