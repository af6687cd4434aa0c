import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const here = fileURLToPath(new URL('./', import.meta.url));
const files = readdirSync(here, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => /(^|[/-])words\.ts$/.test(file));

it('words of the page are made in one way, which does not compile where a language lacks one', () => {
  expect(files.length).toBeGreaterThan(10);
  // The help is part of Runebound's words; the generic table has words for fields that nobody lists.
  const others = ['games/runebound/help-words.ts', 'games/generic/words.ts'];
  const strangers = files.filter((file) => !/= wordsIn<[\w &]+>\(/.test(readFileSync(here + file, 'utf8')));
  expect(strangers.sort()).toEqual(others.sort());
});
