import { type CardIx, cardName, type Seat, seatName } from '@tafelrunde/kernel';
import type { MessageKey, Param, ParamsOf, Words } from '@tafelrunde/words';
import type { messages } from './messages.ts';
import type { DbgWords, M } from './state.ts';

/** What a log line can be about, by the parameter that names it. */
interface About {
  readonly seat: Seat;
  readonly card: CardIx;
  readonly other: Seat;
  readonly n: number;
  readonly more: string;
}

type Key = MessageKey<typeof messages>;

/** Writes a log line; ask `m.log` first. */
export function say<K extends Key>(
  m: M,
  key: K,
  about: Pick<About, keyof ParamsOf<(typeof messages)[K]> & keyof About>,
  rule = '',
): void {
  const { seat, card, other, n, more } = about as Partial<About>;
  const params: Record<string, Param> = {};
  if (seat !== undefined) params.seat = seatName(seat);
  if (card !== undefined) params.card = cardName(m, card);
  if (other !== undefined) params.other = seatName(other);
  if (n !== undefined) params.n = n;
  if (more !== undefined) params.more = { name: more };
  const words: Words = [key, params];
  m.say(words as DbgWords, card === undefined ? [] : [card], rule);
}
