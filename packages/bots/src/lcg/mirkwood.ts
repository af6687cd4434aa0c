import type { CardIx } from '@tafelrunde/kernel';
import { PHASE, STAT } from '@tafelrunde/lcg';
import { carrockActions, carrockEvents, carrockResponses, carrockTrouble } from './carrock.ts';
import { inDungeons } from './dol-guldur.ts';
import { eagleOf, rhosgobelActions, rhosgobelResponses, rhosgobelTrouble } from './rhosgobel.ts';
import type { LcgSight } from './sight.ts';
import { weights } from './weights.ts';

/** How much it is worth to use a card of Shadows of Mirkwood now; 0 or less is left alone. */
type When = (sight: LcgSight, card: CardIx) => number;

const STAGED = '3.4';
const COMBAT = '6.3';
const ahead = (s: LcgSight): number => s.committedWillpower - s.stagingThreat;
const inPlanning = (s: LcgSight): boolean => s.phase === PHASE.planning;

/** Somebody of a trait who could still be committed, or is. */
const countOf = (s: LcgSight, trait: string): number =>
  s.characters().filter((card) => s.def(card).traits.includes(trait)).length;

/** A location that is nearly explored, and counts. */
const nearlyThere =
  (progress: number): When =>
  (s) =>
    [...s.staged('location'), ...(s.location >= 0 ? [s.location] : [])].some(
      (card) => s.value(card, STAT.questPoints) - s.card(card).progress <= progress && s.value(card, STAT.threat) >= 2,
    )
      ? 2
      : 0;

/** Whether the player has a tired hero who is wanted in a fight. */
const wantsHero = (s: LcgSight): boolean =>
  s.nextStep === COMBAT &&
  s.engaged().length > 0 &&
  s.heroes().some((hero) => !s.ready(hero) && s.attack(hero) + s.defense(hero) >= 4);

/** The exhausted bearer of this card is wanted: for a test or a fight. */
const bearerTired: When = (s, card) => {
  const { host } = s.card(card);
  const due = s.phase === PHASE.quest ? s.nextStep === STAGED : s.phase === PHASE.combat || s.phase === PHASE.travel;
  return due && host >= 0 && !s.ready(host) ? 4 : 0;
};

/** Actions of cards in play, by pack. */
export const packActions: Readonly<Record<string, When>> = {
  ...carrockActions,
  ...rhosgobelActions,
  // The Hunt for Gollum
  'westfold-horse-breaker': (s) => (wantsHero(s) ? 3 : 0),
  // The Hills of Emyn Muil
  'the-riddermarks-finest': (s, card) => (s.card(card).committed === 0 ? nearlyThere(2)(s, card) : 0),
  // The Dead Marshes
  boromir: (s, card) => {
    if (s.ready(card) || s.margin() < 8) return 0;
    return s.phase === PHASE.combat && s.engaged().length > 0 ? 3 : 0;
  },
  'fast-hitch': bearerTired,
  'song-of-mocking': () => 0,
  // Return to Mirkwood
  'support-of-the-eagles': (s, card) => {
    const { host } = s.card(card);
    return s.nextStep === COMBAT && host >= 0 && s.ready(host) && s.engaged().length > 0 ? 3 : 0;
  },
};

/** Events, by pack. */
export const packEvents: Readonly<Record<string, When>> = {
  ...carrockEvents,
  // The Hunt for Gollum
  'campfire-tales': (s) => (inPlanning(s) ? 3 : 0),
  'the-eagles-are-coming': (s) => (inPlanning(s) ? 2 : 0),
  'mustering-the-rohirrim': (s) => (inPlanning(s) && s.resources() >= 3 ? 2 : 0),
  // The Hills of Emyn Muil
  'ride-to-ruin': (s, card) => (countOf(s, 'Rohan') > 2 ? nearlyThere(3)(s, card) : 0),
  'gildors-counsel': (s) => (s.nextStep === '3.2' && s.order.length > 1 ? 2 : 0),
  'rear-guard': (s) => {
    const questing = s.heroes().filter((card) => s.card(card).committed === 1).length;
    return s.nextStep === STAGED && ahead(s) < 0 && ahead(s) + questing >= 1 ? 2 : 0;
  },
  // The Dead Marshes
  'we-do-not-sleep': (s) => (s.nextStep === '3.2' && countOf(s, 'Rohan') >= 4 ? 4 : 0),
  // Return to Mirkwood
  'astonishing-speed': (s) => {
    const riding = s
      .characters()
      .filter((card) => s.card(card).committed === 1 && s.def(card).traits.includes('Rohan'));
    return s.nextStep === STAGED && ahead(s) <= 1 && riding.length >= 2 ? riding.length : 0;
  },
  'dawn-take-you-all': (s) => (s.nextStep === COMBAT && s.engaged().length >= 2 ? 2 : 0),
  'rumour-from-the-earth': () => 0,
  'shadow-of-the-past': () => 0,
};

