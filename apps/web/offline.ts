import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const worker = fileURLToPath(new URL('./src/offline/service-worker.js', import.meta.url));
const publicDir = fileURLToPath(new URL('./public/', import.meta.url));

/**
 * Every browser that has service workers takes woff2; pages without our script are of no use offline. Pictures of cards are kept
 * when they are first seen: six hundred files at once would be more than the page itself.
 */
const isUseless = (file: string): boolean => /\.(woff|map)$/.test(file) || file === 'plain.css' || isPicture(file);
const isPicture = (file: string): boolean => file.startsWith('assets/pictures-');

/**
 * Writes sw.js, the service worker that keeps the whole page in the browser. Its name for the copy changes with any
 * file, so that a new version of the page is fetched as a whole and never mixed with an old one.
 */
export function offline(): Plugin {
  return {
    name: 'offline',
    apply: 'build',
    enforce: 'post',
    generateBundle(_, bundle) {
      const built = Object.keys(bundle).filter((file) => file !== 'index.html');
      const files = [...built, ...readdirSync(publicDir)].filter((file) => !isUseless(file)).sort();
      const source = readFileSync(worker, 'utf8');
      const hash = createHash('sha256').update(source);
      for (const file of files) hash.update(file);
      for (const file of readdirSync(publicDir)) hash.update(readFileSync(publicDir + file));
      const html = bundle['index.html'];
      if (html?.type === 'asset') hash.update(html.source);
      const pictures = built.find(isPicture)?.split('/').slice(0, 2).join('/') ?? '';
      hash.update(pictures);
      const values = {
        version: hash.digest('hex').slice(0, 16),
        files: ['/', ...files.map((file) => `/${file}`)],
        pictures: `/${pictures}/`,
      };
      this.emitFile({ type: 'asset', fileName: 'sw.js', source: source.replace('__PAGE__', JSON.stringify(values)) });
    },
  };
}
