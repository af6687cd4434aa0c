import { cardsIn, isChanged, perBox, type Seat, value } from '@tafelrunde/kernel';
import { gained, hasTrait, inPlay, isCharacter, isHero, tablesOf, typeOf } from './registry.ts';
import { FORM, type LcgState, type M } from './state.ts';
import { NEUTRAL, SPHERES, STAT, sphereNumber } from './stats.ts';
import { traitNames, traitNumber } from './traits.ts';
import { ZONE } from './zones.ts';

const orders: (readonly Seat[] | null)[] = Array.from({ length: 1024 }, () => null);

/** The players still in the game, clockwise from the first player (LCG-FIRSTPLAYER-01). */
export function playerOrder(m: M): readonly Seat[] {
  const { seats, first, eliminated } = m.s;
  const key = (((eliminated << 3) | first) << 3) | seats;
  let order = orders[key];
  if (order === null) {
    order = orderOf(seats, first, eliminated);
    orders[key] = order;
  }
  return order;
}

/** A function of its own: what closures refer to is put into memory whenever their function begins, made or not. */
function orderOf(seats: number, first: Seat, eliminated: number): readonly Seat[] {
  return Array.from({ length: seats }, (_, i) => (first + i) % seats).filter((s) => (eliminated & (1 << s)) === 0);
}

/** The next player in order who is not in a set of those whose turn has come; -1 if it has come to all. */
export function nextInOrder(m: M, done: number): Seat {
  const order = playerOrder(m);
  for (let i = 0; i < order.length; i++) if ((done & (1 << order[i])) === 0) return order[i];
  return -1;
}

export function isEliminated(m: M, seat: Seat): boolean {
  return (m.s.eliminated & (1 << seat)) !== 0;
}

/** The next player clockwise who is still in the game; -1 in a solo game (LCG-FIRSTPLAYER-03, -04). */
export function nextPlayer(m: M, seat: Seat): Seat {
  for (let i = 1; i < m.s.seats; i++) {
    const next = (seat + i) % m.s.seats;
    if (!isEliminated(m, next)) return next;
  }
  return -1;
}

export function heroesOf(m: M, seat: Seat): number[] {
  return cardsIn(m, ZONE.play, seat).filter((card) => isHero(m, card));
}

export function hasHero(m: M, seat: Seat): boolean {
  const own = cardsIn(m, ZONE.play, seat);
  for (let i = 0; i < own.length; i++) if (isHero(m, own[i])) return true;
  return false;
}

export function charactersOf(m: M, seat: Seat): number[] {
  return cardsIn(m, ZONE.play, seat).filter((card) => isCharacter(m, card));
}

export function isReady(m: M, card: number): boolean {
  return m.s.cards[card].exhausted === 0;
}

/** Cards attached to this one. */
export function attachmentsOn(m: M, host: number): number[] {
  const found: number[] = [];
  for (let seat = 0; seat < m.s.seats; seat++) addHanging(m, host, cardsIn(m, ZONE.play, seat), found);
  addHanging(m, host, cardsIn(m, ZONE.attached), found);
  return found;
}

function addHanging(m: M, host: number, list: readonly number[], found: number[]): void {
  for (let i = 0; i < list.length; i++) if (m.s.cards[list[i]].host === host) found.push(list[i]);
}

/** Whether a card can have this one attached (LCG-ATTACH-08, -09); what its text asks for is not looked at. */
export function takesAttachment(m: M, host: number, card: number): boolean {
  if (value(m, host, STAT.cannotHaveAttachments) > 0) return false;
  if (m.defs[m.s.cards[card].def].restricted && value(m, host, STAT.cannotHaveRestricted) > 0) return false;
  if (!isChanged(m, STAT.refusedTrait)) return true;
  const traits = [...traitNames, ...m.defs[m.s.cards[card].def].traits];
  return !traits.some((trait) => gained(m, host, STAT.refusedTrait, traitNumber(trait)) && hasTrait(m, card, trait));
}

/** Whether a hero's resources match a sphere (LCG-COST-02, -05, LCG-CARD-07). */
export function matchesSphere(m: M, hero: number, sphere: string): boolean {
  if (sphere === 'neutral' || sphere === '') return true;
  if (m.defs[m.s.cards[hero].def].sphere === sphere) return true;
  return gained(m, hero, STAT.icon, sphereNumber(sphere));
}

/** Whether a card can get resources at all (LCG-SOM-17). */
export function canCollect(m: M, card: number): boolean {
  return !isChanged(m, STAT.cannotCollect) || value(m, card, STAT.cannotCollect) === 0;
}

/** Whether a hero's resources may be spent as those of a sphere, by its icons or by another card (LCG-SOM-16). */
function paysAs(m: M, hero: number, sphere: number): boolean {
  return gained(m, hero, STAT.icon, sphere) || (isChanged(m, STAT.spendAs) && gained(m, hero, STAT.spendAs, sphere));
}

