// npm run screenshots [-- name]: writes docs/screenshots/*.png, the pages and tables as they are, at both sizes and in both
// languages; with a name, only the pictures whose name contains it.
import { mkdirSync } from 'node:fs';
import { buildServer, buildWeb } from './build.mjs';
import { needChromium } from './chromium.mjs';
import { at } from './lib.mjs';
import { setup } from './setup.mjs';

await setup();
const chromium = await needChromium();
if (!chromium || !(await buildServer()) || !(await buildWeb())) process.exit(1);
process.env.CHROMIUM = chromium;

const { launchChromium, locales, sizes } = await import('../apps/web/browser/chromium.mjs');
const { pictures, setScene } = await import('../apps/web/browser/pictures.mjs');
const { startServer } = await import('../apps/web/browser/server.mjs');

mkdirSync(at('docs/screenshots'), { recursive: true });
const only = process.argv[2] ?? '';
const server = await startServer();
const browser = await launchChromium();
try {
  for (const name of ['start', ...pictures].filter((one) => one.includes(only))) {
    for (const [language, locale] of Object.entries(locales)) {
      for (const [size, viewport] of Object.entries(sizes)) {
        const page = await browser.newPage({ locale, viewport, reducedMotion: 'reduce' });
        await page.goto(server.url, { waitUntil: 'networkidle' });
        if (name !== 'start') await setScene(page, name);
        const file = `docs/screenshots/${name}-${size}-${language}.png`;
        await page.screenshot({ path: at(file), fullPage: name === 'start' && size === 'narrow' });
        await page.close();
        console.log(file);
      }
    }
  }
} finally {
  await browser.close();
  await server.stop();
}
