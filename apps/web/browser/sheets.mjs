/// <reference lib="dom" />
// Sheets of all pictures of each game, for `npm run screenshots`.
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { launchChromium } from './chromium.mjs';
import { smallPng } from './small-png.mjs';

const assets = fileURLToPath(new URL('../dist/assets/', import.meta.url));

/** The pictures that the build has written, by game: addresses, the backs of decks last. */
function picturesByGame() {
  const folder = readdirSync(assets).find((name) => name.startsWith('pictures-'));
  if (!folder) throw new Error('the page that is built has no pictures of cards');
  const isBack = (/** @type {string} */ file) => Number(file.startsWith('back-'));
  return readdirSync(`${assets}${folder}`).map((game) => ({
    game,
    files: readdirSync(`${assets}${folder}/${game}`)
      .filter((file) => file.endsWith('.svg'))
      .sort((a, b) => isBack(a) - isBack(b) || a.localeCompare(b))
      .map((file) => `/assets/${folder}/${game}/${file}`),
  }));
}

const COLUMNS = 16;

/** @param {string} url @param {string} only @param {(name: string, png: Buffer) => void} keep */
export async function takeSheets(url, only, keep) {
  const wanted = picturesByGame().filter(({ game }) => `pictures-${game}`.includes(only));
  if (wanted.length === 0) return;
  const browser = await launchChromium();
  try {
    for (const { game, files } of wanted) {
      const page = await browser.newPage({ viewport: { width: 1600, height: 800 }, baseURL: url });
      // Any small file of ours: its content policy lets in our pictures and nothing else.
      await page.goto('/plain.css');
      await page.evaluate(
        async ([list, columns]) => {
          document.body.replaceChildren();
          Object.assign(document.body.style, {
            margin: '0',
            display: 'grid',
            gap: '4px',
            padding: '4px',
            background: 'black',
          });
          document.body.style.gridTemplateColumns = `repeat(${columns}, 1fr)`;
          for (const file of list) {
            const image = new Image();
            image.src = file;
            Object.assign(image.style, {
              width: '100%',
              aspectRatio: '3 / 2',
              objectFit: file.includes('/back-') ? 'contain' : 'cover',
            });
            document.body.append(image);
          }
          await Promise.all([...document.images].map((image) => image.decode()));
        },
        /** @type {[string[], number]} */ ([files, COLUMNS]),
      );
      keep(`pictures-${game}`, smallPng(await page.screenshot({ fullPage: true })));
      await page.close();
    }
  } finally {
    await browser.close();
  }
}
