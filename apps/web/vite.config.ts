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

/** What is on every table. */
const shared =
  /apps\/web\/src\/((table|layout|motion|sound|pictures)\/|breakpoints|games\/(module|question|short-form))/;

/** Pictograms that every table shows, or several do, travel in one file; those of one game travel with it. */
const withSigns = (id: string, context: { getModuleInfo(of: string): { importers: readonly string[] } | null }) => {
  const { importers = [] } = context.getModuleInfo(id) ?? {};
  const games = new Set(importers.flatMap((by) => /\/games\/(lcg|tcg|dbg|runebound)\//.exec(by)?.[1] ?? []));
  return games.size > 1 || importers.some((by) => shared.test(by)) ? 'signs' : null;
};

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
            {
              name: 'base',
              test: /node_modules\/(svelte|clsx)\/|apps\/web\/src\/((language|page-language|words(-\w+)?)\.|parts\/(Button|Icon|Late)\.)/,
              minShareCount: 3,
            },
            {
              name: 'engine',
              test: /packages\/((kernel|words|session|protocol)\/src\/|bots\/src\/bot\.)/,
              minShareCount: 3,
            },
            {
              name: 'laid',
              test: /apps\/web\/src\/(table\/(PhaseTrack|Strip|Ring)|layout\/(LaidTable|Scene|swipes))\./,
              minShareCount: 2,
            },
            { name: 'table', test: shared, minShareCount: 4 },
            { name: withSigns, debugName: 'signs', test: /virtual:game-icons/, minShareCount: 2 },
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
