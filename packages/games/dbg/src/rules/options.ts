import { aliasId, type CardIx, Option } from '@tafelrunde/kernel';

/**
 * The same card is offered again and again, and options never change: the last one made for an identity is used again
 * if it still says the same. One list for each kind of option; nothing of this is state.
 */
export function cachedOption(
  made: Option[],
  alias: number,
  key: string,
  card: CardIx,
  n: number,
  rule: string,
): Option {
  const id = aliasId(alias);
  const last = made[alias];
  if (last !== undefined && last.id === id && last.card === card && last.n === n && last.key === key) return last;
  const option = new Option(id, key, card, -1, n, rule);
  // Filled up to its place: a list with holes is slow to read.
  while (made.length < alias) made.push(option);
  made[alias] = option;
  return option;
}
