import { describe, expect, it } from 'vitest';
import { capitalise, joinList, sentence, tidy } from './text.ts';

describe('text', () => {
  it.each([
    [[], ''],
    [['a'], 'a'],
    [['a', 'b'], 'a und b'],
    [['a', 'b', 'c'], 'a, b und c'],
    [['a, der x,', 'b'], 'a, der x, und b'],
  ])('joins %j', (items, expected) => {
    expect(joinList(items, 'de')).toBe(expected);
  });

  it.each([
    ['ökologisch', 'Ökologisch'],
    ['„der Ring“', '„Der Ring“'],
    ['1 Karte', '1 Karte'],
    ['(oder nicht)', '(Oder nicht)'],
  ])('makes %s start with a capital', (text, expected) => {
    expect(capitalise(text)).toBe(expected);
  });

  it.each([
    ['a ,, b', 'a, b'],
    ['a, b, .', 'a, b.'],
    ['a,', 'a'],
    ['  a   b ', 'a b'],
  ])('tidies %j', (text, expected) => {
    expect(tidy(text)).toBe(expected);
  });

  it('writes sentences', () => {
    expect(sentence('lege', undefined, 'eine Karte,', 'die offen ist,')).toBe('Lege eine Karte, die offen ist.');
    expect(sentence('wirklich?')).toBe('Wirklich?');
    expect(sentence('')).toBe('');
  });
});
