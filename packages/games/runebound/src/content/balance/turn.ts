import { type Decision, DONE, type Option, PASS } from '@tafelrunde/kernel';
import { ZONE } from '../../zones.ts';
import { FACES } from '../dice.ts';
import { distance, hexes, TERRAIN } from '../map.ts';
import { buyGain, goalOf, isFit, isReady } from './goals.ts';
import type { RbSight } from './sight.ts';
import { assetWorth, effectWorth, skillWorth } from './worth.ts';

const by = (options: readonly Option[], key: string): Option | undefined =>
  options.find((option) => option.key === key);

/** What to do in the own turn. */
export function turnChoice(sight: RbSight, { options }: Decision): Option {
  const learn = bestSkill(sight, options);
  if (learn) return learn;
  if (sight.actions === 0) return healing(sight, options) ?? options.find(({ id }) => id === PASS) ?? options[0];
  return standing(sight, options) ?? healing(sight, options) ?? going(sight, options);
}

/** What can be done well on this hex. */
function standing(sight: RbSight, options: readonly Option[]): Option | null {
  const villain = by(options, 'rb.option.villain');
  const rest = by(options, 'rb.option.rest');
  const here = sight.hex();
  const isSafe = hexes[here].site !== '';
  const hurt = sight.damage() / sight.health();
  if (villain && isReady(sight)) return hurt > 0.2 && isSafe && rest ? rest : villain;
  if (rest && isSafe && hurt >= 0.3) return rest;
  const task = by(options, 'rb.option.task');
  if (task) return task;
  const trade = options.find((o) => o.key === 'rb.option.action' && sight.def(o.card).trade !== null);
  if (trade) return trade;
  const adventure = by(options, 'rb.option.adventure');
  if (adventure && isFit(sight, adventure.n)) return adventure;
  const shop = by(options, 'rb.option.shop');
  if (shop && wantsToShop(sight, here)) return shop;
  const challenge = options.find((o) => o.key === 'rb.option.action' && sight.def(o.card).hero !== null);
  if (challenge && sight.life() >= 7) return challenge;
  const zombie = by(options, 'rb.option.zombie');
  if (zombie) return zombie;
  if (rest && hurt >= 0.6) return rest;
  return null;
}

function wantsToShop(sight: RbSight, here: number): boolean {
  const market = ['tamalir', 'forge', 'dawnsmoor', 'riverwatch'].indexOf(hexes[here].region);
  if (sight.gold() >= 6) return true;
  return sight.cards(ZONE.market0 + market, 0).some((card) => buyGain(sight, sight.def(card)) > 1);
}

/** Abilities that heal, when it is needed. */
function healing(sight: RbSight, options: readonly Option[]): Option | null {
  if (sight.damage() < 4) return null;
  const use = options.find((o) => o.key === 'rb.option.use' && sight.text(o.more).startsWith('heal'));
  return use ?? null;
}

/** Goes where something waits; on an active gem it trains or rests until the next turn. */
function going(sight: RbSight, options: readonly Option[]): Option {
  const here = sight.hex();
  const goal = goalOf(sight);
  const far = distance(here, goal);
  const train = by(options, 'rb.option.train');
  if (far > 0 && !(sight.actions === 1 && train && wantsToTrain(sight) && far > 3)) {
    const step = options.find((o) => o.key === 'rb.option.hex' && distance(o.n, goal) < far);
    if (far === 1 && step) return step;
    return by(options, 'rb.option.move') ?? step ?? options[0];
  }
  const rest = by(options, 'rb.option.rest');
  if (rest && sight.damage() >= 2 && !wantsToTrain(sight)) return rest;
  if (train && wantsToTrain(sight)) return train;
  return train ?? by(options, 'rb.option.wait') ?? options[0];
}

function wantsToTrain(sight: RbSight): boolean {
  return sight.count(ZONE.hand) <= 1 || sight.count(ZONE.trophies) >= 2;
}

/** The best skill to learn now; none if what it pushes out is better. */
function bestSkill(sight: RbSight, options: readonly Option[]): Option | null {
  let best: Option | null = null;
  let most = 1;
  for (const option of options) {
    if (option.key !== 'rb.option.learn') continue;
    const gain = skillGain(sight, option.card);
    if (gain <= most) continue;
    most = gain;
    best = option;
  }
  return best;
}

function skillGain(sight: RbSight, card: number): number {
  const def = sight.def(card);
  const learned = sight.cards(ZONE.skills).filter((other) => sight.def(other).attribute === def.attribute);
  const worth = skillWorth(def);
  const word = ['body', 'mind', 'spirit'][def.attribute];
  const raises = new RegExp(`\\+\\d ${word}`).test(def.text.en);
  if (raises || learned.length < sight.stat(def.attribute)) return worth;
  if (learned.length === 0) return 0;
  return worth - Math.min(...learned.map((other) => skillWorth(sight.def(other)))) - 1;
}

/** The card to give up: the one that helps least and can hardly be learned. */
export function leastSkill(sight: RbSight, { options }: Decision): Option {
  let best = options[0];
  let least = Number.POSITIVE_INFINITY;
  for (const option of options) {
    if (option.card < 0) continue;
    const def = sight.def(option.card);
    const fits = sight.stat(def.attribute) > 0 ? 1 : 0.3;
    const worth = (skillWorth(def) * fits) / (0.7 + 0.3 * def.orbs.length);
    if (worth >= least) continue;
    least = worth;
    best = option;
  }
  return best;
}

/** Gives up the worst of several learned skills or assets. */
export function leastOf(sight: RbSight, { options }: Decision): Option {
  const worth = ({ card }: Option): number => {
    if (card < 0) return Number.POSITIVE_INFINITY;
    const def = sight.def(card);
    return def.type === 'skill' ? skillWorth(def) : assetWorth(def);
  };
  return [...options].sort((a, b) => worth(a) - worth(b))[0];
}

