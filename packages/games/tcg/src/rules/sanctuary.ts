import { CardOptions, cardsIn, DONE, option, procedure, question } from '@tafelrunde/kernel';
import { siteHas } from '../players.ts';
import type { TcgDecision, TcgOption, TcgState } from '../state.ts';
import { ZONE } from '../zones.ts';
import { canHeal, heal } from './wounds.ts';

const MOST = 5;
const HEAL = new CardOptions('tcg.option.heal', 'TCG-HEAL-05');

/** A fellowship that begins its turn at a sanctuary may heal up to five wounds of companions (TCG-HEAL-05 to -08). */
export const sanctuary = procedure<TcgState, { healed: number }>('sanctuary')({
  start(m) {
    if (!siteHas(m, 'sanctuary')) m.done();
  },
  heal: {
    ask(m, { healed }): TcgDecision | null {
      if (healed === MOST) return null;
      const options: TcgOption[] = [];
      for (const card of cardsIn(m, ZONE.fellowship, m.s.turn)) {
        const { alias, wounds } = m.s.cards[card];
        if (canHeal(m, card)) options.push(HEAL.of(card, alias, wounds));
      }
      if (options.length === 0) return null;
      options.push(option(DONE, 'tcg.option.heal-done', { n: healed, rule: 'TCG-HEAL-08' }));
      const group = { id: 'sanctuary', picked: healed, min: 0, max: MOST };
      return question(m.s.turn, 'pick', SANCTUARY, options, 'TCG-HEAL-05', undefined, undefined, group);
    },
    then(m, v, answer) {
      if (answer.id === DONE) return;
      heal(m, answer.card);
      v.healed++;
      m.goto('heal');
    },
  },
});

const SANCTUARY = ['tcg.ask.sanctuary'] as const;
