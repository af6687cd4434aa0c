// npm run layouts [-- --games lcg,dbg --players 2 --at middle --sizes 1366x768 --lang en --json FILE --pictures FOLDER]:
// measures every table, with every number of players, at five moments, in eight windows: nothing over another, nothing cut off, no
// letters below 11 px, what can be chosen in sight, and a good part of the window covered by cards. Says what is wrong, and ends
// with 1 if anything is.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildServer, buildWeb } from './build.mjs';
import { needChromium } from './chromium.mjs';
import { setup } from './setup.mjs';

const text = /** @type {const} */ ({ type: 'string' });
const { values } = parseArgs({
  options: { games: text, players: text, at: text, sizes: text, lang: text, json: text, pictures: text },
});

await setup();
const chromium = await needChromium();
if (!chromium || !(await buildServer()) || !(await buildWeb())) process.exit(1);
process.env.CHROMIUM = chromium;

const { measureLayouts } = await import('../apps/web/browser/layouts.mjs');
const { startServer } = await import('../apps/web/browser/server.mjs');

/** @type {import('../apps/web/browser/layouts.mjs').Row[]} */
const rows = [];
const { pictures } = values;
if (pictures) mkdirSync(pictures, { recursive: true });
const server = await startServer();
try {
  await measureLayouts({
    url: server.url,
    ...(values.games ? { games: values.games.split(',') } : null),
    ...(values.players ? { players: values.players.split(',').map(Number) } : null),
    ...(values.at ? { at: values.at.split(',') } : null),
    ...(values.sizes ? { sizes: values.sizes.split(',') } : null),
    language: values.lang === 'en' ? 'en' : 'de',
    tell: (row) => {
      rows.push(row);
      const { game, players, moment, window, covered, card, faults } = row;
      const state = faults.length === 0 ? 'ok' : `${faults.length} wrong`;
      console.log(
        `${game} ${players} ${moment} ${window}: covered ${Math.round(covered * 100)} %, cards to ${card} px, ${state}`,
      );
      for (const fault of faults) console.log(`  ${fault}`);
    },
    ...(pictures
      ? {
          look: async (page, { game, players, moment, window, language }) => {
            await page.screenshot({ path: join(pictures, `${game}-${players}-${moment}-${window}-${language}.png`) });
          },
        }
      : null),
  });
} finally {
  await server.stop();
}
if (values.json) writeFileSync(values.json, `${JSON.stringify(rows, null, 1)}\n`);
const wrong = rows.filter(({ faults }) => faults.length > 0).length;
console.log(`${rows.length - wrong} tables good, ${wrong} not`);
process.exit(wrong > 0 ? 1 : 0);
