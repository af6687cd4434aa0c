import { type Decision, DONE, type Option, PASS } from '@tafelrunde/kernel';
import { FACES, hexes, STAT } from '@tafelrunde/runebound';
import type { Thought } from '../bot.ts';
import { type Goal, goal } from './goals.ts';
import { type RbSight, textOf } from './sight.ts';
import { meets } from './tasks.ts';
import { wayTo } from './ways.ts';
import { weights } from './weights.ts';
import { learnGain } from './worth.ts';

/** Options that do what one came for. */
const ARRIVED: Readonly<Record<Goal['what'], string>> = {
  adventure: 'rb.option.adventure',
  shop: 'rb.option.shop',
  task: 'rb.option.task',
  trade: 'rb.option.action',
  villain: 'rb.option.villain',
  rest: 'rb.option.rest',
  zombie: 'rb.option.zombie',
};

type Say = (option: Option, why: string, place?: number) => Option;

/** A turn: learn what can be learnt, then go for the best goal, and rest or train with what is left over. */
export function act(s: RbSight, { options }: Decision, thought: Thought | null): Option {
  const say: Say = (option, why, place = -1) => {
    const key = `bots.runebound.why.${why}`;
    if (thought) thought.words = place < 0 ? [key] : [key, { place: { name: `hex:${place}` } }];
    return option;
  };
  const by = (key: string): Option | undefined => options.find((option) => option.key === key);
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
      const spare = beforeLeaving(s, options, target);
      if (spare) return say(spare, spare.key === 'rb.option.rest' ? 'rest' : 'train');
      const step = walk(s, options, target.hex);
      if (step) return say(step, `go-${target.what}`, target.hex);
    }
  }
  return idle(s, options, say);
}

function arrive(s: RbSight, { what }: Goal, options: readonly Option[]): Option | undefined {
  if (what === 'trade') return options.find((o) => o.key === ARRIVED.trade && s.def(o.card).trade !== null);
  return options.find(({ key }) => key === ARRIVED[what]);
}

