import { CardOptions, cardOption, cardsIn, option, PASS, procedure, question, type Seat } from '@tafelrunde/kernel';
import { playerOrder } from '../../players.ts';
import { type LcgDecision, type LcgOption, type LcgState, type M, PHASE } from '../../state.ts';
import { ZONE } from '../../zones.ts';
import { clear, put } from '../left.ts';
import { beginPhase, endPhase } from '../phases.ts';
import { classicWindow, windowStep } from '../window.ts';
import { canAttack, enemyAttack } from './enemy-attack.ts';
import { attackTargets, attackWith } from './player-attack.ts';
import { dealShadows, isAttackerItself } from './shadow.ts';

/** `through` is the set of players whose turn, first of being attacked, then of attacking, has come and gone. */
type Vars = { through: number };

const ATTACKS = new CardOptions('lcg.option.attacks', 'LCG-COMBAT-E-04');
const NONE: readonly number[] = [];

/** Phase 6 (LCG-COMBAT-E-01 to LCG-COMBAT-P-17). */
export const combatPhase = procedure<LcgState, Vars>('combat')({
  '6.1': (m) => {
    const { cards } = m.s;
    for (let i = 0; i < cards.length; i++) {
      cards[i].attacked = 0;
      cards[i].attackedBy = 0;
    }
    beginPhase(m, PHASE.combat);
  },
  '6.2': (m) => m.call(dealShadows, { dealt: [] }),
  '6.2w': windowStep,
  '6.3': () => {},
  '6.4a': {
    ask(m, v): LcgDecision | LcgOption | null {
      const seat = attacked(m, v);
      if (seat < 0) return null;
      const options = attackers(m, seat).map((card) => ATTACKS.of(card, m.s.cards[card].alias, 0, seat));
      if (options.length === 1) return options[0];
      return question(seat, 'order', ['lcg.ask.enemy-order'], options, 'LCG-COMBAT-E-04');
    },
    then(m, v, answer) {
      m.goto('6.4a');
      m.s.active = answer.seat;
      // Once round, the order begins anew.
      v.through = (v.through & (1 << answer.seat)) === 0 ? v.through : 0;
      passOver(m, v, answer.seat);
      m.call(enemyAttack, {
        enemy: answer.card,
        seat: answer.seat,
        defenders: [],
        turned: [],
        extra: 0,
        asked: 0,
        resolved: -1,
      });
    },
  },
  '6.6': () => {},
  '6.7': (m, v) => {
    m.s.active = m.s.first;
    v.through = 0;
  },
  '6.8a': {
    ask(m, v): LcgDecision | null {
      const order = playerOrder(m);
      let targets: readonly number[] = NONE;
      let at = -1;
      while (targets.length === 0 && ++at < order.length) {
        if ((v.through & (1 << order[at])) === 0) targets = attackTargets(m, order[at]);
      }
      if (targets.length === 0) return null;
      const seat = order[at];
      const options = targets.map((card) => cardOption(m, card, 'lcg.option.attack', 'LCG-COMBAT-P-04', { seat }));
      options.push(option(PASS, 'lcg.option.no-attack', { seat, rule: 'LCG-COMBAT-P-03' }));
      return question(seat, 'target', ['lcg.ask.attack'], options, 'LCG-COMBAT-P-04');
    },
    then(m, v, answer) {
      m.goto('6.8a');
      m.s.active = answer.seat;
      // Players before this one had nothing to attack with; the order does not go back to them (LCG-COMBAT-P-02).
      passOver(m, v, answer.seat);
      if (answer.id === PASS) v.through |= 1 << answer.seat;
      else attackWith(m, answer.seat, answer.card, []);
    },
  },
  '6.10': (m) => {
    m.s.active = m.s.first;
  },
  '6.10w': classicWindow,
  '6.11'(m) {
    const left = cardsIn(m, ZONE.shadow).slice();
    const returning = left.filter((card) => isAttackerItself(m, card));
    for (const card of left) {
      clear(m, card);
      put(m, card, returning.includes(card) ? 'deckTop' : 'discard');
    }
    endPhase(m, PHASE.combat);
  },
});

/**
 * Whose enemies attack next (LCG-COMBAT-E-03, -05): of the players whose turn has not gone, the first in order with an enemy
 * that can attack. Whoever got one after his turn comes again when everybody has been through.
 */
function attacked(m: M, { through }: Vars): Seat {
  const order = playerOrder(m);
  let again = -1;
  for (let i = 0; i < order.length; i++) {
    const seat = order[i];
    if (!isAttackedNow(m, seat)) continue;
    if ((through & (1 << seat)) === 0) return seat;
    if (again < 0) again = seat;
  }
  return again;
}

/** Whether an enemy of this player can still attack him. */
function isAttackedNow(m: M, seat: Seat): boolean {
  const engaged = cardsIn(m, ZONE.engaged, seat);
  for (let i = 0; i < engaged.length; i++) {
    if (m.s.cards[engaged[i]].attacked === 0 && canAttack(m, engaged[i], seat)) return true;
  }
  return false;
}

/** The turn has come to this player: that of those before him is over. */
function passOver(m: M, v: Vars, to: Seat): void {
  for (const seat of playerOrder(m)) {
    if (seat === to) return;
    v.through |= 1 << seat;
  }
}

function attackers(m: M, seat: Seat): number[] {
  return cardsIn(m, ZONE.engaged, seat).filter((card) => m.s.cards[card].attacked === 0 && canAttack(m, card, seat));
}
