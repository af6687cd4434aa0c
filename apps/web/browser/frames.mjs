/// <reference lib="dom" />
// How smoothly a table moves: the times between frames while bots play, on a slowed-down machine.
import { launchChromium } from './chromium.mjs';
import { openMoment } from './moments.mjs';
import { scenes } from './scenes.mjs';

/** As slow as a middling phone beside this machine. */
const SLOWER = 4;

/** How long a frame is at sixty a second. */
const FRAME = 1000 / 60;

/**
 * The times between frames, in milliseconds, while the bots of a scene take their turns; and the share of frames that the page
 * leaves in time by its own work, whatever else this machine does: from the processor time of the tasks of its main thread.
 * @param {string} url @param {string} name @param {number} seconds
 * @returns {Promise<{ times: number[], own: number, longest: number }>}
 */
export async function frameTimes(url, name, seconds) {
  const browser = await launchChromium();
  try {
    const page = await browser.newPage({
      viewport: { width: 1366, height: 768 },
      reducedMotion: 'no-preference',
      baseURL: url,
    });
    await page.addInitScript(
      (value) => {
        if (location.protocol.startsWith('http')) localStorage.setItem('tafelrunde.settings', value);
      },
      JSON.stringify({ pace: 'all', speed: 'fast', confirm: 'never' }),
    );
    await page.goto('/', { waitUntil: 'networkidle' });
    const scene = scenes[name];
    if (!scene?.played) throw new Error(`no game is played in the scene ${name}`);
    await openMoment(page, scene.played);
    await page.waitForLoadState('networkidle');
    const session = await page.context().newCDPSession(page);
    await browser.startTracing(page, { categories: ['toplevel', 'devtools.timeline'] });
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    const recording = page.evaluate(
      (length) =>
        new Promise((/** @type {(times: number[]) => void} */ tell) => {
          /** @type {number[]} */
          const times = [];
          const begin = performance.now();
          let last = begin;
          const note = (/** @type {number} */ now) => {
            times.push(now - last);
            last = now;
            if (now - begin < length) requestAnimationFrame(note);
            else tell(times.slice(1));
          };
          requestAnimationFrame(note);
        }),
      seconds * 1000,
    );
    // One's own turn ends, then the others play.
    await page.evaluate(() => {
      const ways = [
        ...document.querySelectorAll(
          '#prompt [data-option="end"], #prompt [data-option="pass"], #prompt [data-option]',
        ),
      ];
      if (ways[0] instanceof HTMLElement) ways[0].click();
    });
    const times = await recording;
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    const tasks = tasksOf(JSON.parse((await browser.stopTracing()).toString()));
    // A task that is too long takes the frames with it that it lasts.
    const late = tasks.filter((task) => task > 20).reduce((sum, task) => sum + Math.ceil(task / FRAME), 0);
    return { times, own: 1 - late / ((seconds * 1000) / FRAME), longest: Math.max(0, ...tasks) };
  } finally {
    await browser.close();
  }
}

/**
 * The processor time of each task of the page's main thread, in milliseconds: that thread which reckons styles most often.
 * @param {{ traceEvents: { name: string, ph: string, pid: number, tid: number, tdur?: number }[] }} trace
 */
function tasksOf({ traceEvents }) {
  /** @type {Map<string, number>} */
  const styles = new Map();
  const threadOf = (/** @type {{ pid: number, tid: number }} */ { pid, tid }) => `${pid}.${tid}`;
  for (const event of traceEvents) {
    if (event.name === 'UpdateLayoutTree') styles.set(threadOf(event), (styles.get(threadOf(event)) ?? 0) + 1);
  }
  const [main] = [...styles].sort((a, b) => b[1] - a[1])[0] ?? [''];
  return traceEvents.flatMap((event) =>
    event.name.endsWith('RunTask') && event.ph === 'X' && threadOf(event) === main ? (event.tdur ?? 0) / 1000 : [],
  );
}
