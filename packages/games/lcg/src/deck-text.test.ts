import { describe, expect, test } from 'vitest';
import { ok, refusal } from '../test/campaign.ts';
import { deckFromText, deckToText, starterDecks } from './index.ts';

describe('a deck as text', () => {
  test.each(Object.entries(starterDecks))('reads the same in both languages (%s)', (_sphere, list) => {
    expect(ok(deckFromText(deckToText(list, 'de')))).toEqual(list);
    expect(ok(deckFromText(deckToText(list, 'en')))).toEqual(list);
  });

  test('has one line for each card, heroes first', () => {
    const text = deckToText({ heroes: ['aragorn'], deck: { gandalf: 2, feint: 3 } }, 'en');
    expect(text).toBe('1x Aragorn\n\n2x Gandalf\n3x Feint\n');
  });

  test('is read whatever the capitals, signs and spaces', () => {
    const text = 'aragorn\r\n  2 GANDALF\n1× gandalf\n\n3x The Galadhrim’s Greeting';
    expect(ok(deckFromText(text))).toEqual({ heroes: ['aragorn'], deck: { gandalf: 3, 'the-galadhrims-greeting': 3 } });
  });

  test('is refused with the line that names no card', () => {
    expect(refusal(deckFromText('1x Aragorn\n\n3x Elven Cloak'))).toBe('Line 3 names no card: “3x Elven Cloak”.');
    expect(refusal(deckFromText('0x Gandalf'))).toBe('Line 1 names no card: “0x Gandalf”.');
  });
});
