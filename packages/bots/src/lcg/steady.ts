import { below, type kernelMessages, NO, type RandomWords, YES } from '@tafelrunde/kernel';
import { type LcgDecision, type LcgOption, type LcgQuestion, STAT, ZONE } from '@tafelrunde/lcg';
import type { QuestionKey } from '@tafelrunde/words';
import type { Thought } from '../bot.ts';
import { act, keepWorth, nearTroll, respond } from './actions.ts';
import { killWorth } from './battle.ts';
import { trollsAhead } from './carrock.ts';
import { attack, chooseAttackers, defend, enemyOrder, engage, join, takeDamage } from './combat.ts';
import { helpInTest } from './escape.ts';
import { CLUE, clueDread } from './hunt.ts';
import { handsOver, playerFor } from './mirkwood.ts';
import { commit, travel, troubleOf } from './quest.ts';
import { cureWorth } from './rhosgobel.ts';
import type { LcgSight } from './sight.ts';
import { target } from './targets.ts';
import { weights } from './weights.ts';
import { lossOf, threatCost, worthOf } from './worth.ts';

type Question = LcgQuestion | QuestionKey<typeof kernelMessages>;
type Answers = (sight: LcgSight, decision: LcgDecision, random: RandomWords, thought: Thought | null) => LcgOption;

const byChance: Answers = (_sight, { options }, random) => options[below(random, options.length)];
const last: Answers = (_sight, { options }) => options[options.length - 1];
const keep: Answers = (sight, { options }) => least(options, (card) => -keepWorth(sight, card));

/** The rules of thumb: what is asked decides who answers. Every question of the game is listed. */
const ANSWERS: Readonly<Record<Question, Answers>> = {
  'lcg.ask.act': (sight, decision, _random, thought) => act(sight, decision, thought),
  'lcg.ask.plan': (sight, decision, _random, thought) => act(sight, decision, thought),
  'lcg.ask.respond': (sight, decision, _random, thought) => respond(sight, decision, thought),
  'lcg.ask.commit': (sight, decision, _random, thought) => commit(sight, decision, thought),
  'lcg.ask.escape': (sight, decision, _random, thought) => helpInTest(sight, decision, thought),
  'lcg.ask.pay-instead': (sight, { options }) =>
    options.find(({ id }) => id === (sight.readyCharacters().length > 2 ? YES : NO))!,
  'lcg.ask.shadow-away': (sight, { options }) => least(options, (card) => -1 - sight.attack(card)),
  'lcg.ask.travel': (sight, decision, _random, thought) => travel(sight, decision, thought),
  'lcg.ask.engage': (sight, decision, _random, thought) => engage(sight, decision, thought),
  'lcg.ask.check': (sight, decision) => enemyOrder(sight, decision),
  'lcg.ask.enemy-order': (sight, decision) => enemyOrder(sight, decision),
  'lcg.ask.defend': (sight, decision, _random, thought) => defend(sight, decision, thought),
  'lcg.ask.damage': (sight, decision) => takeDamage(sight, decision),
  'lcg.ask.attack': (sight, decision, _random, thought) => attack(sight, decision, thought),
  'lcg.ask.attackers': (sight, decision, _random, thought) => chooseAttackers(sight, decision, thought),
  'lcg.ask.join': (sight, decision) => join(sight, decision),
  'lcg.ask.mulligan': (sight, decision, _random, thought) => mulligan(sight, decision, thought),
  'lcg.ask.pay': (sight, { options }) => pay(sight, options),
  'lcg.ask.host': (sight, decision) => target(sight, decision),
  'lcg.ask.restricted': (sight, { options }) => least(options, (card) => worthOf(sight.def(card))),
  'lcg.ask.bottom': (sight, decision) => bottom(sight, decision),
  'lcg.ask.heal': last,
  'lcg.ask.x': last,
  'lcg.ask.take': keep,
  'lcg.ask.search': keep,
  'lcg.ask.search-more': keep,
  // What is hardly worth keeping goes for what may be better; with a good hand nothing does.
  'lcg.ask.give': (sight, { options }) => least(options, (card) => keepWorth(sight, card) - 3),
  'lcg.ask.scout': (sight, { options }) => least(options, (card) => dread(sight, card)),
  'lcg.ask.move': last,
  'lcg.ask.prevent': (sight, decision) => prevent(sight, decision),
  'lcg.ask.deck-order': keep,
  'lcg.ask.spider': (sight, { options }) => least(options, (card) => killWorth(sight, card) * weights.spiderChoice),
  'lcg.ask.player': (sight, { options, source = -1 }) => {
    const wanted = playerFor(
      sight,
      options.map(({ seat }) => seat),
      source,
    );
    return options.find(({ seat }) => seat === wanted) ?? options[0];
  },
  // Orders of piles and the like, where hardly anything is at stake.
  'lcg.ask.pile': byChance,
  'lcg.ask.order': byChance,
  'lcg.ask.shadow-order': byChance,
  'kernel.ask.target': (sight, decision) => target(sight, decision),
  'kernel.ask.mode': (sight, decision) => mode(sight, decision),
  'kernel.ask.may': (sight, { options, source = -1 }) =>
    options.find(({ id }) => id === (may(sight, source) ? YES : NO)) ?? options[0],
};

