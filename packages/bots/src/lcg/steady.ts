import { below, type Decision, NO, type Option, type RandomWords, YES } from '@tafelrunde/kernel';
import { STAT, ZONE } from '@tafelrunde/lcg';
import type { Thought } from '../bot.ts';
import { act, keepWorth, nearTroll, respond } from './actions.ts';
import { killWorth } from './battle.ts';
import { attack, chooseAttackers, defend, enemyOrder, engage, join, takeDamage } from './combat.ts';
import { commit, travel } from './quest.ts';
import type { LcgSight } from './sight.ts';
import { target } from './targets.ts';
import { weights } from './weights.ts';
import { worthOf } from './worth.ts';

/** The rules of thumb: what is asked decides who answers. */
export function steady(sight: LcgSight, decision: Decision, random: RandomWords, thought: Thought | null): Option {
  const { options } = decision;
  switch (decision.prompt[0]) {
    case 'lcg.ask.act':
    case 'lcg.ask.plan':
      return act(sight, decision, thought);
    case 'lcg.ask.respond':
      return respond(sight, decision, thought);
    case 'lcg.ask.commit':
      return commit(sight, decision, thought);
    case 'lcg.ask.travel':
      return travel(sight, decision, thought);
    case 'lcg.ask.engage':
      return engage(sight, decision, thought);
    case 'lcg.ask.check':
      return enemyOrder(sight, decision);
    case 'lcg.ask.enemy-order':
      return enemyOrder(sight, decision);
    case 'lcg.ask.defend':
      return defend(sight, decision, thought);
    case 'lcg.ask.damage':
      return takeDamage(sight, decision);
    case 'lcg.ask.attack':
      return attack(sight, decision, thought);
    case 'lcg.ask.attackers':
      return chooseAttackers(sight, decision, thought);
    case 'lcg.ask.join':
      return join(sight, decision);
    case 'lcg.ask.mulligan':
      return mulligan(sight, decision, thought);
    case 'lcg.ask.pay':
      return pay(sight, options);
    case 'lcg.ask.host':
    case 'kernel.ask.target':
      return target(sight, decision);
    case 'lcg.ask.restricted':
      return least(options, (card) => worthOf(sight.def(card)));
    case 'lcg.ask.bottom':
      return bottom(sight, decision);
    case 'lcg.ask.heal':
    case 'lcg.ask.x':
      return options[options.length - 1];
    case 'lcg.ask.take':
    case 'lcg.ask.search':
    case 'lcg.ask.deck-order':
      return least(options, (card) => -keepWorth(sight, card));
    case 'lcg.ask.spider':
      return least(options, (card) => killWorth(sight, card) * weights.spiderChoice);
    case 'lcg.ask.player':
      return options.find(({ seat }) => seat === sight.seat) ?? options[0];
    case 'kernel.ask.mode':
      return mode(sight, decision);
    case 'kernel.ask.may':
      return options.find(({ id }) => id === YES) ?? options[0];
    default:
      // Orders of piles and the like, where hardly anything is at stake.
      return options[below(random, options.length)];
  }
}

function least(options: readonly Option[], of: (card: number) => number): Option {
  let best = options[0];
  let low = Number.POSITIVE_INFINITY;
  for (const option of options) {
    const value = option.card < 0 ? 0 : of(option.card);
    if (value < low) {
      low = value;
      best = option;
    }
  }
  return best;
}

/** A hand is kept if something good can be played soon. */
function mulligan(sight: LcgSight, { options }: Decision, thought: Thought | null): Option {
  let early = 0;
  let worth = 0;
  for (const card of sight.hand()) {
    const def = sight.def(card);
    worth += worthOf(def);
    if ((def.type === 'ally' || def.type === 'attachment') && def.cost <= 3 && worthOf(def) >= 4) early++;
  }
  const keep = early >= 2 || worth >= 32;
  if (thought) thought.words = [keep ? 'bots.lcg.why.keep' : 'bots.lcg.why.mulligan'];
  return options.find(({ id }) => id === (keep ? NO : YES))!;
}

/** Pays from the fullest pool; Aragorn keeps one back to be ready again. */
function pay(sight: LcgSight, options: readonly Option[]): Option {
  return least(options, (card) => {
    const { resources } = sight.card(card);
    return -resources + (sight.def(card).id === 'aragorn' && resources === 1 ? 5 : 0);
  });
}

/** Whether the top card of the encounter deck, just seen, should go under it. */
function bottom(sight: LcgSight, { options }: Decision): Option {
  const known = sight.cards(ZONE.encounterDeck);
  const card = known[known.length - 1];
  if (card === undefined) return options[0];
  const { type, threat } = sight.def(card);
  const bad = type === 'treachery' ? 2 : type === 'enemy' ? 2.5 + sight.value(card, STAT.attack) * 0.3 : threat;
  return options.find(({ id }) => id === (bad > 2 ? YES : NO)) ?? options[0];
}

/** Which of several effects. */
function mode(sight: LcgSight, { options, source = -1 }: Decision): Option {
  const by = (n: number): Option => options.find((option) => option.n === n) ?? options[0];
  switch (source >= 0 && sight.knows(source) ? sight.def(source).id : '') {
    case 'gandalf': {
      const enemies = [...sight.engaged(), ...sight.staged('enemy')];
      if (sight.margin() <= 8 || nearTroll(sight)) return by(2);
      if (enemies.some((enemy) => sight.life(enemy) <= 4 || sight.attack(enemy) >= 4)) return by(1);
      return sight.margin() <= 14 ? by(2) : by(0);
    }
    case 'protector-of-lorien':
      return by(sight.defenders.length > 0 ? 0 : 1);
    case 'the-galadhrims-greeting':
      return by(sight.order.length > 3 ? 1 : 0);
    default:
      return options[0];
  }
}
