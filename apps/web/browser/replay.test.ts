/// <reference lib="dom" />
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { violations } from './accessibility.ts';
import { numbers, playOn, playToTheEnd, startSeeded } from './play.ts';
import { startPage } from './visit.ts';

/** How many answers the timeline says that there are, and at which of them it is. */
async function where(page: Page): Promise<{ at: number; end: number }> {
  return page.locator('input[type="range"]').evaluate((bar: HTMLInputElement) => ({
    ...{ at: bar.valueAsNumber, end: Number(bar.max) },
  }));
}

const shown = (page: Page): Promise<string> => page.locator('.replay .table').first().innerText();

/** A game that was given up is over like any other. */
async function giveUp(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Resign' }).click();
  await page.getByRole('button', { name: 'Yes, resign' }).click();
}

describe('a finished game', () => {
  it('is looked at again, scrubbed, seen from the other seat, gone on with from its middle, and shared', {
    timeout: 120_000,
  }, async () => {
    const page = await startPage({ language: 'en' });
    await startSeeded(page, 'en', 'Replay', 2);
    await playOn(page, numbers(5), 40);
    await giveUp(page);
    const first = page.url();
    await page.locator('dialog [data-replay]').click();
    await page.locator('[data-eyes]').waitFor();
    expect(await where(page)).toMatchObject({ at: 0 });
    const { end } = await where(page);
    expect(end).toBeGreaterThan(10);
    // By keys, by the bar, and from a line of the chronicle.
    const begin = await shown(page);
    await page.keyboard.press('End');
    expect(await where(page)).toEqual({ at: end, end });
    await page.getByText('The game is over.').waitFor();
    const middle = Math.floor(end / 2);
    await page.locator('input[type="range"]').fill(String(middle));
    await expect.poll(() => where(page)).toEqual({ at: middle, end });
    await expect.poll(() => shown(page)).not.toBe(begin);
    // The other seat has another hand.
    const own = await page.locator('.replay .table').first().innerHTML();
    await page.locator('[data-eyes]').selectOption('1');
    await expect.poll(() => page.locator('.replay .table').first().innerHTML()).not.toBe(own);
    expect(await violations(page)).toEqual([]);
    // The link shows the same moment to somebody who has never been here.
    await page.locator('[data-share]').click();
    const link = await page.getByRole('dialog').locator('input[readonly]').first().inputValue();
    await page.keyboard.press('Escape');
    const other = await startPage({ language: 'de', size: 'narrow' });
    await other.goto(link);
    await other.locator('[data-eyes]').waitFor();
    await expect.poll(() => where(other)).toEqual({ at: middle, end });
    expect(await other.locator('[data-eyes]').inputValue()).toBe('1');
    expect(await other.evaluate('document.documentElement.scrollWidth')).toBe(390);
    // Played on from here, it is another game, and the first one stays what it was.
    await page.locator('[data-go-on]').click();
    await page.locator('#prompt').waitFor();
    expect(page.url()).not.toBe(first);
    expect(Number(await page.locator('#prompt').getAttribute('data-position'))).toBeGreaterThanOrEqual(middle);
    await playOn(page, numbers(99), 5);
    await giveUp(page);
    await page.locator('dialog [data-replay]').click();
    await page.getByRole('link', { name: 'To the game it comes from' }).click();
    await expect.poll(() => where(page)).toEqual({ at: middle, end });
  });

  it('shows its curve and turning points at the end, and after a loss lessons that are puzzles', {
    timeout: 120_000,
  }, async () => {
    const page = await startPage({ language: 'en', analysis: 'auto' });
    await startSeeded(page, 'en', 'Curve', 1);
    await playToTheEnd(page, numbers(3));
    const over = page.getByRole('dialog');
    await over.locator('path.curve').waitFor({ timeout: 60_000 });
    await over
      .locator('[role="status"]', { hasText: 'decisions judged' })
      .waitFor({ state: 'detached', timeout: 90_000 });
    expect(await over.locator('path.curve').getAttribute('d')).toMatch(/^M.*L.*L/);
    expect(await violations(page)).toEqual([]);
    const turn = over.locator('[data-turn]').first();
    await turn.click();
    const at = await turn.getAttribute('data-turn');
    expect(await over.getByRole('link', { name: 'Replay from here' }).getAttribute('href')).toContain(`/${at}/0`);
    const lesson = over.locator('[data-lesson-at]').first();
    const position = Number(await lesson.getAttribute('data-lesson-at'));
    await lesson.click();
    const note = page.locator('[data-lesson]');
    await note.waitFor();
    expect((await where(page)).at).toBe(position);
    expect(await note.innerText()).toContain('What would have been better here?');
    // What was played is not told before another choice was made.
    expect(await page.locator('[data-go-on]').count()).toBe(0);
    expect(await page.getByRole('complementary', { name: 'What was it worth?' }).count()).toBe(0);
    await page.locator('[data-card].can, [data-option]').first().click();
    await page.evaluate('document.querySelector("[role=menuitem]")?.click()');
    await expect.poll(() => note.innerText()).toMatch(/best choice|That costs|not reckoned/);
    await page.getByRole('button', { name: 'What was it worth?' }).click();
    await page.getByRole('complementary', { name: 'What was it worth?' }).waitFor();
    // Its luck is counted.
    await page.goto('/#/statistics');
    await page.getByRole('img', { name: 'Luck per game' }).locator('canvas').waitFor();
  });
});
