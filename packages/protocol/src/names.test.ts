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