/** The skill that brings most; none if what it pushes out is better. */
function bestSkill(s: RbSight, options: readonly Option[]): Option | null {
  let best: Option | null = null;
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
function helpful(s: RbSight, options: readonly Option[]): Option | undefined {
  return options.find(({ key, more }) => {
    if (key !== 'rb.option.use') return false;
    const text = textOf(more);
    if (/heal/i.test(text)) return s.hurt() >= 4;
    if (/exert/i.test(text)) return false;
    return /gain|draw/i.test(text);
  });
}

/** Cards in hand are good for learning, for dice and for tests: whoever has none trains. */
function wantsToTrain(s: RbSight): boolean {
  const cards = s.hand().length;
  return cards === 0 || (s.trophies() >= 2 && s.trophies() > cards) || s.trophies() >= 3;
}

/** With actions that are of no use on the way, a rest or training. */
function beforeLeaving(s: RbSight, options: readonly Option[], { what, hex }: Goal): Option | undefined {
  if (what === 'villain') return undefined;
  const by = (key: string): Option | undefined => options.find((option) => option.key === key);
  if (wantsToTrain(s)) {
    const train = by('rb.option.train');
    if (train && (s.actions !== 3 || wayTo(hex, s.speed)[s.hex] > 1.2)) return train;
  }
  return undefined;
}

/** One step by foot if that is all it takes; dice carry farther. */
function walk(s: RbSight, options: readonly Option[], goalHex: number): Option | null {
  const way = wayTo(goalHex, s.speed);
  const dice = options.find(({ key }) => key === 'rb.option.move');
  let best: Option | null = null;
  for (const option of options) {
    if (option.key === 'rb.option.hex' && (!best || way[option.n] < way[best.n])) best = option;
  }
  const isNear = hexes[s.hex].neighbours.includes(goalHex);
  return (isNear ? best : dice) ?? best ?? dice ?? null;
}

/** What else an action is good for. */
function idle(s: RbSight, options: readonly Option[], say: Say): Option {
  const by = (key: string): Option | undefined => options.find((option) => option.key === key);
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

/** Wounds by a zombie are like so many actions on the way. */
const ZOMBIE = 0.7;

/** The least way to the goal that the unspent dice leave; each die is used once. */
function reachable(s: RbSight, hex: number, way: readonly number[], spent: number): number {
  let least = way[hex];
  if (least === 0) return 0;
  const { neighbours, needs } = hexes[hex];
  const { dice } = s;
  let seen = 0;
  for (let die = 0; die < dice.length; die++) {
    const face = dice[die];
    if ((spent & (1 << die)) !== 0 || (seen & (1 << face)) !== 0) continue;
    seen |= 1 << face;
    for (let i = 0; i < neighbours.length; i++) {
      const next = neighbours[i];
      if (way[next] >= way[hex] || (FACES[face] & needs[i]) === 0) continue;
      const left = reachable(s, next, way, spent | (1 << die)) + wounds(s, next, way);
      if (left < least) least = left;
      if (least === 0) return 0;
    }
  }
  return least;
}

const wounds = (s: RbSight, hex: number, way: readonly number[]): number =>
  way[hex] > 0 && s.hasZombie(hex) ? ZOMBIE : 0;

/** Where a die or a free step leads: so that the way that is left becomes as short as possible. */
export function step(s: RbSight, { options }: Decision): Option {
  const stay = options.find(({ id }) => id === DONE) ?? options[options.length - 1];
  const target = goal(s);
  if (!target || target.hex === s.hex) return stay;
  const way = wayTo(target.hex, s.speed);
  let best = stay;
  let least = way[s.hex];
  for (const option of options) {
    if (!option.more.startsWith('hex:')) continue;
    const hex = option.n % 1000;
    if (way[hex] >= way[s.hex]) continue;
    const isDie = option.key.startsWith('rb.option.die');
    const spent = s.diceSpent | (1 << Math.floor(option.n / 1000));
    const left = (isDie ? reachable(s, hex, way, spent) : way[hex]) + wounds(s, hex, way);
    if (left < least) {
      least = left;
      best = option;
    }
  }
  return best;
}

/** Rolls a die anew for a card when the roll falls short of what it was for. */
export function dice(s: RbSight, { options }: Decision): Option {
  const keep = options.find(({ key }) => key === 'rb.option.keep') ?? options[0];
  const card = s.tried;
  const again = (die: number): Option => options.find((o) => o.key === 'rb.option.reroll' && o.n === die) ?? keep;
  if (card >= 0) {
    const def = s.def(card);
    const task = def.task ?? def.options.find((option) => option.task !== null)?.task;
    if (task?.by !== 'explore') return keep;
    const wanted = task.outcomes.findIndex(({ need }) => !meets(s.dice, need));
    if (wanted < 0 || (wanted > 0 && s.hand().length <= weights.keepForDice)) return keep;
    return again(uselessFor(s, task.outcomes[wanted].need));
  }
  if (s.fight.on !== 0 || s.hex < 0 || s.hand().length <= weights.keepForDice) return keep;
  const target = goal(s);
  if (!target || target.hex === s.hex) return keep;
  const way = wayTo(target.hex, s.speed);
  const left = reachable(s, s.hex, way, 0);
  return left > 0 && left <= 1.01 && way[s.hex] > 0 ? again(0) : keep;
}

/** The number of a die that pays for none of the symbols; the first if all do. */
function uselessFor(s: RbSight, need: readonly string[]): number {
  for (let die = 0; die < s.dice.length; die++) {
    if (!need.some((symbol) => meets([s.dice[die]], [symbol as never]))) return s.dice.indexOf(s.dice[die]);
  }
  return 0;
}

/** Discards cards until the test succeeds. */
export function test(s: RbSight, { options, prompt }: Decision): Option {
  const successes = Number((prompt[1] as { n?: number } | undefined)?.n ?? 0);
  const exert = options.find(({ id }) => id === 'exert');
  if (successes === 0 && exert && s.hand().length > weights.keepForTests) return exert;
  return options.find(({ key }) => key === 'rb.option.test-done') ?? options[0];
}
