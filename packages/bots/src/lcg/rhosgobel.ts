import type { CardIx } from '@tafelrunde/kernel';
import { type LcgDef, PHASE, STAT, ZONE } from '@tafelrunde/lcg';
import { curesOf } from './reading.ts';
import type { LcgSight } from './sight.ts';
import { weights } from './weights.ts';

/** What is known of A Journey to Rhosgobel: the eagle has to be without a wound when the last stage comes. */
type When = (sight: LcgSight, card: CardIx) => number;

const WILYADOR = 'wilyador';
const ATHELAS = 'athelas';

/** What each Athelas heals when the last stage comes, and any other card at most. */
const HEALED_AT_ONCE = 5;

/** The wounded eagle, whoever has him; -1 in other scenarios. */
export function eagleOf(sight: LcgSight): CardIx {
  if (!sight.met(WILYADOR)) return -1;
  for (const seat of sight.order) {
    for (const card of sight.characters(seat)) if (sight.def(card).id === WILYADOR) return card;
  }
  return -1;
}

/** Herbs that heroes carry. */
function herbs(sight: LcgSight): number {
  let found = 0;
  for (const seat of sight.order) {
    for (const card of sight.cards(ZONE.play, seat)) if (sight.knows(card) && sight.def(card).id === ATHELAS) found++;
  }
  return found;
}

const curable = (sight: LcgSight, eagle: CardIx): boolean => sight.value(eagle, STAT.cannotBeHealed) === 0;

/** Damage on the eagle that the herbs would leave; negative if they would heal more. */
function uncured(sight: LcgSight, eagle: CardIx): number {
  return sight.card(eagle).damage - (curable(sight, eagle) ? herbs(sight) * HEALED_AT_ONCE : 0);
}

/** Damage on the eagle that cards may heal now. */
export function eagleHurt(sight: LcgSight): number {
  const eagle = eagleOf(sight);
  if (eagle < 0 || !curable(sight, eagle)) return 0;
  // Less than the herbs will do anyway need not be healed.
  return Math.max(0, Math.min(HEALED_AT_ONCE, uncured(sight, eagle)));
}

/** What a card in hand is worth more because it can heal the eagle. */
export function cureWorth(sight: LcgSight, def: LcgDef): number {
  const heals = Math.min(HEALED_AT_ONCE, curesOf(def));
  return heals > 1 && sight.met(WILYADOR) ? heals * 2 : 0;
}

/** What it is worth to complete the stage before the decision. */
export function requestDone(sight: LcgSight): number | null {
  const eagle = eagleOf(sight);
  if (eagle < 0) return null;
  return uncured(sight, eagle) <= 0 ? weights.eagleCured : -weights.eagleLost;
}

/** Herbs are claimed by whoever has nothing left to do in this round, or by somebody who would not be missed in the next. */
const claim: When = (s) => {
  if (s.phase === PHASE.quest || s.phase === PHASE.refresh) return 0;
  const idle = s.heroes().filter((hero) => s.ready(hero));
  if (s.phase === PHASE.combat) return s.attackersLeft === 0 && idle.length > 0 ? 1 : 0;
  if (s.phase >= PHASE.travel) return s.engaged().length === 0 && s.staged('enemy').length === 0 ? 9 : 0;
  return idle.some((hero) => s.willpower(hero) <= 1) || s.stageLeft <= 4 ? 9 : 0;
};

/** Looking for herbs costs the eagle health: as long as he has some, and needs them. */
const search: When = (s) => {
  const eagle = eagleOf(s);
  if (eagle < 0 || s.order.length > 2) return 0;
  return uncured(s, eagle) > 0 && s.life(eagle) > 3 + s.order.length ? 1 : 0;
};

export const rhosgobelActions: Readonly<Record<string, When>> = {
  [ATHELAS]: claim,
  radagast: (s) => (eagleHurt(s) >= 3 ? 3 : 0),
};

export const rhosgobelResponses: Readonly<Record<string, When>> = { 'radagasts-request': search };

/** What speaks for a location beyond what it asks for, as trouble below nothing. */
export const rhosgobelTrouble: Readonly<Record<string, number>> = { rhosgobel: -5, 'forest-grove': -3 };
