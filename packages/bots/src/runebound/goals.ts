import type { CardIx } from '@tafelrunde/kernel';
import { cityHexes, distance, gemOn, hexes, hexesWithin, type RbDef, STAT, ZONE } from '@tafelrunde/runebound';
import { fightOdds, gearWorth, villainOdds } from './odds.ts';
import { ADVENTURE, type Goal, Plans, TURN } from './plans.ts';
import { meaningOf } from './reading.ts';
import { type RbSight, roundsLeft } from './sight.ts';
import { spendsCards } from './skills.ts';
import { type Task, taskChances } from './tasks.ts';
import { wayTo } from './ways.ts';
import { weights } from './weights.ts';
import { effectWorth } from './worth.ts';

const sites = hexes.flatMap(({ site }, hex) => (site !== '' ? [hex] : []));
const gems = hexes.flatMap(({ gem }, hex) => (gem >= 0 ? [hex] : []));
const bySite = (kind: string): readonly number[] => hexes.flatMap(({ site }, hex) => (site === kind ? [hex] : []));
const tradeHexes: Readonly<Record<string, readonly number[]>> = {
  city: bySite('city'),
  town: bySite('town'),
  shrine: bySite('shrine'),
  fortress: bySite('fortress'),
};

/** Everything that is worth going for, wherever the hero stands. */
export function plansOf(s: RbSight): Plans {
  const plans = new Plans(s.speed);
  if (s.boss >= 0 && offerVillain(s, plans)) return plans;
  offerRest(s, plans);
  offerGems(s, plans);
  if (s.gold > 0 || s.assets().length > 0) {
    for (let market = 0; market < cityHexes.length; market++) {
      plans.offer(cityHexes[market], 'shop', shopWorth(s, market), 1);
    }
  }
  offerTasks(s, plans);
  if (s.zombies > 0) offerZombies(s, plans);
  for (const card of s.assets()) {
    const { trade } = s.def(card);
    if (trade) for (const hex of tradeHexes[trade.at]) plans.offer(hex, 'trade', trade.value, 1);
  }
  plans.offer(s.hex, 'train', trainWorth(s), 1);
  plans.lookFurther();
  return plans;
}

/** What is best to go for: what it brings for each action that it takes. */
export function goal(s: RbSight): Goal | null {
  return plansOf(s).best(s.hex, s.actions);
}

/** Cards in hand are good for tests and dice; whoever has trophies looks for a skill that is worth them. */
function trainWorth(s: RbSight): number {
  const missing = Math.max(0, s.heroValue(STAT.handLimit) - s.hand().length);
  return weights.card * missing + weights.choice * Math.min(4, s.trophies());
}

/** Hexes that a marching villain may cover in a round, in all likelihood. */
const MARCH = 2;
const citadel = cityHexes[0];

/** Rounds that are still safe to wait: until the end of act 2, and until the villain may reach the city. */
function safeRounds(s: RbSight): number {
  const left = Math.max(0, roundsLeft(s) - 1);
  if (s.scenario.boss?.afterAct2 === 'lost') return left;
  return left + Math.floor((distance(s.boss, citadel) - 1) / MARCH);
}

/** Goes for the villain once the chance is good or time is short. Whether nothing else counts any more. */
function offerVillain(s: RbSight, plans: Plans): boolean {
  const chance = villainOdds(s);
  const far = s.hex === s.boss ? 0 : wayTo(s.boss, s.speed)[s.hex];
  const actions = safeRounds(s) * TURN + s.actions;
  // A zombie that stands beside the villain is killed first.
  const needed = far * 1.5 + 2 + (s.hasZombie(s.boss) ? 2 : 0);
  if (actions > needed + 4 && chance < enough(s)) return false;
  if (s.hex === s.boss && s.hasZombie(s.boss) && actions > 1) plans.offer(s.hex, 'zombie', 1000, 1);
  // Whoever is hurt heals first, as long as there is time.
  if (s.hurt() > 1 && actions > needed) {
    for (const hex of sites)
      if (hex === s.hex || wayTo(hex, s.speed)[s.hex] < 2) plans.offer(hex, 'rest', 60 * s.hurt(), 1);
  }
  if (s.hurt() > 1 && actions > far + 1) plans.offer(s.hex, 'rest', 40 * s.hurt(), 1);
  if (actions > needed && spendsCards(s) && s.hand().length < s.heroValue(STAT.handLimit))
    plans.offer(s.hex, 'train', 150, 1);
  offerLastBuys(s, plans, actions);
  plans.offer(s.boss, 'villain', 100, 1);
  return true;
}

