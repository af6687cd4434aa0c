import { seedWords } from '@tafelrunde/kernel';
import { tcg } from '@tafelrunde/tcg';
import { table } from '@tafelrunde/testing/tcg';
import { describe, expect, test } from 'vitest';
import { loadPlayer } from '../player.ts';

const player = await loadPlayer(tcg, 'steady');

/** What the bot answers when it fills its hand up, as the label of its option. */
function reconciles(hand: readonly string[], at = 2, fellowship: readonly string[] = ['Frodo', 'Gandalf']): string {
  const t = table('tcg', { players: [{ at: 2 }, { hand, at, fellowship }], step: 'regroup phase' });
  const { id } = player.choose(t.m, seedWords('a'));
  return t.options().find((option) => option.id === id)!.label;
}

describe('filling the hand up', () => {
  const minions = ['Uruk Regular', 'Uruk Stalker', 'Uruk Fanatic'];

  test('keeps an event for its moment', () => {
    expect(reconciles([...minions, 'Valor'])).toBe('Discard none');
  });

  test('lets one go when the hand is full of events, and no minion', () => {
    expect(reconciles(['Uruk Regular', 'Valor', 'Best Company', 'Valor', 'Best Company'])).toMatch(
      /Valor|Best Company/,
    );
  });

  test('lets an event go whose time is over', () => {
    expect(reconciles([...minions, 'Severed His Bonds'])).toBe('Discard none');
    expect(reconciles([...minions, 'Severed His Bonds'], 4)).toContain('Severed His Bonds');
    expect(reconciles([...minions, 'Long I Fell'])).toBe('Discard none');
    expect(reconciles([...minions, 'Long I Fell'], 2, ['Frodo'])).toContain('Long I Fell');
  });
});
