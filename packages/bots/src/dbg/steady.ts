import {
  cardTypes,
  type DbgDecision,
  type DbgMessage,
  type DbgOption,
  type DbgQuestion,
  dbg,
  TYPE,
  ZONE,
} from '@tafelrunde/dbg';
import type { kernelMessages, RandomWords } from '@tafelrunde/kernel';
import type { QuestionKey } from '@tafelrunde/words';
import type { Thought } from '../bot.ts';
import { bestBy } from './best.ts';
import type { DbgSight } from './sight.ts';
import { strengthOf, strengths, worths } from './worth.ts';

type Rule = (sight: DbgSight, decision: DbgDecision) => DbgOption;
type Question = DbgQuestion | QuestionKey<typeof kernelMessages>;

/** The order in which cards are played: locations, then what draws, then what asks, then the rest. */
const PLAY_SCORES: readonly number[] = dbg.defs.map(({ id, type, play, plain }) => {
  if (id === 'despair' || id === 'corruption') return -1;
  if (type === 'location') return 1300;
  if (plain) return play === '' ? 1000 : 1200;
  return 1100;
});

/** Cards that are better played late: after a purchase, or not as the first card of the turn. */
const SECOND_BREAKFAST = numberOf('second-breakfast');
const RECOVER = numberOf('recover-your-strength');
const LATE_SCORE = 2;

function numberOf(id: string): number {
  return dbg.defs.findIndex((def) => def.id === id);
}

function playScore(sight: DbgSight, number: number): number {
  if (number === SECOND_BREAKFAST && sight.gained === 0) return LATE_SCORE;
  if (number === RECOVER && sight.plays === 0) return LATE_SCORE;
  return PLAY_SCORES[number];
}

/** Whatever can be played is played before anything is bought. */
const PLAYED_FIRST = 1000;

/** Plays everything, defeats the archenemy if possible, then buys what improves the deck most. */
const act: Rule = (sight, { options }) => {
  let best = options[options.length - 1];
  let most = 0;
  let buys: readonly number[] | null = null;
  for (let i = 0; i < options.length; i++) {
    const option = options[i];
    let score = 0;
    switch (option.key) {
      case 'dbg.option.play':
        score = playScore(sight, sight.number(option.card));
        break;
      case 'dbg.option.buy':
        // Behind the first card for sale there is nothing that could be played.
        if (most >= PLAYED_FIRST) return best;
        buys ??= worths(sight).buy;
        score = option.n === 0 ? 600 : buys[sight.number(option.card)];
        break;
      case 'dbg.option.play-all':
        score = 1150;
        break;
      case 'dbg.option.defeat':
        score = 500;
        break;
      case 'dbg.option.use':
        score = usesIsengard(sight) ? 1400 : 0;
        break;
      case 'dbg.option.defend':
        score = 10 - strengthOf(sight.number(option.card));
        break;
    }
    if (score > most) {
      most = score;
      best = option;
    }
  }
  return best;
};

function usesIsengard(sight: DbgSight): boolean {
  const hand = sight.cards(ZONE.hand);
  const { ballast } = worths(sight);
  for (let i = 0; i < hand.length; i++) if (ballast[sight.number(hand[i])] === 1) return true;
  return false;
}

/** Gets rid of ballast; keeps the rest if it may. */
const destroy: Rule = (sight, { options }) => bestBy(sight, options, worths(sight).rid, -1);

/** The weakest card. */
const LOSSES = strengths.map((strength) => -strength);
const discard: Rule = (sight, { options }) => bestBy(sight, options, LOSSES, -0.5);

const gain: Rule = (sight, { options }) => bestBy(sight, options, worths(sight).worth, 1);

/** Neither the lowest cost nor the highest. */
const BIDS = strengths.map((strength) => -Math.abs(strength - 1.5));
const bid: Rule = (sight, { options }) => bestBy(sight, options, BIDS, 0);

/** The type of which most cards lie in the own discard pile, hand and play. */
const nameType: Rule = (sight, { options }) => {
  const counts = new Array<number>(cardTypes.length).fill(0);
  for (const kind of [ZONE.discard, ZONE.hand, ZONE.played]) {
    for (const card of sight.cards(kind)) {
      const { types } = sight.definition(card);
      for (let t = 0; t < cardTypes.length; t++) if ((types & (1 << t)) !== 0) counts[t]++;
    }
  }
  let best = options[0];
  let most = -1;
  for (const option of options) {
    const count = option.n === TYPE.fortune ? -1 : counts[Math.log2(option.n)];
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

/** Yes, if the card on top of the deck is ballast; otherwise what costs nothing is taken. */
const confirm: Rule = (sight, { options, source }) => {
  const top = sight.topOfDeck();
  const { id } = source === undefined ? { id: '' } : sight.definition(source);
  if (id === 'seduced-by-the-ring') return options[1];
  if (id === 'merry') return options[top >= 0 && strengthOf(sight.number(top)) < 1.2 ? 0 : 1];
  if (id === 'mirror-of-galadriel') return options[top >= 0 && worths(sight).ballast[sight.number(top)] === 1 ? 0 : 1];
  return options[0];
};

const first: Rule = (_sight, { options }) => options[0];
const last: Rule = (_sight, { options }) => options[options.length - 1];

/** What is offered says what becomes of a card that is chosen. */
const BY_OPTION: Readonly<Partial<Record<DbgMessage, Rule>>> = {
  'dbg.option.destroy': destroy,
  'dbg.option.discard': discard,
  'dbg.option.take': gain,
  'dbg.option.to-deck': discard,
  'dbg.option.gain': gain,
  'dbg.option.play': gain,
};
const byOption: Rule = (sight, decision) =>
  (BY_OPTION[decision.options[0].key as DbgMessage] ?? first)(sight, decision);

/** What is done at each question. What happens to cards of others, or to the Path, is no loss. */
const RULES: Readonly<Record<Question, Rule>> = {
  'dbg.ask.act': act,
  'dbg.ask.defend-attack': act,
  'dbg.ask.defend-ambush': act,
  'dbg.ask.defend-group': act,
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
  'dbg.ask.discard-top': confirm,
  'dbg.ask.destroy-top': confirm,
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
  if (thought) thought.words = why(sight, rule, option);
  return option;
}

function why(sight: DbgSight, rule: Rule, { key, card }: DbgOption): Thought['words'] {
  const about = card >= 0 && sight.knows(card) ? { card: { name: `card:${sight.definition(card).id}` } } : null;
  if (rule === act) {
    if (key === 'dbg.option.end-turn' || about === null) return [about === null && key.includes('play') ? PLAY : END];
    if (key === 'dbg.option.buy') return ['bots.dbg.why.buy', about];
    if (key === 'dbg.option.defeat') return ['bots.dbg.why.defeat', about];
    if (key === 'dbg.option.defend') return ['bots.dbg.why.defend', about];
    return [PLAY];
  }
  if (about === null) return [rule === nameType || rule === nameCost ? 'bots.dbg.why.guess' : 'bots.dbg.why.none'];
  return [rule === destroy || rule === discard ? 'bots.dbg.why.worst' : 'bots.dbg.why.best', about];
}

const PLAY = 'bots.dbg.why.play';
const END = 'bots.dbg.why.end';
