import { seedWords } from '@tafelrunde/kernel';
import { tcg } from '@tafelrunde/tcg';
import { table } from '@tafelrunde/testing/tcg';
import { expect, test } from 'vitest';
import { loadPlayer } from '../player.ts';

const player = await loadPlayer(tcg, 'steady');

/** What the bot answers, as the label of its option. */
function answer(t: ReturnType<typeof table>): string {
  const { id } = player.choose(t.m, seedWords('a'));
  return t.options().find((option) => option.id === id)!.label;
}

test('the skirmish of the Ring-bearer comes first, whoever else fights', () => {
  const t = table('tcg', {
    players: [{ fellowship: ['Gimli', 'Frodo', 'Aragorn'], at: 2 }, {}],
    minions: ['Uruk Regular', 'Uruk Stalker'],
    step: 'assignment phase',
  }).passAll();
  t.choose('Gimli', 'Uruk Regular', 'Frodo');
  expect(t.labels().length).toBeGreaterThan(1);
  expect(answer(t)).toMatch(/Frodo/);
});

test.each([
  [4, 'End the turn'],
  [8, 'Move again'],
])('after a move to site %i: %s', (at, wanted) => {
  const t = table('tcg', {
    players: [{ fellowship: ['Frodo', 'Gimli', 'Aragorn', 'Legolas'], at }, {}],
    step: 'regroup phase',
  });
  while (t.prompt.includes('Reconcile')) t.choose('Discard none');
  expect(t.labels()).toEqual(['Move again', 'End the turn']);
  expect(answer(t)).toBe(wanted);
});
