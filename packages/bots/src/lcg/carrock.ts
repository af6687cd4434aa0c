import type { CardIx } from '@tafelrunde/kernel';
import { PHASE, STAT, ZONE } from '@tafelrunde/lcg';
import type { LcgSight } from './sight.ts';

/** What is known of Conflict at the Carrock and A Journey to Rhosgobel: when to use which card, and when to go on. */
type When = (sight: LcgSight, card: CardIx) => number;

const WILYADOR = 'wilyador';
const STAGED = '3.4';

/** What heals him when the last stage comes: as much for each Athelas. */
const ATHELAS_HEALS = 5;

/** The wounded eagle, whoever has him; -1 in other scenarios. */
function wilyadorOf(sight: LcgSight): CardIx {
  for (const seat of sight.order) {
    for (const card of sight.characters(seat)) if (sight.def(card).id === WILYADOR) return card;
  }
  return -1;
}

/** Damage on the eagle that the herbs in the heroes' hands would leave; negative if they would heal more. */
function uncured(sight: LcgSight, eagle: CardIx): number {
  let herbs = 0;
  for (const seat of sight.order) {
    for (const card of sight.cards(ZONE.play, seat)) if (sight.knows(card) && sight.def(card).id === 'athelas') herbs++;
  }
  const kept = sight.cards(ZONE.staging).some((card) => sight.def(card).id === 'rhosgobel');
  return sight.card(eagle).damage - (kept ? 0 : herbs * ATHELAS_HEALS);
}

/** Damage on the eagle that cards may heal now. */
export function eagleHurt(sight: LcgSight): number {
  const eagle = wilyadorOf(sight);
  if (eagle < 0 || sight.value(eagle, STAT.cannotBeHealed) > 0) return 0;
  // Less than the herbs will do anyway need not be healed.
  return Math.max(0, Math.min(ATHELAS_HEALS, uncured(sight, eagle)));
}

/** What it is worth to complete a stage of these scenarios; null where nothing special is known. */
export function packStageDone(sight: LcgSight): number | null {
  switch (sight.stageId) {
    case 'grimbeorns-quest': {
      // Behind it wait four Trolls.
      let strength = 0;
      for (const card of sight.characters()) strength += sight.attack(card);
      return 3 - Math.max(0, 12 - strength);
    }
    case 'radagasts-request': {
      const eagle = wilyadorOf(sight);
      if (eagle < 0) return null;
      return uncured(sight, eagle) <= 0 ? 30 : -40;
    }
    default:
      return null;
  }
}

export const carrockActions: Readonly<Record<string, When>> = {
  athelas: (s) => (s.phase === PHASE.refresh || s.phase === PHASE.quest ? 0 : 9),
  'grimbeorn-the-old': (s) => (s.phase === PHASE.planning && s.resources() >= 2 ? 2.4 : 0),
  'beorning-beekeeper': (s) => s.staged('enemy').filter((enemy) => s.life(enemy) === 1).length * 4 - 3,
  'longbeard-map-maker': (s, card) => {
    const ahead = s.committedWillpower - s.stagingThreat;
    return s.nextStep === STAGED && s.card(card).committed === 1 && ahead <= 0 && ahead > -3 ? 1 : 0;
  },
  radagast: (s) => (eagleHurt(s) >= 3 ? 3 : 0),
};

export const carrockEvents: Readonly<Record<string, When>> = {
  'second-breakfast': (s) =>
    s.cards(ZONE.discard).some((card) => s.def(card).type === 'attachment') && s.phase === PHASE.planning ? 2 : 0,
  infighting: (s) => {
    const enemies = [...s.engaged(), ...s.staged('enemy')];
    const most = Math.max(0, ...enemies.map((enemy) => s.card(enemy).damage));
    return enemies.some((enemy) => s.life(enemy) <= most && s.card(enemy).damage < most) ? 4 : 0;
  },
};

export const carrockResponses: Readonly<Record<string, When>> = {
  // The eagle has wounds enough.
  'radagasts-request': () => 0,
  'frodo-baggins': (s) => (s.margin() > 8 ? 3 : 0),
  'to-the-eyrie': () => 1,
};

/** What speaks for a location beyond what it asks for, as trouble below nothing. */
export const carrockTrouble: Readonly<Record<string, number>> = {
  rhosgobel: -5,
  'forest-grove': -3,
  'bee-pastures': -1.5,
  'oak-wood-grove': -1,
  'river-langflood': -1,
};
