import type { CardIx } from '@tafelrunde/kernel';
import { ZONE } from '@tafelrunde/lcg';
import type { LcgSight } from './sight.ts';

/** How many objectives heroes must have before a stage can be left. */
const ASKED: Readonly<Record<string, number>> = { 'the-necromancers-tower': 1, 'through-the-caverns': 3 };

/** The way out of Dol Guldur, which nobody survives for long. */
const DUNGEONS: ReadonlySet<string> = new Set([...Object.keys(ASKED), 'out-of-the-dungeons']);

/** Whether the players are there: waiting for help only brings more enemies than friends, who come one in a round at most. */
export const inDungeons = (s: LcgSight): boolean => DUNGEONS.has(s.stageId);

/** What a hero can carry of what is restricted. */
const HANDS = 2;

/** What it costs to carry an objective: one hero fights no more, or threat or a wound in each round. */
const BURDEN: Readonly<Record<string, number>> = { 'gandalfs-map': 1, 'shadow-key': 2, 'dungeon-torch': 3 };

/** Before this step the players still can act on what has been revealed. */
const STAGED = '3.4';

/** Whether a card is carried by a hero. */
const isCarried = (s: LcgSight, card: CardIx): boolean => s.card(card).host >= 0;

/** Objectives that heroes of all players carry. */
function carried(s: LcgSight): number {
  let n = 0;
  for (const seat of s.order) {
    for (const card of s.cards(ZONE.play, seat)) if (isCarried(s, card) && s.type(card) === 'objective') n++;
  }
  return n;
}

/** What else a hero could carry. */
function handsFree(s: LcgSight, hero: CardIx): number {
  let free = HANDS;
  for (const card of s.cards(ZONE.play)) if (s.card(card).host === hero && s.def(card).restricted) free--;
  return free;
}

/** An objective is claimed when the stage can be left with it, and not before: each is a burden, and costs threat. */
export function claimWorth(s: LcgSight, card: CardIx): number {
  const missing = (ASKED[s.stageId] ?? 0) - carried(s);
  if (missing <= 0 || !s.heroes().some((hero) => handsFree(s, hero) > 0)) return 0;
  const sure = s.nextStep === STAGED && s.committedWillpower - s.stagingThreat >= s.stageLeft + s.locationLeft;
  const late = s.stageLeft === 0 && s.margin() > 2;
  return sure || late ? 6 - BURDEN[s.def(card).id] : 0;
}

/** The prisoner is freed when the stage can be left with him: the Nazgûl comes for him, and stands in the way of every quest from then on. */
export function rescueWorth(s: LcgSight): number {
  return s.stageLeft === 0 ? 1 : 0;
}

/** Who carries an objective. */
export function carrierLiking(s: LcgSight, hero: CardIx, objective: CardIx): number {
  if (handsFree(s, hero) <= 0) return -99;
  switch (s.def(objective).id) {
    case 'gandalfs-map':
      return s.willpower(hero) - s.attack(hero) - s.defense(hero);
    case 'shadow-key':
      return s.life(hero) + (s.def(hero).id === 'gloin' ? 5 : 0);
    default:
      return handsFree(s, hero);
  }
}
