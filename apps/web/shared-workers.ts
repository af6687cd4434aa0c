import type { Plugin } from 'vite';

const written = /new URL\('(\.\/[\w-]+\.ts)', import\.meta\.url\)/;

/**
 * Builds workers together with the page instead of beside it, so that all of them load the same files of rules: what one has
 * fetched the others take from the cache, and nothing is kept twice for offline play.
 */
export function sharedWorkers(): Plugin {
  /** Which file has which name: two of the same name would become one chunk. */
  const files = new Map<string, string>();
  return {
    name: 'shared-workers',
    apply: 'build',
    enforce: 'pre',
    async transform(code, id) {
      const [url, file] = (code.includes('new Worker(') && written.exec(code)) || [];
      if (!url || !file) return undefined;
      const worker = await this.resolve(file, id);
      if (!worker) this.error(`there is no worker ${file}`);
      const name = file.slice(2, -3);
      if ((files.get(name) ?? worker.id) !== worker.id) this.error(`there are two workers called ${name}`);
      files.set(name, worker.id);
      const chunk = this.emitFile({ type: 'chunk', id: worker.id, name });
      return { code: code.replace(url, `import.meta.ROLLUP_FILE_URL_${chunk}`), map: null };
    },
  };
}
