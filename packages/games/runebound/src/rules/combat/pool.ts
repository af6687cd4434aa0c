import { roll, type Seat } from '@tafelrunde/kernel';
import { ELITE_TOKEN, ENEMY_TOKENS } from '../../content/tokens.ts';
import { FACE, isGold, numberOf, symbolOf } from '../../faces.ts';
import { heroCard, rightOf } from '../../players.ts';
import { defOf } from '../../registry.ts';
import { FIGHT, type Fight, type M } from '../../state.ts';
import { ZONE } from '../../zones.ts';

/** What a slot shows. */
function faceOf(fight: Fight, slot: number): number {
  return FACE[fight.tokens[slot] * 2 + fight.faces[slot]];
}

export function symbolAt(fight: Fight, slot: number): number {
  return symbolOf(faceOf(fight, slot));
}

export function sideOfSlot(fight: Fight, slot: number): number {
  return slot < fight.split ? 0 : 1;
}

export const firstSlot = (fight: Fight, side: number): number => (side === 0 ? 0 : fight.split);
export const endSlot = (fight: Fight, side: number): number => (side === 0 ? fight.split : fight.tokens.length);

/** Whether a token lies on this one, which is then out of reach until it is spent (RB-DOUBLE-07). */
export function isCovered(fight: Fight, slot: number): boolean {
  const { liesOn } = fight;
  for (let i = 0; i < liesOn.length; i++) if (liesOn[i] === slot) return true;
  return false;
}

/** Whether effects reach a token: it lies in a pool and nothing lies on it (RB-REMOVE-04, RB-DOUBLE-07). */
export function isReachable(fight: Fight, slot: number): boolean {
  return fight.spent[slot] === 0 && !isCovered(fight, slot);
}

/** How many symbols a token gives: its number, twice on a doubler, twice again while its symbol is doubled. */
export function worth(fight: Fight, slot: number): number {
  const face = faceOf(fight, slot);
  let n = numberOf(face);
  if (fight.liesOn[slot] >= 0) n *= 2;
  const shift = slot < fight.split ? 0 : 8;
  if (((fight.doubled >> shift) & (1 << symbolOf(face))) !== 0) n *= 2;
  return n;
}

/** The symbols of one kind that a side could spend now. */
export function total(fight: Fight, side: number, symbol: number): number {
  let sum = 0;
  const end = endSlot(fight, side);
  for (let slot = firstSlot(fight, side); slot < end; slot++) {
    if (fight.spent[slot] === 0 && symbolAt(fight, slot) === symbol) sum += worth(fight, slot);
  }
  return sum;
}

/** Sets a token aside, and the doubler beneath it (RB-SPEND-02, RB-DOUBLE-03). */
export function spendToken(fight: Fight, slot: number): void {
  fight.spent[slot] = 1;
  const under = fight.liesOn[slot];
  if (under < 0) return;
  fight.spent[under] = 1;
  fight.liesOn[slot] = -1;
}

/** Spends all tokens of a symbol and returns how many symbols that were. */
export function spendAll(fight: Fight, side: number, symbol: number): number {
  let n = 0;
  const end = endSlot(fight, side);
  for (let slot = firstSlot(fight, side); slot < end; slot++) {
    if (fight.spent[slot] !== 0 || symbolAt(fight, slot) !== symbol) continue;
    n += worth(fight, slot);
    spendToken(fight, slot);
  }
  return n;
}

/** Removes a token as if it had been spent; a doubler beneath it stays (RB-REMOVE-01, RB-SILENT-31). */
export function removeToken(fight: Fight, slot: number): void {
  fight.spent[slot] = 1;
  fight.liesOn[slot] = -1;
}

/** Casts a single token again (RB-RECAST-01); a spent one returns to the pool (RB-READ-02). */
export function recastToken(m: M, slot: number): void {
  const { fight } = m.s;
  fight.faces[slot] = roll(m, 2);
  fight.spent[slot] = 0;
}

export function flipToken(fight: Fight, slot: number): void {
  fight.faces[slot] = 1 - fight.faces[slot];
}

function addTokens(fight: Fight, list: readonly number[]): void {
  for (let i = 0; i < list.length; i++) fight.tokens.push(list[i]);
}

/** A hero casts its starting tokens and those of its assets (RB-COMBAT-07, RB-ASSET-04). */
function addHero(m: M, seat: Seat): void {
  const { fight, zones } = m.s;
  addTokens(fight, defOf(m, heroCard(m, seat)).tokens);
  const assets = zones[m.layout.zone(ZONE.assets, seat)];
  for (let i = 0; i < assets.length; i++) addTokens(fight, defOf(m, assets[i]).tokens);
}

function addEnemy(m: M): void {
  const { fight } = m.s;
  addTokens(fight, ENEMY_TOKENS);
  if (fight.on === FIGHT.boss) {
    fight.tokens.push(ELITE_TOKEN);
    addTokens(fight, defOf(m, fight.enemy).tokens);
  } else if (m.s.act === 2) {
    fight.tokens.push(ELITE_TOKEN);
  }
}

/** Both sides cast all their tokens (RB-COMBAT-06, RB-REMOVE-02). */
export function castAll(m: M): void {
  const { fight } = m.s;
  empty(fight.tokens);
  addHero(m, fight.hero);
  fight.split = fight.tokens.length;
  if (fight.foe >= 0) addHero(m, fight.foe);
  else addEnemy(m);
  empty(fight.faces);
  empty(fight.spent);
  empty(fight.liesOn);
  for (let i = 0; i < fight.tokens.length; i++) {
    fight.faces.push(roll(m, 2));
    fight.spent.push(0);
    fight.liesOn.push(-1);
  }
}

export function empty(list: number[]): void {
  while (list.length > 0) list.pop();
}

/** Golden symbols that lie face up, each once whatever its number (RB-INITIATIVE-01, -03). */
export function goldOf(fight: Fight, side: number): number {
  let n = 0;
  const end = endSlot(fight, side);
  for (let slot = firstSlot(fight, side); slot < end; slot++) {
    if (fight.spent[slot] === 0 && isGold(faceOf(fight, slot))) n++;
  }
  return n;
}

/** Who decides for a side: the hero's player, or whoever controls the enemy; -1 if the table does (RB-SILENT-28). */
export function pilotOf(m: M, side: number): Seat {
  const { fight } = m.s;
  if (side === 0) return fight.hero;
  return fight.foe >= 0 ? fight.foe : rightOf(m, fight.hero);
}
