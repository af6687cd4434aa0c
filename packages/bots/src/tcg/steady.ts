import { below, DONE, type kernelMessages, NO, PASS, type RandomWords, YES } from '@tafelrunde/kernel';
import type { TcgDecision, TcgOption, TcgQuestion } from '@tafelrunde/tcg';
import type { QuestionKey } from '@tafelrunde/words';
import type { Thought } from '../bot.ts';
import { bestAction, keepWorth, respond } from './actions.ts';
import { attacked, attacker, defended, defender } from './assign.ts';
import { LAST_SITE } from './features.ts';
import { companionWorth, nowWorth } from './fight.ts';
import { cardParam } from './say.ts';
import type { TcgSight } from './sight.ts';
import { healMost, hurtLeast, hurtMost, most, target } from './targets.ts';

type Question = TcgQuestion | QuestionKey<typeof kernelMessages>;
type Answers = (s: TcgSight, decision: TcgDecision, random: RandomWords, thought: Thought | null) => TcgOption;

const byChance: Answers = (_s, { options }, random) => options[below(random, options.length)];
const first: Answers = (_s, { options }) => options[0];
const yes: Answers = (_s, { options }) => options.find(({ id }) => id === YES) ?? options[0];
const act: Answers = (s, decision, _random, thought) => bestAction(s, decision, thought);
/** Who is hurt: of the own the one who feels it least, of others the one who feels it most. */
const hurt: Answers = (s, { options }) => (own(s, options) ? hurtLeast(s, options) : hurtMost(s, options));
const heal: Answers = (s, { options }) => healMost(s, options);

/** The rules of thumb: what is asked decides who answers. Every question of the game is listed. */
const ANSWERS: Readonly<Record<Question, Answers>> = {
  'tcg.ask.fellowship': act,
  'tcg.ask.shadow': act,
  'tcg.ask.skirmish': act,
  'tcg.ask.act': act,
  'tcg.ask.respond': (s, decision, _random, thought) => respond(s, decision, thought),
  'tcg.ask.defender': (s, decision, _random, thought) => defender(s, decision, thought),
  'tcg.ask.defended': (s, decision) => defended(s, decision),
  'tcg.ask.attacker': (s, decision, _random, thought) => attacker(s, decision, thought),
  'tcg.ask.attacked': (s, decision) => attacked(s, decision),
  'tcg.ask.move-again': (s, decision, _random, thought) => moveAgain(s, decision, thought),
  'tcg.ask.reconcile': (s, { options }, _random, thought) => reconcile(s, options, thought),
  'tcg.ask.discard-down': (s, { options }) => most(options, (card) => -keepWorth(s, card)),
  'tcg.ask.archery': hurt,
  'tcg.ask.exert': hurt,
  'tcg.ask.wound': hurt,
  'tcg.ask.sanctuary': heal,
  'tcg.ask.heal': heal,
  'tcg.ask.bearer': (s, { options }) =>
    most(options, (card) => s.strength(card) + (s.inFight(card) ? 3 : 0) + (s.isRingBearer(card) ? 0.5 : 0)),
  'tcg.ask.play': (s, { options }) => most(options, (card) => (s.knows(card) ? 1 + s.def(card).cost : 0)),
  // Those who are worth most first: events that help are played where they are.
  'tcg.ask.choose-skirmish': (s, { options }) => most(options, (card) => companionWorth(s, card)),
  'tcg.ask.wound-order': first,
  'tcg.ask.spot': (_s, { options }) => options.reduce((a, b) => (b.n > a.n ? b : a)),
  'tcg.ask.bid': (_s, { options }) => options.find(({ n }) => n === 1) ?? options[0],
  'tcg.ask.place': first,
  'tcg.ask.reshuffle': yes,
  'tcg.ask.prevent': (s, { options }) => options.find(({ id }) => id === (nowWorth(s, 0) > 3 ? YES : NO)) ?? options[0],
  // Nobody knows which of these is best.
  'tcg.ask.archery-player': byChance,
  'tcg.ask.cut': byChance,
  'tcg.ask.order': byChance,
  'kernel.ask.may': yes,
  'kernel.ask.mode': byChance,
  'kernel.ask.target': (s, decision) => target(s, decision),
};

/** What a seat that plays by rules of thumb answers. */
export function steady(s: TcgSight, decision: TcgDecision, random: RandomWords, thought: Thought | null): TcgOption {
  return ANSWERS[decision.prompt[0] as Question](s, decision, random, thought);
}

function own(s: TcgSight, options: readonly TcgOption[]): boolean {
  const first = options.find(({ card }) => card >= 0);
  return first !== undefined && s.card(first.card).owner === s.seat;
}

/** A second move in a turn meets a Shadow with a full hand again: it is made only where it ends the journey, and nobody is in the way. */
function moveAgain(s: TcgSight, { options }: TcgDecision, thought: Thought | null): TcgOption {
  const bearer = s.ringBearer();
  const safe = bearer >= 0 && s.life(bearer) >= 3 && s.minions.length === 0;
  const go = safe && s.position() === LAST_SITE - 1;
  if (thought) thought.words = [go ? 'bots.tcg.why.move-again' : 'bots.tcg.why.rest'];
  return options.find(({ id }) => id === (go ? YES : PASS)) ?? options[0];
}

/** A card that will not be of use makes room for a new one. */
function reconcile(s: TcgSight, options: readonly TcgOption[], thought: Thought | null): TcgOption {
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
