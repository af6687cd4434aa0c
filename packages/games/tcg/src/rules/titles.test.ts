import { rule } from '@tafelrunde/testing/rule';
import { expect } from 'vitest';
import { workshop } from '../../test/workshop.ts';
import { checkDeck, decks } from '../decks.ts';
import { canSpot } from '../language/conditions.ts';
import { addTwilight } from '../language/effects.ts';

const { extraCard, game, table } = workshop();

/** An edition that prints no accents, and one that shouts. */
const king = { culture: 'rohan', race: 'man', unique: true, cost: 2, strength: 6, vitality: 3 } as const;
extraCard('companion', 'Plain King', { ...king, title: { de: 'Theoden', en: 'Theoden' } });
extraCard('companion', 'Loud King', { ...king, title: { de: 'THÉODEN', en: 'THÉODEN' } });
extraCard('event', 'Hail', {
  culture: 'rohan',
  cost: 0,
  abilities: [{ kind: 'action', phase: 'fellowship', requires: canSpot({ title: 'Theoden' }), effect: addTwilight(1) }],
});

const mine = (fellowship: readonly (string | { card: string; wounds: number })[], hand: readonly string[]) =>
  table('tcg', { players: [{ fellowship, hand }, {}] });

rule(['TCG-SILENT-43', 'TCG-UNIQUE-04'], 'titles that differ in accents or capitals are one title', () => {
  for (const other of ['Plain King', 'Loud King']) {
    expect(mine(['4P365'], [other]).offers(other)).toBe(false);
    expect(mine([other], ['4P365']).offers('4P365')).toBe(false);
    expect(mine([], [other]).offers(other)).toBe(true);
    const t = mine([{ card: '4P365', wounds: 1 }], [other]).choose(other);
    expect([t.wounds('4P365'), t.hand(0)]).toEqual([0, []]);
  }
});

rule('TCG-SILENT-43', 'a text that names a card finds it however it is written', () => {
  expect(mine(['4P365'], ['Hail']).offers('Hail')).toBe(true);
  expect(mine(['4C270'], ['Hail']).offers('Hail')).toBe(false);
  // Herugrim's bearer is Théoden.
  expect(mine(['Plain King'], ['Herugrim']).offers('Herugrim')).toBe(true);
});

rule('TCG-SILENT-43', 'copies in a deck are counted together', () => {
  const { list } = decks.theoden;
  const cards = { ...list.cards, '4P365': 3, 'Plain King': 2 };
  expect(checkDeck({ ...list, cards }, 'deluxe', game().cards)?.[0]).toBe('tcg.deck.copies');
});