/** Whether what lies on a card may pay for another one: the resources of heroes by sphere, those of other cards by trait. */
export function paysFor(m: M, payer: number, sphere: number, card: number): boolean {
  if (isHero(m, payer)) {
    return sphere === NEUTRAL || m.defs[m.s.cards[payer].def].sphereNumber === sphere || paysAs(m, payer, sphere);
  }
  return isChanged(m, STAT.paysFor) && helps(m, payer, card);
}

/** Resources of other cards than heroes only pay for cards that are played from hand (LCG-SOM-38). */
function helps(m: M, payer: number, card: number): boolean {
  if (m.layout.kindOf[m.s.cards[card].zone] !== ZONE.hand) return false;
  return m.defs[m.s.cards[card].def].traits.some((trait) => gained(m, payer, STAT.paysFor, traitNumber(trait)));
}

/** What lies on other cards of the player than heroes and may pay for this one; -1 if there is none that may. */
export function helpFor(m: M, seat: Seat, card: number): number {
  if (!isChanged(m, STAT.paysFor)) return -1;
  let sum = -1;
  for (const payer of cardsIn(m, ZONE.play, seat)) {
    if (!isHero(m, payer) && helps(m, payer, card)) sum = Math.max(0, sum) + m.s.cards[payer].resources;
  }
  return sum;
}

/** What a player's heroes can pay with: resources by sphere, and which spheres they have at all. */
interface Purse {
  match: M | null;
  epoch: number;
  seat: Seat;
  /** A set of spheres. */
  spheres: number;
  /** Resources that match each sphere. */
  readonly resources: number[];
}

/** The last purse that was looked into: while nothing changes, every card in a hand asks for the same one. */
const purse: Purse = { match: null, epoch: -1, seat: -1, spheres: 0, resources: SPHERES.map(() => 0) };

function purseOf(m: M, seat: Seat): Purse {
  if (m.reading && purse.match === m && purse.epoch === m.epoch && purse.seat === seat) return purse;
  const { resources } = purse;
  for (let i = 0; i < resources.length; i++) resources[i] = 0;
  const icons = isChanged(m, STAT.icon) || isChanged(m, STAT.spendAs);
  let spheres = 0;
  const { cards } = m.s;
  const { spheres: heroSpheres } = tablesOf(m);
  const own = cardsIn(m, ZONE.play, seat);
  for (let i = 0; i < own.length; i++) {
    const hero = own[i];
    const c = cards[hero];
    const printed = heroSpheres[c.def];
    if (printed < 0 || !isHero(m, hero)) continue;
    const held = c.resources;
    resources[NEUTRAL] += held;
    if (printed < NEUTRAL) {
      spheres |= 1 << printed;
      resources[printed] += held;
    }
    if (!icons) continue;
    for (let sphere = 0; sphere < NEUTRAL; sphere++) {
      if (sphere === printed || !paysAs(m, hero, sphere)) continue;
      spheres |= 1 << sphere;
      resources[sphere] += held;
    }
  }
  purse.match = m.reading ? m : null;
  purse.epoch = m.epoch;
  purse.seat = seat;
  purse.spheres = spheres;
  return purse;
}

/**
 * Whether a player's heroes can pay what is printed on a card, by its definition: seen in small lists, before anything is read of the card
 * itself. True wherever others may pay, too, or something changes what cards cost.
 */
export function mayAfford(m: M, seat: Seat, def: number): boolean {
  if (isChanged(m, STAT.paysFor) || isChanged(m, STAT.cost)) return true;
  const { costs, spheresToPlay } = tablesOf(m);
  const sphere = spheresToPlay[def];
  const { spheres, resources } = purseOf(m, seat);
  return (sphere === NEUTRAL || (spheres & (1 << sphere)) !== 0) && costs[def] <= resources[sphere];
}

/** Resources a player could spend on a card of that sphere, by its number. */
export function resourcesFor(m: M, seat: Seat, sphere: number): number {
  return purseOf(m, seat).resources[sphere];
}

/** Whether the player has a hero of that sphere at all, which even a card of cost 0 needs (LCG-COST-04). */
export function hasSphere(m: M, seat: Seat, sphere: number): boolean {
  return sphere === NEUTRAL || (purseOf(m, seat).spheres & (1 << sphere)) !== 0;
}

/** Whether a card can be chosen by an effect of that source (LCG-TARGET-04). */
export function canBeTargeted(m: M, card: number, source: number): boolean {
  return value(m, card, STAT.immune) === 0 || m.s.cards[source].owner < 0;
}

/** Whether nothing can cancel what this encounter card does. */
export function cannotBeCancelled(m: M, card: number): boolean {
  return typeof card === 'number' && card >= 0 && value(m, card, STAT.uncancellable) > 0;
}

