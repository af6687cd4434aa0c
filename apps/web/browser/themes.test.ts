/// <reference lib="dom" />
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { pale } from './accessibility.ts';
import { openMoment } from './moments.mjs';
import { scenes } from './scenes.mjs';
import { startPage } from './visit.ts';

const MINUTE = 60_000;
const themes = ['dark', 'light', 'contrast'] as const;
// The frames of all games are reckoned in themes.test.ts of the page; here one list of cards is enough.
const addresses = ['/', '/#/cards/dbg', '/#/rules/lcg', '/#/decks/lcg', '/#/online'];
const tables = ['lcg-combat', 'tcg-skirmish', 'dbg-turn', 'runebound-turn', 'runebound-fight'] as const;

/** What axe finds in each theme, as "theme: what". */
async function inAllThemes(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const theme of themes) {
    await page.evaluate((name) => {
      document.documentElement.dataset.theme = name;
    }, theme);
    found.push(...(await pale(page)).map((line) => `${theme}: ${line}`));
  }
  return found;
}

describe('in the dark, the light and the theme of high contrast', () => {
  it.each(addresses)('%s can be read', { timeout: 4 * MINUTE }, async (address) => {
    const page = await startPage({ language: 'en' });
    await page.goto(address);
    await page.locator('main h1').first().waitFor();
    expect(await inAllThemes(page)).toEqual([]);
  });

  it.each(tables)('the table of %s can be read', { timeout: 4 * MINUTE }, async (name) => {
    const page = await startPage({ language: 'de' });
    await openMoment(page, scenes[name]!.played!);
    expect(await inAllThemes(page)).toEqual([]);
  });
});
