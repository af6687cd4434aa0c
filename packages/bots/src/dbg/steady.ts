import {
  cardTypes,
  type DbgDecision,
  type DbgMessage,
  type DbgOption,
  type DbgQuestion,
  dbg,
  END_TURN,
  TYPE,
  ZONE,
} from '@tafelrunde/dbg';
import { type CardIx, type kernelMessages, type Option, type RandomWords, visit } from '@tafelrunde/kernel';
import type { QuestionKey } from '@tafelrunde/words';
import type { Thought } from '../bot.ts';
import { bestBy, bestOf } from './best.ts';
import { type Assault, defend } from './defend.ts';
import { shop, shopOn } from './shop.ts';
import type { DbgSight } from './sight.ts';
import { strengthOf, strengths, worths } from './worth.ts';

type Rule = (sight: DbgSight, decision: DbgDecision) => DbgOption;
type Question = DbgQuestion | QuestionKey<typeof kernelMessages>;

/** Whether a node of that kind is in what a card does when it is played. */
function has(number: number, kind: string): boolean {
  let found = false;
  visit(dbg.defs[number].tree.play, (node) => {
    found ||= node.k === kind;
    return !found;
  });
  return found;
}

/** The order in which cards are played: locations, then what draws, then what asks, then the rest. */
const PLAY_SCORES: readonly number[] = dbg.defs.map(({ group, type, play, plain }) => {
  if (group === 'despair' || group === 'corruption') return -1;
  if (type === 'location') return 1300;
  if (plain) return play === '' ? 1000 : 1200;
  return 1100;
});

/** Cards that do more after a purchase, and cards that do more as the first of a turn. */
const AFTER_PURCHASE: readonly boolean[] = dbg.defs.map((_def, number) => has(number, 'bought-before'));
const AS_FIRST: readonly boolean[] = dbg.defs.map((_def, number) => has(number, 'first-card'));
const LATE_SCORE = 2;
const FIRST_SCORE = 1500;

export function playScore(sight: DbgSight, number: number): number {
  if (AFTER_PURCHASE[number] && sight.gained === 0) return LATE_SCORE;
  if (AS_FIRST[number] && sight.plays === 0) return handIsPoor(sight) ? FIRST_SCORE : LATE_SCORE;
  return PLAY_SCORES[number];
}

/** How much likelier one wins with one more Power in this turn, in percent. */
const POWER = 2;

/** Whether four other cards would probably be better than those in hand. */
function handIsPoor(sight: DbgSight): boolean {
  let sum = -1;
  for (const card of sight.cards(ZONE.hand)) sum += strengthOf(sight.number(card));
  return sum < 4 * sight.meanOfDeck(strengths);
}

/** Whatever can be played is played before anything is bought. */
const PLAYED_FIRST = 1000;
/** What draws comes before all simple cards, what asks after them. */
const PLAY_ALL = 1150;

/** Plays everything, defeats the archenemy if possible, then buys what improves the deck most. */
const act: Rule = (sight, { options }) => {
  let best = options[options.length - 1];
  let most = 0;
  for (let i = 0; i < options.length; i++) {
    const option = options[i];
    let score = 0;
    switch (option.key) {
      case 'dbg.option.play':
        score = playScore(sight, sight.number(option.card));
        break;
      case 'dbg.option.buy':
      case 'dbg.option.defeat':
        // Behind the first card for sale there is nothing that could be played.
        if (most >= PLAYED_FIRST) return best;
        return shop(sight, options, i).option;
      case 'dbg.option.play-all':
        score = PLAY_ALL;
        break;
      case 'dbg.option.use':
        score = usesIsengard(sight) ? 1400 : 0;
        break;
    }
    if (score > most) {
      most = score;
      best = option;
    }
  }
  return best;
};

/** The same in its turn, found without a list: what is for sale is looked at when everything is played. Null where only a list tells. */
export function steadyTurn(sight: DbgSight, ahead: Option[]): DbgOption | null {
  const hand = sight.cards(ZONE.hand);
  let best: DbgOption | null = null;
  let most = 0;
  let card = -1;
  for (let i = 0; i < hand.length; i++) {
    const score = playScore(sight, sight.number(hand[i]));
    if (score <= most) continue;
    most = score;
    card = hand[i];
  }
  if (most < PLAY_ALL) best = sight.toPlayAll();
  if (best !== null) most = PLAY_ALL;
  if (sight.hasUse()) return null;
  if (most >= PLAYED_FIRST) return best ?? sight.toPlay(card);
  const options = sight.toBuy();
  if (options.length === 0) return null;
  options.push(END_TURN);
  // What could be played later might be better after a purchase.
  return most > 0 ? shop(sight, options, 0).option : shopOn(sight, options, ahead);
}

