import { fileURLToPath } from 'node:url';
import { defaultServerConditions, type Plugin, runnerImport } from 'vite';
import { pathOf } from './game-icons.ts';

const name = 'virtual:game-signs';

/**
 * Makes `import signs from 'virtual:game-signs'` give the pictogram of every game by its id, so that a game that is
 * listed needs no line of its own in the page.
 */
export function gameSigns(): Plugin {
  return {
    name: 'game-signs',
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    async load(id) {
      if (id !== `\0${name}`) return;
      const list = fileURLToPath(new URL('../../packages/games/all/src/index.ts', import.meta.url));
      const conditions = ['source', ...defaultServerConditions];
      const { module } = await runnerImport<typeof import('@tafelrunde/games')>(list, {
        configFile: false,
        resolve: { conditions },
        ssr: { resolve: { conditions }, noExternal: [/@tafelrunde/] },
      });
      const signs = module.manifests.map((game) => {
        const path = pathOf(game.icon);
        if (!path) this.error(`game-icons has no pictogram "${game.icon}" that is a single path (${game.id})`);
        return [game.id, path] as const;
      });
      return `export default ${JSON.stringify(Object.fromEntries(signs))};`;
    },
  };
}
