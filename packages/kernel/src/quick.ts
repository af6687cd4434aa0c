import type { CardOptions } from './card-options.ts';
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
   * What he will answer next when the same question comes straight back, the last answer first: filled by `answer`, emptied by the machine,
   * which gives one after the other without asking him. As soon as anything else happens in between, he is asked anew.
   */
  readonly ahead?: Option[];
  /**
   * Whether a seat would do something with a card in a window, if it may: play it, or use what it can do (`isPlayed`). What nobody wants is
   * not looked at any further, and whoever wants nothing is not asked.
   */
  wants?(m: Match<S>, seat: Seat, card: CardIx, isPlayed: boolean): boolean;
  /**
   * Which of these cards a seat picks where the label of the options (`key`) says all there is to know: what becomes of it. -1 for none
   * of them, which must be allowed; null if he has to see the question.
   */
  best?(m: Match<S>, seat: Seat, key: string, cards: readonly CardIx[], orNone: boolean): CardIx | null;
}

/**
 * What whoever needs no list picks of these cards, or `none` of them; null if a question has to be made. It counts as an answer, as the
 * question would have been one: a step that asks returns it, and it is taken.
 */
export function pickQuickly<S extends State, K extends string>(
  m: Match<S>,
  seat: Seat,
  cards: readonly CardIx[],
  made: CardOptions<K>,
  none: Option<K> | null,
): Option<K> | null {
  const { quick } = m;
  if (quick?.best === undefined) return null;
  const card = quick.best(m, seat, made.key, cards, none !== null);
  if (card === null) return null;
  m.s.answers++;
  return card < 0 ? none : made.of(card, m.s.cards[card].alias);
}
