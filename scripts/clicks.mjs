// npm run clicks [-- --json] [game …]: plays a whole game of each in Chromium by clicking, and says how many clicks it took and
// how many of them decided nothing; with --without-page, and so many --deals, reckons them without a browser. See docs/clicks.md.
import { buildServer, buildWeb } from './build.mjs';
import { needChromium } from './chromium.mjs';
import { setup } from './setup.mjs';

/** @typedef {import('../apps/web/browser/clicks/tally.mjs').Count} Count */

const args = process.argv.slice(2);
const json = args.includes('--json');
const details = args.includes('--details');
const deals = Number(args[args.indexOf('--deals') + 1]) || 1;
const wanted = args.filter((arg) => /^[a-z]+$/.test(arg));
const seed = args.find((arg) => arg.startsWith('seed='))?.slice(5) ?? 'Clicks';
const games = wanted.length > 0 ? wanted : ['lcg', 'tcg', 'dbg', 'runebound'];
const seeds = Array.from({ length: deals }, (_, deal) => (deal === 0 ? seed : `${seed} ${deal + 1}`));

await setup();
const count = args.includes('--without-page') ? await withoutPage() : await onPage();
/** @type {Pick<Count, 'game' | 'rounds' | 'clicks' | 'idle'>[]} */
const all = [];
for (const game of games) {
  /** @type {Count[]} */
  const counts = [];
  for (const each of seeds) {
    const found = await count.game(game, each);
    if (!found.over) throw new Error(`${game} did not come to its end`);
    counts.push(found);
    if (!json) console.log(deals > 1 ? `${each}: ${line(found)}` : line(found));
  }
  const total = sum(game, counts);
  all.push({ game, rounds: total.rounds, clicks: total.clicks, idle: total.idle });
  if (!json && deals > 1)
    console.log(
      `in all: ${line(total)}; ${spread(counts)}; ${total.unasked} windows went by in which the player would have done something`,
    );
  if (!json && details)
    for (const [kind, n] of Object.entries(total.kinds).sort((a, b) => b[1] - a[1])) console.log(`  ${n} ${kind}`);
}
await count.end();
if (json) console.log(JSON.stringify(all));

async function withoutPage() {
  if (!(await buildServer())) process.exit(1);
  const { reckonClicks } = await import('../apps/web/browser/clicks/reckon.mjs');
  return {
    game: (/** @type {string} */ game, /** @type {string} */ each) => reckonClicks(game, each),
    end: async () => {},
  };
}

async function onPage() {
  const chromium = await needChromium();
  if (!chromium || !(await buildServer()) || !(await buildWeb())) process.exit(1);
  process.env.CHROMIUM = chromium;
  const { countClicks } = await import('../apps/web/browser/clicks/play.mjs');
  const { launchChromium, locales, sizes } = await import('../apps/web/browser/chromium.mjs');
  const { startServer } = await import('../apps/web/browser/server.mjs');
  const server = await startServer();
  const browser = await launchChromium();
  return {
    async game(/** @type {string} */ game, /** @type {string} */ each) {
      const page = await browser.newPage({
        ...{ locale: locales.en, viewport: sizes.wide, reducedMotion: 'reduce', baseURL: server.url },
      });
      await page.goto('/plain.css');
      // Events go on by themselves; here they are not waited for.
      await page.evaluate(() => localStorage.setItem('tafelrunde.settings', '{"pace":"none","confirm":"never"}'));
      await page.goto('/');
      try {
        return await countClicks(page, game, each);
      } finally {
        await page.close();
      }
    },
    async end() {
      await browser.close();
      await server.stop();
    },
  };
}

/** All deals of a game together. @param {string} game @param {readonly Count[]} counts @returns {Count} */
function sum(game, counts) {
  /** @type {Count} */
  const total = { game, rounds: 0, clicks: 0, idle: 0, unasked: 0, over: true, kinds: {} };
  for (const { rounds, clicks, idle, unasked, kinds } of counts) {
    total.rounds += rounds;
    total.clicks += clicks;
    total.idle += idle;
    total.unasked += unasked;
    for (const [kind, n] of Object.entries(kinds)) total.kinds[kind] = (total.kinds[kind] ?? 0) + n;
  }
  return total;
}

/** @param {Pick<Count, 'game' | 'rounds' | 'clicks' | 'idle'>} count */
function line({ game, rounds, clicks, idle }) {
  const each = (clicks / rounds).toFixed(1);
  return `${game}: ${clicks} clicks in ${rounds} rounds, ${each} a round; ${((100 * idle) / clicks).toFixed(1)} % decided nothing`;
}

/** How far deals lie apart, and how many of them meet the limit of idle clicks. @param {readonly Count[]} counts */
function spread(counts) {
  const rates = counts.map(({ rounds, clicks }) => clicks / rounds);
  const idle = counts.map(({ clicks, idle: useless }) => (100 * useless) / clicks);
  const most = (/** @type {number[]} */ of) => Math.max(...of).toFixed(1);
  const least = (/** @type {number[]} */ of) => Math.min(...of).toFixed(1);
  const over = idle.filter((share) => share > 5).length;
  return `${least(rates)} to ${most(rates)} a round, ${least(idle)} to ${most(idle)} %, above 5 % in ${over} of ${counts.length} deals`;
}
