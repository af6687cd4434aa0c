import { CardOptions, cardName, cardsIn, procedure, question, type Seat, seatName } from '@tafelrunde/kernel';
import type { M, RbDecision, RbOption, RbState } from '../state.ts';
import { ZONE } from '../zones.ts';
import { discardSkill } from './cards.ts';
import { purpose } from './occasion.ts';

/** Only the cards in hand limit how often a hero exerts (RB-EXHAUST-05). */
export function canExert(m: M, seat: Seat): boolean {
  return cardsIn(m, ZONE.hand, seat).length > 0;
}

const DISCARD = new CardOptions('rb.option.discard', 'RB-EXHAUST-01');

/** To exert, a hero discards one skill card from its hand (RB-EXHAUST-01). */
export const exert = procedure<RbState, { seat: Seat }>('exert')({
  discard: {
    ask(m, { seat }): RbDecision | null {
      const hand = cardsIn(m, ZONE.hand, seat);
      if (hand.length === 0) return null;
      const options: RbOption[] = [];
      for (let i = 0; i < hand.length; i++) {
        options.push(DISCARD.of(hand[i], m.s.cards[hand[i]].alias));
      }
      return question(seat, 'pay', ['rb.ask.exert', { what: purpose(m) }], options, 'RB-EXHAUST-01');
    },
    then(m, { seat }, answer) {
      m.done();
      discardSkill(m, answer.card);
      if (m.log) {
        m.say(
          ['rb.log.exert', { seat: seatName(seat), card: cardName(m, answer.card) }],
          [answer.card],
          'RB-EXHAUST-01',
        );
      }
    },
  },
});
