import { procedure, type Seat, use } from '@tafelrunde/kernel';
import { cardWord, seatWord } from '../say.ts';
import type { LcgState } from '../state.ts';
import { abilityVars } from '../vars.ts';
import { limitKey } from './limits.ts';

/** Using an action of a card in play (LCG-INIT-01 to -06): its procedure pays the cost, then chooses and resolves. */
export const useAction = procedure<LcgState, { seat: Seat; card: number; action: number }>('use')({
  start(m, { seat, card, action: ix }) {
    const action = m.defs[m.s.cards[card].def].actions[ix];
    if (action.limit > 0) use(m, action.scope, limitKey(m, seat, card, ix, action));
    if (m.log)
      m.say(
        ['lcg.log.use', { seat: seatWord(seat), card: cardWord(m, card), what: { name: action.does } }],
        [card],
        'LCG-ACTION-01',
      );
    m.callByName(action.proc, abilityVars(seat, card));
  },
});
