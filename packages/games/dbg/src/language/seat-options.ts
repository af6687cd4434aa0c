import { option, type Seat } from '@tafelrunde/kernel';
import type { DbgOption } from '../state.ts';

const SEAT_OPTIONS: DbgOption[] = [];

function seatOption(seat: Seat): DbgOption {
  SEAT_OPTIONS[seat] ??= option(`seat${seat}`, 'dbg.option.seat', { seat });
  return SEAT_OPTIONS[seat];
}

/** One option for each of these seats. */
export function seatOptions(seats: readonly Seat[]): DbgOption[] {
  return seats.map(seatOption);
}
