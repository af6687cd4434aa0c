import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { memoryIo } from '../memory-io.ts';
import { run } from '../tool.ts';

let cwd = '';
beforeEach(() => {
  cwd = mkdtempSync(join(tmpdir(), 'tool-study-'));
});
afterEach(() => rmSync(cwd, { recursive: true }));

async function study(...argv: string[]) {
  const io = memoryIo({ cwd });
  const code = await run(['study', ...argv], io);
  return { code, out: io.out, err: io.err };
}

describe('study', () => {
  test('plays the games of a study and prints its tables, the same for the same seed', async () => {
    const argv = ['dbg', '--games', '2', '--seats', '2', '--seed', 'a'];
    const { code, out } = await study(...argv);
    expect(code).toBe(0);
    expect(out).toContain('2 games for each number of players, seed `a`, {}');
    expect(out).toMatch(/^\| 2 \| \d+\.\d ± \d+\.\d \|/m);
    expect((await study(...argv)).out).toBe(out);
    expect((await study('dbg', '--games', '2', '--seats', '2', '--seed', 'b')).out).not.toBe(out);
  });

  test('plays with the settings that are asked for', async () => {
    const { out } = await study('dbg', '--games', '2', '--seats', '2', '--setup', '{"compensation":"points"}');
    expect(out).toContain('{"compensation":"points"}');
    expect((await study('dbg', '--games', '1', '--setup', '{"mode":"none"}')).code).toBe(1);
  });

  test('puts the tables into their places in a page, and all of it into a file', async () => {
    const page = join(cwd, 'page.md');
    const places = ['wins', 'endings', 'lengths'].map((name) => `<!-- ${name} -->\n\nold\n\n<!-- end -->`);
    writeFileSync(page, `# Study\n\n${places.join('\n\nbetween\n\n')}\n`);
    expect((await study('tcg', '--games', '1', '--page', 'page.md', '--out', 'all.txt')).code).toBe(0);
    const text = readFileSync(page, 'utf8');
    expect(text.match(/between/g)).toHaveLength(2);
    expect(text).not.toContain('old');
    expect(text).toMatch(/<!-- wins -->\n\n\| pairing \|[\s\S]*\n\n<!-- end -->\n\nbetween\n\n<!-- endings -->/);
    expect(readFileSync(join(cwd, 'all.txt'), 'utf8')).toContain('| Aragorn – Théoden |');
  });

  test.each([
    [['none'], 'There is no study "none"'],
    [['dbg', '--games', '0'], '"0" does not fit --games'],
    [['dbg', '--setup', '[1]'], '"[1]" is no JSON object.'],
    [['dbg', '--setup', '{'], '"{" is no JSON object.'],
    [['dbg', '--page', 'nowhere.md'], 'The file "nowhere.md" cannot be read.'],
  ])('refuses %j with a sentence', async (argv, sentence) => {
    const { code, err } = await study(...argv);
    expect(code).toBe(2);
    expect(err).toContain(sentence);
  });

  test('says which place a page lacks', async () => {
    writeFileSync(join(cwd, 'page.md'), '<!-- length -->\n\n<!-- end -->\n');
    const { code, err } = await study('dbg', '--games', '1', '--seats', '2', '--page', 'page.md');
    expect(code).toBe(2);
    expect(err).toContain('"page.md" has no place for "seats"');
  });
});
