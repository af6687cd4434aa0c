/// <reference lib="dom" />
// How long bots that think ahead take in the page, from a cold start on, and how soon whoever takes back while they think is heard.
import { launchChromium } from './chromium.mjs';

/** So many thoughts are looked at. */
const THOUGHTS = 12;
/** A game that has not come so far by then never will. */
const PATIENCE = 180_000;

/**
 * The milliseconds of the first thoughts of a keen bot in a page that was just opened, and those from a click on Undo while it thinks until
 * the person is asked again.
 * @param {string} url @param {string} game
 * @returns {Promise<{ thoughts: number[], undo: number }>}
 */
export async function thoughtTimes(url, game) {
  const browser = await launchChromium();
  try {
    const page = await browser.newPage({ viewport: { width: 1366, height: 768 }, locale: 'en', baseURL: url });
    await page.addInitScript(noteThoughts);
    await page.goto('/', { waitUntil: 'networkidle' });
    await page.locator(`[data-game="${game}"]`).getByRole('button', { name: 'Options' }).click();
    const form = page.getByRole('dialog');
    if (game === 'lcg') await form.locator('[name="players"]').selectOption('2');
    await form.locator('[name="seat-1"]').selectOption('keen');
    await form.locator('[name="seed"]').fill('Thoughts');
    await form.getByRole('button', { name: 'Play', exact: true }).click();
    const known = await page.evaluate(playAndWait, { wanted: THOUGHTS, patience: PATIENCE });
    const undo = await page.evaluate(undoWhileItThinks, PATIENCE);
    return { thoughts: known, undo };
  } finally {
    await browser.close();
  }
}

/**
 * What a page notes about the engine's bots, and a way to go on by doing as little as possible.
 * @typedef {{ thoughts: number[], since: number, thinks: boolean, goOn(): Promise<void> }} Notes
 */

/** Runs in the page, before anything else: notes when the engine says that a bot thinks, and when it says something again. */
function noteThoughts() {
  /** @type {Notes} */
  const notes = {
    thoughts: [],
    since: 0,
    thinks: false,
    goOn() {
      const offered = [...document.querySelectorAll('#prompt [data-option], [data-card].can')];
      const idle = offered.find((one) => /^(pass|done|no|end)$/.test(one.getAttribute('data-option') ?? ''));
      const choice = document.querySelector('[role="menuitem"]') ?? idle ?? offered[0];
      choice?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
      return new Promise((done) => setTimeout(done, 5));
    },
  };
  Object.assign(window, { notes });
  const Usual = window.Worker;
  window.Worker = class extends Usual {
    /** @param {ConstructorParameters<typeof Worker>} given */
    constructor(...given) {
      super(...given);
      this.addEventListener('message', ({ data }) => {
        if (data.type !== 'update') return;
        const now = performance.now();
        if (notes.thinks) notes.thoughts.push(now - notes.since);
        notes.thinks = data.update.thinking >= 0;
        notes.since = now;
      });
    }
  };
}

/** Runs in the page: plays until the bot has thought so often. @param {{ wanted: number, patience: number }} given */
async function playAndWait({ wanted, patience }) {
  const { notes } = /** @type {{ notes: Notes }} */ (/** @type {unknown} */ (window));
  const began = performance.now();
  while (notes.thoughts.length < wanted && performance.now() - began < patience) await notes.goOn();
  return notes.thoughts.slice(0, wanted);
}

/** Runs in the page: plays on until the bot thinks, and takes back while it does. @param {number} patience */
async function undoWhileItThinks(patience) {
  const { notes } = /** @type {{ notes: Notes }} */ (/** @type {unknown} */ (window));
  const began = performance.now();
  for (; performance.now() - began < patience; await notes.goOn()) {
    const undo = document.querySelector('[data-undo]');
    if (!notes.thinks || !(undo instanceof HTMLButtonElement) || undo.disabled) continue;
    const clicked = performance.now();
    undo.click();
    while (document.querySelector('#prompt') === null) await new Promise((done) => setTimeout(done, 5));
    return performance.now() - clicked;
  }
  return Number.NaN;
}
