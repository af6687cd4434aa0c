import type { Plugin } from 'vite';

const written = "new URL('./worker.ts', import.meta.url)";

/**
 * Builds the worker together with the page instead of beside it, so that both load the same files of rules: what one of them has
 * fetched the other takes from the cache.
 */
export function engineChunk(): Plugin {
  return {
    name: 'engine-chunk',
    apply: 'build',
    enforce: 'pre',
    async transform(code, id) {
      if (!id.endsWith('/engine/client.svelte.ts')) return undefined;
      const worker = await this.resolve('./worker.ts', id);
      if (!worker || !code.includes(written)) this.error('client.svelte.ts starts no worker as it used to');
      const chunk = this.emitFile({ type: 'chunk', id: worker.id, name: 'worker' });
      return { code: code.replace(written, `import.meta.ROLLUP_FILE_URL_${chunk}`), map: null };
    },
  };
}
