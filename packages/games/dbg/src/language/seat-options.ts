import { Option, type Seat } from '@tafelrunde/kernel';

const SEAT_OPTIONS: Option[] = [];

function seatOption(seat: Seat): Option {
  SEAT_OPTIONS[seat] ??= new Option(`seat${seat}`, 'dbg.option.seat', -1, seat);
  return SEAT_OPTIONS[seat];
}

/** One option for each of these seats. */
export function seatOptions(seats: readonly Seat[]): Option[] {
  return seats.map(seatOption);
}
