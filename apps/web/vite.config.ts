import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defaultClientConditions, defineConfig } from 'vite';
import { cardPictures } from './card-pictures.ts';
import { compressed } from './compressed.ts';
import { gameIcons } from './game-icons.ts';
import { gameSigns } from './games-list.ts';
import { letters } from './letters.ts';
import { namedMedia } from './named-media.ts';
import { offline } from './offline.ts';
import { rulesCatalogue } from './rules-catalogue.ts';
import { sharedWorkers } from './shared-workers.ts';

export default defineConfig({
  plugins: [
    letters(),
    sharedWorkers(),
    namedMedia(),
    svelte({ configFile: false }),
    gameIcons(),
    gameSigns(),
    cardPictures(),
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
    rolldownOptions: {
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          // What every game and the worker run on, what every table is made of, and what most are laid out with, travel as one file
          // each, not as forty.
          groups: [
            { name: 'svelte', test: /node_modules\/(svelte|clsx)\//, minShareCount: 3 },
            { name: 'engine', test: /packages\/(kernel|words|session|protocol)\/src\//, minShareCount: 3 },
            {
              name: 'laid',
              test: /apps\/web\/src\/(table\/(PhaseTrack|Strip|Ring)|layout\/(LaidTable|Scene|swipes)|games\/lessons)\./,
              minShareCount: 2,
            },
            {
              name: 'table',
              test: /apps\/web\/src\/((table|layout|motion|sound|pictures)\/|breakpoints|games\/short-form)|virtual:game-icons/,
              minShareCount: 4,
            },
          ],
        },
      },
    },
    modulePreload: {
      polyfill: false,
      // What the worker loads, too, cannot be announced in a document; none of that has styles.
      resolveDependencies: (_, files) => (files.some((file) => file.endsWith('.css')) ? files : []),
    },
  },
  server: { port: 5173 },
});
