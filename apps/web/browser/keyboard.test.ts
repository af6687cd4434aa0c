/// <reference lib="dom" />
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { every } from './every.ts';
import { goneOn, numbers, position, startWith } from './play.ts';
import { startPage } from './visit.ts';

/** Where the table stands: the position asked at, or the line that is seen. */
const signature = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const prompt = document.querySelector<HTMLElement>('#prompt');
    return prompt?.dataset.position ?? document.querySelector<HTMLElement>('.beat')?.innerText ?? 'over';
  });
const roundOf = (page: Page): Promise<string> => page.title();

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

it.each(every ? ['lcg', 'tcg'] : ['tcg'])(
  'a whole game of %s by keyboard alone',
  { timeout: 120_000 },
  async (game) => {
    const page = await startPage({ language: 'en' });
    await tabTo(page, `[data-game="${game}"] .actions button[aria-haspopup]`);
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').waitFor();
    await tabTo(page, '[name="seed"]');
    await page.keyboard.type('Tastatur');
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
    expect(answers).toBeGreaterThan(5);
    expect(await page.getByRole('dialog').innerText()).toMatch(/Defeat|Victory/);
  },
);

/** What somebody presses who wants to get on: go on or pass, confirm, else the first possibility, else the last. */
const KEYS = ['Space', 'Enter', '1', '2', '9', 'e'];

it.each(['lcg', 'tcg', 'dbg', 'runebound'])(
  'a round of %s with the keys of the table',
  { timeout: 120_000 },
  async (game) => {
    const page = await startPage({ language: 'en', pace: 'weighty', speed: 'wait' });
    await startWith(page, game, 'en', 'Keys');
    const title = await page.title();
    let presses = 0;
    let pressed = new Set<string>();
    for (; presses < 400 && (pressed.size < 2 || (await roundOf(page)) === title); presses++) {
      const before = await signature(page);
      for (const key of KEYS) {
        await page.locator('#prompt').or(page.locator('.beat')).first().waitFor();
        // Nothing but the keys: not even the focus helps.
        await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
        await page.keyboard.press(key);
        if ((await page.getByRole('menu').count()) > 0) await page.keyboard.press('Enter');
        let moved = false;
        for (let tries = 0; tries < 20 && !moved; tries++) {
          await page.waitForTimeout(20);
          moved = (await signature(page)) !== before;
        }
        if (moved) {
          pressed = pressed.add(key);
          break;
        }
      }
    }
    expect(await roundOf(page)).not.toBe(title);
    expect(pressed.size).toBeGreaterThan(1);
  },
);
