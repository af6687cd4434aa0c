import { cardsIn, clear, clearUses, emit, expire, procedure } from '@tafelrunde/kernel';
import { neighbour, setActing } from '../players.ts';
import { seatWord } from '../say.ts';
import { isDeluxe } from '../setup.ts';
import { type M, PHASE, SCOPE, type TcgState, UNTIL } from '../state.ts';
import { ZONE } from '../zones.ts';
import { openActions } from './actions.ts';
import { archeryPhase } from './archery.ts';
import { assignmentPhase } from './assignment.ts';
import { fellowshipPhase } from './fellowship.ts';
import { moveFellowship } from './path.ts';
import { beginPhase, endPhase } from './phase.ts';
import { discardEvent } from './play.ts';
import { discardMinions, hasMinions, regroupPhase } from './regroup.ts';
import { sanctuary } from './sanctuary.ts';
import { setupGame } from './setup.ts';
import { shadowPhases } from './shadow.ts';
import { hasFierce, newSkirmishes, skirmishPhases } from './skirmish.ts';

/** The whole game: set-up, then turn after turn, clockwise (TCG-TURN-02). */
export const game = procedure<TcgState>('game')({
  setup: (m) => m.call(setupGame, { asked: 0, bids: [] }),
  turn: (m) => m.call(turn, {}),
  'next turn'(m) {
    clearTurn(m);
    m.s.turn = neighbour(m, m.s.turn, 1);
    m.goto('turn');
  },
});

const MOMENTS = Object.values(UNTIL);

/** Nothing of a turn is left in the next one, also if it ended in the middle (TCG-SILENT-32). */
function clearTurn(m: M): void {
  const { s } = m;
  discardMinions(m);
  // An event that ended the turn has had its effect (TCG-EVENT-03).
  if (cardsIn(m, ZONE.resolving).length > 0) {
    for (const card of cardsIn(m, ZONE.resolving).slice()) discardEvent(m, card);
  }
  s.phase = PHASE.none;
  s.wearing = 0;
  s.fighting = -1;
  s.cancelled = 0;
  s.fierce = 0;
  s.shadow = -1;
  clear(s.delayed);
  clearUses(m, SCOPE.phase);
  for (let i = 0; i < MOMENTS.length && s.lasting.length > 0; i++) expire(m, MOMENTS[i]);
}

/** A turn in the rulebook's seven phases (TCG-TURN-01); moving again goes back to the move. */
export const turn = procedure<TcgState>('turn')({
  // The pool is emptied before anything else (TCG-TWILIGHT-09).
  'empty pool'(m) {
    const { s } = m;
    s.turns++;
    s.twilight = 0;
    s.moves = 0;
    s.extraMoves = 0;
    s.drawn = 0;
    clearUses(m, SCOPE.turn);
    setActing(m);
    if (m.log) m.say(['tcg.log.turn', { seat: seatWord(s.turn) }], [], 'TCG-TURN-02');
  },
  sanctuary: (m) => m.call(sanctuary, { healed: 0 }),
  'start of turn': (m) => emit(m, { type: 'turn-start', seat: m.s.turn }),
  'fellowship phase': (m) => {
    beginPhase(m, PHASE.fellowship);
    m.call(fellowshipPhase, {});
  },
  move: (m) => m.call(moveFellowship, { from: -1, to: -1 }),
  'shadow phases': (m) => {
    beginPhase(m, PHASE.shadow);
    m.call(shadowPhases, { at: 0 });
  },
  // Without minions there is nothing to fight (TCG-SHADOW-11).
  'maneuver phase'(m) {
    m.s.shadow = -1;
    if (!hasMinions(m)) {
      m.goto('victory');
      return;
    }
    beginPhase(m, PHASE.maneuver);
    // TCG-MANEUVER-01: only the Deluxe rules have maneuver actions.
    if (isDeluxe(m)) openActions(m);
  },
  'archery phase'(m) {
    if (!hasMinions(m)) {
      m.goto('victory');
      return;
    }
    beginPhase(m, PHASE.archery);
    m.call(archeryPhase, { left: 0, fellowship: 0, shadow: -1 });
  },
  'assignment phase'(m) {
    // TCG-ARCHERY-11.
    if (!hasMinions(m)) {
      m.goto('victory');
      return;
    }
    m.s.fierce = 0;
    beginPhase(m, PHASE.assignment);
    m.call(assignmentPhase, { at: 0, card: -1 });
  },
  'skirmish phases': (m) => m.call(skirmishPhases, newSkirmishes()),
  // Surviving fierce minions must be faced a second time (TCG-FIERCE-01).
  'fierce assignment'(m) {
    if (m.s.fierce === 1 || !hasFierce(m)) {
      m.goto('victory');
      return;
    }
    m.s.fierce = 1;
    beginPhase(m, PHASE.assignment);
    m.call(assignmentPhase, { at: 0, card: -1 });
  },
  'fierce skirmishes': (m) => m.call(skirmishPhases, newSkirmishes()),
  // Whoever survives all skirmishes at site 9 has won, without a regroup phase (TCG-WIN-01 to -03, TCG-SILENT-25).
  victory(m) {
    endPhase(m);
    m.s.fierce = 0;
    if (m.s.position[m.s.turn] >= LAST_SITE) m.end({ winners: [m.s.turn], reason: 'tcg.over.arrived' });
  },
  'regroup phase'(m) {
    beginPhase(m, PHASE.regroup);
    m.call(regroupPhase, { at: 1 });
  },
  'move again'(m, v) {
    endPhase(m);
    if (v.result === 1) m.goto('move');
  },
  'end of turn': (m) => emit(m, { type: 'turn-end', seat: m.s.turn }),
});

const LAST_SITE = 9;
