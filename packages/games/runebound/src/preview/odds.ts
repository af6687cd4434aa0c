import { SYMBOL, tokens } from '../content/tokens.ts';

/** One side of a combat, as far as it can be reckoned: what it casts and what it can still take. */
export interface Fighter {
  readonly tokens: readonly number[];
  /** Health that is left. */
  readonly left: number;
}

/** A way in which a side's tokens may fall. */
interface Cast {
  readonly damage: number;
  readonly shields: number;
  readonly gold: number;
  readonly chance: number;
}

const DAMAGE: readonly number[] = [SYMBOL.physical, SYMBOL.magic, SYMBOL.enemy];

/** All ways in which tokens fall, equal ones together. A doubler counts the best token twice, surge and agility nothing. */
export function casts(list: readonly number[]): readonly Cast[] {
  const found = new Map<number, Cast>();
  const chance = 1 / 2 ** list.length;
  for (let fall = 0; fall < 2 ** list.length; fall++) {
    let [damage, shields, gold, doublers, best] = [0, 0, 0, 0, 0];
    list.forEach((token, at) => {
      const face = tokens[token].faces[(fall >> at) & 1];
      if (DAMAGE.includes(face.symbol)) {
        damage += face.n;
        best = Math.max(best, face.n);
      } else if (face.symbol === SYMBOL.shield) shields += face.n;
      else if (face.symbol === SYMBOL.double) doublers++;
      if (face.gold) gold++;
    });
    if (doublers > 0) damage += best;
    const key = (damage * 32 + shields) * 32 + gold;
    const before = found.get(key);
    found.set(key, { damage, shields, gold, chance: chance + (before?.chance ?? 0) });
  }
  return [...found.values()];
}

/** What becomes of the health of both sides in one round, equal outcomes together. */
function rounds(hero: readonly Cast[], foe: readonly Cast[]): readonly (readonly number[])[] {
  const found = new Map<number, number>();
  for (const a of hero) {
    for (const b of foe) {
      const [dealt, taken] = [Math.max(0, a.damage - b.shields), Math.max(0, b.damage - a.shields)];
      const key = (dealt * 64 + taken) * 2 + (b.gold > a.gold ? 1 : 0);
      found.set(key, (found.get(key) ?? 0) + a.chance * b.chance);
    }
  }
  return [...found].map(([key, chance]) => [Math.floor(key / 128), Math.floor(key / 2) % 64, key % 2, chance]);
}

/**
 * How likely the hero wins if both sides fight on to the end, each attacks with all it has and blocks with all its shields;
 * abilities are left out. The side with more golden symbols strikes first, the hero if there are as many.
 */
export function oddsOf(hero: Fighter, foe: Fighter): number {
  const ways = rounds(casts(hero.tokens), casts(foe.tokens));
  const known = new Map<number, number>();
  const win = (mine: number, theirs: number): number => {
    const key = mine * 64 + theirs;
    const before = known.get(key);
    if (before !== undefined) return before;
    let [sum, still] = [0, 0];
    for (const [dealt = 0, taken = 0, foeFirst = 0, chance = 0] of ways) {
      const [kills, dies] = [dealt >= theirs, taken >= mine];
      if (kills && !(dies && foeFirst === 1)) sum += chance;
      else if (dies) continue;
      else if (dealt === 0 && taken === 0) still += chance;
      else sum += chance * win(mine - taken, theirs - dealt);
    }
    const chance = still < 1 ? sum / (1 - still) : 0;
    known.set(key, chance);
    return chance;
  };
  return hero.left <= 0 ? 0 : foe.left <= 0 ? 1 : win(hero.left, foe.left);
}

/**
 * How a fight reckoned like that ends for the hero: the chance of each health that is left to him, the first of being beaten.
 * A fight in which nobody can hurt the other counts as lost.
 */
export function endingsOf(hero: Fighter, foe: Fighter): readonly number[] {
  const most = Math.max(0, hero.left);
  const ends = Array<number>(most + 1).fill(0);
  if (most === 0 || foe.left <= 0) {
    ends[most] = 1;
    return ends;
  }
  const ways = rounds(casts(hero.tokens), casts(foe.tokens));
  const still = ways.reduce(
    (sum, [dealt, taken, , chance = 0]) => (dealt === 0 && taken === 0 ? sum + chance : sum),
    0,
  );
  // Whatever is not still takes health from somebody: the sum of both only falls.
  const places = Array.from({ length: most + 1 }, () => Array<number>(foe.left + 1).fill(0));
  places[most][foe.left] = 1;
  for (let sum = most + foe.left; sum > 1; sum--) {
    for (let mine = Math.min(most, sum - 1); mine >= Math.max(1, sum - foe.left); mine--) {
      const theirs = sum - mine;
      const here = places[mine][theirs];
      if (here === 0) continue;
      if (still >= 1) ends[0] += here;
      for (const [dealt = 0, taken = 0, foeFirst = 0, chance = 0] of ways) {
        if (dealt === 0 && taken === 0) continue;
        const part = (here * chance) / (1 - still);
        const [kills, dies] = [dealt >= theirs, taken >= mine];
        // Whoever strikes first and fells the other takes nothing any more.
        if (kills && !(dies && foeFirst === 1)) ends[foeFirst === 1 ? mine - taken : mine] += part;
        else if (dies) ends[0] += part;
        else places[mine - taken][theirs - dealt] += part;
      }
    }
  }
  return ends;
}

/** Damage a side deals in a round on average, before shields. */
export function meanDamage(list: readonly number[]): number {
  return casts(list).reduce((sum, { damage, chance }) => sum + damage * chance, 0);
}
