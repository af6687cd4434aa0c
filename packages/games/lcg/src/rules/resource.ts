import { procedure, value } from '@tafelrunde/kernel';
import { heroesOf, playerOrder } from '../players.ts';
import { type LcgState, type M, PHASE } from '../state.ts';
import { STAT } from '../stats.ts';
import { draw } from './draw.ts';
import { beginPhase, endPhase } from './phases.ts';
import { classicWindow, windowStep } from './window.ts';

/** Phase 1: resources and cards (LCG-RES-01 to -03, LCG-WINDOW-06). */
export const resourcePhase = procedure<LcgState>('resource', {
  '1.1': (m) => beginPhase(m, PHASE.resource),
  '1.1w': classicWindow,
  '1.2': collectResources,
  '1.3'(m) {
    for (const seat of playerOrder(m)) draw(m, seat, 1);
  },
  '1.3w': windowStep,
  '1.4': (m) => endPhase(m, PHASE.resource),
});

function collectResources(m: M): void {
  for (const seat of playerOrder(m)) {
    for (const hero of heroesOf(m, seat)) m.s.cards[hero].resources += 1 + value(m, hero, STAT.income);
  }
}
