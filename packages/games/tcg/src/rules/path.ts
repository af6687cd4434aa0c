import { cardsIn, emit, move, procedure, type Seat, value } from '@tafelrunde/kernel';
import { currentSite, neighbour } from '../players.ts';
import { defOf } from '../registry.ts';
import { cardWord, seatWord } from '../say.ts';
import type { M, TcgState } from '../state.ts';
import { STAT } from '../stats.ts';
import { ZONE } from '../zones.ts';
import { siteOf } from './lose.ts';
import { addTwilight } from './twilight.ts';

type MoveVars = { from: number; to: number };

/** The fellowship moves to the next site, in seven steps (TCG-MOVE-11). */
export const moveFellowship = procedure<TcgState, MoveVars>('move')({
  'lay site'(m, v) {
    m.s.moves++;
    const { position, turn } = m.s;
    v.from = cardsIn(m, ZONE.path)[position[turn] - 1];
    if (cardsIn(m, ZONE.path).length === position[turn]) laySite(m, v.from, position[turn] + 1);
  },
  'move marker'(m, v) {
    m.s.position[m.s.turn]++;
    v.to = currentSite(m);
    if (m.log) m.say(['tcg.log.move', { seat: seatWord(m.s.turn), card: cardWord(m, v.to) }], [v.to], 'TCG-MOVE-11');
  },
  leaving: (m, v) => emit(m, { type: 'leaving', seat: m.s.turn, from: v.from, to: v.to }),
  moving: (m, v) => emit(m, { type: 'moving', seat: m.s.turn, from: v.from, to: v.to }),
  arriving: (m, v) => emit(m, { type: 'arriving', seat: m.s.turn, from: v.from, to: v.to }),
  'shadow number': (m, v) => addTwilight(m, value(m, v.to, STAT.shadowNumber)),
  'companion count': (m) => addTwilight(m, cardsIn(m, ZONE.fellowship, m.s.turn).length),
});

/** The arrow of the site that is left names the Shadow player who lays the next one (TCG-MOVE-05 to -07). */
function laySite(m: M, from: number, number: number): void {
  const step = defOf(m, from).arrow === 'left' ? 1 : -1;
  let seat: Seat = neighbour(m, m.s.turn, step);
  let site = siteOf(m, seat, number);
  while (site < 0 && seat !== m.s.turn) {
    seat = neighbour(m, seat, step);
    site = siteOf(m, seat, number);
  }
  if (site < 0) throw new Error(`nobody has a site ${number}`);
  move(m, site, ZONE.path);
  if (m.log) m.say(['tcg.log.site', { seat: seatWord(seat), card: cardWord(m, site) }], [site], 'TCG-MOVE-05');
}
