import { expect, it } from 'vitest';
import { differencesOf, exchanged } from './differences.ts';
import { type SearchFields, searchTerms, searchTest } from './search-line.ts';

const card = (title: string, sphere: string, type: string, cost: number, text: string): SearchFields => ({
  title,
  words: { s: [sphere], t: [type], x: [text], k: ['Gondor', 'Warrior'] },
  numbers: cost < 0 ? {} : { o: cost },
});
const cards = [
  card('Gléowine', 'lore', 'ally', 2, 'Choose a player to draw a card'),
  card('Beravor', 'lore', 'hero', -1, 'Choose a player. He draws 2 cards'),
  card('Steward of Gondor', 'leadership', 'attachment', 2, 'Adds resources'),
  card('Beorn’s Hospitality', 'lore', 'event', 5, 'Heals each hero'),
];
const letters = new Set(['s', 't', 'x', 'o', 'k']);
const found = (line: string): string[] => cards.filter(searchTest(line, letters)).map(({ title }) => title);

it.each([
  ['s:lore t:ally o<3 x:draw', ['Gléowine']],
  ['s:lore', ['Gléowine', 'Beravor', 'Beorn’s Hospitality']],
  ['s:lore|leadership o:2', ['Gléowine', 'Steward of Gondor']],
  ['s!lore', ['Steward of Gondor']],
  ['-s:lore', ['Steward of Gondor']],
  ['o>=5', ['Beorn’s Hospitality']],
  ['o!2', ['Beravor', 'Beorn’s Hospitality']],
  ['gleo', ['Gléowine']],
  ['"of gondor"', ['Steward of Gondor']],
  ['of gondor', ['Steward of Gondor']],
  ['k:war t:hero', ['Beravor']],
  ['o<=2', ['Gléowine', 'Steward of Gondor']],
  ['o≤2', ['Gléowine', 'Steward of Gondor']],
  ['o<5', ['Gléowine', 'Steward of Gondor']],
  ['o>2', ['Beorn’s Hospitality']],
  ['o≥2', ['Gléowine', 'Steward of Gondor', 'Beorn’s Hospitality']],
  ['o>=2', ['Gléowine', 'Steward of Gondor', 'Beorn’s Hospitality']],
  ['o=5', ['Beorn’s Hospitality']],
  ['o!=2', ['Beravor', 'Beorn’s Hospitality']],
  ['o≠2', []],
  ['O:2 T:ally', ['Gléowine']],
  ['!t:ally', ['Beravor', 'Steward of Gondor', 'Beorn’s Hospitality']],
  ['t!=ally|hero', ['Steward of Gondor', 'Beorn’s Hospitality']],
  ['x:"to draw a"', ['Gléowine']],
  ['x:„draws 2“', ['Beravor']],
  ['x:draws|heals', ['Beravor', 'Beorn’s Hospitality']],
  ['t:lly', []],
  ['"steward gondor"', []],
  ['„of gondor“ lore', []],
  ['-"of gondor" -beorn', ['Gléowine', 'Beravor']],
  ['steward|gleo', ['Gléowine', 'Steward of Gondor']],
  ['o<x', []],
  ['z:nothing', []],
  ['', ['Gléowine', 'Beravor', 'Steward of Gondor', 'Beorn’s Hospitality']],
])('%s', (line, titles) => expect(found(line)).toEqual(titles));

it('tells the words of a line as they stand there', () => {
  expect(searchTerms('s:lore  -"of gondor" o<3 x:„a b“ z!=1 Éowyn')).toEqual([
    ...['s:lore', '-"of gondor"', 'o<3', 'x:„a b“', 'z!=1', 'Éowyn'],
  ]);
  expect(searchTerms('  ')).toEqual([]);
});

it('names what differs between two decks', () => {
  expect(differencesOf({ a: 3, b: 1 }, { a: 2, c: 1, b: 1 })).toEqual([
    { id: 'a', by: -1 },
    { id: 'c', by: 1 },
  ]);
});

it('puts a new card in the place of the one that goes', () => {
  expect(Object.entries(exchanged({ a: 2, b: 1, c: 3 }, 'b', 'x'))).toEqual([
    ['a', 2],
    ['x', 1],
    ['c', 3],
  ]);
  expect(Object.entries(exchanged({ a: 2, b: 1 }, 'a', 'x'))).toEqual([
    ['a', 1],
    ['x', 1],
    ['b', 1],
  ]);
  expect(exchanged({ a: 2, b: 1 }, 'a', 'b')).toEqual({ a: 1, b: 2 });
});
