import { procedure, question, type Vars } from '@tafelrunde/kernel';
import type { RbDecision, RbOption, RbState } from '../../state.ts';
import { slotOptions } from './options.ts';
import { flipToken, isReachable, pilotOf, recastToken, sideOfSlot, spendToken } from './pool.ts';
import { faceWord, sideWord } from './say.ts';

interface AgilityVars extends Vars {
  side: number;
  slot: number;
}

const flipOption = slotOptions('f', 'rb.option.flip', 'RB-AGILITY-01');
const recastOption = slotOptions('r', 'rb.option.recast', 'RB-AGILITY-02');

/** One agility symbol flips an own token or makes the opponent recast one, never more (RB-AGILITY-01 to -04). */
export const agility = procedure<RbState, AgilityVars>('agility')({
  spend(m, { slot }) {
    spendToken(m.s.fight, slot);
  },
  target: {
    ask(m, { side }): RbDecision | null {
      const { fight } = m.s;
      const options: RbOption[] = [];
      for (let slot = 0; slot < fight.tokens.length; slot++) {
        if (!isReachable(fight, slot)) continue;
        options.push(sideOfSlot(fight, slot) === side ? flipOption(fight, slot) : recastOption(fight, slot));
      }
      if (options.length === 0) return null;
      const pilot = pilotOf(m, side);
      const shown = pilot < 0 ? [options[0]] : options;
      return question(pilot < 0 ? fight.hero : pilot, 'target', ASK, shown, 'RB-AGILITY-03');
    },
    then(m, { side }, answer) {
      const flips = answer.id[0] === 'f';
      if (m.log) {
        const key = flips ? 'rb.log.flip' : 'rb.log.recast';
        m.say([key, { who: sideWord(m, side), what: faceWord(m, answer.n) }], [], answer.rule);
      }
      if (flips) flipToken(m.s.fight, answer.n);
      else recastToken(m, answer.n);
      if (m.log) {
        const key = flips ? 'rb.log.flipped' : 'rb.log.recast-to';
        m.say([key, { who: sideWord(m, sideOfSlot(m.s.fight, answer.n)), what: faceWord(m, answer.n) }]);
      }
    },
  },
});

const ASK = ['rb.ask.agility'] as const;
