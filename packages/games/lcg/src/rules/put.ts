import { cardOption, procedure, question, type Seat } from '@tafelrunde/kernel';
import { cardWord } from '../say.ts';
import type { LcgDecision, LcgState } from '../state.ts';
import { attachTo, hostsFor } from './play.ts';

/** An attachment that is put into play without being played needs a card that may have it all the same (LCG-PLAY-05). */
export const putOn = procedure<LcgState, { seat: Seat; card: number }>('put on')({
  host: {
    ask(m, { seat, card }): LcgDecision | null {
      const options = hostsFor(m, card).map((host) => cardOption(m, host, 'lcg.option.attach', 'LCG-PLAY-05'));
      if (options.length === 0) return null;
      return question(seat, 'target', ['lcg.ask.host', { card: cardWord(m, card) }], options, undefined, card);
    },
    then(m, { seat, card }, answer) {
      m.done();
      attachTo(m, card, answer.card, seat, 0);
    },
  },
});
