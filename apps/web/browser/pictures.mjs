/// <reference lib="dom" />
// Takes the pictures of `npm run screenshots`.
import { launchChromium, locales, sizes } from './chromium.mjs';
import { openMoment } from './moments.mjs';
import { scenes } from './scenes.mjs';
import { smallPng } from './small-png.mjs';

/** @typedef {import('playwright-core').Page} Page */

/** One table of each game, the start and the replay at the other sizes, too: those in the light theme. */
const larger = {
  tablet: { width: 768, height: 1024 },
  1920: { width: 1920, height: 1080 },
  2560: { width: 2560, height: 1440 },
};
const further = ['start', 'replay', 'lcg-combat', 'tcg-assignment', 'dbg-five-players', 'runebound-turn'];

/**
 * Every scene whose name contains `only`, at both sizes and in both languages; `keep` gets each picture with its name.
 * @param {string} url @param {string} only @param {(name: string, png: Buffer) => void} keep
 */
export async function takePictures(url, only, keep) {
  const browser = await launchChromium();
  try {
    for (const [name, scene] of Object.entries(scenes)) {
      if (!name.includes(only)) continue;
      const wanted = Object.entries({ ...sizes, ...(further.includes(name) ? larger : null) });
      for (const [size, viewport] of wanted) {
        const page = await browser.newPage({
          locale: locales.de,
          viewport,
          reducedMotion: 'reduce',
          colorScheme: size in larger ? 'light' : 'dark',
          baseURL: url,
        });
        await setScene(page, scene);
        for (const language of Object.keys(locales)) {
          await speak(page, language);
          const fullPage = scene.whole === true && size === 'narrow';
          keep(`${name}-${size}-${language}`, smallPng(await page.screenshot({ fullPage })));
        }
        await page.context().close();
      }
    }
  } finally {
    await browser.close();
  }
}

/** Goes to the scene from the start page. @param {Page} page @param {import('./scenes.mjs').Scene} scene */
async function setScene(page, { address = '', played, pace = 'none', also }) {
  await page.addInitScript((value) => {
    if (location.protocol.startsWith('http')) localStorage.setItem('tafelrunde.settings', value);
  }, JSON.stringify({ pace }));
  await page.goto(address === '' ? '/' : `/#/${address}`, { waitUntil: 'networkidle' });
  if (played) await openMoment(page, played);
  else await page.locator('h1').first().waitFor();
  await also?.(page);
  // As somebody with a mouse sees it: nothing is marked as being under the keyboard.
  await page.mouse.move(5, 700);
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
}

/** The switch may lie behind a dialog: it is used all the same. @param {Page} page @param {string} language */
async function speak(page, language) {
  await page
    .locator(`button[lang="${language}"]`)
    .first()
    .evaluate((button) => /** @type {HTMLElement} */ (button).click());
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
  // On a busy machine pictures come later than words.
  await page.waitForFunction(() =>
    [...document.images].every(({ complete, loading }) => complete || loading === 'lazy'),
  );
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}
