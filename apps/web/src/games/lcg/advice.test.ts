import { scenarios } from '@tafelrunde/lcg';
import { expect, it } from 'vitest';
import type { Update } from '../../engine/protocol.ts';
import { written } from './advice.ts';

/** What is said at the beginning of a first round, whoever is asked what. */
const saidIn = (scenario: string, more: object = {}): string[] =>
  written
    .filter(({ fits }) =>
      fits?.({ view: { scenario, round: 1, guard: -1, ...more }, viewer: 0, decision: null } as unknown as Update),
    )
    .map(({ id }) => id);

it('tells in each scenario of Shadows of Mirkwood what is special there, and nowhere else', () => {
  expect(saidIn('hunt-for-gollum')).toEqual(['clues']);
  expect(saidIn('carrock')).toEqual(['trolls']);
  expect(saidIn('rhosgobel')).toEqual(['eagle']);
  expect(saidIn('emyn-muil')).toEqual(['hills']);
  expect(saidIn('return-to-mirkwood', { guard: 0 })).toEqual(['guard']);
  for (const scenario of Object.keys(scenarios).slice(0, 3)) expect(saidIn(scenario)).toEqual([]);
});
