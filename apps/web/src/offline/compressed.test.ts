import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, expect, it } from 'vitest';
import { compressed } from '../../compressed.ts';

const root = mkdtempSync(join(tmpdir(), 'tafelrunde-page-'));
afterAll(() => rmSync(root, { recursive: true }));

it('files of the page that get smaller have compressed copies beside them', async () => {
  const script = 'export const word = "Tafelrunde";'.repeat(200);
  writeFileSync(join(root, 'page.js'), script);
  writeFileSync(join(root, 'small.js'), 'export {};');
  writeFileSync(join(root, 'font.woff2'), Buffer.alloc(5000));
  const { configResolved, closeBundle } = compressed() as unknown as {
    configResolved(config: object): void;
    closeBundle(): Promise<void>;
  };
  configResolved({ root, build: { outDir: '.' } });
  await closeBundle();
  expect(readdirSync(root).sort()).toEqual(['font.woff2', 'page.js', 'page.js.br', 'page.js.gz', 'small.js']);
  expect(brotliDecompressSync(readFileSync(join(root, 'page.js.br'))).toString()).toBe(script);
  expect(gunzipSync(readFileSync(join(root, 'page.js.gz'))).toString()).toBe(script);
});
