import { fileURLToPath } from 'node:url';
import { previewOf } from '@tafelrunde/kernel';
import { table } from '@tafelrunde/testing';
import { expect, it } from 'vitest';
import { foretold } from '../test/foretold.ts';

type Table = ReturnType<typeof start>;
const start = (more: object = {}, given: object = {}) =>
  table('runebound', {
    players: [
      { hero: 'corbin', at: [1, 3], ...more },
      { hero: 'lissa', at: [9, 8] },
    ],
    step: 'turn/act',
    ...given,
  });

/** What is said of an option, in English. */
function said(t: Table, what: string): string[] {
  const option = t.options().find(({ label }) => label.startsWith(what));
  return (previewOf(t.m).options[option?.id ?? '']?.facts ?? []).map(({ words }) => t.say(words));
}

it('an action: how many are left, and what it brings', () => {
  const t = start({ damage: 4, at: 'tamalir' });
  expect(said(t, 'Rest')).toEqual(['4 damage is healed', '2 actions left then']);
  expect(said(t, 'Spend an action')).toEqual(['2 actions left then']);
});

it('in the wilderness the healing is a matter of dice', () => {
  expect(said(start({ damage: 4 }), 'Rest')[0]).toMatch(/^each of 5 dice that fits the terrain heals 1 of 4 damage/);
});

it('everything that is foretold on occasions of every kind is as the book has it', async () => {
  await expect(foretold()).toMatchFileSnapshot(fileURLToPath(new URL('../test/foretold.txt', import.meta.url)));
});
