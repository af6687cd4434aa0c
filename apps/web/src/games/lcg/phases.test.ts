import type { LcgView } from '@tafelrunde/lcg';
import { expect, it } from 'vitest';
import { shownMoment } from './phases.ts';

it.each<[LcgView['phase'], string, boolean, string, boolean]>([
  ['planning', '2.2', false, '2.2', false],
  ['quest', '3.2', false, '3.2', false],
  ['quest', '3.1', true, '3.2', true],
  ['quest', '3.2', true, '3.3', true],
  ['quest', '3.3', false, '3.3', false],
  ['quest', '3.4', true, '', true],
  ['combat', '6.4a', false, '6.4', false],
  ['combat', '6.4.1', true, '6.4', true],
  ['combat', '6.2', true, '6.4', true],
  ['combat', '6.8b', false, '6.8', false],
  ['combat', '6.10', false, '6.8', false],
  ['refresh', '7.4', true, '', true],
])('%s, step %s, window %s: shown as %s, window %s', (phase, step, window, shown, inWindow) => {
  expect(shownMoment({ phase, moment: { step, window } })).toEqual({ step: shown, inWindow });
});
