import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const projectAssets = fileURLToPath(new URL('../../web/dist/assets', import.meta.url));

/**
 * The pictures of a game's cards as the page was built with them; null of a card that has none, and of all where no page was
 * built.
 */
export function cardScenes(game: string, assets = projectAssets): (def: string) => string | null {
  const folder = folderIn(assets);
  return (def) => {
    // Names of cards are of our own making, and still not to lead anywhere else.
    if (folder === null || !/^[\w-]+$/.test(def)) return null;
    try {
      return readFileSync(join(folder, game, `${def}.svg`), 'utf8');
    } catch {
      return null;
    }
  };
}

/** The folder has a name of its own for every build. */
function folderIn(assets: string): string | null {
  try {
    const name = readdirSync(assets).find((one) => /^pictures-[\da-f]+$/.test(one));
    return name === undefined ? null : join(assets, name);
  } catch {
    return null;
  }
}
