/// <reference lib="dom" />
// The matrix of `npm run layouts`: every game with every number of players, at five moments, in eight windows.
import { launchChromium, locales } from './chromium.mjs';
import { measureTable } from './measure.mjs';
import { momentsOf, openRecord } from './moments.mjs';
import { settings } from './scenes.mjs';

/** @typedef {import('playwright-core').Page} Page */
/** @typedef {{ width: number, height: number }} Size */

/** The windows in which a table must be good. @type {Record<string, Size>} */
const windows = Object.fromEntries(
  [
    [390, 844],
    [844, 390],
    [768, 1024],
    [1024, 768],
    [1366, 768],
    [1920, 1080],
    [2560, 1440],
    [3840, 2160],
  ].map(([width = 0, height = 0]) => [`${width}x${height}`, { width, height }]),
);

/** Where in a game it is looked at, as a part of its decisions. */
const moments = { start: 0, early: 0.25, middle: 0.5, late: 0.75, end: 0.97 };

/** How many players each game is measured with: as many as its rules allow, up to five. @type {Record<string, readonly number[]>} */
const tables = { lcg: [1, 2, 3, 4], tcg: [2, 3, 4, 5], dbg: [2, 3, 4, 5], runebound: [2, 3, 4] };

/** Cards, map and pictures cover at least this part of such a window in the middle of a game. */
const COVERED = 0.3;
const COVERED_FROM = 1366;

/**
 * One table in one window.
 * @typedef {{ game: string, players: number, moment: string, window: string, language: string, covered: number, card: number, faults: string[] }} Row
 */

/**
 * Measures those tables; `tell` gets each row, `look` may take a picture.
 * @param {{
 *   url: string,
 *   games?: readonly string[], players?: readonly number[], at?: readonly string[], sizes?: readonly string[], language?: 'de' | 'en',
 *   tell: (row: Row) => void,
 *   look?: (page: Page, row: Row) => Promise<void>,
 * }} wanted
 */
export async function measureLayouts({ url, games, players, at, sizes, language = 'de', tell, look }) {
  const browser = await launchChromium();
  try {
    for (const [game, counts] of Object.entries(tables)) {
      if (games && !games.includes(game)) continue;
      for (const count of counts) {
        if (players && !players.includes(count)) continue;
        const wanted = Object.entries(moments).filter(([name]) => !at || at.includes(name));
        const texts = await momentsOf(
          settings(game, count),
          wanted.map(([, part]) => part),
        );
        for (const [index, [moment]] of wanted.entries()) {
          const page = await browser.newPage({ locale: locales[language], reducedMotion: 'reduce', baseURL: url });
          await page.addInitScript(
            (value) => {
              if (location.protocol.startsWith('http')) localStorage.setItem('tafelrunde.settings', value);
            },
            JSON.stringify({ pace: 'none' }),
          );
          await page.goto('/');
          await openRecord(page, settings(game, count), texts[index] ?? '');
          for (const [name, size] of Object.entries(windows)) {
            if (sizes && !sizes.includes(name)) continue;
            const row = {
              game,
              players: count,
              moment,
              window: name,
              language,
              ...(await measuredAt(page, size, moment)),
            };
            tell(row);
            await look?.(page, row);
          }
          await page.context().close();
        }
      }
    }
  } finally {
    await browser.close();
  }
}

/** Measures the table of a page in a window of that size. @param {Page} page @param {Size} size @param {string} moment */
export async function measuredAt(page, size, moment) {
  await page.setViewportSize(size);
  await page.mouse.move(1, size.height - 1);
  await page.evaluate(async () => {
    await document.fonts.ready;
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    // Some frames, in which the table takes its room.
    for (let frames = 0; frames < 6; frames++) await new Promise(requestAnimationFrame);
  });
  const isTable = size.width >= 1000;
  const found = await page.evaluate(measureTable, { scrolls: !isTable });
  const bare = moment === 'middle' && size.width >= COVERED_FROM && found.covered < COVERED;
  return bare
    ? { ...found, faults: [...found.faults, `cards cover only ${Math.round(found.covered * 100)} % of the window`] }
    : found;
}
