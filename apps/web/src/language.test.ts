import { expect, it } from 'vitest';
import { firstLanguage } from './language.ts';

it.each([
  ['de', ['en-US'], 'de'],
  ['en', ['de-DE'], 'en'],
  [null, ['de-AT', 'en'], 'de'],
  [null, ['en-GB', 'de'], 'en'],
  [null, ['fr-FR', 'de-CH'], 'de'],
  [null, ['fr-FR'], 'en'],
  [null, [], 'en'],
  ['klingon', ['de'], 'de'],
])('remembering %j and with a browser that asks for %j, the page speaks %s', (remembered, wishes, language) => {
  expect(firstLanguage(remembered, wishes)).toBe(language);
});
