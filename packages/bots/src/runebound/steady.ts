import { below, type Decision, DONE, NO, type Option, PASS, type RandomWords, YES } from '@tafelrunde/kernel';
import { DECKS, gemOn, hexes, ZONE } from '@tafelrunde/runebound';
import type { Thought } from '../bot.ts';
import { agility, borrow, combatAction, double, most, retreat, shield, spend, token } from './combat.ts';
import { dice, die } from './dice.ts';
import { assetWorth, buyGain, isOutdone } from './goals.ts';
import { has, meaningOf, modeOf } from './reading.ts';
import type { RbSight } from './sight.ts';
import { cardWorth, learnGain, skillWorth } from './skills.ts';
import { act, step, test } from './turn.ts';
import { wayTo } from './ways.ts';
import { effectWorth } from './worth.ts';

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
    case 'rb.ask.borrow':
      return borrow(s, decision);
    case 'rb.ask.spend':
      return spend(s, decision);
    case 'rb.ask.shield':
      return shield(decision);
    case 'rb.ask.retreat':
      return retreat(s, decision, thought);
    case 'rb.ask.dice':
      return dice(s, decision);
    case 'rb.ask.reroll':
    case 'rb.ask.turn-die':
      return die(s, decision);
    case 'rb.ask.test':
      return test(s, decision);
    case 'rb.ask.start':
      return most(options, ({ n }) => gemsNear(n));
    case 'rb.ask.event':
    case 'rb.ask.outcome':
      return most(options, (option) => outcomeWorth(s, option, meaningOf(option.more)));
    case 'kernel.ask.mode':
      return most(options, (option) => outcomeWorth(s, option, modeOf(s.def(decision.source ?? -1), option.n)));
    case 'rb.ask.trophy':
      return most(options, ({ n }) => trophiesOf(s, n) - orbsOf(s, n));
    case 'rb.ask.trophy-kind':
      return most(options, ({ n }) => orbsOf(s, n) - trophiesOf(s, n));
    case 'rb.ask.learn':
      return most(options, ({ card }) => (card < 0 ? 0 : learnGain(s, card)));
    case 'rb.ask.hand-limit':
    case 'rb.ask.discard':
    case 'rb.ask.exert':
      return most(options, ({ card }) => (card < 0 ? -99 : -cardWorth(s, card)));
    case 'rb.ask.skill-limit':
      return most(options, ({ card }) => (card < 0 ? -99 : -skillWorth(s, card)));
    case 'rb.ask.buy':
    case 'rb.ask.buy-any':
      return buy(s, options);
    case 'rb.ask.sell':
      return (
        options.find(({ card }) => card >= 0 && isOutdone(s, card)) ??
        options.find(({ id }) => id === DONE) ??
        options[0]
      );
    case 'rb.ask.asset-limit':
    case 'rb.ask.lose-asset':
      return most(options, ({ card }) => (card < 0 ? -99 : -assetWorth(s, s.def(card))));
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
      return respond(s, options);
    case 'kernel.ask.may':
    case 'rb.ask.parry':
      return options.find(({ id }) => id === YES) ?? options[0];
    default:
      return options[below(random, options.length)];
  }
}

/** The asset that adds most; if there is none, what would help the others most makes room in the market. */
function buy(s: RbSight, options: readonly Option[]): Option {
  return most(options, ({ key, card }) => {
    if (card < 0) return 0.2;
    const def = s.def(card);
    return key === 'rb.option.buy' ? buyGain(s, def) : def.price * 0.01;
  });
}

/** What an option of an event, an outcome of a quest or a reward brings. */
function outcomeWorth(s: RbSight, { id, key, n }: Option, what: unknown): number {
  if (id === DONE) return -0.5;
  const worth = effectWorth(s, what);
  // A rumor has still to be gone for; the card of a quest is a trophy, whatever else it brings.
  if (key === 'rb.option.rumor') return 0.5 * worth;
  return key === 'rb.option.outcome' ? worth + 1.6 + 0.01 * n : worth;
}

/** Abilities that react, unless they cost the last cards or heal what does not hurt. */
function respond(s: RbSight, options: readonly Option[]): Option {
  const pass = options.find(({ id }) => id === PASS) ?? options[0];
  const use = options.find(({ card }) => card >= 0);
  if (!use) return pass;
  const { tree, type } = s.def(use.card);
  if (has(tree, 'heal', 'heal-all') && type !== 'hero' && s.hurt() < 2) return pass;
  return use;
}

/** How many gems lie within about a turn's walk of a hex. */
function gemsNear(hex: number): number {
  let sum = 0;
  for (let gem = 0; gem < hexes.length; gem++) {
    if (gemOn[gem] >= 0) sum += Math.max(0, 3 - wayTo(gem, 3)[hex]);
  }
  return sum;
}

/** Trophies of one type that a hero has. */
function trophiesOf(s: RbSight, deck: number): number {
  let n = 0;
  for (const card of s.cards(ZONE.trophies)) if (s.def(card).back === deck) n++;
  return n;
}

/** How much the skills in hand ask for trophies of one type. */
function orbsOf(s: RbSight, deck: number): number {
  let sum = 0;
  for (const card of s.hand()) {
    const { orbs } = s.def(card);
    const wanted = orbs.filter((orb) => orb === DECKS[deck]).length;
    if (wanted > 0) sum += wanted * Math.max(0, learnGain(s, card)) * 0.5;
  }
  return sum;
}
