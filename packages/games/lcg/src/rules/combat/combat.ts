import { aliasId, cardsIn, type Decision, move, Option, PASS, procedure, type Seat } from '@tafelrunde/kernel';
import { playerOrder } from '../../players.ts';
import { type LcgState, type M, PHASE } from '../../state.ts';
import { ZONE } from '../../zones.ts';
import { clear } from '../leave.ts';
import { beginPhase, endPhase } from '../phases.ts';
import { classicWindow, windowStep } from '../window.ts';
import { canAttack, enemyAttack } from './enemy-attack.ts';
import { attackTargets, attackWith } from './player-attack.ts';
import { dealShadows } from './shadow.ts';

/** `through` is the set of players whose enemies, then whose attacks, are done. */
type Vars = { through: number };

/** Phase 6 (LCG-COMBAT-E-01 to LCG-COMBAT-P-17). */
export const combatPhase = procedure<LcgState, Vars>('combat', {
  '6.1': (m) => {
    for (const card of m.s.cards) {
      card.attacked = 0;
      card.attackedBy = 0;
    }
    beginPhase(m, PHASE.combat);
  },
  '6.2': (m) => m.call(dealShadows, { dealt: [] }),
  '6.2w': windowStep,
  '6.3': () => {},
  '6.4a': {
    ask(m): Decision | null {
      const seat = attacked(m);
      if (seat < 0) return null;
      const options = attackers(m, seat).map(
        (card) => new Option(aliasId(m.s.cards[card].alias), 'lcg.option.attacks', card, seat, 0, 'LCG-COMBAT-E-04'),
      );
      return { seat, kind: 'order', prompt: ['lcg.ask.enemy-order'], options, rule: 'LCG-COMBAT-E-04' };
    },
    then(m, _v, answer) {
      m.goto('6.4a');
      m.s.active = answer.seat;
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
    ask(m, v): Decision | null {
      const seat = playerOrder(m).find((s) => (v.through & (1 << s)) === 0 && attackTargets(m, s).length > 0);
      if (seat === undefined) return null;
      const options = attackTargets(m, seat).map(
        (card) => new Option(aliasId(m.s.cards[card].alias), 'lcg.option.attack', card, seat, 0, 'LCG-COMBAT-P-04'),
      );
      options.push(new Option(PASS, 'lcg.option.no-attack', -1, seat, 0, 'LCG-COMBAT-P-03'));
      return { seat, kind: 'target', prompt: ['lcg.ask.attack'], options, rule: 'LCG-COMBAT-P-04' };
    },
    then(m, v, answer) {
      m.goto('6.8a');
      m.s.active = answer.seat;
      // Players before this one had nothing to attack with; the order does not go back to them (LCG-COMBAT-P-02).
      for (const seat of playerOrder(m)) {
        if (seat === answer.seat) break;
        v.through |= 1 << seat;
      }
      if (answer.id === PASS) v.through |= 1 << answer.seat;
      else attackWith(m, answer.seat, answer.card, []);
    },
  },
  '6.10': (m) => {
    m.s.active = m.s.first;
  },
  '6.10w': classicWindow,
  '6.11'(m) {
    for (const card of cardsIn(m, ZONE.shadow).slice()) {
      clear(m, card);
      move(m, card, ZONE.encounterDiscard);
    }
    endPhase(m, PHASE.combat);
  },
});

/** The first player, in order, who still has an enemy that can attack (LCG-COMBAT-E-03, -05). */
function attacked(m: M): Seat {
  return playerOrder(m).find((seat) => attackers(m, seat).length > 0) ?? -1;
}

function attackers(m: M, seat: Seat): number[] {
  return cardsIn(m, ZONE.engaged, seat).filter((card) => m.s.cards[card].attacked === 0 && canAttack(m, card, seat));
}
