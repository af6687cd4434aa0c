import { readdirSync, statSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const worthwhile = /\.(html|js|css|svg|json|webmanifest|txt|xml)$/;
/** What is smaller fits into one packet as it is. */
const LEAST = 1024;
/** How many files are worked on at once: what is read and not yet written lies in memory. */
const AT_ONCE = 16;

const [brotli, zip] = [promisify(brotliCompress), promisify(gzip)];

async function compress(file: string): Promise<void> {
  const bytes = await readFile(file);
  const hint = { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } };
  await Promise.all([
    brotli(bytes, hint).then((small) => writeFile(`${file}.br`, small)),
    zip(bytes, { level: 9 }).then((small) => writeFile(`${file}.gz`, small)),
  ]);
}

/** Writes compressed copies beside the files of the page, once and as small as they get; the server sends those. */
export function compressed(): Plugin {
  let folder = '';
  return {
    name: 'compressed',
    apply: 'build',
    enforce: 'post',
    configResolved({ root, build }) {
      folder = join(root, build.outDir);
    },
    async closeBundle() {
      const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((name) => worthwhile.test(name))
        .map((name) => join(folder, name))
        .filter((file) => statSync(file).size >= LEAST);
      // Each core takes the next one; Node has threads for it.
      const next = files.values();
      await Promise.all(
        Array.from({ length: AT_ONCE }, async () => {
          for (const file of next) await compress(file);
        }),
      );
    },
  };
}
