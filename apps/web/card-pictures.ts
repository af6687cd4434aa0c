import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defaultServerConditions, type Plugin, runnerImport } from 'vite';
import { pathOf } from './game-icons.ts';
import type { Picture, Tools } from './src/pictures/all.ts';

const name = 'virtual:card-pictures';
const source = (file: string): string => fileURLToPath(new URL(`./src/${file}`, import.meta.url));
const sheets = ['tokens.css', 'games/lcg/tokens.css', 'games/tcg/tokens.css', 'games/runebound/tokens.css'];

/** Pictograms of game-icons, colours of the style sheets. */
export function tools(): Tools {
  const css = sheets.map((file) => readFileSync(source(file), 'utf8')).join('\n');
  return {
    path(icon) {
      const found = pathOf(icon);
      if (!found) throw new Error(`game-icons has no pictogram "${icon}" that is a single path`);
      return found;
    },
    colour(token) {
      const found = new RegExp(`--${token}: #([0-9a-f]{6});`).exec(css)?.[1];
      if (!found) throw new Error(`no style sheet has a colour "${token}"`);
      return found;
    },
  };
}

/** Draws the pictures of all cards; everything is read from its source, so that nothing has to be built before. */
async function drawn(): Promise<readonly Picture[]> {
  const conditions = ['source', ...defaultServerConditions];
  const { module } = await runnerImport<typeof import('./src/pictures/all.ts')>(source('pictures/all.ts'), {
    configFile: false,
    resolve: { conditions },
    ssr: { resolve: { conditions }, noExternal: [/@tafelrunde/] },
  });
  return [...module.allPictures(tools())];
}

/**
 * Writes the picture of every card as a file of its own, so that a table loads those it shows and browsers keep them.
 * `virtual:card-pictures` gives the address of their folder, which changes with any of them.
 */
export function cardPictures(): Plugin {
  let serving = false;
  let made: Promise<readonly Picture[]> | undefined;
  const pictures = (): Promise<readonly Picture[]> => (made ??= drawn());
  const folder = async (): Promise<string> => {
    if (serving) return 'pictures';
    const hash = createHash('sha256');
    for (const { name: file, svg } of await pictures()) hash.update(file + svg);
    return `assets/pictures-${hash.digest('hex').slice(0, 8)}`;
  };
  return {
    name: 'card-pictures',
    configResolved({ command }) {
      serving = command === 'serve';
    },
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    load: async (id) => (id === `\0${name}` ? `export default ${JSON.stringify(`/${await folder()}`)};` : undefined),
    configureServer({ middlewares }) {
      middlewares.use('/pictures', (request, response, next) => {
        void pictures().then((all) => {
          const found = all.find((one) => `/${one.name}.svg` === request.url);
          if (!found) return next();
          response.setHeader('Content-Type', 'image/svg+xml');
          response.end(found.svg);
        }, next);
      });
    },
    async generateBundle() {
      // The worker is bundled on its own and shows nothing.
      if (this.environment.config.consumer !== 'client') return;
      const into = await folder();
      for (const { name: file, svg } of await pictures())
        this.emitFile({ type: 'asset', fileName: `${into}/${file}.svg`, source: svg });
    },
  };
}
