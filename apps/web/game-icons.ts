import { icons } from '@iconify-json/game-icons';
import type { Plugin } from 'vite';
import { onGrid } from './src/pictures/path-data.ts';

const prefix = 'virtual:game-icons/';

/** The path data of a pictogram, drawn on 512 x 512; undefined if there is none that is a single path. */
export function pathOf(name: string): string | undefined {
  const drawn = icons.icons[name]?.body.match(/^<path fill="currentColor" d="([^"]+)"\/>$/)?.[1];
  return drawn && onGrid(drawn);
}

/**
 * Makes `import ring from 'virtual:game-icons/ring'` give the path data of that one pictogram, so that the page carries
 * the few it shows and not all four thousand.
 */
export function gameIcons(): Plugin {
  return {
    name: 'game-icons',
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${prefix}`)) return;
      const name = id.slice(prefix.length + 1);
      const path = pathOf(name);
      if (!path) this.error(`game-icons has no pictogram "${name}" that is a single path`);
      return `export default ${JSON.stringify(path)};`;
    },
  };
}
