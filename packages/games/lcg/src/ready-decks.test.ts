import { startMatch } from '@tafelrunde/kernel';
import { describe, expect, it } from 'vitest';
import { checkDeck } from './box.ts';
import { lcg } from './game.ts';
import { readyDecks } from './ready-decks.ts';
import { scenarioIds } from './scenarios/scenarios.ts';

describe.each(Object.entries(readyDecks))('the ready-made deck %s', (id, { scenario, heroes, deck, name, about }) => {
  it('is legal by itself, named and explained, and can be brought by its name', () => {
    expect(checkDeck({ heroes, deck }, { starterDecks: false })).toBeNull();
    for (const words of [name, about]) expect(words.de.length * words.en.length).toBeGreaterThan(0);
    expect(startMatch(lcg, { scenario, players: [{ starter: id }] }, id).ok).toBe(true);
  });
});

it('the decks for Rhosgobel share no hero: they can sit at one table', () => {
  const players = ['rhosgobel-healers', 'rhosgobel-riders', 'rhosgobel-archers'].map((starter) => ({ starter }));
  expect(startMatch(lcg, { scenario: 'rhosgobel', players }, 'three').ok).toBe(true);
});

it('there is one for every scenario of the packs', () => {
  const packs = scenarioIds.filter((id) => !['mirkwood', 'anduin', 'dol-guldur'].includes(id));
  expect(packs.filter((id) => !Object.values(readyDecks).some(({ scenario }) => scenario === id))).toEqual([]);
});
