import { type CardIx, cardName, type Param, type Seat, seatName } from '@tafelrunde/kernel';
import type { M } from './state.ts';

/** Writes a log line; ask `m.log` first. */
export function say(
  m: M,
  key: string,
  about: { seat?: Seat; card?: CardIx; other?: Seat; n?: number; more?: string } = {},
  rule = '',
): void {
  const { seat, card, other, n, more } = about;
  const params: Record<string, Param> = {};
  if (seat !== undefined) params.seat = seatName(seat);
  if (card !== undefined) params.card = cardName(m, card);
  if (other !== undefined) params.other = seatName(other);
  if (n !== undefined) params.n = n;
  if (more !== undefined) params.more = { name: more };
  m.say([key, params], card === undefined ? [] : [card], rule);
}
