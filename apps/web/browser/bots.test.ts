/// <reference lib="dom" />
import { expect, it } from 'vitest';
import { choices, openOptions, playOn, position, startForm } from './play.ts';
import { startPage } from './visit.ts';

// The engine's worker hires further workers of its own file, one for each further core; whatever one of them complained about
// would fail this test.
it('a bot that thinks ahead is chosen among all levels, thinks on all cores, and answers', {
  timeout: 120_000,
}, async () => {
  const page = await startPage({ language: 'de', size: 'wide' });
  const fetched: string[] = [];
  page.context().on('request', (request) => fetched.push(new URL(request.url()).pathname));
  const form = await openOptions(page, 'dbg', 'de');
  const bot = form.locator('[name="seat-1"]');
  await bot.waitFor();
  expect(await bot.locator('option').allInnerTexts()).toEqual([
    'Mensch an diesem Bildschirm',
    'Bot: zieht blind',
    'Bot: spielt ordentlich',
    'Bot: denkt voraus, bis zu 1 Sekunde, wo es zählt 2',
    'Bot: Meister, bis zu 5 Sekunden, wo es zählt 10',
  ]);
  await bot.selectOption('keen');
  await form.locator('[name="seed"]').fill('Seed 1');
  await startForm(page, 'de');
  await page.locator('#prompt').waitFor();
  // Ending a turn lets the bot play one of its own; then we are asked again.
  const before = await position(page);
  const { answers } = await playOn(page, 'least', 4);
  expect(answers).toBe(4);
  expect(Number(await position(page))).toBeGreaterThan(Number(before) + 4);
  const workers = fetched.filter((path) => /worker[^/]*\.js$/.test(path));
  const cores = await page.evaluate(() => navigator.hardwareConcurrency);
  if (cores > 1) expect(workers.length).toBeGreaterThan(1);
  expect(new Set(workers).size).toBe(1);
});

it('nobody waits for a master who thinks: what was done is taken back meanwhile', { timeout: 120_000 }, async () => {
  const page = await startPage({ language: 'en', size: 'wide' });
  const form = await openOptions(page, 'dbg', 'en');
  await form.locator('[name="seat-1"]').selectOption('master');
  await form.locator('[name="seed"]').fill('Seed 1');
  await startForm(page, 'en');
  await page.locator('#prompt').waitFor();
  let before = '';
  while ((await page.locator('.thinking').count()) === 0) {
    before = (await position(page)) ?? before;
    await choices(page).last().click();
    const menu = page.getByRole('menuitem');
    if ((await menu.count()) > 0) await menu.first().click();
    await page.waitForFunction((was) => {
      const prompt = document.querySelector<HTMLElement>('#prompt');
      return document.querySelector('.thinking') !== null || (prompt !== null && prompt.dataset.position !== was);
    }, before);
  }
  await page.locator('[data-undo]').first().click();
  await page.locator('#prompt').waitFor();
  // Had he been waited for, there would be answers of his.
  expect(await position(page)).toBe(before);
});
