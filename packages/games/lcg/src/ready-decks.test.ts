import { History, startMatch } from '@tafelrunde/kernel';
import { describe, expect, it } from 'vitest';
import { checkDeck } from './box.ts';
import { lcg } from './game.ts';
import { readyDeck, readyDecks } from './ready-decks.ts';
import { retiredDecks } from './retired-decks.ts';
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

describe.each(Object.entries(retiredDecks))('the retired deck %s', (id, { scenario, heroes }) => {
  it('is offered no more, but a set-up that names it begins', () => {
    expect(Object.keys(readyDecks)).not.toContain(id);
    expect(readyDeck(id)?.heroes).toEqual(heroes);
    expect(startMatch(lcg, { scenario, players: [{ starter: id }] }, id).ok).toBe(true);
  });
});

it('a saved game holds the cards of its decks, so that it goes on whatever becomes of a ready deck', () => {
  const { heroes, deck } = retiredDecks['carrock-axes'];
  const began = History.start(lcg, { scenario: 'carrock', players: [{ starter: 'carrock-axes' }] }, 'axes');
  if (!began.ok) throw new Error('refused');
  const { setup } = began.value.record;
  expect(setup).toMatchObject({ players: [{ heroes, deck }] });
  expect(JSON.stringify(setup)).not.toContain('carrock-axes');
  expect(startMatch(lcg, setup, 'axes').ok).toBe(true);
});
