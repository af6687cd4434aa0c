import { describe, expect, it } from 'vitest';
import { distinctName, isHonestName, lookOf, tidyName } from './names.ts';

describe('a name', () => {
  it.each(['Anna', 'Ärzte-Björn', 'Zoë', 'Анна', 'Αθηνά', '아라', '山田', 'Ngọc', 'R2-D2', '🐉', 'Éowyn ❤'])(
    '%s is fine',
    (name) => {
      expect(isHonestName(tidyName(name))).toBe(true);
    },
  );

  it.each([
    ['nothing', ''],
    ['only a space', '\u3000'],
    ['a filler', '\u3164'],
    ['half of a filler', '\u1160'],
    ['an empty letter of Braille', '\u2800'],
    ['a joiner in the middle', 'An\u200Dna'],
    ['a soft hyphen', 'An\u00ADna'],
    ['a combining joiner', 'An\u034Fna'],
    ['another direction', '\u202EannA'],
    ['a tag', 'Anna\u{E0041}'],
    ['a mark without a letter', '\u0301Anna'],
    ['marks heaped up', 'A\u0318\u0319\u031A\u031Bnna'],
    ['Cyrillic letters between Latin ones', '\u0410nna'],
    ['Greek letters between Latin ones', 'Ann\u03B1'],
  ])('%s is refused', (_what, name) => expect(isHonestName(tidyName(name))).toBe(false));

  it('has one form for each letter', () => {
    expect(tidyName(' \uFF21nn\u0061\u0308 ')).toBe('Annä');
    expect(tidyName('\u{1D400}nna')).toBe('Anna');
  });
});

it.each([
  ['Anna', 'anna'],
  ['Anna', '\u0410\u043F\u043F\u0430'],
  ['Bill', 'BiII'],
  ['Olaf', '0laf'],
  ['Arne', 'Ame'],
  ['Zoe', 'Zoë'],
  ['Anna', 'An na'],
])('%s looks like %s', (one, other) => expect(lookOf(one)).toBe(lookOf(other)));

it('whoever looks like another gets a number', () => {
  expect(distinctName('Bert', ['Anna'])).toBe('Bert');
  expect(distinctName('anna', ['Anna'])).toBe('anna (2)');
  expect(distinctName('Anna', ['Anna', 'anna (2)'])).toBe('Anna (3)');
});

describe('names', () => {
  it.each([...'аеорсухіѕјвкмнтпг'].map((letter, i) => [letter, 'aeopcyxisjbkmhtnr'[i]]))(
    '%s looks like %s',
    (other, latin) => expect(lookOf(`x${other}x`)).toBe(lookOf(`x${latin}x`)),
  );

  it.each([...'αβεζηικνορτυχγω'].map((letter, i) => [letter, 'abeznikvoptuxyw'[i]]))(
    '%s looks like %s',
    (other, latin) => expect(lookOf(`x${other}x`)).toBe(lookOf(`x${latin}x`)),
  );

  it.each([
    ['rn', 'm'],
    ['vv', 'w'],
    ['0', 'o'],
    ['1', 'l'],
    ['i', 'l'],
    ['|', 'l'],
    ['!', 'l'],
    ['a b', 'ab'],
    ['a.b', 'ab'],
    ['a_b', 'ab'],
    ['a-b', 'ab'],
    ['Ä', 'a'],
    ['rn0vv', 'mow'],
  ])('%s is read as %s', (name, look) => expect(lookOf(name)).toBe(look));

  it('with other letters look different', () => {
    const others = ['anna', 'anno', 'hanna', 'an2na', 'ana', 'an+na'];
    expect(new Set(others.map(lookOf)).size).toBe(others.length);
  });

  it.each([
    ['Armenian', '\u0561'],
    ['Cherokee', '\u13A0'],
    ['Coptic', '\u2C80'],
    ['Lisu', '\uA4D0'],
    ['Cyrillic', '\u0430'],
    ['Greek', '\u03B1'],
  ])('do not mix %s letters with Latin ones', (_script, letter) => {
    expect(isHonestName(`${letter}${letter}`)).toBe(true);
    expect(isHonestName(`a${letter}`)).toBe(false);
  });

  it.each(['\u2028', '\u2029', '\uE000', '\u0007', '\u200B'])('have nothing that is not seen (%j)', (letter) =>
    expect(isHonestName(`a${letter}b`)).toBe(false),
  );

  it('may have two marks over a letter, and none before the first', () => {
    expect(isHonestName('a\u0323\u0302')).toBe(true);
    expect(isHonestName('a\u0323\u0302\u0301')).toBe(false);
    expect(isHonestName('\u0302a')).toBe(false);
    for (const name of ['7', '?', '+', 'a']) expect(isHonestName(name)).toBe(true);
  });

  it('are told apart by the first number that is free', () => {
    expect(distinctName('Anna', ['Anna', 'Anna (2)', 'Anna (3)', 'Bea'])).toBe('Anna (4)');
    expect(distinctName('Anna', ['Anna (2)'])).toBe('Anna');
    expect(distinctName('Anna', [])).toBe('Anna');
  });

  it('have single spaces, one form, and no wish for a coloured picture', () => {
    expect(tidyName('\tEowyn  \u2764\uFE0F\uFE0F of\n Rohan ')).toBe('Eowyn \u2764 of Rohan');
  });
});
