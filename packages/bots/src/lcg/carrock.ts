import type { CardIx } from '@tafelrunde/kernel';
import { PHASE, ZONE } from '@tafelrunde/lcg';
import { requestDone } from './rhosgobel.ts';
import type { LcgSight } from './sight.ts';
import { weights } from './weights.ts';

/** What is known of Conflict at the Carrock: when to use which card, and when to go on. */
type When = (sight: LcgSight, card: CardIx) => number;

const STAGED = '3.4';

/** From this threat on the Trolls come by themselves. */
const TROLLS_CALLED = 34;

/** Whether threat should be lowered before the Trolls are there, so that they do not all come at once. */
export const trollsAhead = (sight: LcgSight): boolean =>
  sight.stageId === 'grimbeorns-quest' && sight.threat() >= TROLLS_CALLED - weights.trollSoon;

/** Behind the first stage wait four Trolls: the players should be strong before, but not yet call all of them at once. */
function trollsWelcome(sight: LcgSight): number {
  let strength = 0;
  let most = 0;
  let margin = 50;
  for (const seat of sight.order) {
    for (const card of sight.characters(seat)) strength += sight.attack(card);
    most = Math.max(most, sight.threat(seat));
    margin = Math.min(margin, sight.margin(seat));
  }
  for (const card of sight.hand()) if (sight.def(card).id === 'forest-snare') strength += weights.snareReady;
  const lacking = Math.max(0, weights.trollStrength - strength) * weights.trollCaution;
  const rounds = TROLLS_CALLED - most;
  // There is no time for more preparation.
  const late = margin <= weights.trollTime || (rounds > 0 && rounds <= weights.trollSoon);
  return 3 - (late ? lacking * 0.1 : lacking);
}

/** What it is worth to complete a stage of these scenarios; null where nothing special is known. */
export function packStageDone(sight: LcgSight): number | null {
  switch (sight.stageId) {
    case 'grimbeorns-quest':
      return trollsWelcome(sight);
    case 'radagasts-request':
      return requestDone(sight);
    default:
      return null;
  }
}

export const carrockActions: Readonly<Record<string, When>> = {
  'grimbeorn-the-old': (s) => (s.phase === PHASE.planning ? weights.grimbeorn : 0),
  'beorning-beekeeper': (s) => s.staged('enemy').filter((enemy) => s.life(enemy) === 1).length * 4 - 3,
  'longbeard-map-maker': (s, card) => {
    const ahead = s.committedWillpower - s.stagingThreat;
    return s.nextStep === STAGED && s.card(card).committed === 1 && ahead <= 0 && ahead > -3 ? 1 : 0;
  },
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
  'frodo-baggins': (s) => (s.margin() > 8 ? 3 : 0),
  'to-the-eyrie': () => 1,
};

/** What speaks for a location beyond what it asks for, as trouble below nothing. */
export const carrockTrouble: Readonly<Record<string, number>> = {
  'bee-pastures': -4,
  'oak-wood-grove': -1,
  'river-langflood': -1,
};
