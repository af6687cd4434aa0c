// npm run thoughts [-- game …]: how long a keen bot takes in a page that was just opened, thought by thought, and how soon whoever
// takes back while it thinks is asked again; in Chromium, by the clock on the wall.
import { cpus, loadavg } from 'node:os';
import { buildServer, buildWeb } from './build.mjs';
import { needChromium } from './chromium.mjs';
import { setup } from './setup.mjs';

await setup();
const chromium = await needChromium();
if (!chromium || !(await buildServer()) || !(await buildWeb())) process.exit(1);
process.env.CHROMIUM = chromium;

const { thoughtTimes } = await import('../apps/web/browser/thoughts.mjs');
const { startServer } = await import('../apps/web/browser/server.mjs');

const wanted = process.argv.slice(2);
const server = await startServer();
try {
  for (const game of wanted.length > 0 ? wanted : ['lcg', 'tcg', 'dbg', 'runebound']) {
    const { thoughts, undo } = await thoughtTimes(server.url, game);
    const [first = Number.NaN] = thoughts;
    console.log(
      `${game}: first thought ${first.toFixed(0)} ms, longest of ${thoughts.length} ${Math.max(...thoughts).toFixed(0)} ms; taken back while it thinks: asked again after ${undo.toFixed(0)} ms`,
    );
  }
  console.log(`load of this machine ${(loadavg()[0] ?? 0).toFixed(1)} on ${cpus().length} cores`);
} finally {
  await server.stop();
}
