import { procedure, question, type Vars } from '@tafelrunde/kernel';
import { SYMBOL } from '../../content/tokens.ts';
import type { Fight, RbDecision, RbOption, RbState } from '../../state.ts';
import { slotOptions } from './options.ts';
import { endSlot, firstSlot, pilotOf, symbolAt } from './pool.ts';
import { faceWord, sideWord } from './say.ts';

/** Whether a token may be put on a doubler: an own one in the pool that lies on none and is none (RB-SILENT-32). */
function isLoad(fight: Fight, slot: number): boolean {
  return fight.spent[slot] === 0 && fight.liesOn[slot] < 0 && symbolAt(fight, slot) !== SYMBOL.double;
}

export function hasLoad(fight: Fight, side: number, doublerSlot: number): boolean {
  const end = endSlot(fight, side);
  for (let slot = firstSlot(fight, side); slot < end; slot++) {
    if (slot !== doublerSlot && isLoad(fight, slot)) return true;
  }
  return false;
}

interface DoublerVars extends Vars {
  side: number;
  slot: number;
}

const loadOption = slotOptions('t', 'rb.option.load', 'RB-DOUBLE-01');
const ASK = ['rb.ask.doubler'] as const;

/** Puts another own token on a doubler (RB-DOUBLE-01); only one may lie there (RB-DOUBLE-04). */
export const doubler = procedure<RbState, DoublerVars>('doubler')({
  load: {
    ask(m, { side }): RbDecision | null {
      const { fight } = m.s;
      const options: RbOption[] = [];
      const end = endSlot(fight, side);
      for (let slot = firstSlot(fight, side); slot < end; slot++) {
        if (isLoad(fight, slot)) options.push(loadOption(fight, slot));
      }
      if (options.length === 0) return null;
      const pilot = pilotOf(m, side);
      const shown = pilot < 0 ? [options[0]] : options;
      return question(pilot < 0 ? fight.hero : pilot, 'target', ASK, shown, 'RB-DOUBLE-01');
    },
    then(m, { side, slot }, answer) {
      if (m.log) m.say(['rb.log.load', { who: sideWord(m, side), what: faceWord(m, answer.n) }], [], 'RB-DOUBLE-01');
      m.s.fight.liesOn[answer.n] = slot;
    },
  },
});
