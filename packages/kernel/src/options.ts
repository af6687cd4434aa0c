import { aliasId, numberId, Option } from './decision.ts';
import type { Match } from './match.ts';
import type { OptionKey } from './spoken.ts';
import type { CardIx, Seat, State } from './state.ts';

/** What an option is about besides its id; what is left out it is not about. */
export interface About {
  readonly rule?: string;
  readonly card?: CardIx;
  readonly seat?: Seat;
  /** A number for the label, or for whoever takes the answer. */
  readonly n?: number;
  /** A spot on a board, or a further name for the label. */
  readonly more?: string;
}

/** An option of any kind. */
export function option<K extends string>(
  id: string,
  key: K,
  { card = -1, seat = -1, n = 0, rule = '', more = '' }: About = {},
): Option<K> {
  return new Option(id, key, card, seat, n, rule, more);
}

/** An option that stands for a card: its id is the card's identity in views, never its number. */
export function cardOption<S extends State>(
  m: Match<S>,
  card: CardIx,
  key: OptionKey<S>,
  rule = '',
  { seat = -1, n = 0, more = '' }: Omit<About, 'card' | 'rule'> = {},
): Option<OptionKey<S>> {
  return new Option(aliasId(m.s.cards[card].alias), key, card, seat, n, rule, more);
}

/** An option for each of several cards. */
export function cardOptions<S extends State>(
  m: Match<S>,
  cards: readonly CardIx[],
  key: OptionKey<S>,
  rule = '',
): Option<OptionKey<S>>[] {
  return cards.map((card) => cardOption(m, card, key, rule));
}

/** An option that stands for a number. */
export function numberOption<K extends string>(n: number, key: K, rule = ''): Option<K> {
  return new Option(numberId(n), key, -1, -1, n, rule);
}
