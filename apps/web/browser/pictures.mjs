/// <reference lib="dom" />
// What `npm run screenshots` takes pictures of: a name, and how to get there from the start page.

/** @typedef {import('playwright-core').Page} Page */
/** @typedef {{ players?: number, until: (at: { phase: string, round: number, prompt: string }) => boolean, also?: (page: Page) => Promise<void> }} Scene */

const words = { de: { play: 'Spielen', options: 'Anpassen' }, en: { play: 'Play', options: 'Options' } };

/** @param {Page} page @returns {Promise<{ phase: string, round: number, prompt: string, position: string }>} */
const look = (page) =>
  page.evaluate(`({
    phase: document.querySelector('[aria-current="step"] .phase')?.innerText.slice(0, 1) ?? '',
    round: Number(/(?:Runde|Round) (\\d+)/.exec(document.title)?.[1] ?? 0),
    prompt: document.querySelector('#prompt')?.dataset.kind ?? '',
    position: document.querySelector('#prompt')?.dataset.position ?? '',
  })`);

/** Chooses as a cautious beginner would: plays what can be played, keeps one hero at home, fights back. @param {Page} page */
const choose = (page) =>
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

/** @type {Record<string, Scene>} */
const scenes = {
  'lcg-planning': { until: ({ phase, round }) => round >= 3 && phase === '2' },
  'lcg-quest': {
    until: ({ phase, round, prompt }) => round >= 3 && phase === '3' && prompt === 'pick',
    also: async (page) => {
      await page.locator('[data-card].can').first().click();
      await page.locator('[data-card].picked').first().waitFor();
    },
  },
  'lcg-combat': { until: ({ phase, round, prompt }) => round >= 2 && phase === '6' && prompt === 'target' },
  'lcg-two-players': { players: 2, until: ({ phase, round }) => round >= 2 && phase === '6' },
  'lcg-rule': {
    until: ({ phase }) => phase === '3',
    also: async (page) => {
      await page.locator('#prompt .why').click();
      await page.locator('dialog .rule').waitFor();
    },
  },
};

export const pictures = Object.keys(scenes);

/** Plays from the start page to the scene of that name. @param {Page} page @param {string} name @param {'de' | 'en'} language */
export async function setScene(page, name, language) {
  const { players = 1, until, also } = scenes[name];
  await page.getByRole('button', { name: words[language].options }).click();
  const form = page.getByRole('dialog');
  await form.locator('select').nth(1).selectOption(String(players));
  await form.locator('input[type="text"]').fill('Düsterwald');
  await form.getByRole('button', { name: words[language].play, exact: true }).click();
  await page.locator('#prompt').waitFor();
  for (let answers = 0; answers < 400; answers++) {
    const now = await look(page);
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
}
