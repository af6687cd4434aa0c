/// <reference lib="dom" />
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { violations } from './accessibility.ts';
import { type Language, type Size, startPage } from './visit.ts';

const both: Language[] = ['de', 'en'];
const everywhere = both.flatMap((language) => (['wide', 'narrow'] as Size[]).map((size) => ({ language, size })));
const pages = ['cards/lcg', 'rules/dbg', 'decks', 'campaign'];

async function open(page: Page, address: string): Promise<void> {
  await page.goto(`/#/${address}`);
  await page.locator('main h1').waitFor();
  await page.getByText(/^(Lädt|Loading) …$/).waitFor({ state: 'detached' });
}

/** Keys of messages, placeholders and what is left of mistakes. */
const untranslated = /\b(lcg|kernel|tcg|dbg|runebound)\.[a-z]+\.|\{[a-z]|undefined|NaN|\[object/;

describe.each(everywhere)('every page: $language, $size', ({ language, size }) => {
  it('has no fault that axe finds, nothing wider than the window and no untranslated word', {
    timeout: 90_000,
  }, async () => {
    const page = await startPage({ language, size });
    for (const address of pages) {
      await open(page, address);
      expect(await violations(page), address).toEqual([]);
      expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth'), address).toBeLessThanOrEqual(0);
      expect(await page.locator('body').innerText(), address).not.toMatch(untranslated);
      const german = /[äöüß]|\b(und|der|die|das|oder|nicht)\b/i;
      const header = await page.locator('main h1').innerText();
      const lead = await page.locator('main h1 + p').innerText();
      expect(german.test(`${header} ${lead}`), address).toBe(language === 'de');
    }
  });
});

describe('the cards', () => {
  it('are searched and filtered, in the language of the page, and shown large', async () => {
    const page = await startPage({ language: 'de' });
    await open(page, 'cards/lcg');
    const cards = page.locator('main li button');
    const all = await cards.count();
    expect(all).toBeGreaterThan(130);
    await page.locator('[name="sphere"]').selectOption('tactics');
    await page.locator('[name="type"]').selectOption('hero');
    expect((await cards.allInnerTexts()).length).toBe(5);
    await page.locator('[name="search"]').fill('GIMLI');
    expect(await cards.count()).toBe(1);
    await cards.first().click();
    expect(await page.getByRole('dialog').innerText()).toMatch(/Gimli[\s\S]*Held · Taktik[\s\S]*Angriffsstärke/);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'English' }).click();
    expect(await cards.first().innerText()).toContain('Hero');
  });
});

describe('the rules', () => {
  it('are searched, and lead to each other', async () => {
    const page = await startPage({ language: 'de' });
    await open(page, 'rules/lcg');
    const rules = page.getByRole('article');
    expect(await rules.count()).toBe(592);
    await page.locator('[name="search"]').fill('erschöpfte 90°');
    await page.waitForFunction(() => document.querySelectorAll('article').length === 1);
    expect(await rules.first().textContent()).toContain('LCG-EXHAUST-03');
    await open(page, 'rules/lcg/LCG-SHADOW-08');
    const wanted = page.locator('#LCG-SHADOW-08');
    await page.waitForFunction(() => document.activeElement?.id === 'LCG-SHADOW-08');
    const link = wanted.getByRole('link').nth(1);
    const other = (await link.innerText()).trim();
    await link.click();
    await page.waitForFunction((id) => document.activeElement?.id === id, other);
  });

  it('give each game a quick start, and a guided game where it can be played', async () => {
    const page = await startPage({ language: 'en' });
    for (const game of ['lcg', 'tcg', 'dbg', 'runebound']) {
      await open(page, `rules/${game}`);
      expect(await page.locator('.quick li').count()).toBeGreaterThan(3);
    }
    await open(page, 'rules/lcg');
    await page.getByRole('button', { name: 'Play a guided first round' }).click();
    await page.locator('[data-lesson]').waitFor();
  });
});

describe('the campaign', () => {
  it('is begun, its first scenario prepared and put on the table, and found again', { timeout: 60_000 }, async () => {
    const page = await startPage({ language: 'de' });
    await open(page, 'campaign');
    await page.locator('[name="name-0"]').fill('Berit');
    await page.getByRole('button', { name: 'Kampagne beginnen' }).click();
    const log = page.getByRole('article', { name: 'Logbuch von Berit' });
    expect(await log.innerText()).toContain('Aragorn');
    expect(await violations(page)).toEqual([]);
    await log.getByRole('button', { name: /Düsterwald.* spielen/ }).click();
    await page.locator('#prompt').waitFor();
    await page.goto('/#/campaign');
    await log.getByRole('link', { name: /laufenden Szenarios/ }).click();
    await page.locator('#prompt').waitFor();
  });
});
