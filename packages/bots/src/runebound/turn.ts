import { type Decision, DONE, type Option } from '@tafelrunde/kernel';
import { hexes, STAT } from '@tafelrunde/runebound';
import type { Thought } from '../bot.ts';
import { type Goal, goal } from './goals.ts';
import type { RbSight } from './sight.ts';
import { wayTo } from './ways.ts';

/** Options that do what one came for. */
const ARRIVED: Readonly<Record<Goal['what'], string>> = {
  adventure: 'rb.option.adventure',
  shop: 'rb.option.shop',
  task: 'rb.option.task',
  villain: 'rb.option.villain',
  rest: 'rb.option.rest',
};

/** A turn: learn what can be learnt, then go for the best goal, and rest or train with what is left over. */
export function act(s: RbSight, { options }: Decision, thought: Thought | null): Option {
  const by = (key: string): Option | undefined => options.find((option) => option.key === key);
  const say = (option: Option, key: string, more: Goal | null = null): Option => {
    if (thought) thought.words = more ? [key, { place: { name: `hex:${more.hex}` } }] : [key];
    return option;
  };
  const learn = by('rb.option.learn');
  if (learn) return say(learn, 'bots.runebound.why.learn');
  const up = by('rb.option.stand');
  if (up) return say(up, 'bots.runebound.why.only');
  const train = by('rb.option.train');
  // Trophies are for learning, and what is in the hand cannot be learnt with them.
  if (train && s.trophies() >= 2) return say(train, 'bots.runebound.why.train');
  const target = goal(s);
  if (s.actions > 0 && target) {
    const there = target.hex === s.hex || (target.what === 'rest' && hexes[s.hex].site !== '');
    const arrived = by(ARRIVED[target.what]);
    if (there && arrived) return say(arrived, `bots.runebound.why.${target.what}`);
    if (!there) {
      const step = walk(s, options, target);
      if (step) return say(step, `bots.runebound.why.go-${target.what}`, target);
    }
  }
  const zombie = by('rb.option.zombie');
  if (zombie && s.life() > 2) return say(zombie, 'bots.runebound.why.zombie');
  const action = by('rb.option.action') ?? by('rb.option.use');
  if (action) return say(action, 'bots.runebound.why.ability');
  return idle(s, options, say);
}

/** One step by foot if that is all it takes; dice carry farther. */
function walk(s: RbSight, options: readonly Option[], { hex }: Goal): Option | null {
  const way = wayTo(hex);
  const dice = options.find(({ key }) => key === 'rb.option.move');
  if (dice && way[s.hex] > 1.5) return dice;
  let best: Option | null = null;
  for (const option of options) {
    if (option.key === 'rb.option.hex' && (!best || way[option.n] < way[best.n])) best = option;
  }
  return best ?? dice ?? null;
}

/** What else an action is good for. */
function idle(s: RbSight, options: readonly Option[], say: (option: Option, key: string) => Option): Option {
  const by = (key: string): Option | undefined => options.find((option) => option.key === key);
  const rest = by('rb.option.rest');
  if (rest && s.hurt() > 1) return say(rest, 'bots.runebound.why.rest');
  const train = by('rb.option.train');
  if (train && s.hand().length < s.heroValue(STAT.handLimit)) return say(train, 'bots.runebound.why.train');
  const end = by('rb.option.end-turn') ?? by('rb.option.wait') ?? options[0];
  return say(end, 'bots.runebound.why.wait');
}

/** Where a die leads: nearer to the goal, or nowhere. */
export function step(s: RbSight, { options }: Decision): Option {
  const stay = options.find(({ id }) => id === DONE) ?? options[options.length - 1];
  const target = goal(s);
  if (!target || target.hex === s.hex) return stay;
  const way = wayTo(target.hex);
  let best = stay;
  let near = way[s.hex];
  for (const option of options) {
    const hex = hexOf(option);
    if (hex >= 0 && way[hex] < near && !s.hasZombie(hex)) {
      near = way[hex];
      best = option;
    }
  }
  return best;
}

/** The hex an option leads to, -1 if to none. */
function hexOf({ more }: Option): number {
  return more.startsWith('hex:') ? Number(more.slice(4)) : -1;
}
