import { checkDeck, type DeckList, decks, tcg } from '@tafelrunde/tcg';
import { expect, it } from 'vitest';
import { repaired } from './deck-repair.ts';

const own: DeckList = decks.aragorn71.list;

it.each<[string, DeckList]>([
  ['nothing at all', { ringBearer: '', ring: '', sites: [], start: [], cards: {} }],
  ['two sites of one number', { ...own, sites: own.sites.with(0, own.sites[1] ?? '') }],
  ['one side too large', { ...own, cards: { ...own.cards, '4C93': 4 } }],
  ['too many copies', { ...own, cards: { ...own.cards, '4C10': 7 } }],
  ['those who begin too dear', { ...own, start: ['4P364', '4C49', '4C74'] }],
])('repairs a deck with %s', (_, list) => {
  const repair = repaired(list);
  expect(repair && checkDeck(repair, 'deluxe', tcg.cards)).toBeNull();
});

it('leaves a deck alone that can be played', () => expect(repaired(own)).toBe(own));