/** What may be done is done, except where it gives something away. */
function may(sight: LcgSight, source: number): boolean {
  switch (source >= 0 && sight.knows(source) ? sight.def(source).id : '') {
    case 'gollum-the-prisoner':
    case 'wood-elf-path':
      return handsOver(sight);
    case 'rumour-from-the-earth':
      return false;
    default:
      return true;
  }
}

/** What a seat that plays by rules of thumb answers. */
export function steady(
  sight: LcgSight,
  decision: LcgDecision,
  random: RandomWords,
  thought: Thought | null,
): LcgOption {
  return ANSWERS[decision.prompt[0] as Question](sight, decision, random, thought);
}

function least(options: readonly LcgOption[], of: (card: number) => number): LcgOption {
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
function mulligan(sight: LcgSight, { options }: LcgDecision, thought: Thought | null): LcgOption {
  let early = 0;
  let worth = 0;
  for (const card of sight.hand()) {
    const def = sight.def(card);
    worth += worthOf(def) + cureWorth(sight, def) * 1.5;
    if ((def.type === 'ally' || def.type === 'attachment') && def.cost <= 3 && worthOf(def) >= 4) early++;
  }
  const keep = early >= 2 || worth >= 32;
  if (thought) thought.words = [keep ? 'bots.lcg.why.keep' : 'bots.lcg.why.mulligan'];
  return options.find(({ id }) => id === (keep ? NO : YES))!;
}

/** Pays from the fullest pool; Aragorn keeps one back to be ready again. */
function pay(sight: LcgSight, options: readonly LcgOption[]): LcgOption {
  return least(options, (card) => {
    const { resources } = sight.card(card);
    return -resources + (sight.def(card).id === 'aragorn' && resources === 1 ? 5 : 0);
  });
}

/** Whether the top card of the encounter deck, just seen, should go under it. */
function bottom(sight: LcgSight, { options }: LcgDecision): LcgOption {
  const known = sight.cards(ZONE.encounterDeck);
  const card = known[known.length - 1];
  if (card === undefined) return options[0];
  return options.find(({ id }) => id === (dread(sight, card) > 2 ? YES : NO)) ?? options[0];
}

/** Whether a card of one's own is given up for what else would happen to everybody: threat by what lies in the staging area. */
function prevent(sight: LcgSight, { options }: LcgDecision): LcgOption {
  const staged = [...sight.staged('enemy'), ...sight.staged('location')];
  const threat = staged.reduce((sum, card) => sum + sight.value(card, STAT.threat), 0);
  return least(options, (card) => lossOf(sight, card) - threatCost(sight, threat));
}

/** How little an encounter card is wanted. */
function dread(sight: LcgSight, card: number): number {
  const { id, type, threat, uncancellable } = sight.def(card);
  // Objectives are what players look for.
  if (type === 'objective') return id === CLUE ? clueDread(sight) : -2;
  if (type === 'location') return threat + troubleOf(id);
  return type === 'treachery'
    ? uncancellable
      ? 3
      : 2
    : type === 'enemy'
      ? 2.5 + sight.value(card, STAT.attack) * 0.3
      : threat;
}

/** Which of several effects. */
function mode(sight: LcgSight, { options, source = -1 }: LcgDecision): LcgOption {
  const by = (n: number): LcgOption => options.find((option) => option.n === n) ?? options[0];
  switch (source >= 0 && sight.knows(source) ? sight.def(source).id : '') {
    case 'gandalf': {
      const enemies = [...sight.engaged(), ...sight.staged('enemy')];
      if (sight.margin() <= 8 || nearTroll(sight) || trollsAhead(sight)) return by(2);
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
