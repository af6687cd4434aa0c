import { emit, option, PASS, procedure, question } from '@tafelrunde/kernel';
import type { TcgDecision, TcgOption, TcgState } from '../state.ts';
import { act, findActions } from './actions.ts';

/** Each Shadow player has a phase of his own, counter-clockwise from the right of the mover (TCG-SHADOW-01, -02). */
export const shadowPhases = procedure<TcgState, { at: number }>('shadow')({
  next(m, v) {
    v.at++;
    if (v.at === m.s.acting.length) {
      m.done();
      return;
    }
    m.s.shadow = m.s.acting[v.at];
    emit(m, { type: 'shadow-start', seat: m.s.shadow, first: v.at === 1 ? 1 : 0 });
  },
  act: {
    ask(m): TcgDecision {
      const found: TcgOption[] = [];
      const options = findActions(m, m.s.shadow, found) ? found : ONLY_END;
      if (options === found) found.push(END);
      return question(m.s.shadow, 'act', SHADOW, options, 'TCG-SHADOW-02', undefined, true);
    },
    then(m, _v, answer) {
      if (answer.id === PASS) {
        m.goto('next');
        return;
      }
      m.goto('act');
      act(m, m.s.shadow, answer);
    },
  },
});

const SHADOW = ['tcg.ask.shadow'] as const;
const END = option(PASS, 'tcg.option.end-shadow', { rule: 'TCG-SHADOW-02' });
const ONLY_END: readonly TcgOption[] = [END];
