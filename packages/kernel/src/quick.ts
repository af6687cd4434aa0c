import type { Option } from './decision.ts';
import type { Match } from './match.ts';
import type { AskStep } from './procedure.ts';
import type { CardIx, Seat, State, Vars } from './state.ts';

/**
 * Whoever answers for all seats and knows what he would do without having everything listed that could be done: bots in thought, and
 * players by whom whole games are measured. Listing is what costs most in such games.
 */
export interface Quick<S extends State = State> {
  /** What is answered to this question, which is asked in any case: the option that would be taken of all; null if he has to see them. */
  answer?(m: Match<S>, question: AskStep<S, Vars>): Option | null;
  /**
   * Whether a seat would do something with a card in a window, if it may: play it, or use what it can do (`isPlayed`). What nobody wants is
   * not looked at any further, and whoever wants nothing is not asked.
   */
  wants?(m: Match<S>, seat: Seat, card: CardIx, isPlayed: boolean): boolean;
}
