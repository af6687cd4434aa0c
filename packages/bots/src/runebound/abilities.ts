import { type RbDef, SYMBOL, tokens } from '@tafelrunde/runebound';
import { abilitiesOf, effectOf, has, kindOfCount, meaningOf, nodesOf, numberOr } from './reading.ts';
import type { RbSight } from './sight.ts';
import { faceWorth } from './strength.ts';

/** An ability of a fight as a bot reads it. X stands for the surge that is spent. */
interface Ability {
  readonly deals: number | 'X' | 'other';
  readonly heals: number | 'X';
  readonly later: boolean;
  /** Takes back a token that was spent. */
  readonly again: boolean;
  /** Tokens that it removes, flips or recasts. */
  readonly meddles: readonly Meddling[];
  readonly recasts: boolean;
  readonly mutes: boolean;
  readonly reflects: boolean;
  readonly doubles: boolean;
  readonly further: boolean;
}

/** Something that is done to so many tokens of a side. */
interface Meddling {
  readonly how: string;
  readonly n: number;
  readonly own: boolean;
  /** A symbol, 0 for any. */
  readonly symbol: number;
}

const read = new Map<string, Ability>();

/** Symbols whose loss is weighed; what shows nothing or counts double is left alone. */
const WEIGHED: ReadonlySet<string> = new Set(['any', 'physical', 'magic', 'agility', 'surge', 'shield']);

function meddlings(what: unknown): Meddling[] {
  return (['remove', 'flip', 'recast'] as const).flatMap((how) =>
    nodesOf(what, how).flatMap(({ n, whose, symbol, name }) =>
      WEIGHED.has(name) ? [{ how, n: n < 0 ? ALL_TOKENS : n, own: whose === 'own', symbol: Math.max(0, symbol) }] : [],
    ),
  );
}

const ALL_TOKENS = 99;
/** As much as all damage that is healed usually is. */
const ALL_DAMAGE = 9;

/** X is what is paid; what dice and tests decide is something else. */
function dealt(what: unknown): Ability['deals'] {
  const [first] = nodesOf(what, 'damage');
  if (!first) return 0;
  const kind = kindOfCount(first.n);
  if (kind === '') return numberOr(first.n, 0);
  return kind === 'successes' || kind === 'matching' ? 'other' : 'X';
}

function healed(what: unknown): Ability['heals'] {
  const [first] = nodesOf(what, 'heal');
  if (!first) return has(what, 'heal-all') ? ALL_DAMAGE : 0;
  return kindOfCount(first.n) === '' ? numberOr(first.n, 0) : 'X';
}

function abilityOf(says: string): Ability {
  let ability = read.get(says);
  if (!ability) {
    const what = effectOf(meaningOf(says));
    ability = {
      deals: dealt(what),
      heals: healed(what),
      later: has(what, 'later'),
      again: has(what, 'recast-spent'),
      meddles: meddlings(what),
      recasts: has(what, 'recast', 'recast-spent', 'recast-any'),
      mutes: has(what, 'mute'),
      reflects: has(what, 'reflect'),
      doubles: has(what, 'double'),
      further: has(what, 'act-again'),
    };
    read.set(says, ability);
  }
  return ability;
}

const sideOf = (s: RbSight, slot: number): number => (slot < s.fight.split ? 0 : 1);

/** Symbols of one kind that a side has not spent yet. */
function symbols(s: RbSight, side: number, symbol: number): number {
  const { tokens: list, faces, spent, liesOn } = s.fight;
  let sum = 0;
  for (let slot = 0; slot < list.length; slot++) {
    if (spent[slot] !== 0 || sideOf(s, slot) !== side) continue;
    const face = tokens[list[slot]].faces[faces[slot]];
    if (face.symbol === symbol) sum += face.n * (liesOn[slot] >= 0 ? 2 : 1);
  }
  return sum;
}

/** Damage symbols that a side has not spent yet. */
function damageLeft(s: RbSight, side: number): number {
  if (side === 1 && s.fight.foe < 0) return symbols(s, side, SYMBOL.enemy);
  return symbols(s, side, SYMBOL.physical) + symbols(s, side, SYMBOL.magic);
}

/** What a hero pays for dealing back what hurts it; nothing for heroes who cannot. */
function reflectCost({ tree }: RbDef): number {
  for (const ability of abilitiesOf(tree)) {
    if (ability.kind === 'surge' && typeof ability.cost === 'number' && has(ability, 'reflect')) return ability.cost;
  }
  return Number.POSITIVE_INFINITY;
}

