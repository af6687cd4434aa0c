// npm run screenshots [-- name]: writes docs/screenshots/*.png, the pages and tables as they are, at both sizes and in both
// languages, and a sheet of all card pictures of each game (pictures-lcg …); with a name, only the pictures whose name contains it.
import { mkdirSync, writeFileSync } from 'node:fs';
import { buildServer, buildWeb } from './build.mjs';
import { needChromium } from './chromium.mjs';
import { at } from './lib.mjs';
import { setup } from './setup.mjs';

await setup();
const chromium = await needChromium();
if (!chromium || !(await buildServer()) || !(await buildWeb())) process.exit(1);
process.env.CHROMIUM = chromium;

const { takePictures } = await import('../apps/web/browser/pictures.mjs');
const { takeSheets } = await import('../apps/web/browser/sheets.mjs');
const { startServer } = await import('../apps/web/browser/server.mjs');

mkdirSync(at('docs/screenshots'), { recursive: true });
const server = await startServer();
try {
  const only = process.argv[2] ?? '';
  /** @param {string} name @param {Buffer} png */
  const keep = (name, png) => {
    const file = `docs/screenshots/${name}.png`;
    writeFileSync(at(file), png);
    console.log(`${file} (${Math.round(png.length / 1024)} KB)`);
  };
  await takePictures(server.url, only, keep);
  await takeSheets(server.url, only, keep);
} finally {
  await server.stop();
}
