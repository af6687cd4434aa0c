import { emit, procedure, value } from '@tafelrunde/kernel';
import { activeLocation, playerOrder } from '../players.ts';
import { inPlay, isCharacter, seatOf } from '../registry.ts';
import { cardWord } from '../say.ts';
import { type LcgState, PHASE } from '../state.ts';
import { STAT } from '../stats.ts';
import { ready } from './damage.ts';
import { passFirstPlayer } from './first-player.ts';
import { beginPhase, endPhase } from './phases.ts';
import { raiseThreat } from './threat.ts';
import { classicWindow, windowStep } from './window.ts';

/** Phase 7 (LCG-REFRESH-01 to -05, LCG-WINDOW-23). */
export const refreshPhase = procedure<LcgState>('refresh')({
  '7.1': (m) => beginPhase(m, PHASE.refresh),
  '7.2': (m) => emit(m, { type: 'readying' }),
  ready(m) {
    const { cards } = m.s;
    const readied: number[] = [];
    for (let card = 0; card < cards.length; card++) {
      if (cards[card].exhausted === 0 || !inPlay(m, card)) continue;
      if (value(m, card, STAT.cannotReady) === 0) {
        ready(m, card);
        if (isCharacter(m, card)) readied.push(card);
      } else if (m.log) m.say(['lcg.log.not-ready', { card: cardWord(m, card) }], [card], 'LCG-REFRESH-02');
    }
    for (const card of readied) emit(m, { type: 'readied', card, seat: seatOf(m, card) });
  },
  '7.2w': classicWindow,
  '7.3'(m) {
    const location = activeLocation(m);
    const more = location >= 0 ? value(m, location, STAT.refreshThreat) : 0;
    for (const seat of playerOrder(m).slice()) raiseThreat(m, seat, 1 + more);
  },
  '7.3w': classicWindow,
  '7.4'(m) {
    const order = playerOrder(m);
    passFirstPlayer(m, order.length > 1 ? order[1] : order[0]);
    m.s.active = m.s.first;
  },
  '7.4w': windowStep,
  '7.5': (m) => endPhase(m, PHASE.refresh),
});
