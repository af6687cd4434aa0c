import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { goneOn, numbers, position } from './play.ts';
import { startPage } from './visit.ts';

const CHOICES = '[data-card].can, [data-option]';

/** Presses Tab until something of that kind has the focus; it must be visible that it has. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let presses = 0; presses < 80; presses++) {
    await page.keyboard.press('Tab');
    const there = await page.evaluate(
      (wanted) => document.activeElement?.matches(wanted) && getComputedStyle(document.activeElement).outlineStyle,
      selector,
    );
    if (there) {
      expect(there).toBe('solid');
      return;
    }
  }
  expect.fail(`the keyboard does not reach ${selector}`);
}

it.each([
  { game: 'lcg', seed: 'Tastatur' },
  { game: 'tcg', seed: 'Tastatur' },
])('a whole game of $game by keyboard alone', { timeout: 120_000 }, async ({ game, seed }) => {
  const page = await startPage({ language: 'en' });
  await tabTo(page, `[data-game="${game}"] .actions button[aria-haspopup]`);
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').waitFor();
  await tabTo(page, '[name="seed"]');
  await page.keyboard.type(seed);
  await page.keyboard.press('Enter');
  await page.locator('#prompt').waitFor();
  const next = numbers(3);
  let answers = 0;
  for (; answers < 600; answers++) {
    const before = await position(page);
    if (before === null) break;
    const jumps = 1 + (next() % 3);
    for (let jump = 0; jump < jumps; jump++) await tabTo(page, CHOICES);
    await page.keyboard.press('Enter');
    if ((await page.getByRole('menu').count()) > 0) await page.keyboard.press('Enter');
    await goneOn(page, before);
  }
  expect(answers).toBeGreaterThan(10);
  expect(await page.getByRole('dialog').innerText()).toMatch(/Defeat|Victory/);
});
