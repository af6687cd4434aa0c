import { DONE, PASS } from '@tafelrunde/kernel';
import { gemOn, hexes, hexesWithin, type RbDecision, type RbOption, STAT } from '@tafelrunde/runebound';
import type { Thought } from '../bot.ts';
import { goal, plansOf } from './goals.ts';
import { Paths } from './paths.ts';
import type { Goal } from './plans.ts';
import { effectOf, has, meaningOf, nodesOf, numberOr, sumOf } from './reading.ts';
import type { RbSight } from './sight.ts';
import { learnGain } from './skills.ts';
import { wayTo } from './ways.ts';
import { weights } from './weights.ts';

/** Options that do what one came for. */
const ARRIVED: Readonly<Record<Goal['what'], string>> = {
  adventure: 'rb.option.adventure',
  shop: 'rb.option.shop',
  task: 'rb.option.task',
  trade: 'rb.option.action',
  villain: 'rb.option.villain',
  rest: 'rb.option.rest',
  zombie: 'rb.option.zombie',
  train: 'rb.option.train',
};

type Say = (option: RbOption, why: string, place?: number) => RbOption;

/** A turn: learn what can be learnt, then go for the best goal, and rest or train with what is left over. */
export function act(s: RbSight, { options }: RbDecision, thought: Thought | null): RbOption {
  const say: Say = (option, why, place = -1) => {
    const key = `bots.runebound.why.${why}`;
    if (thought) thought.words = place < 0 ? [key] : [key, { place: { name: `hex:${place}` } }];
    return option;
  };
  const by = (key: string): RbOption | undefined => options.find((option) => option.key === key);
  const learn = bestSkill(s, options);
  if (learn) return say(learn, 'learn');
  const up = by('rb.option.stand');
  if (up) return say(up, 'only');
  const free = helpful(s, options);
  if (free) return say(free, 'ability');
  if (s.actions === 0) return say(options.find(({ id }) => id === PASS) ?? options[0], 'wait');
  const target = goal(s);
  if (target) {
    const arrived = target.hex === s.hex ? arrive(s, target, options) : undefined;
    if (arrived) return say(arrived, target.what);
    if (target.hex !== s.hex) {
      const step = walk(s, options, target.hex);
      if (step) return say(step, `go-${target.what}`, target.hex);
    }
  }
  return idle(s, options, say);
}

function arrive(s: RbSight, { what }: Goal, options: readonly RbOption[]): RbOption | undefined {
  if (what === 'trade') return options.find((o) => o.key === ARRIVED.trade && s.def(o.card).trade !== null);
  return options.find(({ key }) => key === ARRIVED[what]);
}

/** The skill that brings most; none if what it pushes out is better. */
function bestSkill(s: RbSight, options: readonly RbOption[]): RbOption | null {
  let best: RbOption | null = null;
  let most = 0.1;
  for (const option of options) {
    if (option.key !== 'rb.option.learn') continue;
    const gain = learnGain(s, option.card);
    if (gain > most) {
      most = gain;
      best = option;
    }
  }
  return best;
}

/** Abilities that cost no action, when they help. */
function helpful(s: RbSight, options: readonly RbOption[]): RbOption | undefined {
  return options.find(({ key, more }) => {
    if (key !== 'rb.option.use') return false;
    const what = effectOf(meaningOf(more));
    if (has(what, 'heal', 'heal-all')) return s.hurt() >= 4;
    if (has(what, ...MOVES)) return leadsOn(s, what);
    if (sumOf(what, 'draw-skills') > 0) return true;
    return has(what, 'gold', 'trophy', 'any-trophy');
  });
}

const MOVES = ['move-up-to', 'move-to', 'move-to-gem', 'roll-to-move'];

/** How many hexes an ability takes a hero, about. */
function hexesOf(what: unknown): number {
  const [steps] = nodesOf(what, 'move-up-to');
  if (steps) return numberOr(steps.n, 1);
  const [jump] = [...nodesOf(what, 'move-to'), ...nodesOf(what, 'move-to-gem')];
  return jump && jump.within > 0 ? jump.within : 1;
}

