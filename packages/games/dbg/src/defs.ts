import type { CardDef, CountOf, Run } from '@tafelrunde/kernel';
import type { Literal } from '@tafelrunde/words';
import type { PrintedCard } from './define.ts';
import type { DbgState, M } from './state.ts';

/** The types of cards; hero sheets have none of these, Corruption has no type at all (DBG-CARD-01, -02). */
export const cardTypes = ['starter', 'enemy', 'location', 'ally', 'maneuver', 'artifact', 'fortune'] as const;
export type CardType = (typeof cardTypes)[number];

export const TYPE = { starter: 1, enemy: 2, location: 4, ally: 8, maneuver: 16, artifact: 32, fortune: 64 } as const;

/** The groups of the component list. */
export type Group =
  | 'courage'
  | 'despair'
  | 'hero start'
  | 'main'
  | 'valor'
  | 'corruption'
  | 'archenemy'
  | 'impossible'
  | 'stop';

/** The effect of a Defense: where the card goes is part of it. */
interface DefenseDef {
  readonly proc: string;
  /** Played from the hand, or used by a location in play. */
  readonly from: 'hand' | 'play';
}

/** What an ambush of the whole group does. */
interface GroupDef {
  readonly proc: string;
  /** All affected players together, instead of one after the other. */
  readonly together: boolean;
  readonly avoidable: boolean;
  /** From the player of the turn on, instead of the next one (DBG-SILENT-12). */
  readonly fromTurn: boolean;
}

export interface DbgDef extends CardDef<DbgState> {
  /** What was written: its abilities as nodes, for whoever wants to know what it does (`visit`). */
  readonly tree: PrintedCard;
  readonly group: Group;
  /** The number of its first copy, 1 to 218; 0 for a promotional card (DBG-CARD-03). */
  readonly number: number;
  /** What it is printed as; null for Corruption and the stop card. */
  readonly type: CardType | null;
  /** All types it counts as, as a set of TYPE (DBG-READ-05). */
  readonly types: number;
  readonly archenemy: boolean;
  /** Of an archenemy, 1 to 4. */
  readonly level: number;
  readonly cost: number;
  readonly points: number;
  readonly quantity: number;
  readonly power: number;
  /** Power that is reckoned from all that is played in the turn. */
  readonly growing: CountOf<DbgState> | null;
  /** What playing it does at once, if a single step is enough. */
  readonly run: Run<DbgState> | null;
  /** The procedure of what playing it does; '' if there is nothing more than Power. */
  readonly play: string;
  /** Gives Power or cards and asks nothing, so that it does not matter when it is played. */
  readonly plain: boolean;
  readonly ambush: string;
  readonly onGroup: GroupDef | null;
  readonly defense: DefenseDef | null;
  /** Of a location: what it may be used for, once per turn. */
  readonly use: string;
  readonly couldUse: ((m: M, seat: number, card: number) => boolean) | null;
  /** Of a location: types of played cards that it waits for, as a set of TYPE. */
  readonly listensTo: number;
  /** Of a location: more cards drawn at the end of a turn. */
  readonly extraDraw: number;
  /** Of the top archenemy: at the end of a turn; when the first ambush of a turn hits; and the loss with an empty main deck. */
  readonly endOfTurn: Run<DbgState> | null;
  readonly firstAmbush: Run<DbgState> | null;
  readonly losesWithoutMain: boolean;
  readonly indestructible: boolean;
  /** Points that depend on the rest of the deck; given what all cards owned are. */
  readonly quest: ((owned: readonly DbgDef[]) => number) | null;
  /** What its Attack, its Ambush and its Group Ambush do to a victim. */
  readonly threats: readonly [attack: Literal, ambush: Literal, group: Literal];
  readonly text: { readonly de: string; readonly en: string };
  readonly abilities: number;
  readonly custom: number;
  /** Not in the printed list: our own design (DBG-SILENT-09). */
  readonly ours: boolean;
}
