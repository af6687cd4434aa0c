import { STAT } from '@tafelrunde/runebound';
import { has, nodesOf, sumOf } from './reading.ts';
import type { RbSight } from './sight.ts';
import { weights } from './weights.ts';

/** A test and what comes of it. */
interface TestWorth {
  readonly attribute: number;
  readonly mod: number;
  readonly success: Worth;
  readonly failure: Worth;
}

/** An effect as a bot reads it: what it brings, before it is weighed for a hero. */
interface Worth {
  readonly plain: number;
  readonly heals: number;
  readonly story: number;
  readonly price: number;
  readonly test: TestWorth | null;
}

const NOTHING: Worth = { plain: 0, heals: 0, story: 0, price: 0, test: null };
/** As much as all damage that is healed usually is. */
const ALL_DAMAGE = 9;

const read = new Map<unknown, Worth>();

function worthOf(what: unknown): Worth {
  let worth = read.get(what);
  if (!worth) {
    worth = reckon(what);
    read.set(what, worth);
  }
  return worth;
}

function reckon(what: unknown): Worth {
  const [test] = nodesOf(what, 'test');
  if (test) {
    const { attribute, mod, success, failure } = test;
    const result = { attribute: STAT[attribute], mod, success: worthOf(success), failure: worthOf(failure) };
    return { ...NOTHING, test: result };
  }
  const [bargain] = nodesOf(what, 'pay-to');
  if (bargain) return { ...worthOf(bargain.effect), price: bargain.n };
  return reckonPlain(what);
}

function reckonPlain(what: unknown): Worth {
  const w = weights;
  let plain = sumOf(what, 'gold') - sumOf(what, 'lose-gold');
  plain += w.trophy * (sumOf(what, 'trophy') + sumOf(what, 'any-trophy') + sumOf(what, 'bonus-trophies'));
  if (has(what, 'take-trophy')) plain += w.trophy;
  plain -= w.suffer * sumOf(what, 'suffer');
  if (has(what, 'be-delayed')) plain -= w.delayed;
  plain += (has(what, 'learn-free') ? w.learn : 0) + w.draw * sumOf(what, 'draw-skills');
  if (has(what, 'gain-top-asset')) plain += w.asset;
  if (has(what, 'buy-anywhere')) plain += 1.5;
  if (has(what, 'kill-zombies')) plain += w.zombie;
  else if (has(what, 'place-zombies')) plain -= w.zombie;
  const heals = has(what, 'heal-all') ? ALL_DAMAGE : sumOf(what, 'heal');
  return { plain, heals, story: sumOf(what, 'lore') + sumOf(what, 'companions'), price: 0, test: null };
}

/** Two of five skill cards show a success. */
const FAILS = 0.6;

/** How likely a test succeeds; cards in hand can be spent on it. */
export function testChance(s: RbSight, attribute: number, mod: number, successes = 1): number {
  const cards = Math.max(0, Math.max(0, s.heroValue(attribute)) + mod) + s.hand().length * 0.8;
  const chance = 1 - FAILS ** cards;
  return successes <= 1 ? chance : chance * (1 - FAILS ** Math.max(0, cards - 1.4));
}

/** What story tokens are worth: nothing once the villain cannot become weaker. */
function storyWorth(s: RbSight, n: number): number {
  const { boss } = s.scenario;
  if (!boss || n === 0) return 0;
  const spare = (boss.boss.health + s.zombies * boss.perZombie - boss.boss.least) / boss.perToken - s.story();
  const each = boss.perToken > 1 ? weights.companion : weights.lore;
  return Math.max(0, Math.min(n, spare + (boss.perZombie > 0 ? 1 : 0))) * each + 0.2 * n;
}

function weigh(s: RbSight, worth: Worth): number {
  if (worth.test) {
    const { attribute, mod, success, failure } = worth.test;
    const chance = testChance(s, attribute, mod);
    return chance * weigh(s, success) + (1 - chance) * weigh(s, failure);
  }
  if (worth.price > s.gold) return 0;
  return worth.plain - worth.price + storyWorth(s, worth.story) + weights.heal * Math.min(s.hurt(), worth.heals);
}

/** What an effect, an option of an event or an outcome of a quest is worth to the hero, in gold. */
export function effectWorth(s: RbSight, what: unknown): number {
  return weigh(s, worthOf(what));
}
