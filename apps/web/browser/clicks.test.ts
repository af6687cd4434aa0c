/// <reference lib="dom" />
import { expect, it } from 'vitest';
import { countClicks } from './clicks/play.mjs';
import { startPage } from './visit.ts';

/** The short form of `npm run clicks`: the first rounds, in which there is more to get used to than later; see docs/clicks.md. */
const games = [
  { game: 'lcg', rounds: 3, most: 18 },
  { game: 'tcg', rounds: 4, most: 11 },
  { game: 'dbg', rounds: 4, most: 8 },
  { game: 'runebound', rounds: 3, most: 14 },
];

it.each(games)('$game: a click is a decision', { timeout: 180_000 }, async ({ game, rounds, most }) => {
  const page = await startPage({ language: 'en' });
  const count = await countClicks(page, game, 'Clicks', rounds);
  console.info(JSON.stringify(count));
  expect(count.rounds).toBe(rounds);
  expect(count.clicks / count.rounds).toBeLessThanOrEqual(most);
  // One click that decides nothing is one in twenty where there are hardly more.
  expect(count.idle).toBeLessThanOrEqual(Math.max(2, Math.ceil(count.clicks * 0.05)));
});

it('what others do is seen and goes on by itself, without a click; it can be stopped', {
  timeout: 60_000,
}, async () => {
  const page = await startPage({ language: 'en', pace: 'weighty', speed: 'fast' });
  await page.locator('[data-game="lcg"] .play').click();
  await page.locator('#prompt [data-option="no"]').click();
  const beat = page.locator('.beat');
  await beat.waitFor();
  await page.keyboard.press('p');
  const stopped = await beat.innerText();
  await page.waitForTimeout(1500);
  expect(await beat.innerText()).toBe(stopped);
  await page.keyboard.press('p');
  await page.locator('#prompt').waitFor({ timeout: 20_000 });
  expect(await beat.count()).toBe(0);
});