/** The least distance to a goal that the unspent dice can reach from a hex; each die is used once. */
function reachable(sight: RbSight, hex: number, goal: number, spent: number): number {
  let least = distance(hex, goal);
  if (least === 0) return 0;
  const { neighbours, needs } = hexes[hex];
  const { dice } = sight;
  let seen = 0;
  for (let die = 0; die < dice.length; die++) {
    const face = dice[die];
    if ((spent & (1 << die)) !== 0 || (seen & (1 << face)) !== 0) continue;
    seen |= 1 << face;
    for (let i = 0; i < neighbours.length; i++) {
      // Two steps away from the goal are never made good again.
      if ((FACES[face] & needs[i]) === 0 || distance(neighbours[i], goal) > distance(hex, goal)) continue;
      least = Math.min(least, reachable(sight, neighbours[i], goal, spent | (1 << die)));
      if (least === 0) return 0;
    }
  }
  return least;
}

/** Spends dice so that the hero ends up as near to the goal as they allow. */
export function stepChoice(sight: RbSight, { options }: Decision): Option {
  const stay = options.find(({ id }) => id === DONE) ?? options[0];
  const goal = goalOf(sight);
  let best = stay;
  let least = distance(sight.hex(), goal);
  for (const option of options) {
    if (option.id === DONE || option.key === 'rb.option.use') continue;
    const hex = option.n % 1000;
    const isDie = option.key.startsWith('rb.option.die');
    const spent = isDie ? sight.diceSpent | (1 << Math.floor(option.n / 1000)) : -1;
    const far = isDie ? reachable(sight, hex, goal, spent) : distance(hex, goal);
    const penalty = sight.zombies.includes(hex) && hex !== goal ? 1 : 0;
    if (far + penalty >= least) continue;
    least = far + penalty;
    best = option;
  }
  return best;
}

/** An ability that rolls dice anew, if those on the table lead nowhere. */
function rerollOnTheWay(sight: RbSight, options: readonly Option[]): Option | null {
  const use = options.find((o) => o.key === 'rb.option.use' && sight.text(o.more).startsWith('reroll'));
  if (!use || sight.hex() < 0 || sight.fight.on !== 0) return null;
  const goal = goalOf(sight);
  const far = distance(sight.hex(), goal);
  return far > 0 && reachable(sight, sight.hex(), goal, 0) >= far - 1 && far > 1 ? use : null;
}

/** Rolls a useless die anew when a quest would fail otherwise. */
export function diceChoice(sight: RbSight, { options }: Decision): Option {
  const keep = options.find(({ id }) => id === DONE) ?? options[0];
  const { tried } = sight;
  if (tried < 0) return rerollOnTheWay(sight, options) ?? keep;
  if (sight.count(ZONE.hand) < 2) return keep;
  const def = sight.def(tried);
  const task = def.task ?? def.options.find((o) => o.task !== null)?.task;
  const [symbol] = task?.outcomes[0]?.need ?? [];
  if (symbol === undefined || symbol === 'compass') return keep;
  const shows = (face: number): boolean => (FACES[face] & TERRAIN[symbol]) !== 0;
  if (sight.dice.some(shows)) return keep;
  return options.find(({ key }) => key === 'rb.option.reroll') ?? keep;
}

/** Exerts until there is a success. */
export function testChoice(sight: RbSight, { options, prompt }: Decision): Option {
  const successes = Number((prompt[1] as { n?: number } | undefined)?.n ?? 0);
  const exert = options.find(({ id }) => id === 'exert');
  if (successes === 0 && exert && sight.count(ZONE.hand) > 0) return exert;
  return options.find(({ id }) => id === DONE) ?? options[0];
}

/** The option, outcome or reward that is worth most. */
export function worthMost(sight: RbSight, { options }: Decision): Option {
  let best = options[0];
  let most = Number.NEGATIVE_INFINITY;
  for (const option of options) {
    let worth = option.id === DONE ? -0.5 : effectWorth(sight, sight.text(option.more));
    if (option.key === 'rb.option.rumor') worth = 0.45 * worth;
    // The card of a quest is a trophy as well.
    if (option.key === 'rb.option.outcome') worth += 2 + 0.01 * option.n;
    if (worth <= most) continue;
    most = worth;
    best = option;
  }
  return best;
}

/** Sells what a better piece of the same kind would replace. */
export function sellChoice(sight: RbSight, { options }: Decision): Option {
  const done = options.find(({ id }) => id === DONE) ?? options[0];
  const market =
    sight.hex() < 0 ? -1 : ['tamalir', 'forge', 'dawnsmoor', 'riverwatch'].indexOf(hexes[sight.hex()].region);
  if (market < 0) return done;
  let best: { gain: number; kind: string } = { gain: 1, kind: '' };
  for (const card of sight.cards(ZONE.market0 + market, 0)) {
    const def = sight.def(card);
    const gain = buyGain(sight, def);
    if (gain > best.gain) best = { gain, kind: def.assetKind };
  }
  return options.find((o) => o.card >= 0 && sight.def(o.card).assetKind === best.kind) ?? done;
}

/** Buys what helps most; otherwise throws out what would help the others. */
export function buyChoice(sight: RbSight, { options }: Decision): Option {
  let best: Option | null = null;
  let most = 0.3;
  for (const option of options) {
    if (option.key !== 'rb.option.buy') continue;
    const gain = buyGain(sight, sight.def(option.card));
    if (gain <= most) continue;
    most = gain;
    best = option;
  }
  if (best) return best;
  const thrown = options.filter(({ key }) => key !== 'rb.option.buy');
  return thrown[0] ?? options[0];
}