/** Responses that are not always worth their cost, by pack. */
export const packResponses: Readonly<Record<string, When>> = {
  ...carrockResponses,
  ...rhosgobelResponses,
  // The Dead Marshes: he is worth more than most shadow effects, unless somebody would die of it.
  'dunedain-watcher': (s) => {
    const { attacker, defenders } = s;
    if (attacker < 0) return 0;
    const [defender] = defenders;
    if (defender === undefined) return s.attack(attacker) >= 3 ? 1 : 0;
    return s.attack(attacker) + 2 - s.defense(defender) >= s.life(defender) ? 2 : 0;
  },
  // Return to Mirkwood: the active location goes back to the staging area.
  'west-road-traveller': (s) => {
    const here = s.location < 0 ? 9 : s.value(s.location, STAT.threat);
    return s.staged('location').some((card) => s.value(card, STAT.threat) > here) ? 1 : 0;
  },
};

type Liking = (sight: LcgSight, card: CardIx, source: CardIx) => number;

const fighter: Liking = (s, card) => s.attack(card) + s.defense(card) + (s.ready(card) ? -9 : 0);
const leastMissed: Liking = (s, card) => -(s.attack(card) + s.defense(card) + s.willpower(card));
const mostThreat: Liking = (s, card) => s.value(card, STAT.threat);

/** Which card an effect takes, by pack. */
export const packLikings: Readonly<Record<string, Liking>> = {
  // The Hunt for Gollum
  'westfold-horse-breaker': fighter,
  'signs-of-gollum': (s, card) => s.life(card) + (s.ready(card) ? 0 : 0.5),
  'dunedain-mark': (s, card) => s.attack(card),
  // The Hills of Emyn Muil
  'ride-to-ruin': (s, card) => (s.isCharacter(card) ? leastMissed(s, card, -1) : mostThreat(s, card, -1)),
  'rear-guard': leastMissed,
  // The Dead Marshes
  'a-wisp-of-pale-sheen': leastMissed,
  'fast-hitch': (s, card) => s.willpower(card) + s.defense(card),
  'dunedain-cache': (s, card) => s.attack(card),
  'silvan-tracker': (s, card) => s.card(card).damage,
  // Return to Mirkwood
  'gollums-bite': (s, card) => Math.min(0, s.life(card) - 5) * 4 - s.card(card).damage,
  'woodmans-glade': leastMissed,
  'west-road-traveller': mostThreat,
  'support-of-the-eagles': (s, card) => (s.isHero(card) ? s.attack(card) : s.attack(card) + s.defense(card)),
  'dunedain-signal': (s, card) => s.defense(card),
};

/** What speaks against travelling to a location of the packs, beyond what it asks for. */
export const packTrouble: Readonly<Record<string, number>> = {
  ...carrockTrouble,
  ...rhosgobelTrouble,
  // The Hunt for Gollum
  'river-ninglor': 1.5,
  // The Dead Marshes
  'the-heart-of-the-marshes': 2,
  'impassable-bog': 1,
  'fens-and-mires': 0.5,
  // Return to Mirkwood
  'the-spiders-ring': 0.5,
  'woodmans-glade': 1,
  'wood-elf-path': -1,
};

/** Which player an effect is about: whoever has most threat left guards Gollum, the strongest makes the last test. */
export function playerFor(sight: LcgSight, seats: readonly number[], source: CardIx): number {
  const id = source >= 0 && sight.knows(source) ? sight.def(source).id : '';
  const score = (seat: number): number => {
    if (id === 'the-capture') return sight.readyCharacters(seat).reduce((sum, card) => sum + sight.willpower(card), 0);
    if (GUARDED.has(id)) return guardWorth(sight, seat);
    return seat === sight.seat ? 1 : 0;
  };
  return seats.reduce((best, seat) => (score(seat) > score(best) ? seat : best), seats[0]);
}

const GUARDED = new Set([
  'through-the-forest',
  'gollum-the-prisoner',
  'wood-elf-path',
  'gollums-anguish',
  'gollums-bite',
  'wasted-provisions',
]);

/** How much more progress on the stage is worth where time is short: for whoever guards Gollum, for the wounded eagle, and in Dol Guldur. */
export function hurryOf(sight: LcgSight): number {
  if (sight.guard >= 0) return weights.guardHurry;
  if (inDungeons(sight)) return weights.dungeonHurry;
  return eagleOf(sight) >= 0 ? weights.eagleHurry : 1;
}

/** How well Gollum is guarded by somebody: threat to spare, characters to defend with, and few enemies whose attacks may hit him. */
function guardWorth(sight: LcgSight, seat: number): number {
  let danger = 0;
  for (const enemy of sight.engaged(seat)) danger += weights.guardEnemy + sight.attack(enemy);
  return sight.margin(seat) * weights.guardMargin - danger + sight.characters(seat).length * weights.guardHelp;
}

/** Whether the guard hands Gollum over: to somebody who would guard him clearly better. */
export function handsOver(sight: LcgSight): boolean {
  const { guard, order } = sight;
  const now = guardWorth(sight, guard);
  return order.some((seat) => seat !== guard && guardWorth(sight, seat) > now + 1.5);
}
