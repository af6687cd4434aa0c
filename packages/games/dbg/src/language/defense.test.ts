import { redeal, seedWords, viewOf } from '@tafelrunde/kernel';
import { table } from '@tafelrunde/testing/dbg';
import { expect, test } from 'vitest';

test('a Defense shuffled into the deck by what it drew asks by its own name, and tells nobody where it lies (found by random play)', () => {
  const t = table('dbg', {
    players: [{ hand: ['Boromir’s Shield'], deck: [], discard: ['Courage', 'Despair', 'Sting'] }, {}],
    step: 'ambush',
    path: ['Uruk-Hai', 'Haldir'],
    ambushes: ['Uruk-Hai'],
  });
  t.choose('Defend with Boromir’s Shield');
  expect(t.discard(0)).toEqual([]);
  expect(t.prompt).toBe('Boromir’s Shield: do you take Uruk-Hai into your hand?');
  for (let i = 0; i < 20; i++) {
    const elsewhere = redeal(t.m, 0, seedWords(`${i}`));
    expect(viewOf(elsewhere, 0)).toEqual(viewOf(t.m, 0));
  }
});
