import { titleKey } from './title-key.ts';

/** What a search line can ask of a card. */
export interface SearchFields {
  readonly title: string;
  /** Words by the letter that asks for them: spheres, types, traits, text. All languages may stand in one list. */
  readonly words: Readonly<Record<string, readonly string[]>>;
  /** Numbers by their letter; a card without the number fits no question about it. */
  readonly numbers: Readonly<Record<string, number>>;
}

export type SearchTest = (card: SearchFields) => boolean;

const TERM = /(-|!)?(?:(\p{L}+)(<=|>=|!=|[:<>=!≤≥]))?("[^"]*"|„[^“]*“|[^\s]+)/gu;

/**
 * Reads a search line with the field's habits: `s:lore t:ally o<3 x:draw "of gondor"`. Words are looked for in the title; a letter
 * and a colon ask for something else, `!` for the contrary, `|` for one of several. What a letter means is said by the card.
 * A letter that no card knows is looked for as a word.
 */
export function searchTest(line: string, letters: ReadonlySet<string>): SearchTest {
  const tests: SearchTest[] = [];
  for (const [all, minus, letter, sign, value] of line.matchAll(TERM)) {
    const known = letter !== undefined && letters.has(letter.toLowerCase());
    const test = known
      ? field(letter.toLowerCase(), sign, bare(value))
      : words(bare(known ? value : all.replace(/^[-!]/, '')));
    tests.push(minus === undefined ? test : (card) => !test(card));
  }
  return (card) => tests.every((test) => test(card));
}

/** The words of a search line, each as it stands there. */
export const searchTerms = (line: string): readonly string[] => [...line.matchAll(TERM)].map(([term]) => term);

const bare = (value: string): string => value.replace(/^["„]|["“]$/g, '');

function words(value: string): SearchTest {
  const wanted = value.split('|').map(titleKey);
  return ({ title }) => wanted.some((one) => titleKey(title).includes(one));
}

function field(letter: string, sign: string, value: string): SearchTest {
  const wanted = value.split('|');
  const test: SearchTest = ({ words: texts, numbers }) =>
    wanted.some((one) => {
      const number = numbers[letter];
      if (number !== undefined) return compared(number, sign, Number(one));
      const key = titleKey(one);
      return (texts[letter] ?? []).some((text) => {
        const own = titleKey(text);
        return letter === 'x' ? own.includes(key) : own.startsWith(key);
      });
    });
  return sign === '!' || sign === '!=' ? (card) => !test(card) : test;
}

function compared(number: number, sign: string, value: number): boolean {
  if (Number.isNaN(value)) return false;
  if (sign === '<') return number < value;
  if (sign === '>') return number > value;
  if (sign === '<=' || sign === '≤') return number <= value;
  if (sign === '>=' || sign === '≥') return number >= value;
  return number === value;
}
