/** The odds to have none of `wanted` cards among `drawn` of a deck of `size`: exact, hypergeometric. */
function oddsOfNone(size: number, wanted: number, drawn: number): number {
  if (wanted <= 0) return 1;
  if (drawn > size - wanted) return 0;
  let odds = 1;
  for (let i = 0; i < drawn; i++) odds *= (size - wanted - i) / (size - i);
  return odds;
}

/** The odds to have at least `least` of the `wanted` cards among `drawn` of a deck of `size`. */
export function oddsOfSome(size: number, wanted: number, drawn: number, least = 1): number {
  const n = Math.min(drawn, size);
  if (least <= 0) return 1;
  if (least > Math.min(wanted, n)) return 0;
  if (least === 1) return 1 - oddsOfNone(size, wanted, n);
  let less = 0;
  for (let k = 0; k < least; k++) less += oddsOfExactly(size, wanted, n, k);
  return Math.max(0, 1 - less);
}

/** The odds to have exactly `k` of the wanted cards. */
export function oddsOfExactly(size: number, wanted: number, drawn: number, k: number): number {
  if (k > wanted || k > drawn || drawn - k > size - wanted) return 0;
  return Math.exp(choices(wanted, k) + choices(size - wanted, drawn - k) - choices(size, drawn));
}

/** The logarithm of how many ways there are to choose k of n. */
function choices(n: number, k: number): number {
  let sum = 0;
  for (let i = 1; i <= k; i++) sum += Math.log((n - k + i) / i);
  return sum;
}

export interface HandRules {
  /** Cards of the first hand. */
  readonly hand: number;
  /** Cards drawn each round. */
  readonly each: number;
  /** Whether a hand may be changed once as a whole, before the game. */
  readonly mulligan: boolean;
}

/**
 * The odds to have seen one of the wanted cards by a round. Who may change the first hand does so if none of them is in it; the
 * second hand comes from the whole deck again.
 */
export function oddsByRound(size: number, wanted: number, round: number, { hand, each, mulligan }: HandRules): number {
  const seen = (drawn: number): number => oddsOfSome(size, wanted, Math.min(size, drawn));
  const all = hand + each * round;
  if (!mulligan) return seen(all);
  return seen(hand) + (1 - seen(hand)) * seen(all);
}
