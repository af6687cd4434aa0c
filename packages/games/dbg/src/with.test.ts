import { table } from '@tafelrunde/testing/dbg';
import { describe, expect, test } from 'vitest';
import { card } from './define.ts';
import { dbg } from './game.ts';
import { draw } from './language/effects.ts';

const radagast = card('radagast', { de: 'Radagast', en: 'Radagast', as: 'name m' }, 'ally', {
  cost: 4,
  points: 2,
  quantity: 3,
  power: 1,
  play: draw(2),
});

describe('the game with one card more', () => {
  const more = dbg.with(radagast);

  test('has it, with its text, and the game it was made of has not', () => {
    expect(more.defs.length).toBe(dbg.defs.length + 1);
    expect(more.listCards().at(-1)).toMatchObject({ id: 'radagast', text: { en: '+1 Power. Draw 2 cards.' } });
    expect(more.name('card:radagast', 'de')).toBe('Radagast');
    expect(dbg.cards.find('radagast')).toBeUndefined();
    expect(dbg.procedures.some(({ name }) => name.startsWith('radagast'))).toBe(false);
  });

  test('shuffles, plays, shows and counts it', () => {
    const started = more.create({ seats: 2, heroes: 'random', archenemies: 8, mode: 'normal', compensation: 'none' });
    expect(started.cards.filter(({ def }) => more.defs[def].id === 'radagast').length).toBe(3);
    const given = { players: [{ hand: ['Radagast'], deck: ['Sting', 'Merry'] }, {}], path: ['Radagast'] };
    const t = table('dbg', given, more);
    t.choose('Play Radagast');
    expect([t.power, t.hand(0), t.points(0)]).toEqual([1, ['Merry', 'Sting'].toReversed(), 2 + 1]);
    expect(t.view(1).view.path).toMatchObject([{ def: 'radagast', cost: 4 }]);
    expect(() => table('dbg', given)).toThrow('Radagast');
  });

  test('two games of the same size do not mix up what they have made of their cards', () => {
    const other = dbg.with({ ...radagast, id: 'beorn', title: { de: 'Beorn', en: 'Beorn', as: 'name m' } });
    for (const [game, name] of [
      [more, 'Radagast'],
      [other, 'Beorn'],
    ] as const) {
      const t = table('dbg', { players: [{ hand: [name] }, {}], path: ['Haldir'] }, game);
      expect(t.choose(`Play ${name}`).log).toContain(`Player 1 plays ${name}.`);
    }
  });
});
