import type { Node } from '@tafelrunde/kernel';
import { type Ability, isNode, type RbDef, STAT, tokens } from '@tafelrunde/runebound';
import { abilitiesOf, addedTo, numberOr, sumOf } from './reading.ts';
import type { RbSight } from './sight.ts';
import { skillStrength, spendsCards } from './skills.ts';

const sigmoid = (x: number): number => 1 / (1 + Math.exp(-x));

/** What each symbol that a hero casts adds, by its number, and a golden one on top. Learnt from fights (see docs/balance-runebound.md). */
interface Weights {
  readonly symbols: readonly number[];
  readonly golden: number;
}
const AGAINST_VILLAIN: Weights = { symbols: [0, 1.4, 1.25, 0, 0.7, 1.45, 1.05, 1.4], golden: 0.2 };
const AGAINST_ENEMY: Weights = { symbols: [0, 1.2, 0.95, 0, 0.5, 0.85, 0.6, 0.6], golden: 0.6 };

/** What a hero's tokens add to its chances, about. */
function pool(s: RbSight, weights: Weights, seat = s.seat): number {
  let sum = 0;
  for (const token of s.tokens(seat)) sum += tokenChance(token, weights);
  return sum;
}

function tokenChance(token: number, { symbols, golden }: Weights): number {
  let sum = 0;
  for (const { symbol, n, gold } of tokens[token].faces) sum += (symbols[symbol] * n + (gold ? golden : 0)) / 2;
  return sum;
}

const gear = new Map<string, { readonly fights: number; readonly travels: number }>();

/** The chance that gold for gear brings, on the scale of the weights. */
const PER_GOLD = 0.22;

/** What an asset is worth, in gold: what it does in fights, and on the way as long as there is one. */
export function gearWorth({ id, tokens: own, tree, price }: RbDef, rounds: number): number {
  let found = gear.get(id);
  if (!found) {
    let fights = 0;
    for (const token of own) fights += tokenChance(token, AGAINST_VILLAIN);
    fights += 0.25 * addedTo(tree, 0, 'health');
    for (const ability of abilitiesOf(tree)) fights += blow(ability);
    const travels =
      2.4 * addedTo(tree, 0, 'speed') + 0.6 * addedTo(tree, 0, 'handLimit', 'body', 'mind', 'spirit') + 0.1 * price;
    found = { fights: fights / PER_GOLD, travels };
    gear.set(id, found);
  }
  return found.fights + (found.travels * Math.min(16, rounds)) / 16;
}

/** What the damage of an ability adds: for nothing when a fight begins, or first of all for surge. */
function blow(ability: Ability): number {
  if (ability.kind === 'forced' && ability.moment.on === 'fight-start') return 0.45 * sumOf(ability.effect, 'damage');
  if (ability.kind !== 'surge') return 0;
  const first = firstOf(ability.effect);
  return isNode(first, 'damage') ? 0.2 * numberOr(first.n, 0) : 0;
}

/** What comes first of several effects. */
function firstOf(effect: Node): Node {
  return effect.k === 'all' ? firstOf((effect as Node & { readonly effects: readonly Node[] }).effects[0]) : effect;
}

function learnt(s: RbSight, seat = s.seat): number {
  let sum = 0;
  for (const card of s.skills(seat)) {
    sum += skillStrength(s.def(card));
  }
  return sum;
}

/** How likely a hero with so much life defeats an enemy of an adventure card, about. */
export function fightOdds(s: RbSight, life = s.life()): number {
  return sigmoid(-3.4 + pool(s, AGAINST_ENEMY) + 0.1 * learnt(s) + 0.3 * life - 1.67 * s.act);
}

/** How likely a hero defeats the villain in full health and with a full hand: most heal and train before. */
export function villainOdds(s: RbSight, seat = s.seat): number {
  const health = s.life(seat) + s.hurt(seat);
  const zombies = s.scenario.boss!.perZombie > 0 ? 0.24 : 0;
  const cards = spendsCards(s, seat) ? 0.27 * s.heroValue(STAT.handLimit, seat) : 0;
  const own = pool(s, AGAINST_VILLAIN, seat) + 0.155 * learnt(s, seat) + 0.14 * health + cards;
  return sigmoid(-7 + own - 0.355 * s.bossLife(seat) + zombies);
}

/** How likely a hero wins the fight it is in, as it stands now. */
export function retreatOdds(s: RbSight): number {
  return sigmoid(1 + 0.5 * (s.life() - s.foeLife()) + 0.6 * (pool(s, AGAINST_ENEMY) - 4));
}
