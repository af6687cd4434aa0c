import { expect, it } from 'vitest';
import { momentOf } from './phases.ts';

it.each([
  ['planning', '2.3', 'act', '2.2', false],
  ['quest', '3.2', 'pick', '3.2', false],
  ['quest', '3.2', 'act', '3.2', true],
  ['quest', '3.3', 'act', '3.3', true],
  ['quest', '3.3w', 'target', '3.3', false],
  ['quest', '3.5', 'act', '', true],
  ['combat', '6.4a', 'target', '6.4', false],
  ['combat', '6.3', 'act', '6.4', true],
  ['combat', '6.10', 'target', '6.8', false],
  ['refresh', '7.5', 'act', '', true],
])('%s at %s, asked to %s: %s, window %s', (phase, step, kind, shown, inWindow) => {
  expect(momentOf(phase, step, kind)).toEqual({ step: shown, inWindow });
});
