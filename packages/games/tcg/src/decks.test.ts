import { rule } from '@tafelrunde/testing/rule';
import { expect, test } from 'vitest';
import { refusal } from '../test/start.ts';
import { workshop } from '../test/workshop.ts';
import { checkDeck, type DeckList, deckNames, decks } from './decks.ts';

const { extraCard, game } = workshop();

extraCard('site', 'Rivendell', { site: 3, sanctuary: true, towers: false, arrow: 'right' });

const own = decks.aragorn71.list as DeckList;
const problem = (change: Partial<DeckList>): string | undefined => {
  const found = checkDeck({ ...own, ...change }, 'deluxe', game().cards);
  return found ? (found[0] as string) : undefined;
};
const sum = (cards: Readonly<Record<string, number>>): number => Object.values(cards).reduce((a, b) => a + b, 0);

test('every ready-made deck passes the full check in its format', () => {
  for (const name of deckNames) expect(checkDeck({ ...decks[name].list }, decks[name].format, game().cards)).toBeNull();
});

rule(
  ['TCG-DECK-01', 'TCG-SILENT-07', 'TCG-SILENT-08'],
  'a starter is a fixed list of 60 cards; nothing else is legal beside it',
  () => {
    for (const name of ['aragorn', 'theoden', 'gandalf'] as const) {
      const { list } = decks[name];
      expect(sum(list.cards) + list.sites.length + 2).toBe(60);
    }
    const { cards } = decks.aragorn.list;
    const changed = { ...decks.aragorn.list, cards: { ...cards, '4C49': 1, '4C74': 3 } };
    expect(checkDeck(changed, 'starter', game().cards)?.[0]).toBe('tcg.deck.not-a-starter');
    expect(checkDeck({ ...decks.aragorn.list, cards: { ...cards } }, 'starter', game().cards)).toBeNull();
    expect(refusal({ players: [{ starter: 'aragorn71' }, { starter: 'aragorn' }] })).toBe('tcg.deck.not-a-starter');
  },
);

rule('TCG-DECK-02', 'no rare card is in a starter, and the rarity is the letter of the collector’s number', () => {
  for (const { id, rarity } of game().defs.filter((def) => def.id.startsWith('4'))) {
    expect(rarity).toBe(/[A-Z]/.exec(id)?.[0]);
  }
  for (const name of ['aragorn', 'theoden', 'gandalf'] as const) {
    const { ringBearer, ring, sites, cards } = decks[name].list;
    const ids = [ringBearer, ring, ...sites, ...Object.keys(cards)];
    expect(ids.filter((id) => game().cards.find(id)?.rarity === 'R')).toEqual([]);
  }
});

rule('TCG-DECK-03', 'exactly nine sites, every number from 1 to 9 once', () => {
  expect(problem({ sites: own.sites.slice(1) })).toBe('tcg.deck.sites');
  expect(problem({ sites: [...own.sites, '4U326'] })).toBe('tcg.deck.sites');
  expect(problem({ sites: own.sites.with(1, '4U326') })).toBe('tcg.deck.site-number');
  expect(problem({ sites: own.sites.with(0, '4U326') })).toBeUndefined();
  expect(problem({ sites: own.sites.with(0, '4C49') })).toBe('tcg.deck.not-a-site');
});

rule('TCG-DECK-04', 'cultures may be mixed freely', () => {
  const cultures = new Set(Object.keys(own.cards).map((id) => game().cards.find(id)?.culture));
  expect(cultures.size).toBeGreaterThan(3);
  const cards = { ...own.cards, '4C10': 0, '4C165': 4, '4C42': 0, '4C286': 3 };
  expect(problem({ cards: Object.fromEntries(Object.entries(cards).filter(([, n]) => n > 0)) })).toBeUndefined();
});

rule('TCG-TWILIGHT-13', 'every Free Peoples and every Shadow card has a twilight cost', () => {
  const pool = game().defs.filter(({ side }) => side !== 'none');
  expect(pool.length).toBeGreaterThan(60);
  expect(pool.every(({ cost }) => Number.isInteger(cost) && cost >= 0)).toBe(true);
  expect(pool.filter(({ cost }) => cost > 0).length).toBeGreaterThan(50);
});

rule('TCG-SILENT-05', 'a deck of one’s own: 60 cards, equal sides, at most four of a title', () => {
  expect(problem({ cards: { ...own.cards, '4C10': 3, '4C42': 2 } })).toBe('tcg.deck.size');
  expect(problem({ cards: { ...own.cards, '4C10': 3, '4C49': 3 } })).toBe('tcg.deck.sides');
  expect(problem({ cards: { ...own.cards, '4C10': 5 } })).toBe('tcg.deck.copies');
  expect(problem({ cards: { ...own.cards, '4U326': 1 } })).toBe('tcg.deck.not-a-deck-card');
  expect(problem({ ring: '4C49' })).toBe('tcg.deck.ring');
  expect(problem({ cards: { ...own.cards, nonsense: 1 } })).toBe('tcg.deck.unknown-card');
});

rule('TCG-SILENT-06', 'Ring-bearer and Ring count neither for the 60 nor for the sides', () => {
  expect(sum(own.cards)).toBe(60);
  expect(problem({})).toBeUndefined();
});

rule('TCG-SILENT-11', 'starting companions come from the deck and cost 4 or less together', () => {
  expect(problem({ start: ['4C49', '4C74'] })).toBeUndefined();
  expect(problem({ start: ['4C49', '4C74', '4C310'] })).toBe('tcg.deck.start-cost');
  expect(problem({ start: ['4C90'] })).toBe('tcg.deck.start-copies');
  expect(problem({ start: ['4C49', '4C49'] })).toBe('tcg.deck.start-unique');
  expect(problem({ start: ['4C306'] })).toBe('tcg.deck.start-type');
  // Éomer (3) is one cheaper beside Éowyn (2), so both may start.
  expect(checkDeck({ ...decks.theoden71.list }, 'deluxe', game().cards)).toBeNull();
  expect(checkDeck({ ...decks.theoden71.list, start: ['4C266', '4C286'] }, 'deluxe', game().cards)).toBeNull();
});

rule(
  ['TCG-EX-01', 'TCG-SILENT-30'],
  'sites of another series have no tower and do not mix with those of the Two Towers',
  () => {
    expect(game().cards.find('Rivendell')).toMatchObject({ site: 3, towers: false });
    expect(game().cards.find('4U340')).toMatchObject({ site: 3, towers: true });
    expect(problem({ sites: own.sites.with(2, 'Rivendell') })).toBe('tcg.deck.series');
  },
);
