import { expect, test } from 'vitest';
import { memoryIo } from '../memory-io.ts';
import { commitOf } from './revision.ts';

test('a revision is a commit that git knows by that name', () => {
  expect(commitOf('HEAD', memoryIo())).toMatch(/^[0-9a-f]{10}$/);
});

test.each([
  ['en', 'Git knows no revision "no-such-name" here.'],
  ['de', 'Den Stand „no-such-name“ kennt git hier nicht.'],
] as const)('one that git does not know is refused with a sentence (%s)', (lang, sentence) => {
  expect(() => commitOf('no-such-name', memoryIo({ lang }))).toThrow(sentence);
});
