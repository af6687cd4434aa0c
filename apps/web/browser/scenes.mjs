/// <reference lib="dom" />
// What `npm run screenshots` takes pictures of: a name, and how to get there from the start page.

/** @typedef {import('playwright-core').Page} Page */
/** @typedef {import('./moments.mjs').Played} Played */
/**
 * A page beside the table (`address`), or a moment of a game (`played`), and what is done there before the picture is taken.
 * @typedef {{ address?: string, played?: Played, pace?: string, whole?: boolean, also?: (page: Page) => Promise<void> }} Scene
 */

/** @param {string} game @param {number} players */
const openForm = (game, players) => /** @param {Page} page */ async (page) => {
  await page.locator(`[data-game="${game}"] .actions button[aria-haspopup]`).click();
  await page.getByRole('dialog').locator('[name="players"]').selectOption(String(players));
};

/** @param {string} game */
const learn = (game) => /** @param {Page} page */ async (page) => {
  await page.locator(`[data-game="${game}"] .learn`).click();
  await page.locator('[data-step="heroes"] .lesson-next').click();
  await page.locator('[data-step="hand"]').waitFor();
};

/** @param {Page} page */
const askWhy = async (page) => {
  await page.locator('#prompt .why').click();
  await page.locator('dialog .rule').waitFor();
};

/** @param {Page} page */
const openSettings = async (page) => {
  await page.getByRole('button', { name: 'Menü', exact: true }).click();
  await page.getByRole('dialog').locator('.list button').first().click();
  await page.getByRole('dialog').locator('[name="theme"]').first().waitFor();
};

/** @param {string} words */
const comeIn = (words) => /** @param {Page} page */ async (page) => {
  await page.locator('input[name="name"]').fill('Berit');
  await page.locator('form:has(input[name="name"]) button[type="submit"]').click();
  await page.locator('select[name="game"]').waitFor();
  if (words === '') return;
  await page.locator('select[name="game"]').selectOption(words);
  await page.locator('section:has(select[name="game"]) button[type="submit"]').click();
  const form = page.getByRole('dialog');
  await form.locator('[name="players"]').selectOption('3');
  await form.locator('[name="seat-1"]').selectOption('human');
  await form.locator('button[type="submit"]').click();
  await page.locator('[data-start]').waitFor();
};

const starters = ['leadership', 'tactics', 'spirit', 'lore'];
/** @param {number} players @param {string} seed @param {Played['until']} until @returns {Played} */
const lcg = (players, seed, until) => ({
  ...{ game: 'lcg', seed, until },
  setup: { scenario: 'mirkwood', players: starters.slice(0, players).map((starter) => ({ starter })), first: 0 },
  seats: ['human', 'steady', 'steady', 'steady'].slice(0, players),
});

/** @param {number} players @param {string} seed @param {Played['until']} until @returns {Played} */
const tcg = (players, seed, until) => ({
  ...{ game: 'tcg', seed, until },
  setup: {
    format: 'starter',
    players: ['aragorn', 'theoden', 'aragorn', 'theoden', 'aragorn'].slice(0, players).map((starter) => ({ starter })),
  },
  seats: ['human', 'steady', 'steady', 'steady', 'steady'].slice(0, players),
});

/** @param {number} players @param {string} seed @param {Played['until']} until @returns {Played} */
const dbg = (players, seed, until) => ({
  ...{ game: 'dbg', seed, until },
  setup: { seats: players, heroes: players === 2 ? 'beginner' : 'random' },
  seats: ['human', 'steady', 'steady', 'steady', 'steady'].slice(0, players),
});

/** @param {number} players @param {string} seed @param {Played['until']} until @returns {Played} */
const runebound = (players, seed, until) => ({
  ...{ game: 'runebound', seed, until },
  setup: { players, scenario: 'margath', heroes: ['corbin'], first: 0 },
  seats: ['human', 'steady', 'steady', 'steady'].slice(0, players),
});

const never = () => false;

/** @type {Record<string, (players: number, seed: string, until: Played['until']) => Played>} */
const games = { lcg, tcg, dbg, runebound };

/** A game with so many players, the first seat a person's. @param {string} game @param {number} players */
export function settings(game, players) {
  const played = games[game]?.(players, `Layout${players}`, never);
  if (!played) throw new Error(`there is no game ${game}`);
  return played;
}

