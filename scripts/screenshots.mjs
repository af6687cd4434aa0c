// npm run screenshots [-- name]: writes docs/screenshots/*.png, the pages and tables as they are, at both sizes and in both
// languages; with a name, only the pictures whose name contains it.
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
const { startServer } = await import('../apps/web/browser/server.mjs');

mkdirSync(at('docs/screenshots'), { recursive: true });
const server = await startServer();
try {
  await takePictures(server.url, process.argv[2] ?? '', (name, png) => {
    const file = `docs/screenshots/${name}.png`;
    writeFileSync(at(file), png);
    console.log(`${file} (${Math.round(png.length / 1024)} KB)`);
  });
} finally {
  await server.stop();
}
