import { SYMBOL, tokens } from '@tafelrunde/runebound';
import { type RbSight, textOf } from './sight.ts';
import { faceWorth } from './strength.ts';

/** An ability of a fight as a bot reads it. X stands for the surge that is spent. */
interface Ability {
  readonly deals: number | 'X' | 'other';
  readonly heals: number | 'X';
  readonly later: boolean;
  /** Takes back a token that was spent. */
  readonly again: boolean;
  /** Removes, flips or recasts tokens. */
  readonly meddles: boolean;
  readonly recasts: boolean;
  readonly mutes: boolean;
  readonly reflects: boolean;
  readonly doubles: boolean;
  readonly further: boolean;
}

const read = new Map<string, Ability>();

function abilityOf(says: string): Ability {
  let ability = read.get(says);
  if (!ability) {
    const text = textOf(says);
    const deals = /deal (\d+|X)/i.exec(text)?.[1];
    const heals = /heal (\d+|X)/i.exec(text)?.[1];
    ability = {
      deals: deals === 'X' ? (/number of|dice that/i.test(text) ? 'other' : 'X') : Number(deals ?? 0),
      heals: heals === 'X' ? 'X' : Number(heals ?? (/heal all/i.test(text) ? 9 : 0)),
      later: /end of this combat round/i.test(text),
      again: /spent token/i.test(text),
      meddles: /remove|flip|recast/i.test(text),
      recasts: /recast/i.test(text),
      mutes: /cannot use surge/i.test(text),
      reflects: /deals damage to you/i.test(text),
      doubles: /count double/i.test(text),
      further: /further combat/i.test(text),
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
  if (ability.meddles) worth += 1.1;
  if (ability.mutes) worth += 0.8 * symbols(s, 1 - side, SYMBOL.surge);
  if (ability.reflects) worth += damageLeft(s, 1 - side);
  if (ability.doubles) worth += damageLeft(s, side);
  if (ability.further) worth += 0.5;
  return worth;
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