/** Whether a hero could still see to it in this round that what hurts it hurts its opponent as much. */
export function couldReflect(s: RbSight, side: number): boolean {
  const seat = side === 0 ? s.fight.hero : s.fight.foe;
  if (seat < 0 || (s.fight.mute & (1 << side)) !== 0) return false;
  return symbols(s, side, SYMBOL.surge) >= reflectCost(s.hero(seat));
}

/** Damage that a side has taken. */
function hurtOn(s: RbSight, side: number): number {
  const seat = side === 0 ? s.fight.hero : s.fight.foe;
  return seat >= 0 ? s.hurt(seat) : s.card(s.fight.enemy).damage;
}

/** The best token that a side has spent and could have again. */
function bestSpent(s: RbSight, side: number): number {
  const { tokens: list, spent, foe } = s.fight;
  const enemy = side === 1 && foe < 0;
  let most = 0;
  for (let slot = 0; slot < list.length; slot++) {
    if (spent[slot] === 0 || sideOf(s, slot) !== side) continue;
    most = Math.max(most, (faceWorth(list[slot] * 2, enemy) + faceWorth(list[slot] * 2 + 1, enemy)) / 2);
  }
  return most;
}

/** What a side gains by meddling with tokens: the best of them, as many as it may. */
function meddled(s: RbSight, side: number, { how, n, own, symbol }: Meddling): number {
  const { tokens: list, faces, spent, foe } = s.fight;
  const target = own ? side : 1 - side;
  const enemy = target === 1 && foe < 0;
  gains.length = 0;
  for (let slot = 0; slot < list.length; slot++) {
    if (spent[slot] !== 0 || sideOf(s, slot) !== target) continue;
    if (symbol !== 0 && tokens[list[slot]].faces[faces[slot]].symbol !== symbol) continue;
    const face = list[slot] * 2 + faces[slot];
    const turned = faceWorth(face ^ 1, enemy) - faceWorth(face, enemy);
    const gain = how === 'remove' ? -faceWorth(face, enemy) : how === 'flip' ? turned : turned / 2;
    gains.push(own ? gain : -gain);
  }
  gains.sort((a, b) => b - a);
  let sum = 0;
  // What has to be done to all tokens may do harm, too.
  for (let i = 0; i < gains.length && i < n && (n === 99 || gains[i] > 0); i++) sum += gains[i];
  return sum;
}

const gains: number[] = [];

/** Where what an ability does at once ends the fight. */
export const DECIDES = 100;

/** What a surge ability is worth now to the side that may use it, in points of damage; nothing if it would be wasted. */
export function surgeWorth(s: RbSight, side: number, says: string, left: number): number {
  const ability = abilityOf(says);
  const x = symbols(s, side, SYMBOL.surge);
  if (ability.again) return bestSpent(s, side);
  const n = ability.deals === 'X' ? x : ability.deals === 'other' ? 1.5 : ability.deals;
  if (n >= left && !ability.later && ability.deals !== 'other') return DECIDES;
  let worth = n;
  if (ability.heals !== 0) worth += 0.9 * Math.min(hurtOn(s, side), ability.heals === 'X' ? x : ability.heals);
  for (const one of ability.meddles) worth += meddled(s, side, one);
  if (ability.mutes) worth += 0.8 * symbols(s, 1 - side, SYMBOL.surge);
  if (ability.reflects) worth += damageLeft(s, 1 - side);
  if (ability.doubles) worth += damageLeft(s, side);
  if (ability.further) worth += 0.5;
  return worth;
}

/** Whether an ability that needs no combat action helps now: healing, before it is too late. */
export function freeWorth(s: RbSight, side: number, says: string): number {
  const { heals } = abilityOf(says);
  if (typeof heals !== 'number' || heals === 0 || hurtOn(s, side) < Math.min(heals, 5)) return 0;
  return s.againstVillain || s.life() <= 3 ? heals : 0;
}

/** Whether a combat action of a card helps: healing when hurt, new casts for bad tokens. */
export function combatWorth(s: RbSight, side: number, says: string): number {
  const ability = abilityOf(says);
  if (ability.heals !== 0) return hurtOn(s, side) >= Math.min(4, Number(ability.heals)) ? 1.5 : 0;
  if (!ability.recasts) return 0;
  const { tokens: list, faces, spent, foe } = s.fight;
  const enemy = side === 1 && foe < 0;
  let gain = 0;
  for (let slot = 0; slot < list.length; slot++) {
    if (spent[slot] !== 0 || sideOf(s, slot) !== side) continue;
    const face = list[slot] * 2 + faces[slot];
    gain += Math.max(0, faceWorth(face ^ 1, enemy) - faceWorth(face, enemy)) / 2;
  }
  return gain;
}
