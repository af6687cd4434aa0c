import { rule } from '@tafelrunde/testing/rule';
import { expect } from 'vitest';
import { folk } from '../../test/folk.ts';
import { workshop } from '../../test/workshop.ts';
import { several } from '../language/choices.ts';

const { extraCard, table } = workshop(...folk);
extraCard('event', 'Two Arrows', {
  culture: 'gondor',
  cost: 0,
  abilities: [{ kind: 'action', phase: 'fellowship', effect: several('exert', 2, { type: 'companion' }) }],
});

rule('TCG-SILENT-41', 'what reaches one of two changes something', () => {
  const hand = ['Two Arrows'];
  const one = table('tcg', { players: [{ fellowship: ['Frodo'], hand }, {}] });
  expect(one.labels()).toContain('Play Two Arrows');
  const tired = table('tcg', { players: [{ fellowship: [{ card: 'Frodo', wounds: 3 }], hand }, {}] });
  expect(tired.labels()).toContain('Play Two Arrows (changes nothing now)');
});
