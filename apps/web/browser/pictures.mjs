/// <reference lib="dom" />
// What `npm run screenshots` takes pictures of: a name, and how to get there from the start page.

/** @typedef {import('playwright-core').Page} Page */
/** @typedef {{ phase: string, round: number, prompt: string, position: string, answers: number }} Moment */
/**
 * A page beside the table (`address`), or a moment of a game: its set-up (names and values of the form's fields), how it is
 * played (`choose`; a cautious beginner, if left out), when the picture is taken, and what is done before.
 * @typedef {{
 *   address?: string,
 *   game?: string,
 *   guided?: boolean,
 *   pace?: string,
 *   form?: Record<string, string>,
 *   choose?: (page: Page) => Promise<unknown>,
 *   until?: (at: Moment) => boolean,
 *   also?: (page: Page) => Promise<void>,
 * }} Scene
 */

/** @param {Page} page @param {number} answers @returns {Promise<Moment>} */
const look = (page, answers) =>
  page.evaluate(
    `({
    answers: ${answers},
    phase: document.querySelector('[aria-current="step"] .phase')?.innerText.slice(0, 1) ?? '',
    round: Number(/(?:Runde|Round) (\\d+)/.exec(document.title)?.[1] ?? 0),
    prompt: document.querySelector('#prompt')?.dataset.kind ?? '',
    position: document.querySelector('#prompt')?.dataset.position ?? '',
  })`,
  );

/** Chooses as a cautious beginner would: plays what can be played, keeps one hero at home, fights back. @param {Page} page */
const cautious = (page) =>
  page.evaluate(`(() => {
    const cards = [...document.querySelectorAll('[data-card].can')];
    const idle = document.querySelector('[data-option="done"], [data-option="pass"], [data-option="no"]');
    const prompt = document.querySelector('#prompt');
    const picked = document.querySelectorAll('[data-card].picked').length;
    const enough = prompt.dataset.kind === 'pick' && picked >= 2;
    const window = prompt.dataset.kind === 'act' && !document.querySelector('[aria-current="step"] .phase')?.innerText.startsWith('2');
    (idle && (enough || window || cards.length === 0) ? idle : cards[0] ?? document.querySelector('[data-option]'))?.click();
    document.querySelector('[role="menuitem"]')?.click();
  })()`);

const seed = { seed: 'Düsterwald' };
const twoPeople = { ...seed, players: '2', 'seat-1': 'human' };

/** @type {Record<string, Scene>} */
const scenes = {
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
  'lcg-options': {
    also: async (page) => {
      await page.locator('article.lcg .actions button').nth(1).click();
      await page.locator('[name="players"]').selectOption('3');
    },
  },
  'lcg-first-steps': { game: 'lcg', guided: true, until: ({ answers }) => answers >= 2 },
  'lcg-event': {
    game: 'lcg',
    form: seed,
    pace: 'weighty',
    until: ({ answers }) => answers >= 0,
    also: async (page) => {
      await page.locator('[data-option]').first().click();
      await page.locator('[data-next]').click();
    },
  },
  'lcg-planning': { game: 'lcg', form: seed, until: ({ phase, round }) => round >= 3 && phase === '2' },
  'lcg-quest': {
    game: 'lcg',
    form: seed,
    until: ({ phase, round, prompt }) => round >= 3 && phase === '3' && prompt === 'pick',
    also: async (page) => {
      await page.locator('[data-card].can').first().click();
      await page.locator('[data-card].picked').first().waitFor();
    },
  },
  'lcg-combat': {
    game: 'lcg',
    form: seed,
    until: ({ phase, round, prompt }) => round >= 2 && phase === '6' && prompt === 'target',
  },
  'lcg-two-players': { game: 'lcg', form: twoPeople, until: ({ phase, round }) => round >= 2 && phase === '6' },
  'lcg-bots': {
    game: 'lcg',
    form: { ...seed, players: '3' },
    until: ({ phase, round }) => round >= 2 && phase === '6',
  },
  'lcg-rule': {
    game: 'lcg',
    form: seed,
    until: ({ phase }) => phase === '3',
    also: async (page) => {
      await page.locator('#prompt .why').click();
      await page.locator('dialog .rule').waitFor();
    },
  },
};

export const pictures = Object.keys(scenes);

/** Goes from the start page to the scene of that name. @param {Page} page @param {string} name */
export async function setScene(page, name) {
  const { address, game, guided, pace = 'none', form, choose = cautious, until = () => true, also } = scenes[name];
  await page.evaluate((value) => localStorage.setItem('tafelrunde.settings', JSON.stringify({ pace: value })), pace);
  await page.reload({ waitUntil: 'networkidle' });
  if (address !== undefined) {
    await page.goto(`${new URL('/', page.url())}#/${address}`, { waitUntil: 'networkidle' });
    await page.locator('main h1').waitFor();
  }
  if (game !== undefined) await start(page, game, guided === true, form);
  for (let answers = 0; game !== undefined && answers < 600; answers++) {
    const now = await look(page, answers);
    if (now.position === '' || until(now)) break;
    await choose(page);
    await page.waitForFunction(
      (before) => document.querySelector('#prompt')?.getAttribute('data-position') !== before,
      now.position,
      { polling: 20 },
    );
  }
  await also?.(page);
  await page.mouse.move(5, 700);
  await page.waitForTimeout(300);
}

/** @param {Page} page @param {string} game @param {boolean} guided @param {Record<string, string> | undefined} form */
async function start(page, game, guided, form) {
  const [play, options, learn] = await page.locator(`article.${game} .actions button`).all();
  if (form) {
    await options?.click();
    const dialog = page.getByRole('dialog');
    // The number of players comes first: it decides which other fields there are.
    const fields = Object.entries(form).sort(([a], [b]) => Number(b === 'players') - Number(a === 'players'));
    for (const [field, value] of fields) {
      const input = dialog.locator(`[name="${field}"]`);
      if ((await input.evaluate((element) => element.tagName)) === 'SELECT') await input.selectOption(value);
      else await input.fill(value);
    }
    await dialog.locator('button[type="submit"]').click();
  } else await (guided ? learn : play)?.click();
  await page.locator('#prompt').waitFor();
}