function usesIsengard(sight: DbgSight): boolean {
  const hand = sight.cards(ZONE.hand);
  const { rid } = worths(sight);
  for (let i = 0; i < hand.length; i++) {
    const number = sight.number(hand[i]);
    if (rid[number] > POWER * strengthOf(number)) return true;
  }
  return false;
}

/** By what a card is picked, and what none counts beside it. */
interface Taste {
  scores(sight: DbgSight): readonly number[];
  readonly without: number;
}

const by =
  ({ scores, without }: Taste): Rule =>
  (sight, { options }) =>
    bestBy(sight, options, scores(sight), without);

/** Gets rid of ballast; keeps the rest if it may. */
const BALLAST: Taste = { scores: (sight) => worths(sight).rid, without: 0 };
const destroy = by(BALLAST);

/** Avoids an attack or ambush if that costs less than suffering it. */
const avoid: Rule = (sight, { options, source, prompt }) => defend(sight, options, source, prompt[0] as Assault);

/** The weakest card. */
const LOSSES = strengths.map((strength) => -strength);
const WEAKEST: Taste = { scores: () => LOSSES, without: -0.5 };
const discard = by(WEAKEST);

/** What does most in this turn. */
const STRONGEST: Taste = { scores: () => strengths, without: 0 };

const DEAREST: Taste = { scores: (sight) => worths(sight).worth, without: 0 };
const gain = by(DEAREST);

/** Neither the lowest cost nor the highest. */
const BIDS = strengths.map((strength) => -Math.abs(strength - 1.5));
const bid: Rule = (sight, { options }) => bestBy(sight, options, BIDS, 0);

/**
 * The type of which most cards are in the own deck, whose top card is turned up. Of the main deck, from which an archenemy brings all cards
 * of the type among the next, the type that is worth most there.
 */
const nameType: Rule = (sight, { options, source }) => {
  const fromMain = source !== undefined && sight.definition(source).level > 0;
  const { worth } = worths(sight);
  const sums = new Array<number>(cardTypes.length).fill(0);
  const top = sight.topOfDeck();
  const numbers = fromMain ? sight.numbersInMain() : top >= 0 ? [sight.number(top)] : sight.numbersInDeck();
  for (const number of numbers) {
    const { types } = dbg.defs[number];
    const counts = fromMain ? worth[number] : 1;
    for (let t = 0; t < cardTypes.length; t++) if ((types & (1 << t)) !== 0) sums[t] += counts;
  }
  let best = options[0];
  let most = Number.NEGATIVE_INFINITY;
  for (const option of options) {
    // No Fortune is ever in somebody's deck.
    const count = option.n === TYPE.fortune && !fromMain ? -1 : sums[Math.log2(option.n)];
    if (count > most) {
      most = count;
      best = option;
    }
  }
  return best;
};

/** The cost that most cards of the own hand have; 3 is the most common one in the main deck. */
const nameCost: Rule = (sight, { options, source }) => {
  const fromHand = source !== undefined && sight.definition(source).level === 4;
  if (!fromHand) return options[3];
  const counts = new Array<number>(options.length).fill(0);
  for (const card of sight.cards(ZONE.hand)) counts[sight.definition(card).cost]++;
  return options[counts.indexOf(Math.max(...counts))];
};

/** Somebody else; of several, whoever has defeated the most archenemies. */
const player: Rule = (sight, { options }) => {
  let best = options[0];
  let most = -1;
  for (const option of options) {
    const strong = option.seat === sight.seat ? -1 : sight.defeated(option.seat);
    if (strong > most) {
      most = strong;
      best = option;
    }
  }
  return best;
};

/** What costs nothing is taken; Corruption is too high a price for anything. */
const confirm: Rule = (sight, { options, source }) =>
  options[source !== undefined && has(sight.number(source), 'gain-corruption') ? 1 : 0];

/** Whether the card on top of the deck is worse than what would come instead. */
const discardTop: Rule = (sight, { options }) => {
  const top = sight.topOfDeck();
  return options[top >= 0 && strengthOf(sight.number(top)) < sight.meanOfDeck(strengths) ? 0 : 1];
};
const destroyTop: Rule = (sight, { options }) => {
  const top = sight.topOfDeck();
  return options[top >= 0 && worths(sight).rid[sight.number(top)] > 0 ? 0 : 1];
};

