import { startMatch } from '@tafelrunde/kernel';
import { describe, expect, it } from 'vitest';
import { checkDeck } from './box.ts';
import { lcg } from './game.ts';
import { readyDecks } from './ready-decks.ts';

describe.each(Object.entries(readyDecks))('the ready-made deck %s', (id, { scenario, heroes, deck, name, about }) => {
  it('is legal by itself, named and explained, and can be brought by its name', () => {
    expect(checkDeck({ heroes, deck }, { starterDecks: false })).toBeNull();
    for (const words of [name, about]) expect(words.de.length * words.en.length).toBeGreaterThan(0);
    expect(startMatch(lcg, { scenario, players: [{ starter: id }] }, id).ok).toBe(true);
  });
});

it('two decks of the Carrock share no hero: they can sit at one table', () => {
  const players = [{ starter: 'carrock-quiet' }, { starter: 'carrock-axes' }];
  expect(startMatch(lcg, { scenario: 'carrock', players }, 'pair').ok).toBe(true);
});
