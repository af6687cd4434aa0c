import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ownProject } from '@tafelrunde/rules';
import { describe, expect, it } from 'vitest';

const root = ownProject();
const pages = [
  'how-to-write-a-game.md',
  'how-to-write-a-card.md',
  'how-to-write-a-table.md',
  'testing.md',
  'architecture.md',
];
const read = (...path: readonly string[]) => readFileSync(join(root, ...path), 'utf8');

interface Block {
  readonly file: string;
  readonly code: string;
  readonly whole: boolean;
}

/** Blocks of code that say which file they come from. */
function blocks(page: string): readonly Block[] {
  const found = page.matchAll(/(<!-- whole file -->\n)?```ts (\S+)\n([\s\S]*?)\n```/g);
  return [...found].map(([, whole, file, code]) => ({ file, code, whole: whole !== undefined }));
}

describe.each(pages)('docs/%s', (page) => {
  const text = read('docs', page);

  it('shows code as it stands in the files', () => {
    expect(blocks(text).length > 0).toBe(page !== 'architecture.md');
    for (const { file, code, whole } of blocks(text)) {
      const source = read(file);
      if (whole) expect(`${code}\n`).toBe(source);
      else expect(source).toContain(code);
    }
  });

  it('links to pages that exist', () => {
    for (const [, link] of text.matchAll(/\]\((?!https?:)([^)#]+)/g)) {
      const folder = readdirSync(join(root, 'docs', link, '..'));
      expect(folder).toContain(link.split('/').at(-1));
    }
  });

  it('names files that exist', () => {
    for (const [, file] of text.matchAll(/`(packages\/[\w/.-]+\.ts)`/g)) expect(() => read(file)).not.toThrow();
  });
});

it('decisions are numbered without gaps', () => {
  const numbers = readdirSync(join(root, 'docs', 'decisions')).map((name) => Number(name.slice(0, 4)));
  expect(numbers.sort((a, b) => a - b)).toEqual(numbers.map((_, i) => i + 1));
});
