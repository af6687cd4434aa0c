import { type EventRules, MOMENT, type Seat } from '@tafelrunde/kernel';
import type { LcgState } from '../state.ts';
import { applyShadow } from './combat/shadow.ts';
import { applyDamage, applyDestroy } from './damage.ts';
import { applyDraw } from './draw.ts';
import { toEngaged } from './enter.ts';
import { applyLeave } from './left.ts';
import { applyExplored, applyProgress } from './progress.ts';
import { applyWhenRevealed } from './reveal.ts';

/** Everything that can happen and that cards can react to. */
export const events = {
  damage: { apply: applyDamage },
  destroy: { apply: applyDestroy },
  leave: { apply: applyLeave },
  progress: { apply: applyProgress },
  explored: { apply: applyExplored },
  'when-revealed': { apply: applyWhenRevealed },
  shadow: { apply: applyShadow },
  draw: { apply: applyDraw },
  engage: { apply: (m, e) => toEngaged(m, e.card as number, e.seat as Seat) },
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
  drawing: MOMENT,
  added: MOMENT,
  defended: MOMENT,
  attacked: MOMENT,
  tokens: MOMENT,
  'quest-done': MOMENT,
  healed: MOMENT,
  readied: MOMENT,
  threatened: MOMENT,
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
} satisfies Readonly<Record<string, EventRules<LcgState>>>;

export type EventType = keyof typeof events;
