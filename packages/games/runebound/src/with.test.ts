import { RbTable } from '@tafelrunde/testing/runebound';
import { describe, expect, it } from 'vitest';
import { skill } from './define.ts';
import { runebound } from './game.ts';
import { action, gold } from './language/index.ts';

const begging = skill({
  id: 'begging',
  title: { de: 'Betteln', en: 'Begging' },
  set: 'lowFriends',
  attribute: 'mind',
  cost: ['any'],
  abilities: [action({ effect: gold(4) })],
});

describe('the game with one card more', () => {
  const more = runebound.with(begging);

  it('has it, with its text, and the game it was made of has not', () => {
    expect(more.defs.length).toBe(runebound.defs.length + 1);
    expect(more.listCards().at(-1)).toMatchObject({ id: 'begging', text: { de: '➔: Erhalte 4 Gold.' } });
    expect(more.name('card:begging', 'de')).toBe('Betteln');
    expect(runebound.cards?.find('begging')).toBeUndefined();
    expect(runebound.procedures.some(({ name }) => name.startsWith('begging'))).toBe(false);
  });

  it('is played with it', () => {
    const players = [
      { hero: 'corbin', skills: ['begging'] },
      { hero: 'mok', at: 'forge' },
    ] as const;
    const t = new RbTable({ players }, more);
    t.choose('Begging');
    expect([t.gold(0), t.actions]).toEqual([4, 2]);
    expect(() => new RbTable({ players })).toThrow('there is no card called');
  });
});