const first: Rule = (_sight, { options }) => options[0];
const last: Rule = (_sight, { options }) => options[options.length - 1];

/** What is offered says what becomes of a card that is chosen. */
const TASTES: Readonly<Partial<Record<DbgMessage, Taste>>> = {
  'dbg.option.destroy': BALLAST,
  'dbg.option.discard': WEAKEST,
  'dbg.option.take': STRONGEST,
  'dbg.option.to-deck': WEAKEST,
  'dbg.option.gain': DEAREST,
  'dbg.option.play': STRONGEST,
};
const byOption: Rule = (sight, { options }) => {
  const taste = TASTES[options[0].key as DbgMessage];
  return taste === undefined ? options[0] : bestBy(sight, options, taste.scores(sight), taste.without);
};

/** The same of cards that are not listed, by what becomes of the one that is picked; null if that does not say it. */
export function steadyPick(sight: DbgSight, key: string, cards: readonly CardIx[], orNone: boolean): CardIx | null {
  const taste = TASTES[key as DbgMessage];
  return taste === undefined ? null : bestOf(sight, cards, taste.scores(sight), orNone ? taste.without : null);
}

/** What is done at each question. What happens to cards of others, or to the Path, is no loss. */
const RULES: Readonly<Record<Question, Rule>> = {
  'dbg.ask.act': act,
  'dbg.ask.defend-attack': avoid,
  'dbg.ask.defend-ambush': avoid,
  'dbg.ask.defend-group': avoid,
  'dbg.ask.hero': first,
  'dbg.ask.ambush-order': first,
  'dbg.ask.ambush-order-of': first,
  'dbg.ask.must': byOption,
  'dbg.ask.may': byOption,
  'dbg.ask.or': byOption,
  'dbg.ask.type': nameType,
  'dbg.ask.cost': nameCost,
  'dbg.ask.under': first,
  'dbg.ask.on-deck': first,
  'dbg.ask.player': player,
  'dbg.ask.gift': destroy,
  'dbg.ask.capture': gain,
  'dbg.ask.redirect': player,
  'dbg.ask.replace': last,
  'dbg.ask.bid': bid,
  'dbg.ask.draw': confirm,
  'dbg.ask.give-corruption': player,
  'dbg.ask.propose': gain,
  'dbg.ask.draft': gain,
  'dbg.ask.discard-top': discardTop,
  'dbg.ask.destroy-top': destroyTop,
  'dbg.ask.order': first,
  'dbg.ask.respond': first,
  'kernel.ask.target': byOption,
  'kernel.ask.may': confirm,
  'kernel.ask.mode': byOption,
};

/** Rules of thumb for the deck-building game. */
export function steady(
  sight: DbgSight,
  decision: DbgDecision,
  _random: RandomWords,
  thought: Thought | null,
): DbgOption {
  const rule = RULES[decision.prompt[0] as Question];
  const option = rule(sight, decision);
  if (thought) thought.words = why(sight, rule, decision, option);
  return option;
}

/** What decided, in words. */
function why(sight: DbgSight, rule: Rule, decision: DbgDecision, { key, card, seat }: DbgOption): Thought['words'] {
  const about = card >= 0 && sight.knows(card) ? { card: { name: `card:${sight.definition(card).id}` } } : null;
  if (rule === act) return whyAct(sight, decision, key, about);
  if (rule === avoid) return about ? ['bots.dbg.why.defend', about] : ['bots.dbg.why.suffer'];
  const isYes = decision.options[0].key === key;
  if (rule === discardTop || rule === destroyTop) return [isYes ? 'bots.dbg.why.top' : 'bots.dbg.why.keep-top'];
  if (rule === confirm && isYes) return ['bots.dbg.why.free'];
  if (rule === player && seat !== sight.seat) return ['bots.dbg.why.player'];
  if (about === null) return [rule === nameType || rule === nameCost ? 'bots.dbg.why.guess' : 'bots.dbg.why.none'];
  return [rule === destroy || rule === discard ? 'bots.dbg.why.worst' : 'bots.dbg.why.best', about];
}

function whyAct(sight: DbgSight, { options }: DbgDecision, key: string, about: Params | null): Thought['words'] {
  const isPlayed = key !== 'dbg.option.end-turn' && key !== 'dbg.option.buy' && key !== 'dbg.option.defeat';
  if (isPlayed) return ['bots.dbg.why.play'];
  const reason = `bots.dbg.why.${shop(sight, options, 0).why}`;
  return about === null ? [reason] : [reason, about];
}

type Params = { readonly card: { readonly name: string } };
