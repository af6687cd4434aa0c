// npm run screenshots: writes docs/screenshots/*.png, the pages as they are, at both sizes and in both languages.
import { mkdirSync } from 'node:fs';
import { buildServer, buildWeb } from './build.mjs';
import { needChromium } from './chromium.mjs';
import { at } from './lib.mjs';
import { setup } from './setup.mjs';

/** Name of the picture → address. */
const pages = { start: '/' };

await setup();
const chromium = await needChromium();
if (!chromium || !(await buildServer()) || !(await buildWeb())) process.exit(1);
process.env.CHROMIUM = chromium;

const { launchChromium, locales, sizes } = await import('../apps/web/browser/chromium.mjs');
const { startServer } = await import('../apps/web/browser/server.mjs');

mkdirSync(at('docs/screenshots'), { recursive: true });
const server = await startServer();
const browser = await launchChromium();
for (const [name, path] of Object.entries(pages)) {
  for (const [language, locale] of Object.entries(locales)) {
    for (const [size, viewport] of Object.entries(sizes)) {
      const page = await browser.newPage({ locale, viewport, reducedMotion: 'reduce' });
      await page.goto(server.url + path, { waitUntil: 'networkidle' });
      const file = `docs/screenshots/${name}-${size}-${language}.png`;
      await page.screenshot({ path: at(file), fullPage: size === 'narrow' });
      await page.close();
      console.log(file);
    }
  }
}
await browser.close();
await server.stop();
