import { describe, expect, it } from 'vitest';
import { lcgDecks, readSheet, tcgDecks, writeSheet } from '../src/index.ts';

/** What becomes of a text that is no ordinary list: what was read, or why it was not. */
function read(game: typeof lcgDecks | typeof tcgDecks, text: string): unknown {
  const found = readSheet(game as typeof lcgDecks, text);
  if (!found.ok) return found.problem;
  const { list, side, outside } = found.value.sheet;
  return { list, side, outside: outside.map(({ name }) => name) };
}

describe('a text that is no list is refused, whatever it is', () => {
  it.each(['5', 'null', 'true', '"text"', '[]', '[1]', '[null]', '{}', '{"a":{}}', '{"cards":[]}'])('%s', (text) => {
    expect(read(lcgDecks, text)).toBe('not-a-deck');
  });
  it('nothing at all, and far too much', () => {
    expect(read(lcgDecks, ' \n\t')).toBe('empty');
    expect(read(lcgDecks, 'x'.repeat(1_000_000))).toBe('too-long');
  });
});

describe('a file of OCTGN', () => {
  const deck = (sections: string): string => `<deck game="x">${sections}</deck>`;
  const card = (name: string): string => `<card qty="2">${name}</card>`;

  it('names its sections wherever the name stands among the other attributes', () => {
    const [first, behind] = ['name="Sideboard" shared="True"', 'shared="True" name="Sideboard"'].map((attributes) =>
      read(
        lcgDecks,
        deck(`<section name="Ally">${card('Faramir')}</section><section ${attributes}>${card('Beorn')}</section>`),
      ),
    );
    expect(behind).toEqual(first);
    expect(first).toMatchObject({ list: { deck: { faramir: 2 } }, side: { beorn: 2 } });
  });

  it('with cards beside the deck alone is a list, too', () => {
    const text = deck(`<section name="Sideboard">${card('Faramir')}</section>`);
    expect(read(lcgDecks, text)).toMatchObject({ side: { faramir: 2 }, outside: [] });
  });
});

describe('a deck of GEMP', () => {
  it('has a star behind a number for a shining card, and nowhere else', () => {
    expect(read(tcgDecks, '|||4_49*,4_49')).toMatchObject({ list: { cards: { '4C49': 2 } } });
    expect(read(tcgDecks, '|||4*_49')).toMatchObject({ list: { cards: {} }, outside: ['4*_49'] });
  });
});

it('a card begins only as often as it is in the deck', () => {
  const found = readSheet(tcgDecks, '|||4_49,4_49,4_74|starting: 4_49');
  if (!found.ok) throw new Error(found.problem);
  const { sheet } = found.value;
  expect(sheet.list.start).toEqual(['4C49']);
  const own = JSON.parse(writeSheet(tcgDecks, sheet, 'own', 'en')) as object;
  const more = JSON.stringify(own).replace('"start":["4C49"]', '"start":["4C49","4C49","4C49","4C74","4C74"]');
  expect(more).not.toBe(JSON.stringify(own));
  expect(read(tcgDecks, more)).toMatchObject({ list: { start: ['4C49', '4C49', '4C74'] }, outside: [] });
});
