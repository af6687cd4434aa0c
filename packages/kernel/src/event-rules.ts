import type { Words } from '@tafelrunde/words';
import type { Match } from './match.ts';
import type { Plain } from './plain.ts';
import type { OptionKey } from './spoken.ts';
import type { CardIx, Seat, State } from './state.ts';

/** Something that happens and that cards can react to: plain data with a type. */
export type GameEvent = { type: string; [field: string]: Plain };

/** How an event changes the state. Called once nothing prevented it. */
export interface EventRules<S extends State> {
  apply(m: Match<S>, event: GameEvent): void;
}

/** An ability that starts by itself or may be used when something happens. */
export interface Trigger<S extends State> {
  readonly on: string;
  /** `when`: before the event takes place (replace, prevent, cancel); `after`: once it has. */
  readonly timing: 'when' | 'after';
  /** Optional abilities are offered to their controller, the others start by themselves. */
  readonly optional: boolean;
  /**
   * What comes before the others of its kind. An optional one (a cancel) is offered before anything starts by itself; one
   * that starts by itself (a passive ability) does so before all that wait for the same event.
   */
  readonly early?: true;
  /** Where the card must lie: a set of zone kinds. */
  readonly zones: number;
  /** Whether this event concerns the card. */
  matches(m: Match<S>, event: GameEvent, card: CardIx): boolean;
  /** Whether the seat can use it now (cost, targets, limits); only asked of optional ones. */
  usable(m: Match<S>, event: GameEvent, card: CardIx, seat: Seat): boolean;
  /** The procedure that resolves it, called with `{ seat, source, event }`. */
  readonly proc: string;
  /** Label of the option that uses it. */
  readonly key: OptionKey<S>;
  /** Name of what the label says it would do (`more`). */
  readonly does?: string;
  readonly rule: string;
}

/** The order in which competing abilities take place. */
export interface Policy<S extends State> {
  /** The seats in the order in which they act. */
  order(m: Match<S>): readonly Seat[];
  /** `one`: the first seat orders everything that starts by itself; `each`: every seat its own, in order. */
  readonly forced: 'one' | 'each';
  /** `rounds`: the chance goes round until all pass in a row; `each`: a seat uses all it wants, then the next. */
  readonly responses: 'rounds' | 'each';
  /** Events at which a seat may be asked even if it has nothing to use, because it holds hidden cards that could be. */
  readonly blind: ReadonlySet<string>;
  /** Whether such a seat is asked at such an event. */
  asksAnyway(m: Match<S>, event: GameEvent, seat: Seat, timing: 'when' | 'after'): boolean;
  readonly orderPrompt: Words;
  readonly respondPrompt: Words;
  /** The same questions with the event they are about; left out: without it. */
  orderOf?(m: Match<S>, event: GameEvent): Words;
  respondTo?(m: Match<S>, event: GameEvent): Words;
  /** Notes in an event what it will be told by, once somebody reacts: until he is asked, its cards may be hidden. */
  remember?(m: Match<S>, event: GameEvent): void;
  /** Tells the log that an ability reacts; only called while somebody reads it. */
  tells?(m: Match<S>, event: GameEvent, card: CardIx, trigger: Trigger<S>): void;
  readonly passKey: OptionKey<S>;
}

/** An event without an effect of its own: a moment that abilities wait for, such as the end of a phase. */
export const MOMENT: { apply(): void } = { apply: () => {} };
