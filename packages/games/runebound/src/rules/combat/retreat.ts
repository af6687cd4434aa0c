import { DONE, NO, option, procedure, question, type Seat, seatName, type Vars, YES } from '@tafelrunde/kernel';
import type { M, RbDecision, RbOption, RbState } from '../../state.ts';
import { STAT } from '../../stats.ts';
import { callDice } from '../dice.ts';
import { listDieSteps, takeDieStep } from '../move.ts';
import { endFight, forbids } from './damage.ts';
import { sideWord } from './say.ts';

interface RetreatVars extends Vars {
  side: number;
}

const TRY = option(YES, 'rb.option.retreat', { rule: 'RB-RETREAT-01' });
const FIGHT_ON = option(NO, 'rb.option.fight-on', { rule: 'RB-RETREAT-03' });
const STAY = option(DONE, 'rb.option.fight-on', { rule: 'RB-RETREAT-03' });
const CHOICES = [FIGHT_ON, TRY];

function seatOn(m: M, side: number): Seat {
  return side === 0 ? m.s.fight.hero : m.s.fight.foe;
}

/** Whether a hero may try to retreat: not from a villain or from Corbin, nor where a card forbids it. */
function mayRetreat(m: M, side: number): boolean {
  return (m.s.fight.bound & (1 << side)) === 0 && !forbids(m, side, STAT.pinned);
}

/** A hero may try to retreat by one die that leads to an adjacent hex (RB-RETREAT-01 to -04). Enemies never do. */
export const retreat = procedure<RbState, RetreatVars>('retreat')({
  choose: {
    ask(m, { side }): RbDecision | null {
      if (!mayRetreat(m, side)) return null;
      return question(
        seatOn(m, side),
        'confirm',
        ['rb.ask.retreat', { who: sideWord(m, 1 - side) }],
        CHOICES,
        'RB-RETREAT-01',
      );
    },
    then(m, { side }, answer) {
      if (answer.id === NO) m.done();
      else callDice(m, seatOn(m, side), 1);
    },
  },
  flee: {
    ask(m, { side }): RbDecision | null {
      if (!mayRetreat(m, side)) return null;
      const seat = seatOn(m, side);
      const options: RbOption[] = [STAY];
      listDieSteps(m, seat, options);
      return question(seat, 'place', ['rb.ask.flee'], options, 'RB-RETREAT-02');
    },
    then(m, { side }, answer) {
      const seat = seatOn(m, side);
      if (answer.id === DONE) {
        if (m.log) m.say(['rb.log.no-retreat', { seat: seatName(seat) }], [], 'RB-RETREAT-03');
        return;
      }
      if (m.log) m.say(['rb.log.retreat', { seat: seatName(seat) }], [], 'RB-RETREAT-02');
      endFight(m, 2);
      takeDieStep(m, seat, answer);
    },
  },
});
