import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const text = readFileSync(new URL('../../../../docs/security.md', import.meta.url), 'utf8');
const rows = text.split('\n').filter((line) => line.startsWith('| ') && line.includes('`'));
const named = rows.flatMap((row) => [...row.split('|')[2].matchAll(/`([\w./-]+)`/g)].map(([, name]) => name));

it('every test that docs/security.md names is there', () => {
  const paths = named.map((name) => (name.startsWith('src/') ? `../../${name}` : `./${name}.test.ts`));
  expect(paths.filter((path) => !existsSync(new URL(path, import.meta.url)))).toEqual([]);
});

it('every test against an adversary is of a promise that docs/security.md makes', () => {
  const files = readdirSync(fileURLToPath(new URL('.', import.meta.url))).filter((file) => file.endsWith('.test.ts'));
  const own = files.map((file) => basename(file, '.test.ts')).filter((name) => name !== 'promises');
  expect(own.filter((name) => !named.includes(name))).toEqual([]);
});
