import { procedure, type Seat, type Vars } from '@tafelrunde/kernel';
import { isEliminated } from '../players.ts';
import type { M, RbState } from '../state.ts';
import { setupGame } from './setup.ts';
import { time } from './time.ts';
import { turn } from './turn.ts';

/** The game: setup, then rounds in which everybody takes one turn (RB-ROUND-01), until somebody has won or all have lost. */
export const game = procedure<RbState, Vars>('game')({
  setup(m) {
    m.call(setupGame, { at: 0, seat: -1 });
  },
  round(m) {
    m.s.round++;
    m.s.turns = 0;
  },
  turns(m) {
    const seat = nextSeat(m);
    if (seat < 0) return;
    m.s.turns |= 1 << seat;
    m.goto('turns');
    m.call(turn, { seat });
  },
  time(m) {
    m.goto('round');
    m.call(time, {});
  },
});

/** Whose turn is next in this round: clockwise from the last one, whoever is start player by now (RB-SILENT-29); -1 if none. */
function nextSeat(m: M): Seat {
  const { s } = m;
  const from = s.turns === 0 ? s.first : s.active + 1;
  for (let i = 0; i < s.seats; i++) {
    const seat = (from + i) % s.seats;
    if ((s.turns & (1 << seat)) === 0 && !isEliminated(m, seat)) return seat;
  }
  return -1;
}
