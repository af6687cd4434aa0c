// npm run clicks [-- --json] [game …]: plays a whole game of each in Chromium by clicking, and says how many clicks it took and
// how many of them decided nothing. See docs/clicks.md.
import { buildServer, buildWeb } from './build.mjs';
import { needChromium } from './chromium.mjs';
import { setup } from './setup.mjs';

await setup();
const chromium = await needChromium();
if (!chromium || !(await buildServer()) || !(await buildWeb())) process.exit(1);
process.env.CHROMIUM = chromium;

const { countClicks } = await import('../apps/web/browser/clicks/play.mjs');
const { launchChromium, locales, sizes } = await import('../apps/web/browser/chromium.mjs');
const { startServer } = await import('../apps/web/browser/server.mjs');

const args = process.argv.slice(2);
const json = args.includes('--json');
const details = args.includes('--details');
const wanted = args.filter((arg) => !arg.startsWith('--') && !arg.includes('='));
const seed = args.find((arg) => arg.startsWith('seed='))?.slice(5) ?? 'Clicks';
const games = wanted.length > 0 ? wanted : ['lcg', 'tcg', 'dbg', 'runebound'];

const server = await startServer();
const browser = await launchChromium();
const counts = [];
try {
  for (const game of games) {
    const page = await browser.newPage({
      ...{ locale: locales.en, viewport: sizes.wide, reducedMotion: 'reduce', baseURL: server.url },
    });
    await page.goto('/plain.css');
    // Events go on by themselves; here they are not waited for.
    await page.evaluate(() => localStorage.setItem('tafelrunde.settings', '{"pace":"none","confirm":"never"}'));
    await page.goto('/');
    const { kinds, over, ...count } = await countClicks(page, game, seed);
    if (!over) throw new Error(`${game} did not come to its end`);
    counts.push(count);
    if (!json) console.log(line(count));
    if (details)
      for (const [kind, n] of Object.entries(kinds).sort((a, b) => b[1] - a[1])) console.log(`  ${n} ${kind}`);
    await page.close();
  }
} finally {
  await browser.close();
  await server.stop();
}
if (json) console.log(JSON.stringify(counts));

/** @param {{ game: string, rounds: number, clicks: number, idle: number }} count */
function line({ game, rounds, clicks, idle }) {
  const each = (clicks / rounds).toFixed(1);
  return `${game}: ${clicks} clicks in ${rounds} rounds, ${each} a round; ${((100 * idle) / clicks).toFixed(1)} % decided nothing`;
}
