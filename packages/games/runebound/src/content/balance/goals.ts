import type { CardIx } from '@tafelrunde/kernel';
import type { RbDef, Where } from '../../defs.ts';
import { STAT } from '../../stats.ts';
import { ZONE } from '../../zones.ts';
import { cityHexes, DECKS, distance, gemHexes, hexes, hexesOf, sitesOf } from '../map.ts';
import type { RbSight } from './sight.ts';
import { assetWorth } from './worth.ts';

/** Somewhere to go, and what it is worth to be there. */
interface Goal {
  readonly hex: number;
  readonly worth: number;
}

/** The number of the combat deck. */
const COMBAT = 0;
/** What standing about is worth. */
const NOWHERE = -5;
/** What a step costs against what waits at the end of the way. */
const STEP = 0.55;

const whereHexes = new Map<Where, readonly number[]>();

/** The hexes where something may be done. */
function hexesAt(where: Where): readonly number[] {
  let found = whereHexes.get(where);
  if (!found) {
    found = [
      ...(where.places ?? []).flatMap((id) => hexesOf(id)),
      ...(where.sites ?? []).flatMap((site) => sitesOf(site)),
    ];
    whereHexes.set(where, found);
  }
  return found;
}

const SAFE = (['city', 'town', 'shrine', 'fortress'] as const).flatMap((site) => sitesOf(site));

/** Gold and strength put into combat so far. */
function strength(sight: RbSight): number {
  let sum = 3.2 * sight.count(ZONE.skills) + 1.2 * (sight.stat(STAT.health) - 9);
  for (const card of sight.cards(ZONE.assets)) {
    const def = sight.def(card);
    if (def.assetKind !== 'goods') sum += def.price;
  }
  return sum;
}

/** Whether time is running out: whoever does not fight now will not fight at all. */
function isLate(sight: RbSight): boolean {
  if (sight.act < 2) return false;
  if (!sight.isMargath) return sight.space >= 10;
  return distance(sight.villain, hexesOf('tamalir')[0]) <= 3;
}

/** Whether the hero should face the villain. */
export function isReady(sight: RbSight): boolean {
  if (sight.villain < 0) return false;
  return isLate(sight) || strength(sight) >= 26 + 4 * (sight.villainHealth - 8);
}

/** Whether the hero is fit to draw a card of a deck. */
export function isFit(sight: RbSight, deck: number): boolean {
  return sight.life() >= (deck === COMBAT ? Math.min(6, 0.6 * sight.health()) : 3);
}

function taskOf(def: RbDef): RbDef['task'] {
  return def.task ?? def.options.find(({ task }) => task !== null)?.task ?? null;
}

function addTasks(sight: RbSight, goals: Goal[]): void {
  const add = (card: CardIx, worth: number): void => {
    const task = taskOf(sight.def(card));
    if (task) for (const hex of hexesAt(task.at)) goals.push({ hex, worth });
  };
  for (const card of sight.cards(ZONE.quests)) add(card, 5);
  for (const card of sight.cards(ZONE.rumors)) add(card, 4.5);
  for (const card of sight.cards(ZONE.storyTrack, 0)) add(card, sight.isMargath ? 5.5 : 6);
}

function addGoods(sight: RbSight, goals: Goal[]): void {
  for (const card of sight.cards(ZONE.assets)) {
    const { trade } = sight.def(card);
    if (trade) for (const hex of sitesOf(trade.at)) goals.push({ hex, worth: trade.value });
  }
}

/** What the best buy in a market would bring. */
function marketWorth(sight: RbSight, market: number): number {
  let most = 0;
  for (const card of sight.cards(ZONE.market0 + market, 0)) most = Math.max(most, buyGain(sight, sight.def(card)));
  // One more card is laid out before buying.
  return Math.max(most, 0.7 * sight.gold());
}

/** What a hero gains by an asset in place of the one it has of that kind; negative if it cannot be paid. */
export function buyGain(sight: RbSight, def: RbDef): number {
  const held = sight
    .cards(ZONE.assets)
    .map((card) => sight.def(card))
    .find(({ assetKind }) => assetKind === def.assetKind);
  const purse = sight.gold() + (held ? held.price : 0);
  if (def.price > purse) return -1;
  return assetWorth(def) - (held ? assetWorth(held) : 0) - (def.assetKind === 'goods' ? def.price : 0.35 * def.price);
}

/** What a gem of each deck is worth to a hero as it is now. */
function gemWorths(sight: RbSight): readonly number[] {
  const power = strength(sight);
  // Elite enemies wait in act 2.
  const enough = sight.act === 2 ? 9 : 4;
  return DECKS.map((_, deck) => {
    if (!isFit(sight, deck)) return 0.5;
    return deck === COMBAT && power < enough ? 2 : 4;
  });
}

/** Everywhere worth going, for a hero as it is now. */
function goalsOf(sight: RbSight): Goal[] {
  const goals: Goal[] = [];
  const here = sight.hex();
  if (isReady(sight)) goals.push({ hex: sight.villain, worth: 15 });
  const worths = gemWorths(sight);
  gemHexes.forEach((hex, gem) => {
    if ((sight.gems & (1 << gem)) === 0) return;
    let worth = worths[hexes[hex].gem];
    const far = distance(here, hex);
    for (let seat = 0; seat < sight.seats; seat++) {
      if (seat !== sight.seat && sight.hex(seat) >= 0 && distance(sight.hex(seat), hex) < Math.min(far, 4))
        worth -= 0.8;
    }
    goals.push({ hex, worth });
  });
  addTasks(sight, goals);
  addGoods(sight, goals);
  if (sight.gold() >= 4) {
    cityHexes.forEach((hex, market) => {
      goals.push({ hex, worth: 1 + marketWorth(sight, market) });
    });
  }
  const hurt = sight.damage() / sight.health();
  if (hurt >= 0.4) for (const hex of SAFE) goals.push({ hex, worth: 8 * hurt });
  const wary = sight.zombies.length > 0 && sight.life() <= 4;
  for (const hex of sight.zombies) goals.push({ hex, worth: wary ? -2 : 3.5 });
  return goals;
}

/** Where the hero wants to be; where it stands if nothing is better. */
export function goalOf(sight: RbSight): number {
  const here = sight.hex();
  let best = here;
  // Far away is still better than nowhere.
  let most = NOWHERE;
  for (const { hex, worth } of goalsOf(sight)) {
    const w = worth - STEP * distance(here, hex);
    if (w <= most) continue;
    most = w;
    best = hex;
  }
  return best;
}
