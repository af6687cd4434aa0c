import type { CardIx } from '@tafelrunde/kernel';
import { gemOn, hexes, hexesOf, type RbDef, STAT, ZONE } from '@tafelrunde/runebound';
import type { RbSight } from './sight.ts';
import { odds, strength, tokenWorth } from './strength.ts';
import { wayTo } from './ways.ts';

/** Somewhere to go, and what for. */
export interface Goal {
  readonly hex: number;
  readonly what: 'adventure' | 'shop' | 'task' | 'villain' | 'rest';
  readonly worth: number;
}

/** Hexes of each kind, found once; cities in the order of their markets. */
const cities = (['tamalir', 'forge', 'dawnsmoor', 'riverwatch'] as const).map((id) => hexesOf(id)[0]);
const sites = hexes.flatMap(({ site }, hex) => (site !== '' ? [hex] : []));
const gems = hexes.flatMap(({ gem }, hex) => (gem >= 0 ? [hex] : []));

/** The last space of the time track. */
const LAST = 12;

/** Rounds until the villain decides the game, about. */
export function roundsLeft(s: RbSight): number {
  return (s.act >= 2 ? 0 : LAST) + LAST - s.space + 1;
}

/** A step takes about so many actions: dice carry a hero two hexes, more or less. */
const ACTIONS_PER_STEP = 0.5;

/** What is best to go for: worth for the actions that it takes. */
export function goal(s: RbSight): Goal | null {
  let best: Goal | null = null;
  const offer = (hex: number, what: Goal['what'], gain: number, actions: number): void => {
    const far = wayTo(hex)[s.hex];
    const worth = gain / (actions + far * ACTIONS_PER_STEP + 0.5);
    if (!best || worth > best.worth) best = { hex, what, worth };
  };
  const life = s.life();
  const health = life + s.hurt();
  if (s.hurt() >= health * 0.45) for (const hex of sites) offer(hex, 'rest', s.hurt() * 1.6, 1);
  if (s.boss >= 0) offerVillain(s, offer);
  for (const hex of gems) {
    if (!s.isActive(gemOn[hex])) continue;
    offer(hex, 'adventure', adventureWorth(s, hexes[hex].gem, life), 2);
  }
  for (const hex of cities) offer(hex, 'shop', shopWorth(s, hex), 1);
  for (const zone of [ZONE.quests, ZONE.rumors, ZONE.storyTrack]) {
    for (const card of s.cards(zone)) {
      const def = s.def(card);
      const worth = taskWorth(s, def, zone === ZONE.storyTrack, life);
      for (const hex of placesOf(def)) offer(hex, 'task', worth, 1);
    }
  }
  return best;
}

/** A chance that is good enough while there is still time to improve it. */
const ENOUGH = 0.85;

/** The villain is worth everything, once there is a chance or no time. */
function offerVillain(
  s: RbSight,
  offer: (hex: number, what: Goal['what'], gain: number, actions: number) => void,
): void {
  const chance = odds(s);
  const far = wayTo(s.boss)[s.hex];
  const late = roundsLeft(s) * 3 <= far * ACTIONS_PER_STEP + 4;
  if (chance > ENOUGH || late) offer(s.boss, 'villain', 60 * Math.max(chance, 0.2), 1);
}

function adventureWorth(s: RbSight, deck: number, life: number): number {
  // Fights pay best, but only those who can win them.
  if (deck === 0) return life < 5 ? 1 : 4 + Math.min(3, strength(s));
  if (deck === 1) return 5;
  const best = Math.max(s.heroValue(STAT.body), s.heroValue(STAT.mind), s.heroValue(STAT.spirit));
  return 3.5 + best * 0.7;
}

/** The best thing that can be bought there. */
function shopWorth(s: RbSight, hex: number): number {
  let best = 0;
  for (const card of s.cards(ZONE.market0 + cities.indexOf(hex))) {
    const def = s.def(card);
    if (def.price <= purse(s, def)) best = Math.max(best, assetWorth(s, def));
  }
  return best * 4;
}

/** Gold for an asset: what the hero has, and what the one of that kind brings that it would replace. */
function purse(s: RbSight, { assetKind }: RbDef): number {
  let gold = s.gold;
  for (const card of s.assets())
    if (s.def(card).assetKind === assetKind && assetKind !== 'goods') gold += s.def(card).price;
  return gold;
}

/** Whether an asset should be sold to make room and gold for a better one of this city. */
export function isOutdone(s: RbSight, asset: CardIx): boolean {
  const old = s.def(asset);
  return s.cards(ZONE.market0 + cities.indexOf(s.hex)).some((card) => {
    const def = s.def(card);
    if (def.assetKind !== old.assetKind || old.assetKind === 'goods') return false;
    return def.price > s.gold && def.price <= s.gold + old.price && assetWorth(s, def) > 0.8;
  });
}

/** What an asset adds to what a hero has: one of each kind is kept. */
export function assetWorth(s: RbSight, def: RbDef): number {
  let own = 0;
  for (const card of s.assets()) {
    const other = s.def(card);
    if (other.assetKind === def.assetKind && def.assetKind !== 'goods') own = Math.max(own, plainWorth(other));
  }
  return plainWorth(def) - own;
}

function plainWorth(def: RbDef): number {
  let worth = def.price * 0.25 + (def.surges.length + def.combats.length) * 0.4;
  for (const token of def.tokens) worth += tokenWorth(token) * 2.2;
  return def.assetKind === 'goods' ? (def.trade?.value ?? 0) * 0.2 : worth;
}

function taskWorth(s: RbSight, { task }: RbDef, story: boolean, life: number): number {
  if (task?.by === 'fight') return life >= 6 ? 6 : 0.5;
  const attribute = task?.by === 'test' ? s.heroValue(task.attribute) : 2;
  return (story ? 7 : 5) * (attribute <= 0 ? 0.2 : 1);
}

/** Hexes at which a task may be tried. */
function placesOf({ marker, task, options }: RbDef): readonly number[] {
  if (marker >= 0) return [marker];
  const at = (task ?? options.find((option) => option.task)?.task)?.at;
  if (!at) return [];
  return hexes.flatMap(({ region, site }, hex) =>
    (region !== '' && at.places?.includes(region)) || (site !== '' && at.sites?.includes(site)) ? [hex] : [],
  );
}
