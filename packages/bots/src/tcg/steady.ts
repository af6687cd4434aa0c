import { below, type Decision, DONE, NO, type Option, PASS, type RandomWords, YES } from '@tafelrunde/kernel';
import type { Thought } from '../bot.ts';
import { act, keepWorth, respond } from './actions.ts';
import { attacked, attacker, defended, defender } from './assign.ts';
import { nowWorth } from './fight.ts';
import { cardParam } from './say.ts';
import type { TcgSight } from './sight.ts';
import { healMost, hurtLeast, hurtMost, most, target } from './targets.ts';

/** The rules of thumb: what is asked decides who answers. */
export function steady(s: TcgSight, decision: Decision, random: RandomWords, thought: Thought | null): Option {
  const { options } = decision;
  switch (decision.prompt[0]) {
    case 'tcg.ask.fellowship':
    case 'tcg.ask.shadow':
    case 'tcg.ask.skirmish':
    case 'tcg.ask.act':
      return act(s, decision, thought);
    case 'tcg.ask.respond':
      return respond(s, decision, thought);
    case 'tcg.ask.defender':
      return defender(s, decision, thought);
    case 'tcg.ask.defended':
      return defended(s, decision);
    case 'tcg.ask.attacker':
      return attacker(s, decision, thought);
    case 'tcg.ask.attacked':
      return attacked(s, decision);
    case 'tcg.ask.move-again':
      return moveAgain(s, decision, thought);
    case 'tcg.ask.reconcile':
      return reconcile(s, options, thought);
    case 'tcg.ask.discard-down':
      return most(options, (card) => -keepWorth(s, card));
    case 'tcg.ask.archery':
    case 'tcg.ask.exert':
    case 'tcg.ask.wound':
      return own(s, options) ? hurtLeast(s, options) : hurtMost(s, options);
    case 'tcg.ask.sanctuary':
    case 'tcg.ask.heal':
      return healMost(s, options);
    case 'tcg.ask.bearer':
      return most(options, (card) => s.strength(card) + (s.inFight(card) ? 3 : 0) + (s.isRingBearer(card) ? 0.5 : 0));
    case 'tcg.ask.play':
      return most(options, (card) => (s.knows(card) ? 1 + s.def(card).cost : 0));
    case 'tcg.ask.choose-skirmish':
    case 'tcg.ask.wound-order':
      return options[0];
    case 'tcg.ask.spot':
      return options.reduce((a, b) => (b.n > a.n ? b : a));
    case 'tcg.ask.bid':
      return options.find(({ n }) => n === 1) ?? options[0];
    case 'tcg.ask.place':
      return options[0];
    case 'tcg.ask.reshuffle':
    case 'kernel.ask.may':
      return options.find(({ id }) => id === YES) ?? options[0];
    case 'tcg.ask.prevent':
      return options.find(({ id }) => id === (nowWorth(s, 0) > 3 ? YES : NO)) ?? options[0];
    case 'kernel.ask.target':
      return target(s, decision);
    default:
      return options[below(random, options.length)];
  }
}

function own(s: TcgSight, options: readonly Option[]): boolean {
  const first = options.find(({ card }) => card >= 0);
  return first !== undefined && s.card(first.card).owner === s.seat;
}

/** A second move gains a turn; it is made while the fellowship is whole, or if others would arrive first. */
function moveAgain(s: TcgSight, { options }: Decision, thought: Thought | null): Option {
  let wounds = 0;
  let life = 0;
  for (const card of s.companions(s.seat)) {
    wounds += s.card(card).wounds;
    life += s.life(card);
  }
  const bearer = s.ringBearer();
  const safe = bearer >= 0 && s.life(bearer) >= 3 && s.minions.length === 0;
  const go = safe && s.companions(s.seat).length >= 4 && wounds <= life * 0.2;
  if (thought) thought.words = [go ? 'bots.tcg.why.move-again' : 'bots.tcg.why.rest'];
  return options.find(({ id }) => id === (go ? YES : PASS)) ?? options[0];
}

/** A card that will not be of use makes room for a new one. */
function reconcile(s: TcgSight, options: readonly Option[], thought: Thought | null): Option {
  const keep = options.find(({ id }) => id === DONE) ?? options[0];
  const worst = most(
    options.filter((option) => option !== keep),
    (card) => -keepWorth(s, card),
  );
  const chosen = worst && keepWorth(s, worst.card) < 2.2 ? worst : keep;
  if (thought) {
    thought.words =
      chosen === keep ? ['bots.tcg.why.keep'] : ['bots.tcg.why.discard', { card: cardParam(s, chosen.card) }];
  }
  return chosen;
}
