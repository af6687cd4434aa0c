import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defaultClientConditions, defineConfig } from 'vite';
import { compressed } from './compressed.ts';
import { gameIcons } from './game-icons.ts';
import { gameSigns } from './games-list.ts';
import { namedMedia } from './named-media.ts';
import { offline } from './offline.ts';
import { rulesCatalogue } from './rules-catalogue.ts';

export default defineConfig({
  plugins: [
    namedMedia(),
    svelte({ configFile: false }),
    gameIcons(),
    gameSigns(),
    rulesCatalogue(),
    offline(),
    compressed(),
  ],
  // Workspace packages come from their sources, as in the tests.
  resolve: { conditions: ['source', ...defaultClientConditions] },
  // As modules, so that the worker loads only the game that is played.
  worker: { format: 'es' },
  build: {
    // The server's content policy allows no data: addresses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: { port: 5173 },
});
