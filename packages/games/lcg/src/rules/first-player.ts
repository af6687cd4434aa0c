import { cardsIn, move, type Seat } from '@tafelrunde/kernel';
import { attachmentsOn } from '../players.ts';
import { kindOf } from '../registry.ts';
import type { M } from '../state.ts';
import { ZONE } from '../zones.ts';

/** The first player token goes to another seat, and with it whatever its holder controls (LCG-REFRESH-05, LCG-ELIM-06). */
export function passFirstPlayer(m: M, seat: Seat): void {
  const from = m.s.first;
  if (seat < 0 || seat === from) return;
  m.s.first = seat;
  for (const card of cardsIn(m, ZONE.play, from).slice()) {
    if (!m.defs[m.s.cards[card].def].followsFirst) continue;
    move(m, card, ZONE.play, seat);
    for (const attachment of attachmentsOn(m, card)) {
      if (kindOf(m, attachment) === ZONE.play) move(m, attachment, ZONE.play, seat);
    }
  }
}
