// npm run frames [-- scene [seconds]]: how smoothly a table moves while bots play, with the processor slowed down four times: the
// share of frames within 20 ms, median, 95 % and the longest; and what the page's own work alone would make late, which a busy
// machine does not change. Ends with 1 if not 95 % of the frames are within 20 ms.
import { cpus, loadavg } from 'node:os';
import { buildServer, buildWeb } from './build.mjs';
import { needChromium } from './chromium.mjs';
import { setup } from './setup.mjs';

await setup();
const chromium = await needChromium();
if (!chromium || !(await buildServer()) || !(await buildWeb())) process.exit(1);
process.env.CHROMIUM = chromium;

const { frameTimes } = await import('../apps/web/browser/frames.mjs');
const { startServer } = await import('../apps/web/browser/server.mjs');

const [scene = 'dbg-five-players', seconds = '12'] = process.argv.slice(2);
const server = await startServer();
try {
  const { times, own, longest } = await frameTimes(server.url, scene, Number(seconds));
  times.sort((a, b) => a - b);
  const at = (/** @type {number} */ share) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
  const within = times.filter((time) => time <= 20).length / times.length;
  console.log(
    `${scene}: ${times.length} frames, ${(100 * within).toFixed(1)} % within 20 ms; median ${at(0.5).toFixed(1)}, 95 % ${at(0.95).toFixed(1)}, longest ${at(1).toFixed(0)} ms`,
  );
  console.log(
    `by its own work alone ${(100 * own).toFixed(1)} % in time, longest task ${longest.toFixed(0)} ms; load of this machine ${(loadavg()[0] ?? 0).toFixed(1)} on ${cpus().length} cores`,
  );
  process.exitCode = at(0.95) <= 20 ? 0 : 1;
} finally {
  await server.stop();
}
