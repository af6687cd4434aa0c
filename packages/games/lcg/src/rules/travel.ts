import { cardOption, cardsIn, emit, move, option, PASS, procedure, question, value } from '@tafelrunde/kernel';
import { activeLocation } from '../players.ts';
import { isBlank, isLocation } from '../registry.ts';
import { cardWord } from '../say.ts';
import { type LcgDecision, type LcgState, type M, PHASE } from '../state.ts';
import { STAT } from '../stats.ts';
import { abilityVars } from '../vars.ts';
import { ZONE } from '../zones.ts';
import { toStaging } from './enter.ts';
import { beginPhase, endPhase } from './phases.ts';
import { classicWindow, windowStep } from './window.ts';

/** Phase 4 (LCG-TRAVEL-01 to -08, LCG-WINDOW-12). */
export const travelPhase = procedure<LcgState, { to: number }>('travel')({
  '4.1': (m) => beginPhase(m, PHASE.travel),
  '4.1w': classicWindow,
  '4.2': {
    ask(m): LcgDecision | null {
      if (activeLocation(m) >= 0) return null;
      const open = destinations(m);
      if (open.length === 0) return null;
      const options = open.map((card) => cardOption(m, card, 'lcg.option.travel', 'LCG-TRAVEL-02'));
      if (!open.some((card) => mustTravel(m, card))) {
        options.push(option(PASS, 'lcg.option.stay', { rule: 'LCG-TRAVEL-02' }));
      }
      return question(m.s.first, 'target', ['lcg.ask.travel'], options, 'LCG-TRAVEL-04');
    },
    then(m, v, answer) {
      if (answer.id === PASS) return;
      v.to = answer.card;
      const { travel } = m.defs[m.s.cards[answer.card].def];
      if (travel !== '') m.callByName(travel, abilityVars(m.s.first, answer.card));
    },
  },
  arrive(m, v) {
    // The cost may have changed what is there.
    if (v.to >= 0 && m.layout.kindOf[m.s.cards[v.to].zone] === ZONE.staging) travelTo(m, v.to);
  },
  '4.2w': windowStep,
  '4.3': (m) => endPhase(m, PHASE.travel),
});

/** Locations in the staging area whose travel text can be met (LCG-TRAVEL-06, -07); where one must go there, only it. */
function destinations(m: M): number[] {
  const open = cardsIn(m, ZONE.staging).filter(
    (card) => isLocation(m, card) && mayBeReached(m, card) && m.defs[m.s.cards[card].def].canTravel(m, card),
  );
  const forced = open.filter((card) => mustTravel(m, card));
  return forced.length > 0 ? forced : open;
}

/** Whether nothing forbids travelling there. */
export function mayBeReached(m: M, card: number): boolean {
  return value(m, card, STAT.cannotTravelTo) === 0;
}

/** The players travel there at once, without its cost; the active location goes back to the staging area. */
export function travelNow(m: M, card: number): void {
  const before = activeLocation(m);
  if (before >= 0) toStaging(m, before);
  travelTo(m, card);
}

function mustTravel(m: M, card: number): boolean {
  return m.defs[m.s.cards[card].def].mustTravel && !isBlank(m, card);
}

/** Makes a location the active one, if there is none (LCG-LOC-01, -02). */
export function travelTo(m: M, card: number): void {
  if (activeLocation(m) >= 0) return;
  move(m, card, ZONE.active);
  if (m.log) m.say(['lcg.log.travel', { card: cardWord(m, card) }], [card], 'LCG-LOC-01');
  emit(m, { type: 'travel', card });
  m.unsettle();
}
