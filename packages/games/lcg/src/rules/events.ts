import { type EventRules, MOMENT, move, moveUnseen, type Seat } from '@tafelrunde/kernel';
import { FORM, type LcgState, type M } from '../state.ts';
import { ZONE } from '../zones.ts';
import { applyShadow } from './combat/shadow.ts';
import { applyDamage, applyDestroy } from './damage.ts';
import { applyDraw } from './draw.ts';
import { applyLeave } from './leave.ts';
import { applyExplored, applyProgress } from './progress.ts';
import { applyWhenRevealed } from './reveal.ts';

/** Everything that can happen and that cards can react to. */
export const events: Readonly<Record<string, EventRules<LcgState>>> = {
  damage: { apply: applyDamage },
  destroy: { apply: applyDestroy },
  leave: { apply: applyLeave },
  progress: { apply: applyProgress },
  explored: { apply: applyExplored },
  'when-revealed': { apply: applyWhenRevealed },
  shadow: { apply: applyShadow },
  draw: { apply: applyDraw },
  engage: { apply: (m, e) => applyEngage(m, e.card as number, e.seat as Seat) },
  reveal: MOMENT,
  enter: MOMENT,
  play: MOMENT,
  commit: MOMENT,
  travel: MOMENT,
  attack: MOMENT,
  'attack-end': MOMENT,
  'shadow-dealt': MOMENT,
  'shadow-done': MOMENT,
  defend: MOMENT,
  'player-attack': MOMENT,
  attacker: MOMENT,
  'quest-success': MOMENT,
  'quest-failure': MOMENT,
  'stage-defeated': MOMENT,
  readying: MOMENT,
  exhaust: MOMENT,
  spend: MOMENT,
  claimed: MOMENT,
  captured: MOMENT,
  rescued: MOMENT,
  eliminated: MOMENT,
  'round-begin': MOMENT,
  'round-end': MOMENT,
  'phase-begin': MOMENT,
  'phase-end': MOMENT,
};

/** An enemy moves in front of a player (LCG-ENC-04, -11, -12). */
function applyEngage(m: M, enemy: number, seat: Seat): void {
  if (m.s.cards[enemy].form === FORM.orcGuard) moveUnseen(m, enemy, ZONE.engaged, seat);
  else move(m, enemy, ZONE.engaged, seat);
}
