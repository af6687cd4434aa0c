import { type Option, option, type Seat } from '@tafelrunde/kernel';

const SEAT_OPTIONS: Option[] = [];

function seatOption(seat: Seat): Option {
  SEAT_OPTIONS[seat] ??= option(`seat${seat}`, 'dbg.option.seat', { seat });
  return SEAT_OPTIONS[seat];
}

/** One option for each of these seats. */
export function seatOptions(seats: readonly Seat[]): Option[] {
  return seats.map(seatOption);
}
