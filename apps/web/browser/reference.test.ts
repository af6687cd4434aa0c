/// <reference lib="dom" />
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildReference } from '../../../scripts/reference.mjs';
import { startPage } from './visit.ts';

const folder = mkdtempSync(join(tmpdir(), 'reference-'));
const TYPES: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' };

beforeAll(async () => {
  const source = join(folder, 'small.ts');
  writeFileSync(source, '/** Counts the stones. */\nexport function countStones(): number {\n  return 3;\n}\n');
  const tsconfig = join(folder, 'tsconfig.json');
  writeFileSync(tsconfig, '{ "compilerOptions": { "types": [] }, "files": ["small.ts"] }');
  const out = join(folder, 'out');
  expect(await buildReference({ entryPoints: [source], tsconfig, out, basePath: folder })).toBe(true);
});
afterAll(() => rmSync(folder, { recursive: true }));

it('the reference can be searched under the content policy of the server', async () => {
  const page = await startPage({ language: 'en' });
  // What is left of the policy is left to the server, so that a stricter one would be noticed here.
  const policy = (await page.request.get('/')).headers()['content-security-policy'];
  expect(policy).toContain("script-src 'self';");
  await page.route('**/docs/reference/**', (route) => {
    const path = new URL(route.request().url()).pathname.replace('/docs/reference/', '');
    const contentType = TYPES[extname(path)] ?? 'image/svg+xml';
    const headers = { 'content-security-policy': policy };
    return route.fulfill({ body: readFileSync(join(folder, 'out', path)), contentType, headers });
  });
  await page.goto('/docs/reference/index.html');
  await page.locator('#tsd-search-trigger').click();
  await page.locator('#tsd-search-input').fill('countSt');
  const found = page.locator('#tsd-search-results a', { hasText: 'countStones' });
  await found.first().waitFor();
  await found.first().click();
  await page
    .getByRole('heading', { name: /countStones/ })
    .first()
    .waitFor();
});
