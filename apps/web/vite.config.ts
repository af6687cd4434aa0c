import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defaultClientConditions, defineConfig } from 'vite';
import { gameIcons } from './game-icons.ts';

export default defineConfig({
  plugins: [svelte({ configFile: false }), gameIcons()],
  // Workspace packages come from their sources, as in the tests.
  resolve: { conditions: ['source', ...defaultClientConditions] },
  build: {
    // The server's content policy allows no data: addresses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: { port: 5173 },
});
