import { describe, expect, it } from 'vitest';
import { preferredLanguage, terminalLanguage } from './language.ts';

describe('the language of somebody', () => {
  it.each([
    [undefined, 'en'],
    ['', 'en'],
    ['de', 'de'],
    ['DE-at', 'de'],
    ['fr, de;q=0.5', 'de'],
    ['en;q=0.4, de;q=0.5', 'de'],
    ['de;q=0.4, en;q=0.5', 'en'],
    ['de;q=0, fr', 'en'],
    ['den', 'en'],
  ])('a browser that says %s', (header, language) => expect(preferredLanguage(header)).toBe(language));

  it.each([
    [{}, 'en'],
    [{ LANG: 'de_DE.UTF-8' }, 'de'],
    [{ LANG: 'de_DE', LC_MESSAGES: 'C' }, 'en'],
    [{ LC_MESSAGES: 'DE' }, 'de'],
    [{ LC_ALL: 'en_GB', LC_MESSAGES: 'de', LANG: 'de' }, 'en'],
    [{ LC_ALL: '', LANG: 'de' }, 'de'],
    [{ LANG: 'nl_de' }, 'en'],
  ])('a terminal with %j', (env, language) => expect(terminalLanguage(env)).toBe(language));
});
