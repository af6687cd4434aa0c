import type { Effect, Modifier } from '@tafelrunde/kernel';
import type { Literal, Title } from '@tafelrunde/words';
import type { AttachDef, LcgDef, StageRules } from './defs.ts';
import type { Moment } from './language/moments.ts';
import type { PackId } from './packs.ts';
import type { LcgState, LIMIT, PHASE } from './state.ts';
import type { Sphere } from './stats.ts';

/** Uses an ability has in a phase, round or game; of this card, or of the player through all copies. */
export interface Limit {
  readonly n: number;
  readonly per: keyof typeof LIMIT;
  readonly perPlayer?: true;
}

export type Ability =
  | {
      readonly kind: 'action';
      readonly phase?: keyof typeof PHASE;
      readonly anyone?: true;
      readonly cost?: Effect;
      readonly limit?: Limit;
      readonly effect: Effect;
    }
  | {
      /** A passive ability with a moment has no bold word in front of it: it comes before forced ones (LCG-TIMING-01). */
      readonly kind: 'response' | 'forced' | 'passive';
      readonly moment: Moment;
      readonly cost?: Effect;
      readonly limit?: Limit;
      readonly effect: Effect;
      /** Where the card works from, if not from play (events: from hand). */
      readonly from?: number;
      /** A response that every player decides on for himself, in its effect: nobody is asked beforehand. */
      readonly everybody?: true;
    }
  | { readonly kind: 'whenRevealed' | 'shadow' | 'setup'; readonly effect: Effect }
  | { readonly kind: 'travel'; readonly cost: Effect }
  | {
      /** What a quest card changes in the flow of the game. */
      readonly kind: 'stage';
      readonly rules: StageRules;
      readonly text: Literal;
      readonly custom?: true;
    }
  | {
      readonly kind: 'constant';
      readonly modifiers: readonly Modifier<LcgState>[];
      readonly text: Literal;
      /** Code for a single card, with texts written by hand. */
      readonly custom?: true;
    };

/** What a card prints. Numbers that a type does not have are left out. */
export interface Spec {
  readonly number: number;
  readonly id: string;
  readonly title: Title;
  readonly quantity?: number;
  readonly easyQuantity?: number;
  readonly unique?: boolean;
  readonly sphere?: Sphere;
  readonly set?: string;
  readonly traits?: readonly string[];
  readonly cost?: number;
  readonly threatCost?: number;
  readonly willpower?: number;
  readonly attack?: number;
  readonly defense?: number;
  readonly hitPoints?: number;
  readonly threat?: number;
  readonly engagement?: number;
  readonly questPoints?: number;
  readonly victory?: number;
  readonly ranged?: true;
  readonly sentinel?: true;
  readonly restricted?: true;
  readonly doomed?: number;
  readonly surge?: number;
  readonly guarded?: true;
  readonly permanent?: true;
  readonly followsFirst?: true;
  readonly stage?: number;
  readonly attach?: AttachDef;
  /** The box it comes from; the core set if left out. */
  readonly pack?: PackId;
  /** Its value when it is dealt for an escape test. */
  readonly escape?: number;
  /** An objective that can become an ally: it prints the values of one. */
  readonly joins?: true;
  /** The player in front of whom it lies guards it (LCG-SOM-33). */
  readonly escorted?: true;
  /** Where a claimed objective goes when it is detached, if not back to the staging area. */
  readonly detached?: LcgDef['detached'];
  /** Its effects cannot be cancelled. */
  readonly uncancellable?: true;
  readonly immune?: true;
  readonly mustTravel?: true;
  readonly attacksStaging?: true;
  readonly excessThreat?: true;
  readonly stageRules?: StageRules;
  readonly payment?: LcgDef['payment'];
  readonly abilities?: readonly Ability[];
  /** Rules on the card that the engine knows by themselves (must travel, stage rules …), in words. */
  readonly says?: readonly Literal[];
}
