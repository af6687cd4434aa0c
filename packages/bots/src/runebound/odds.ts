import { type RbDef, tokens } from '@tafelrunde/runebound';
import type { RbSight } from './sight.ts';
import { skillWorth } from './worth.ts';

const sigmoid = (x: number): number => 1 / (1 + Math.exp(-x));

/** What each symbol that a hero casts adds, by its number; golden ones come on top. Learnt from fights (see docs/bots.md). */
type Weights = readonly number[];
const AGAINST_VILLAIN: Weights = [0, 1.35, 1.3, 0, 0.6, 1.4, 1.05, 1.05];
const AGAINST_ENEMY: Weights = [0, 1.27, 1.13, 0, 0.39, 1.06, 0.36, 0.91];
const GOLDEN = 0.3;

/** What a hero's tokens add to its chances, about. */
function pool(s: RbSight, weights: Weights): number {
  let sum = 0;
  for (const token of s.tokens()) sum += tokenChance(token, weights);
  return sum;
}

function tokenChance(token: number, weights: Weights): number {
  let sum = 0;
  for (const { symbol, n, gold } of tokens[token].faces) sum += (weights[symbol] * n + (gold ? GOLDEN : 0)) / 2;
  return sum;
}

const gear = new Map<string, { readonly fights: number; readonly travels: number }>();

/** The chance that gold for gear brings, on the scale of the weights. */
const PER_GOLD = 0.22;

/** What an asset is worth, in gold: what it does in fights, and on the way as long as there is one. */
export function gearWorth({ id, tokens: own, text, price }: RbDef, rounds: number): number {
  let found = gear.get(id);
  if (!found) {
    let fights = 0;
    for (const token of own) fights += tokenChance(token, AGAINST_VILLAIN);
    const sum = (pattern: RegExp): number => [...text.en.matchAll(pattern)].reduce((n, [, m]) => n + Number(m), 0);
    fights += 0.25 * sum(/\+(\d) health/g) + 0.45 * sum(/combat begins: Deal (\d)/g) + 0.2 * sum(/surge: Deal (\d)/g);
    const travels = 2.4 * sum(/\+(\d) speed/g) + 0.6 * sum(/\+(\d) (?:hand|body|mind|spirit)/g) + 0.1 * price;
    found = { fights: fights / PER_GOLD, travels };
    gear.set(id, found);
  }
  return found.fights + (found.travels * Math.min(16, rounds)) / 16;
}

function learnt(s: RbSight): number {
  let sum = 0;
  for (const card of s.skills()) {
    const { id, text } = s.def(card);
    sum += skillWorth(id, text.en);
  }
  return sum;
}

/** How likely a hero with so much life defeats an enemy of an adventure card, about. */
export function fightOdds(s: RbSight, life = s.life()): number {
  return sigmoid(-3.76 + pool(s, AGAINST_ENEMY) + 0.028 * learnt(s) + 0.285 * life - 1.48 * s.act);
}

/** How likely a hero defeats the villain in full health: most heal before. */
export function villainOdds(s: RbSight): number {
  const health = s.life() + s.hurt();
  const zombies = s.scenario.boss!.perZombie > 0 ? 0.34 : 0;
  return sigmoid(-6.9 + pool(s, AGAINST_VILLAIN) + 0.2 * learnt(s) + 0.26 * health - 0.4 * s.bossLife() - zombies);
}

/** How likely a hero wins the fight it is in, as it stands now. */
export function retreatOdds(s: RbSight): number {
  return sigmoid(1 + 0.5 * (s.life() - s.foeLife()) + 0.6 * (pool(s, AGAINST_ENEMY) - 4));
}
