import { cardsIn, type Seat, value } from '@tafelrunde/kernel';
import { hexes } from './content/map.ts';
import type { Where } from './defs.ts';
import { FIGHT, type M } from './state.ts';
import { STAT } from './stats.ts';
import { ZONE } from './zones.ts';

const orders = new Map<number, readonly Seat[]>();

function orderFrom(m: M, from: Seat): readonly Seat[] {
  const { seats, eliminated } = m.s;
  const key = (eliminated * 8 + from) * 8 + seats;
  let order = orders.get(key);
  if (!order) {
    order = Array.from({ length: seats }, (_, i) => (from + i) % seats).filter((s) => (eliminated & (1 << s)) === 0);
    orders.set(key, order);
  }
  return order;
}

/** The players still in the game, clockwise from the start player (RB-ORDER-02). */
export function playerOrder(m: M): readonly Seat[] {
  return orderFrom(m, m.s.first);
}

const abilityOrders = new Map<number, readonly Seat[]>();

/** Whose abilities come first: the active player's, then the others' in player order (RB-SIMULTANEOUS-01, -02). */
export function abilityOrder(m: M): readonly Seat[] {
  const { seats, eliminated, first, active } = m.s;
  const key = ((eliminated * 8 + first) * 8 + active) * 8 + seats;
  let order = abilityOrders.get(key);
  if (!order) {
    const all = playerOrder(m);
    order = all.includes(active) ? [active, ...all.filter((seat) => seat !== active)] : all;
    abilityOrders.set(key, order);
  }
  return order;
}

export function isEliminated(m: M, seat: Seat): boolean {
  return (m.s.eliminated & (1 << seat)) !== 0;
}

/** The next player to the right who still plays; -1 if nobody else does (RB-COMBAT-02, RB-SILENT-28). */
export function rightOf(m: M, seat: Seat): Seat {
  const { seats } = m.s;
  for (let i = 1; i < seats; i++) {
    const other = (seat + seats - i) % seats;
    if (!isEliminated(m, other)) return other;
  }
  return -1;
}

/** The hero card of a seat; -1 before it is chosen. */
export function heroCard(m: M, seat: Seat): number {
  const list = cardsIn(m, ZONE.hero, seat);
  return list.length > 0 ? list[0] : -1;
}

/** A value of a seat's hero, as it is (RB-ATTRIBUTE-02, -03). */
export function heroValue(m: M, seat: Seat, stat: number): number {
  return value(m, heroCard(m, seat), stat);
}

/** A value as card abilities use it: a negative one counts as 0 (RB-ATTRIBUTE-04). */
export function usedValue(m: M, seat: Seat, stat: number): number {
  const n = heroValue(m, seat, stat);
  return n < 0 ? 0 : n;
}

export function healthOf(m: M, seat: Seat): number {
  const n = heroValue(m, seat, STAT.health);
  return n < 1 ? 1 : n;
}

/** Whether the damage on a hero equals its health (RB-DEFEAT-01); more health ends it (RB-DEFEAT-10). */
export function isDefeated(m: M, seat: Seat): boolean {
  return m.s.damage[seat] > 0 && m.s.damage[seat] >= healthOf(m, seat);
}

export function isDelayed(m: M, seat: Seat): boolean {
  return (m.s.lying & (1 << seat)) !== 0;
}

export function isFighting(m: M, seat: Seat): boolean {
  const { fight } = m.s;
  return fight.on !== FIGHT.none && (fight.hero === seat || fight.foe === seat);
}

/** Whether a hex is one of those that are meant. */
export function isWithin(hex: number, where: Where): boolean {
  if (hex < 0) return false;
  const { region, site, terrain } = hexes[hex];
  if (where.places !== undefined && region !== '' && where.places.includes(region)) return true;
  if (where.sites !== undefined && site !== '' && where.sites.includes(site)) return true;
  return where.terrain?.some((name) => site === '' && (terrain & TERRAIN_BITS[name]) !== 0) ?? false;
}

/** All hexes that are meant: the red ones on a quest's map (RB-QUEST-03). */
export function hexesWithin(where: Where): readonly number[] {
  return hexes.flatMap((_, hex) => (isWithin(hex, where) ? [hex] : []));
}

/** The same by hex, for what is looked up at every question. */
export function isWithinByHex(where: Where): readonly boolean[] {
  return hexes.map((_, hex) => isWithin(hex, where));
}

const TERRAIN_BITS = { plains: 1, forest: 2, hills: 4, mountain: 8, water: 16 } as const;
