import fc from 'fast-check';
import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, it } from 'vitest';
import { fillIcu, parseIcu } from './icu.ts';

const filled = (message: string, lang: 'de' | 'en', values: Record<string, string | number> = {}): string =>
  fillIcu(parseIcu(message), lang, values).join('');

describe('what a message may be written in', () => {
  it.each([
    ['{who} draws {n, plural, one {# card} other {# cards}}', { who: 'Bo', n: 1 }, 'Bo draws 1 card'],
    ['{n, plural, =0 {nothing} one {# card} other {# cards}}', { n: 0 }, 'nothing'],
    ['{n, plural, one {#} other {#}}', { n: 1234 }, '1,234'],
    ['{side, select, free {Free} other {Shadow}} # #', { side: 'free' }, 'Free # #'],
    ["{n, plural, one {no '#'} other {#}}", { n: 1 }, 'no #'],
    ["it''s '{x}' and the player's", {}, "it's {x} and the player's"],
  ])('%s', (message, values, text) => expect(filled(message, 'en', values)).toBe(text));

  it('numbers stand as the language writes them', () =>
    expect(filled('{n, plural, one {#} other {#}}', 'de', { n: 1234 })).toBe('1.234'));

  it('hands back what is no text, and joins what is', () => {
    const thing = { a: 'thing' };
    expect(fillIcu(parseIcu('a{n}{thing}b'), 'en', { n: 1, thing })).toEqual(['a1', thing, 'b']);
  });
});

it.each([
  ['{', 'the name of a parameter is missing at 1'],
  ['{x', '"," is missing at 2'],
  ['x}', '"}" without "{" at 1'],
  ['{n, plural, one {a}}', '"other" is missing'],
  ['{n, plural, other {a}', 'a selector is missing'],
  ['{n, plural, other {a', '"}" is missing'],
  ['{n, plural, one {a} one {b} other {c}}', '"one" stands twice'],
  ['{n, number}', '"number" is neither "plural" nor "select"'],
])('refuses %s', (message, why) => expect(() => parseIcu(message)).toThrow(why));

describe('as the library of the field has it', () => {
  const text = fc
    .array(fc.constantFrom('a', 'Z', 'ß', ' ', '.', ':', "''", "'{'", "'}'", "'{n}'", "d'a"), { maxLength: 6 })
    .map((signs) => signs.join(''));
  const message = fc.letrec((tie) => ({
    part: fc.oneof(
      { depthSize: 'small' },
      text,
      fc.constantFrom('{a}', '{ n }', '#'),
      fc
        .tuple(tie('whole'), tie('whole'), tie('whole'))
        .map(([none, one, other]) => `{n, plural, =0 {${none}} one {${one}} other {${other}}}`),
      fc.tuple(tie('whole'), tie('whole')).map(([x, other]) => `{a, select, x {${x}} other {${other}}}`),
    ),
    whole: fc.array(tie('part'), { maxLength: 4 }).map((parts) => parts.join('')),
  })).whole as fc.Arbitrary<string>;

  it('any message comes out the same', () => {
    fc.assert(
      fc.property(
        message,
        fc.constantFrom('de' as const, 'en' as const),
        fc.constantFrom('x', 'y'),
        fc.nat(2000),
        (written, lang, a, n) => {
          const theirs = new IntlMessageFormat(written, lang === 'de' ? 'de-DE' : 'en-GB', undefined, {
            ignoreTag: true,
          });
          expect(filled(written, lang, { a, n })).toBe(theirs.format({ a, n }));
        },
      ),
      { numRuns: 2000 },
    );
  });
});
