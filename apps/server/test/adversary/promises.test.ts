import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it('every test that docs/security.md names is there', () => {
  const text = readFileSync(new URL('../../../../docs/security.md', import.meta.url), 'utf8');
  const rows = text.split('\n').filter((line) => line.startsWith('| ') && line.includes('`'));
  const named = rows.flatMap((row) => [...row.split('|')[2].matchAll(/`([\w./-]+)`/g)].map(([, name]) => name));
  expect(named.length).toBeGreaterThan(20);
  const paths = named.map((name) => (name.startsWith('src/') ? `../../${name}` : `./${name}.test.ts`));
  expect(paths.filter((path) => !existsSync(new URL(path, import.meta.url)))).toEqual([]);
});
