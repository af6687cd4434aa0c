import { checkDeck, type DeckList, starterDecks, unplayable } from '@tafelrunde/lcg';
import { expect, it } from 'vitest';
import { repaired } from './deck-repair.ts';

const fine = (list: DeckList | null): boolean => list !== null && checkDeck(list, { starterDecks: true }) === null;

it('leaves a deck alone that can be played', () => {
  expect(repaired(starterDecks.lore)).toBe(starterDecks.lore);
});

it.each<[string, DeckList]>([
  ['nothing at all', { heroes: [], deck: {} }],
  ['too few cards', { heroes: ['gimli'], deck: { feint: 3, gandalf: 1 } }],
  ['too many copies', { heroes: ['gimli'], deck: { feint: 9 } }],
  ['too many heroes, one twice', { heroes: ['gimli', 'gimli', 'legolas', 'thalin', 'eowyn'], deck: {} }],
  ['cards nobody has', { heroes: ['nobody'], deck: { nothing: 3 } }],
])('repairs a deck with %s', (_, list) => {
  const repair = repaired(list);
  expect(fine(repair)).toBe(true);
});

it('keeps what was fine, and adds what the heroes can pay for', () => {
  const repair = repaired({ heroes: ['gimli'], deck: { feint: 2, gandalf: 1 } });
  expect(repair?.heroes[0]).toBe('gimli');
  expect(repair?.deck.feint).toBe(3);
  // Where one sphere has too few cards, somebody of another joins: nothing is there that nobody can pay for.
  expect(repair && unplayable(repair)).toEqual([]);
});