/** Whether what is printed on a card cannot be triggered now. */
export function isSilenced(m: M, card: number): boolean {
  return isChanged(m, STAT.cannotTrigger) && value(m, card, STAT.cannotTrigger) > 0;
}

/** A card that has become immune shakes off what player cards have laid on it before (LCG-TARGET-06). */
export function checkImmunity(m: M): void {
  const { lasting } = m.s;
  if (!isChanged(m, STAT.immune)) return;
  for (let i = lasting.length - 1; i >= 0; i--) {
    const { cards, stat, source } = lasting[i];
    if (cards === null || stat === STAT.immune) continue;
    const left = cards.filter((card) => canBeTargeted(m, card, source));
    if (left.length === 0) lasting.splice(i, 1);
    else if (left.length < cards.length) lasting[i] = Object.freeze({ ...lasting[i], cards: Object.freeze(left) });
  }
}

/** The threat of everything in the staging area (LCG-QUEST-07, -14). */
export function stagingThreat(m: M): number {
  let sum = 0;
  const staged = cardsIn(m, ZONE.staging);
  for (let i = 0; i < staged.length; i++) {
    const type = typeOf(m, staged[i]);
    if (type === 'enemy' || type === 'location') sum += value(m, staged[i], STAT.threat);
  }
  const quest = currentQuest(m);
  if (quest >= 0) sum += value(m, quest, STAT.stagingThreat);
  return sum;
}

/** The willpower of all committed characters (LCG-QUEST-13). */
export function committedWillpower(m: M): number {
  let sum = 0;
  const order = playerOrder(m);
  for (let i = 0; i < order.length; i++) {
    const own = cardsIn(m, ZONE.play, order[i]);
    for (let k = 0; k < own.length; k++) {
      if (m.s.cards[own[k]].committed === 1) sum += value(m, own[k], STAT.willpower);
    }
  }
  return sum;
}

/** Cards that are guarded by whoever has them; most games have none. */
const escortedIn = perBox<LcgState, readonly number[]>((m) =>
  m.s.cards.flatMap(({ def }, card) => (m.defs[def].escorted ? [card] : [])),
);

/** The card that is guarded now, -1 if there is none in play. */
export function escortedCard(m: M): number {
  return escortedIn(m).find((card) => m.layout.kindOf[m.s.cards[card].zone] === ZONE.play) ?? -1;
}

/** The player who guards it, -1 if nobody does (LCG-SOM-33). */
export function guardOf(m: M): Seat {
  const card = escortedCard(m);
  return card < 0 ? -1 : m.layout.seatOf[m.s.cards[card].zone];
}

/** Victory points of all cards in the victory display. */
export function victoryPoints(m: M): number {
  return cardsIn(m, ZONE.victory).reduce((sum, card) => sum + m.defs[m.s.cards[card].def].victory, 0);
}

/** Victory points that the stage asks for, 0 if none. */
export function pointsWanted(m: M): number {
  const quest = currentQuest(m);
  return quest < 0 ? 0 : (m.defs[m.s.cards[quest].def].stageRules?.points ?? 0);
}

/** The quest card the players are on; -1 during set-up. */
export function currentQuest(m: M): number {
  const cards = cardsIn(m, ZONE.quest);
  return cards.length > 0 ? cards[cards.length - 1] : -1;
}

/** The active location, -1 if there is none. */
export function activeLocation(m: M): number {
  const cards = cardsIn(m, ZONE.active);
  return cards.length > 0 ? cards[0] : -1;
}

/** Conditions on a player's deck, and victory cards beside his dial, keep his seat in `host`, below all cards. */
export function onDeckOf(seat: Seat): number {
  return -2 - seat;
}

/** The seat on whose deck a card lies; -1 if it does not lie on a deck. */
export function deckUnder(m: M, card: number): Seat {
  const { host } = m.s.cards[card];
  return host <= -2 ? -2 - host : -1;
}

/** The cards that share a title with a definition, by its number. */
const namesakes = perBox<LcgState, readonly (readonly number[])[]>((m) => {
  const byTitle = new Map<string, number[]>();
  m.s.cards.forEach(({ def }, card) => {
    const title = m.defs[def].title.en;
    const list = byTitle.get(title);
    if (list) list.push(card);
    else byTitle.set(title, [card]);
  });
  return m.defs.map(({ title }) => byTitle.get(title.en) ?? []);
});

/** Whether a card of the same title is in play, whoever controls it (LCG-UNIQUE-01, -02); face-down cards have none. */
export function titleInPlay(m: M, def: number): boolean {
  const list = namesakes(m)[def];
  for (let i = 0; i < list.length; i++) {
    const { form } = m.s.cards[list[i]];
    if (form !== FORM.orcGuard && (form === FORM.captive || inPlay(m, list[i]))) return true;
  }
  return false;
}
