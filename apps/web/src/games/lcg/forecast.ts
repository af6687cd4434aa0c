import type { LcgView } from '@tafelrunde/lcg';
import type { Update } from '../../engine/protocol.ts';
import { viewAs } from '../module.ts';
import { phaseIds, shownMoment } from './phases.ts';
import { lcgWords } from './words.ts';

/** What passing leads to. */
export function forecast({ decision, view }: Update): string {
  if (decision?.kind !== 'act') return '';
  const words = lcgWords();
  const { phase, moment } = viewAs<LcgView>(view);
  const { inWindow, step } = shownMoment({ phase, moment });
  if (!inWindow) return '';
  const next = words.steps[step] ?? words.phases[phaseIds[phaseIds.indexOf(phase) + 1] ?? 'resource'];
  return next ? words.passing(next) : '';
}
