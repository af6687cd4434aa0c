import { type Count, cardName, type Effect, NO, option, question, YES } from '@tafelrunde/kernel';
import { SYMBOL } from '../content/tokens.ts';
import { pilotOf, total } from '../rules/combat/pool.ts';
import { spendTokens } from '../rules/combat/spend.ts';
import { amount, inFight, literal, rb, sideOf } from './language.ts';
import type { RbNode } from './nodes.ts';
import { recast } from './token-effects.ts';

const PARRY = option(YES, 'rb.option.parry', { rule: 'RB-CANCEL-02' });
const LET_IT_HAPPEN = option(NO, 'rb.option.no-parry', { rule: 'RB-CANCEL-02' });

const unlessNode = rb.effect<RbNode<'unless-foe-spends'>>('unless-foe-spends', {
  assemble: ({ n, effect }, a, l) => {
    const count = l.number(n);
    const end = a.label();
    a.declare('result');
    a.ask(
      (m, v) => {
        const { fight } = m.s;
        const foe = 1 - sideOf(m, v);
        const need = count(m, v);
        if (!inFight(m) || total(fight, foe, SYMBOL.surge) < need) return null;
        const pilot = pilotOf(m, foe);
        const options = pilot < 0 ? [PARRY] : [PARRY, LET_IT_HAPPEN];
        return question(
          pilot < 0 ? fight.hero : pilot,
          'confirm',
          ['rb.ask.parry', { card: cardName(m, v.source), n: need }],
          options,
          undefined,
        );
      },
      (m, v, answer) => {
        if (answer.id === NO) return;
        m.jump(end.step);
        const side = 1 - sideOf(m, v);
        m.call(spendTokens, { side, symbol: SYMBOL.surge, sum: 0, least: count(m, v), picked: 0 });
      },
    );
    l.assemble(effect, a);
    a.place(end);
  },
  could: ({ effect }, l) => l.could(effect),
  text: ({ n, effect }, l) => {
    const { n: text } = amount(n);
    const { de, en } = l.say(l.textOf(effect));
    return literal(
      `${de}; dein Gegner darf ${text} Energie ausgeben, um dies aufzuheben`,
      `${en}; your opponent may spend ${text} surge to cancel this`,
    );
  },
});
/** The opponent may cancel an effect directly before it is resolved, for some surge of its own (RB-CANCEL-02). */
export const unlessFoeSpends = (n: Count, effect: Effect): Effect => unlessNode({ n, effect });

/** No hero owns more combat tokens: three of its own and one for each asset. */
const EVERY_TOKEN = 8;

/** Any number of own tokens, one after another. */
export const recastAny: Effect = rb.effect('recast-any', {
  custom: true,
  assemble: (_, a, l) => l.assemble(recast(EVERY_TOKEN, 'own'), a),
  could: (_, l) => l.could(recast(EVERY_TOKEN, 'own')),
  text: () => literal('wirf beliebig viele deiner Marker neu', 'recast any number of your tokens'),
})({});
