import { below, type Decision, DONE, NO, type Option, type RandomWords, YES } from '@tafelrunde/kernel';
import type { Thought } from '../bot.ts';
import { agility, combatAction, double, most, retreat, shield, spend, token } from './combat.ts';
import { assetWorth, isOutdone } from './goals.ts';
import type { RbSight } from './sight.ts';
import { act, step } from './turn.ts';

/** The rules of thumb: what is asked decides who answers. */
export function steady(s: RbSight, decision: Decision, random: RandomWords, thought: Thought | null): Option {
  const { options } = decision;
  switch (decision.prompt[0]) {
    case 'rb.ask.turn':
      return act(s, decision, thought);
    case 'rb.ask.move':
    case 'rb.ask.free-move':
    case 'rb.ask.goal':
    case 'rb.ask.flee':
      return step(s, decision);
    case 'rb.ask.combat':
    case 'rb.ask.enemy':
      return combatAction(s, decision, thought);
    case 'rb.ask.agility':
      return agility(s, decision);
    case 'rb.ask.doubler':
      return double(s, decision);
    case 'rb.ask.token':
      return token(s, decision);
    case 'rb.ask.spend':
      return spend(decision);
    case 'rb.ask.shield':
      return shield(decision);
    case 'rb.ask.retreat':
      return retreat(s, decision, thought);
    case 'rb.ask.dice':
      return options.find(({ key }) => key === 'rb.option.keep') ?? options[0];
    case 'rb.ask.outcome':
      return most(options, ({ id, n }) => (id === DONE ? -1 : n));
    case 'rb.ask.test':
      return options.find(({ key }) => key === 'rb.option.test-done') ?? options[0];
    case 'rb.ask.hand-limit':
    case 'rb.ask.discard':
    case 'rb.ask.exert':
      // What is dear to learn will hardly ever be.
      return most(options, ({ card }) => (card < 0 ? -9 : s.def(card).orbs.length - s.def(card).stars * 0.3));
    case 'rb.ask.buy':
      return buy(s, options);
    case 'rb.ask.sell':
      return (
        options.find(({ card }) => card >= 0 && isOutdone(s, card)) ??
        options.find(({ id }) => id === DONE) ??
        options[0]
      );
    case 'rb.ask.asset-limit':
    case 'rb.ask.lose-asset':
      return most(options, ({ card }) => (card < 0 ? -99 : -s.def(card).price));
    case 'rb.ask.trade':
    case 'rb.ask.give':
    case 'rb.ask.take':
      return options.find(({ id }) => id === DONE || id === 'pass') ?? options[options.length - 1];
    case 'rb.ask.agree':
      return options.find(({ key }) => key === 'rb.option.refuse') ?? options[0];
    case 'rb.ask.foe-surge':
    case 'rb.ask.put-under':
      return options.find(({ id }) => id === NO) ?? options[0];
    case 'rb.ask.respond':
      return options.find(({ card }) => card >= 0) ?? options[0];
    case 'kernel.ask.may':
      return options.find(({ id }) => id === YES) ?? options[0];
    case 'rb.ask.event':
      return options[0];
    default:
      return options[below(random, options.length)];
  }
}

/** The asset that adds most; if there is none, the poorest makes room in the market. */
function buy(s: RbSight, options: readonly Option[]): Option {
  return most(options, ({ key, card }) => {
    if (card < 0) return 9.9;
    const def = s.def(card);
    return key === 'rb.option.buy' ? 10 + assetWorth(s, def) * 10 : 10 - def.price * 0.1;
  });
}
