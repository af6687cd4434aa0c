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
import type { TcgDef } from './defs.ts';
import type { messages } from './messages.ts';
import type { previewMessages } from './preview/messages.ts';

/** A card on the table of the trading card game. */
export interface TcgCard extends Card {
  /** Whose deck it came from, and who controls it. */
  owner: Seat;
  /** The card it lies on; -1 if none. */
  host: CardIx;
  /** Wound tokens, from wounds and exertions alike (TCG-HEAL-09). */
  wounds: number;
  /** The character a minion is assigned to; -1 if none. */
  assigned: CardIx;
}

/** Phases of a turn as the rulebook numbers them (TCG-TURN-01). */
export const PHASE = {
  none: 0,
  fellowship: 1,
  shadow: 2,
  maneuver: 3,
  archery: 4,
  assignment: 5,
  skirmish: 6,
  regroup: 7,
} as const;
export type PhaseName = keyof typeof PHASE;
export const PHASE_NAMES = Object.keys(PHASE) as PhaseName[];

export interface TcgState extends State, Speaks<typeof messages & typeof previewMessages> {
  readonly [DEFS]?: TcgDef;
  readonly cards: TcgCard[];
  /** The Free Peoples player, whose turn it is. */
  turn: Seat;
  turns: number;
  phase: number;
  /** The one who has a Shadow phase now; -1 otherwise. */
  shadow: Seat;
  /** Tokens in the twilight pool. */
  twilight: number;
  /** Moves made and moves gained in this turn. */
  moves: number;
  extraMoves: number;
  /** Moves per turn, fixed when the game begins (TCG-MOVE-14). */
  moveLimit: number;
  /** 1 while the Ring-bearer of the fellowship on the move wears The One Ring. */
  wearing: number;
  /** The character whose skirmish is fought; -1 outside of skirmish phases. */
  fighting: CardIx;
  /** 1 once that skirmish has been cancelled. */
  cancelled: number;
  /** 1 in the fierce assignment and skirmishes. */
  fierce: number;
  /** Cards drawn in the fellowship phase, for the rule of 4. */
  drawn: number;
  /** The eliminated seats, and those that have used their reshuffle, as sets. */
  eliminated: number;
  reshuffled: number;
  /** The seats clockwise, from the first player. */
  readonly order: Seat[];
  /** Who acts when in this turn: the Free Peoples player, then the others counter-clockwise (TCG-ACTION-RULE-01). */
  acting: Seat[];
  /** Site number of every fellowship; burdens and Ring-bearer of every player (-1 if he has none). */
  readonly position: number[];
  readonly burdens: number[];
  readonly ringBearer: CardIx[];
}

export type M = Match<TcgState>;

/** What the game can say. */
export type TcgWords = Spoken<TcgState>;
export type TcgDecision = Decision<TcgWords, OptionKey<TcgState>>;
/** An option that only messages of this game or of the kernel can label. */
export type TcgOption = Option<OptionKey<TcgState>>;

/** Scopes of limits. */
export const SCOPE = { phase: 0, turn: 1 } as const;

/** The moments until which something lasts. */
export const UNTIL = { phase: 'phase', regroup: 'regroup', turn: 'turn' } as const;
