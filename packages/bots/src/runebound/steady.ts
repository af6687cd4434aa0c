import { below, DONE, type kernelMessages, NO, PASS, type RandomWords, YES } from '@tafelrunde/kernel';
import { DECKS, gemOn, hexes, type RbDecision, type RbOption, type RbQuestion, ZONE } from '@tafelrunde/runebound';
import type { QuestionKey } from '@tafelrunde/words';
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

type Answer = (s: RbSight, decision: RbDecision, random: RandomWords, thought: Thought | null) => RbOption;

const byChance: Answer = (_s, { options }, random) => options[below(random, options.length)];

/** The answer of that id, wherever it can be given. */
const always =
  (...ids: readonly string[]): Answer =>
  (_s, { options }) =>
    options.find(({ id }) => ids.includes(id)) ?? options[options.length - 1];

/** The card that is liked least is given up. */
const least =
  (worth: (s: RbSight, card: number) => number): Answer =>
  (s, { options }) =>
    most(options, ({ card }) => (card < 0 ? -99 : -worth(s, card)));

const outcome: Answer = (s, { options }) => most(options, (option) => outcomeWorth(s, option, meaningOf(option.more)));

/** A question for which somebody has to know an answer: those of the game, and those that the kernel asks for it. */
type Question = RbQuestion | QuestionKey<typeof kernelMessages>;

/** Who answers what. A question that is not here does not compile. */
const answers: Readonly<Record<Question, Answer>> = {
  'rb.ask.turn': (s, decision, _random, thought) => act(s, decision, thought),
  'rb.ask.move': step,
  'rb.ask.free-move': step,
  'rb.ask.goal': step,
  'rb.ask.flee': step,
  'rb.ask.combat': (s, decision, _random, thought) => combatAction(s, decision, thought),
  'rb.ask.enemy': (s, decision, _random, thought) => combatAction(s, decision, thought),
  'rb.ask.agility': agility,
  'rb.ask.doubler': double,
  'rb.ask.token': token,
  'rb.ask.borrow': borrow,
  'rb.ask.spend': spend,
  'rb.ask.shield': (_s, decision) => shield(decision),
  'rb.ask.retreat': (s, decision, _random, thought) => retreat(s, decision, thought),
  'rb.ask.dice': dice,
  'rb.ask.reroll': die,
  'rb.ask.turn-die': die,
  'rb.ask.test': test,
  'rb.ask.start': (_s, { options }) => most(options, ({ n }) => gemsNear(n)),
  'rb.ask.event': outcome,
  'rb.ask.outcome': outcome,
  'kernel.ask.mode': (s, { options, source = -1 }) =>
    most(options, (option) => outcomeWorth(s, option, modeOf(s.def(source), option.n))),
  'rb.ask.trophy': (s, { options }) => most(options, ({ n }) => trophiesOf(s, n) - orbsOf(s, n)),
  'rb.ask.trophy-kind': (s, { options }) => most(options, ({ n }) => orbsOf(s, n) - trophiesOf(s, n)),
  'rb.ask.learn': (s, { options }) => most(options, ({ card }) => (card < 0 ? 0 : learnGain(s, card))),
  'rb.ask.hand-limit': least(cardWorth),
  'rb.ask.exert': least(cardWorth),
  'rb.ask.skill-limit': least(skillWorth),
  'rb.ask.buy': (s, { options }) => buy(s, options),
  'rb.ask.buy-any': (s, { options }) => buy(s, options),
  'rb.ask.sell': (s, { options }) =>
    options.find(({ card }) => card >= 0 && isOutdone(s, card)) ?? options.find(({ id }) => id === DONE) ?? options[0],
  'rb.ask.asset-limit': least((s, card) => assetWorth(s, s.def(card))),
  'rb.ask.lose-asset': least((s, card) => assetWorth(s, s.def(card))),
  // They neither propose exchanges nor accept them.
  'rb.ask.trade': always(DONE, PASS),
  'rb.ask.give': always(DONE),
  'rb.ask.take': always(DONE),
  'rb.ask.give-gold': byChance,
  'rb.ask.take-gold': byChance,
  'rb.ask.agree': always(NO),
  'rb.ask.put-under': always(NO),
  'rb.ask.respond': (s, { options }) => respond(s, options),
  'kernel.ask.may': always(YES),
  'rb.ask.parry': always(YES),
  'rb.ask.hero': byChance,
  'rb.ask.peek': byChance,
  'rb.ask.zombie': byChance,
  'rb.ask.kill-zombie': byChance,
  'rb.ask.challenge': byChance,
  'rb.ask.order': byChance,
  'kernel.ask.target': byChance,
};

/** The rules of thumb: what is asked decides who answers. */
export function steady(s: RbSight, decision: RbDecision, random: RandomWords, thought: Thought | null): RbOption {
  return answers[decision.prompt[0] as Question](s, decision, random, thought);
}

/** The asset that adds most; if there is none, what would help the others most makes room in the market. */
function buy(s: RbSight, options: readonly RbOption[]): RbOption {
  return most(options, ({ key, card }) => {
    if (card < 0) return 0.2;
    const def = s.def(card);
    return key === 'rb.option.buy' ? buyGain(s, def) : def.price * 0.01;
  });
}

/** What an option of an event, an outcome of a quest or a reward brings. */
function outcomeWorth(s: RbSight, { id, key, n }: RbOption, what: unknown): number {
  if (id === DONE) return -0.5;
  const worth = effectWorth(s, what);
  // A rumor has still to be gone for; the card of a quest is a trophy, whatever else it brings.
  if (key === 'rb.option.rumor') return 0.5 * worth;
  return key === 'rb.option.outcome' ? worth + 1.6 + 0.01 * n : worth;
}

/** Abilities that react, unless they cost the last cards or heal what does not hurt. */
function respond(s: RbSight, options: readonly RbOption[]): RbOption {
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
