/// <reference lib="dom" />
// Plays games on the page by clicking, and counts: how many clicks, and how many of them decided nothing.
import { leadOf } from '@tafelrunde/session';
import { Policy } from './policy.mjs';
import { roundsOf, startOf, Tally } from './tally.mjs';

/** @typedef {import('playwright-core').Page} Page */
/** @typedef {import('playwright-core').Locator} Locator */

const LONGEST = 30_000;

/**
 * Plays a game with one person as it starts with one click, on a page of ours, for so many rounds or to its end.
 * @param {Page} page @param {string} game @param {string} seed @param {number} [most] @returns {Promise<import('./tally.mjs').Count>}
 */
export async function countClicks(page, game, seed, most = Number.POSITIVE_INFINITY) {
  const { setup, people, seats } = startOf(game);
  const policy = await Policy.begin(game, setup, seed);
  await open(
    page,
    game,
    policy,
    Array.from({ length: seats }, (_, seat) => (seat < people ? 'human' : 'steady')),
  );
  const { session } = policy;
  const tally = new Tally();
  for (;;) {
    policy.keepUp(await answersOf(page, game));
    const asked = session.picture(0);
    if (asked.decision?.seat !== 0 || roundsOf(session) > most) return tally.of(session, most);
    const ids = policy.plan();
    tally.add(asked, ids[0] ?? '', await act(page, policy, ids));
  }
}

/** Opens a game that nobody has decided anything in. @param {Page} page @param {string} game @param {Policy} policy @param {readonly string[]} seats */
async function open(page, game, { session }, seats) {
  const about = { game, at: 0, title: { de: '', en: '' }, state: 'running', seats };
  await page.evaluate(
    ([id, described, save]) => {
      localStorage.setItem('tafelrunde.save.clicks', save);
      localStorage.setItem('tafelrunde.about.clicks', described);
      location.hash = `#/${id}/clicks`;
    },
    /** @type {[string, string, string]} */ ([game, JSON.stringify(about), JSON.stringify(session.history.record)]),
  );
}

/** Waits until somebody is asked or the game is over, and reads what was answered so far. @param {Page} page @param {string} game */
async function answersOf(page, game) {
  await page.waitForFunction(
    (id) =>
      location.hash.startsWith(`#/${id}/`) &&
      (document.querySelector('#prompt') ?? document.querySelector('dialog[open]')),
    game,
    { polling: 20, timeout: LONGEST },
  );
  return /** @type {Promise<string[]>} */ (
    page.evaluate(() => {
      const save = JSON.parse(localStorage.getItem('tafelrunde.save.clicks') ?? '{}');
      return (save.body?.record ?? save).answers;
    })
  );
}

/** Does what was planned, or the beginning of it; answers how many clicks it took. @param {Page} page @param {Policy} policy @param {readonly string[]} ids */
async function act(page, policy, ids) {
  const { session } = policy;
  const before = session.position;
  const took = (await together(page, ids)) || (await travel(page, ids)) || (await choose(page, policy, ids));
  if (await wentOn(page, before, PATIENCE)) return took;
  // Something was laid anew under the mouse: once more, without it.
  await page.keyboard.press('Escape');
  for (const option of session.picture(0).decision?.options.filter(({ id }) => id === ids[0]) ?? []) {
    await chooseOption(page, option, (place) => place.dispatchEvent('click'));
  }
  if (await wentOn(page, before, LONGEST)) return took;
  throw new Error(`nothing came of ${ids.join(', ')} at ${session.decision?.prompt[0]}`);
}

const PATIENCE = 6000;

/** Whether the table has gone on from that position within so many milliseconds. @param {Page} page @param {number} before @param {number} timeout */
function wentOn(page, before, timeout) {
  return page
    .waitForFunction(
      (was) => {
        const prompt = document.querySelector('#prompt');
        const position = prompt instanceof HTMLElement ? prompt.dataset.position : undefined;
        return prompt ? position !== String(was) : document.querySelector('dialog[open]') !== null;
      },
      before,
      { polling: 20, timeout },
    )
    .then(
      () => true,
      () => false,
    );
}

/** A whole run of picks by one button, where there is one for just these. @param {Page} page @param {readonly string[]} ids */
async function together(page, ids) {
  const picks = ids.filter((id) => id !== 'done');
  if (picks.length < 2) return 0;
  for (const kind of ['all', 'same']) {
    const button = page.locator(`#prompt [data-${kind}]`);
    if ((await button.count()) === 0) continue;
    const offered = ((await button.getAttribute(`data-${kind}`)) ?? '').split(' ');
    if (offered.length === picks.length && picks.every((id) => offered.includes(id))) return press(button);
  }
  return 0;
}

/** A whole way across the map by its last hex. @param {Page} page @param {readonly string[]} ids */
async function travel(page, ids) {
  const steps = ids.filter((id) => /^(d\d+\.|h)\d+$/.test(id));
  const last = steps.at(-1)?.replace(/^(d\d+\.|h)/, '');
  if (!last || steps.length < 2) return 0;
  const hex = page.locator(`[data-card="hex:${last}"].far`);
  return (await hex.count()) === 1 ? press(hex) : 0;
}

/** One answer, where it is offered; if a question leads on, what it leads to. @param {Page} page @param {Policy} policy @param {readonly string[]} ids */
async function choose(page, { session }, ids) {
  const { decision } = session.picture(0);
  const leads = leadOf(session.match)?.id === ids[0];
  const listed = (/** @type {string} */ id) => decision?.options.find((option) => option.id === id);
  const option = (leads && listed(ids[1] ?? '')) || listed(ids[0] ?? '');
  if (!option) throw new Error(`${ids[0]} is not offered`);
  // Equal cards may lie on one pile, of which only the top can be clicked: it is as good.
  const label = JSON.stringify(option.label);
  const equal = decision?.options.filter((other) => other !== option && JSON.stringify(other.label) === label) ?? [];
  for (const each of [option, ...equal]) {
    const took = await chooseOption(page, each);
    if (took > 0) return took;
  }
  throw new Error(`${option.id} (${option.label[0]}) is nowhere on the page`);
}

/** How many clicks an option took; 0 if it is nowhere. @param {Page} page @param {import('@tafelrunde/kernel').SeenOption} option @param {(place: Locator) => Promise<unknown>} [click] */
async function chooseOption(page, { id, cards, spots }, click = press) {
  const button = page.locator(`#prompt [data-option="${id}"]`);
  if ((await button.count()) > 0) {
    await click(button.first());
    return 1;
  }
  const hexes = spots.filter((spot) => spot.startsWith('hex:'));
  for (const spot of [...cards, ...hexes, `slot:${id.slice(1)}`, `die:${id.slice(1)}`]) {
    const place = page.locator(`[data-card="${spot}"].can, [data-card="${spot}"]:is(.hex, .far)`);
    if ((await place.count()) === 0) continue;
    const hasMenu = (await place.first().getAttribute('aria-haspopup')) === 'menu';
    await click(place.first());
    if (!hasMenu) return 1;
    await click(page.locator(`[role="menu"] [data-option="${id}"]`));
    return 2;
  }
  return 0;
}

/** A click with the mouse; where something lies over it, the key that does the same. @param {Locator} place */
async function press(place) {
  try {
    await place.click({ timeout: 4000 });
  } catch {
    // What was clicked may be gone by the time the mouse comes back: then something has come of it, which is looked at next.
    if ((await place.count()) > 0) await place.press('Enter', { timeout: 4000 }).catch(() => {});
  }
  return 1;
}
