import { expect, it } from 'vitest';
import { phraseOf, phrases, saidAs } from './phrases.ts';

it('every phrase is a line of chat that stands for it, and no other line does', () => {
  expect(phrases.map((phrase) => saidAs(phrase))).toEqual(phrases.map((phrase) => `/${phrase}`));
  expect(phrases.map((phrase) => phraseOf(saidAs(phrase)))).toEqual([...phrases]);
  for (const text of ['hello', '/hello ', '/mellon', '', '/']) expect(phraseOf(text)).toBeNull();
});