/** Whoever waits may come second: the likelier a rival defeats the villain soon, the less is enough. */
function enough(s: RbSight): number {
  let none = 1;
  for (let seat = 0; seat < s.seats; seat++) {
    if (seat === s.seat || s.isOut(seat) || s.hexOf(seat) < 0) continue;
    const far = wayTo(s.boss, 3)[s.hexOf(seat)];
    none *= 1 - villainOdds(s, seat) * Math.min(1, NEAR / far);
  }
  const danger = Math.max(0, Math.min(1, (1 - none - 0.2) / 0.5));
  return weights.enough - weights.hurry * danger;
}

/** Actions on the way within which a rival may be there any moment. */
const NEAR = 4;

/** Gold is of no use to whoever falls: a market on the way is worth a stop. */
function offerLastBuys(s: RbSight, plans: Plans, actions: number): void {
  for (let market = 0; market < cityHexes.length; market++) {
    const city = cityHexes[market];
    const takes = (city === s.hex ? 0 : wayTo(city, s.speed)[s.hex]) + wayTo(s.boss, s.speed)[city];
    if (takes * 1.4 + 3 > actions) continue;
    const gain = shopWorth(s, market);
    if (gain > 1.5) plans.offer(city, 'shop', 200 * gain, 1);
  }
}

/** Resting heals everything at a site and some of it anywhere else. */
function offerRest(s: RbSight, plans: Plans): void {
  const hurt = s.hurt();
  const health = hurt + s.life();
  if (hurt < health * 0.3) return;
  const each = weights.rest * (1 + hurt / health);
  for (const hex of sites) plans.offer(hex, 'rest', each * hurt, 1);
  if (hexes[s.hex].site === '') plans.offer(s.hex, 'rest', each * Math.min(hurt, 2.5), 1);
}

function offerGems(s: RbSight, plans: Plans): void {
  const worths = [combatWorth(s), weights.exploration - questLoad(s), socialWorth(s)];
  for (const hex of gems) {
    if (!s.isActive(gemOn[hex])) continue;
    let worth = worths[hexes[hex].gem];
    for (let seat = 0; seat < s.seats; seat++) {
      // Somebody else will have been there before.
      if (seat === s.seat || s.hexOf(seat) < 0 || s.isOut(seat)) continue;
      const their = wayTo(hex, 3)[s.hexOf(seat)];
      if (their < 1.2 && their < wayTo(hex, s.speed)[s.hex]) worth *= 0.8;
    }
    plans.offer(hex, 'adventure', worth, ADVENTURE);
  }
}

/** Fights pay best for those who win them; who loses one has to rest. */
function combatWorth(s: RbSight): number {
  const chance = fightOdds(s);
  return chance * weights.combat - (1 - chance) * 1.5;
}

/** Quests that wait to be done make further ones less worth. */
function questLoad(s: RbSight): number {
  return 0.5 * s.cards(ZONE.quests).length;
}

function socialWorth(s: RbSight): number {
  const best = Math.max(s.heroValue(STAT.body), s.heroValue(STAT.mind), s.heroValue(STAT.spirit));
  return weights.social + 0.3 * (best - 2) - (s.life() <= 2 ? 1 : 0);
}

/** Zombies make their king stronger; a wound is the price for killing one. */
function offerZombies(s: RbSight, plans: Plans): void {
  const { boss } = s.scenario;
  const above = s.bossLife() - (boss?.boss.least ?? 0) > 0;
  for (const hex of s.zombieHexes) {
    const wounds = hex === s.hex ? 0 : 2;
    if (s.life() > wounds + 1)
      plans.offer(hex, 'zombie', 1 + (above ? weights.zombie : 0) - weights.suffer * wounds, 1);
  }
}