/** @type {Record<string, Scene>} */
export const scenes = {
  start: { whole: true },
  cards: { address: 'cards/lcg' },
  rules: { address: 'rules/lcg' },
  decks: {
    address: 'decks',
    also: async (page) => {
      await page.locator('[name="begin"]').selectOption('leadership');
    },
  },
  campaign: {
    address: 'campaign',
    also: async (page) => {
      await page.locator('[name="name-0"]').fill('Berit');
      await page.locator('form button[type="submit"]').last().click();
    },
  },
  lab: { address: 'lab' },
  puzzles: { address: 'puzzles' },
  settings: { played: lcg(1, 'Settings', ({ prompt }) => prompt === 'lcg.ask.commit'), also: openSettings },
  replay: {
    played: lcg(1, 'Replay', ({ prompt, view }) => prompt === 'lcg.ask.defend' && view.round >= 3),
    also: async (page) => {
      await page.evaluate(() => {
        location.hash = '#/replay/local/moment-Replay';
      });
      // On a phone the chronicle lies on a tab of its own.
      await page.locator('[role="log"]').first().waitFor({ state: 'attached' });
    },
  },
  online: { address: 'online', also: comeIn('') },
  'online-lobby': { address: 'online', also: comeIn('lcg') },
  'lcg-options': { also: openForm('lcg', 3) },
  'lcg-first-steps': { also: learn('lcg') },
  'lcg-event': {
    played: lcg(1, 'Event', ({ prompt, view }) => prompt === 'lcg.ask.commit' && view.round >= 3),
    pace: 'weighty',
    also: async (page) => {
      await page.locator('[data-card].can').first().click();
      await page.locator('[data-card].picked').first().waitFor();
      await page.locator('[data-option="done"]').click();
      for (let tries = 0; tries < 4; tries++) {
        const window = page.locator('[data-option="pass"]');
        await window.or(page.locator('[data-next]')).first().waitFor();
        if ((await page.locator('[data-next]').count()) > 0) return;
        await window.click();
      }
    },
  },
  'lcg-planning': { played: lcg(1, 'Planning', ({ prompt, view }) => prompt === 'lcg.ask.plan' && view.round >= 3) },
  'lcg-quest': {
    played: lcg(1, 'Quest', ({ prompt, view }) => prompt === 'lcg.ask.commit' && view.round >= 4),
    also: async (page) => {
      await page.locator('[data-card].can').first().click();
      await page.locator('[data-card].picked').first().waitFor();
    },
  },
  'lcg-combat': {
    played: lcg(
      1,
      'Combat',
      ({ prompt, view, options }) => prompt === 'lcg.ask.defend' && view.round >= 3 && options > 2,
    ),
  },
  'lcg-two-players': { played: lcg(2, 'Two', ({ prompt, view }) => prompt === 'lcg.ask.defend' && view.round >= 3) },
  'lcg-three-players': {
    played: lcg(3, 'Three', ({ prompt, view }) => prompt === 'lcg.ask.defend' && view.round >= 4),
  },
  'lcg-four-players': { played: lcg(4, 'Four', ({ prompt, view }) => prompt === 'lcg.ask.commit' && view.round >= 5) },
  'lcg-rule': { played: lcg(1, 'Rule', ({ prompt }) => prompt === 'lcg.ask.commit'), also: askWhy },
  'lcg-over': { played: lcg(1, 'Over', never) },
  'dbg-options': { also: openForm('dbg', 4) },
  'dbg-turn': {
    played: dbg(
      2,
      'Turn',
      ({ prompt, view }) => prompt === 'dbg.ask.act' && view.turns >= 9 && view.powerLeft >= 3 && view.power >= 4,
    ),
  },
  'dbg-defend': { played: dbg(2, 'Defend', ({ prompt }) => /^dbg\.ask\.defend/.test(prompt)) },
  'dbg-three-players': { played: dbg(3, 'Three', ({ prompt, view }) => prompt === 'dbg.ask.act' && view.turns >= 20) },
  'dbg-five-players': { played: dbg(5, 'Five', ({ prompt, view }) => prompt === 'dbg.ask.act' && view.turns >= 30) },
  'dbg-over': { played: dbg(2, 'Over', never) },
  'tcg-options': { also: openForm('tcg', 2) },
  'tcg-fellowship': {
    played: tcg(2, 'Fellowship', ({ view, kind }) => view.phase === 'fellowship' && view.turns >= 5 && kind === 'act'),
  },
  'tcg-shadow': {
    played: tcg(2, 'Shadow', ({ view, kind }) => view.phase === 'shadow' && view.turns >= 4 && kind === 'act'),
  },
  'tcg-assignment': {
    played: tcg(2, 'Assignment', ({ view, prompt }) => /attacke[dr]|defende[dr]/.test(prompt) && view.turns >= 3),
  },
  'tcg-skirmish': {
    played: tcg(2, 'Skirmish', ({ view, kind }) => view.phase === 'skirmish' && view.turns >= 3 && kind === 'act'),
  },
  'tcg-three-players': {
    played: tcg(3, 'Three', ({ view, kind }) => view.phase === 'fellowship' && view.turns >= 7 && kind === 'act'),
  },
  'tcg-over': { played: tcg(2, 'Over', never) },
  'runebound-options': { also: openForm('runebound', 3) },
  'runebound-turn': { played: runebound(2, 'Turn', ({ prompt, view }) => prompt === 'rb.ask.turn' && view.round >= 4) },
  'runebound-move': { played: runebound(2, 'Move', ({ prompt, view }) => prompt === 'rb.ask.move' && view.round >= 2) },
  'runebound-fight': {
    played: runebound(
      2,
      'Fight',
      ({ prompt, view }) => prompt === 'rb.ask.combat' && view.round >= 3 && view.fight?.round === 1,
    ),
  },
  'runebound-market': {
    played: runebound(2, 'Market', ({ prompt, view }) => prompt === 'rb.ask.buy' && view.round >= 2),
  },
  'runebound-four-players': {
    played: runebound(4, 'Four', ({ prompt, view }) => prompt === 'rb.ask.turn' && view.round >= 6),
  },
  'runebound-over': { played: runebound(2, 'Over', never) },
};