/** Whether moving by an ability brings the hero clearly nearer to something good. */
function leadsOn(s: RbSight, what: unknown): boolean {
  if (s.hex < 0) return false;
  const paths = new Paths(s, plansOf(s));
  const there = paths.within(s.hex, hexesOf(what), (hex) => isGoalOf(what, hex));
  return there > paths.worth(s.hex) * (1 + weights.step);
}

/** Whether an ability that takes a hero only to some hexes takes it there. */
function isGoalOf(what: unknown, hex: number): boolean {
  if (has(what, 'move-to-gem')) return gemOn[hex] >= 0;
  const [jump] = nodesOf(what, 'move-to');
  return !jump || hexesWithin(jump.where).includes(hex);
}

/** Cards in hand are good for learning, for dice and for tests: whoever has none trains. */
function wantsToTrain(s: RbSight): boolean {
  const cards = s.hand().length;
  return cards === 0 || (s.trophies() >= 2 && s.trophies() > cards) || s.trophies() >= 3;
}

/** One step by foot if that is all it takes; dice carry farther. */
function walk(s: RbSight, options: readonly RbOption[], goalHex: number): RbOption | null {
  const way = wayTo(goalHex, s.speed);
  const dice = options.find(({ key }) => key === 'rb.option.move');
  let best: RbOption | null = null;
  for (const option of options) {
    if (option.key === 'rb.option.hex' && (!best || way[option.n] < way[best.n])) best = option;
  }
  const isNear = hexes[s.hex].neighbours.includes(goalHex);
  return (isNear ? best : dice) ?? best ?? dice ?? null;
}

/** What else an action is good for. */
function idle(s: RbSight, options: readonly RbOption[], say: Say): RbOption {
  const by = (key: string): RbOption | undefined => options.find((option) => option.key === key);
  const rest = by('rb.option.rest');
  if (rest && s.hurt() > 2) return say(rest, 'rest');
  const zombie = by('rb.option.zombie');
  if (zombie) return say(zombie, 'zombie');
  const train = by('rb.option.train');
  if (train && (wantsToTrain(s) || s.hand().length < s.heroValue(STAT.handLimit))) return say(train, 'train');
  if (rest && s.hurt() > 0) return say(rest, 'rest');
  if (train) return say(train, 'train');
  return say(by('rb.option.end-turn') ?? by('rb.option.wait') ?? options[0], 'wait');
}

/** Where a die or a free step leads: to where the best thing can be done that the dice allow. */
export function step(s: RbSight, { options, prompt }: RbDecision): RbOption {
  const stay = options.find(({ id }) => id === DONE) ?? options[options.length - 1];
  const paths = new Paths(s, plansOf(s));
  // A step that an ability allows may be followed by others.
  const steps = prompt[0] === 'rb.ask.free-move' ? Number((prompt[1] as { n?: number }).n ?? 1) - 1 : 0;
  let best = stay;
  let most = paths.worth(s.hex);
  for (const option of options) {
    if (!option.more.startsWith('hex:')) continue;
    const hex = option.n % 1000;
    const isDie = option.key.startsWith('rb.option.die');
    const spent = s.diceSpent | (1 << Math.floor(option.n / 1000));
    const worth = (isDie ? paths.reach(hex, spent) : paths.within(hex, steps)) - paths.wounds(hex);
    if (worth > most + 1e-9) {
      most = worth;
      best = option;
    }
  }
  return best;
}

/** Discards cards until the test succeeds. */
export function test(s: RbSight, { options, prompt }: RbDecision): RbOption {
  const successes = Number((prompt[1] as { n?: number } | undefined)?.n ?? 0);
  const exert = options.find(({ id }) => id === 'exert');
  if (successes === 0 && exert && s.hand().length > weights.keepForTests) return exert;
  return options.find(({ key }) => key === 'rb.option.test-done') ?? options[0];
}
