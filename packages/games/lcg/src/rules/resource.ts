import { cardsIn, emit, procedure, value } from '@tafelrunde/kernel';
import { canCollect, playerOrder } from '../players.ts';
import { isHero } from '../registry.ts';
import { type LcgState, type M, PHASE } from '../state.ts';
import { STAT } from '../stats.ts';
import { ZONE } from '../zones.ts';
import { draw } from './draw.ts';
import { beginPhase, endPhase } from './phases.ts';
import { classicWindow, windowStep } from './window.ts';

/** Phase 1: resources and cards (LCG-RES-01 to -03, LCG-WINDOW-06). */
export const resourcePhase = procedure<LcgState>('resource')({
  '1.1': (m) => beginPhase(m, PHASE.resource),
  '1.1w': classicWindow,
  '1.2': collectResources,
  '1.3'(m) {
    for (const seat of playerOrder(m)) draw(m, seat, 1);
    emit(m, { type: 'drawing' });
  },
  '1.3w': windowStep,
  '1.4': (m) => endPhase(m, PHASE.resource),
});

function collectResources(m: M): void {
  for (const seat of playerOrder(m)) {
    for (const card of cardsIn(m, ZONE.play, seat)) {
      const more = value(m, card, STAT.income);
      if ((isHero(m, card) || more > 0) && canCollect(m, card)) {
        m.s.cards[card].resources += (isHero(m, card) ? 1 : 0) + more;
      }
    }
  }
}