/** Quests, rumors and story quests. */
function offerTasks(s: RbSight, plans: Plans): void {
  for (const zone of TASKS) {
    for (const card of s.cards(zone)) {
      const def = s.def(card);
      const task = def.task ?? def.options.find((option) => option.task !== null)?.task;
      if (!task || !s.canPay(card, task)) continue;
      const { worth, chance } = taskWorth(s, def, task, zone === ZONE.quests);
      if (chance < 0.05) continue;
      const actions = Math.max(0.3, task.actions) / Math.max(0.25, chance);
      // What has been drawn is to be finished: nobody else can, and the action for it is spent already.
      const gain = zone === ZONE.quests ? worth * weights.finish : worth;
      for (const hex of placesOf(def, task)) plans.offer(hex, 'task', gain, actions);
    }
  }
}

const places = new Map<string, readonly number[]>();

/** Where a task can be tried. */
function placesOf({ id, marker }: RbDef, { at }: Task): readonly number[] {
  let found = places.get(id);
  if (!found) {
    found = marker >= 0 ? [marker] : hexesWithin(at);
    places.set(id, found);
  }
  return found;
}

const TASKS = [ZONE.quests, ZONE.rumors, ZONE.storyTrack] as const;

/** What a task brings if it succeeds, and how likely that is. */
function taskWorth(s: RbSight, def: RbDef, task: Task, isQuest: boolean) {
  if (task.by === 'fight') return { worth: 4, chance: fightOdds(s) };
  const chances = taskChances(s, task);
  let best = 0;
  let worth = 0;
  for (let i = 0; i < task.outcomes.length; i++) {
    const more =
      effectWorth(s, meaningOf(task.outcomes[i].says)) + (isQuest && !task.outcomes[i].discard ? weights.trophy : 0);
    if (more <= best && i > 0) continue;
    worth += (more - best) * Math.min(1, chances[i] / Math.max(0.05, chances[0]));
    best = more;
  }
  return { worth: def.type === 'storyQuest' ? worth + 0.5 : worth, chance: chances[0] };
}

/** The best thing that can be bought there; one more card will lie there than now. */
function shopWorth(s: RbSight, market: number): number {
  let best = 0;
  for (const card of s.cards(ZONE.market0 + market)) {
    const def = s.def(card);
    if (def.price <= purse(s, def)) best = Math.max(best, buyGain(s, def));
  }
  return Math.max(best * weights.shop, s.gold >= 6 ? 0.25 * s.gold : 0);
}

/** Gold for an asset: what the hero has, and what the one of that kind brings that it would replace. */
function purse(s: RbSight, { assetKind }: RbDef): number {
  let gold = s.gold;
  for (const card of s.assets())
    if (s.def(card).assetKind === assetKind && assetKind !== 'goods') gold += s.def(card).price;
  return gold;
}

/** What an asset is worth to whoever has it, in gold. */
export function assetWorth(s: RbSight, def: RbDef): number {
  if (def.assetKind === 'goods') return (def.trade?.value ?? 0) - def.price;
  return gearWorth(def, roundsLeft(s));
}

/** What an asset adds to what a hero has: one of each kind is kept. */
export function buyGain(s: RbSight, def: RbDef): number {
  if (def.assetKind === 'goods') return Math.min(2, assetWorth(s, def));
  let own = 0;
  for (const card of s.assets()) {
    const other = s.def(card);
    if (other.assetKind === def.assetKind) own = Math.max(own, assetWorth(s, other));
  }
  return assetWorth(s, def) - own;
}

/** Whether an asset should be sold to make room and gold for a better one of this city. */
export function isOutdone(s: RbSight, asset: CardIx): boolean {
  const old = s.def(asset);
  const market = cityHexes.indexOf(s.hex);
  if (market < 0 || old.assetKind === 'goods') return false;
  return s.cards(ZONE.market0 + market).some((card) => {
    const def = s.def(card);
    return (
      def.assetKind === old.assetKind &&
      def.price <= s.gold + old.price &&
      assetWorth(s, def) > assetWorth(s, old) + 0.5
    );
  });
}
