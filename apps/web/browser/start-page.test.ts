/// <reference lib="dom" />
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { violations } from './accessibility.ts';
import { startGame } from './play.ts';
import { type Language, type Size, startPage, visitor } from './visit.ts';

const titles: Record<Language, string> = { de: 'Vier Spiele, ein Tisch', en: 'Four games, one table' };
const both: Language[] = ['de', 'en'];
const everywhere = both.flatMap((language) => (['wide', 'narrow'] as Size[]).map((size) => ({ language, size })));

const heading = (page: Page) => page.getByRole('heading', { level: 1 }).textContent();
/** What a link or button says and what it is about: "Play" is there for each game. */
const nameOf = async (element: Locator): Promise<string> =>
  `${(await element.textContent())!.trim()} ${(await element.getAttribute('aria-describedby')) ?? ''}`.trim();
const htmlLanguage = (page: Page) => page.locator('html').getAttribute('lang');

describe('language', () => {
  it.each(both)('is the one of the browser: %s', async (language) => {
    const page = await startPage({ language });
    expect(await heading(page)).toBe(titles[language]);
    expect(await htmlLanguage(page)).toBe(language);
    expect(await page.title()).toMatch(/^Tafelrunde/);
  });

  it('can be switched, and the choice is remembered', async () => {
    const page = await startPage({ language: 'de' });
    await page.getByRole('button', { name: 'English' }).click();
    expect(await heading(page)).toBe(titles.en);
    expect(await htmlLanguage(page)).toBe('en');
    expect(await page.getByRole('button', { name: 'English' }).getAttribute('aria-pressed')).toBe('true');

    await page.reload();
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await heading(page)).toBe(titles.en);

    await page.getByRole('button', { name: 'Deutsch' }).click();
    expect(await heading(page)).toBe(titles.de);
    expect(await htmlLanguage(page)).toBe('de');
  });
});

describe('the games', () => {
  it.each(both)(
    'are four, each one click from its first decision, with a form and first steps (%s)',
    async (language) => {
      const page = await startPage({ language });
      const cards = page.getByRole('article');
      expect(await cards.count()).toBe(4);
      for (const card of await cards.all()) expect(await card.locator('button, a').count()).toBe(4);
    },
  );

  it('cost at most 350 KB of script before one is chosen, each game its own later', async () => {
    const page = await (await visitor({ language: 'de' })).newPage();
    const scripts: Promise<number>[] = [];
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script')
        scripts.push(
          response
            .request()
            .sizes()
            .then((sizes) => sizes.responseBodySize),
        );
    });
    await page.goto('/', { waitUntil: 'networkidle' });
    const before = (await Promise.all(scripts)).reduce((sum, size) => sum + size, 0);
    console.info(`${Math.round(before / 1024)} KB of script before a game is chosen`);
    expect(before).toBeGreaterThan(10_000);
    expect(before).toBeLessThanOrEqual(350 * 1024);
    const few = scripts.length;
    await startGame(page, 'lcg');
    expect(scripts.length).toBeGreaterThan(few);
  });

  it('are all visible without scrolling on a small laptop', async () => {
    const page = await startPage({ language: 'de', size: 'wide' });
    for (const card of await page.getByRole('article').all()) {
      const box = await card.boundingBox();
      expect(box!.y + box!.height).toBeLessThanOrEqual(768);
    }
  });
});

describe('what to do next', () => {
  it('is one golden button: the first lesson for whoever has no game yet', async () => {
    const page = await startPage({ language: 'en' });
    expect(await page.locator('main .button.gold').count()).toBe(1);
    expect(await page.locator('main .button.gold').getAttribute('href')).toBe('#/lesson/lcg');
  });

  it('is the question of the game that waits, in either language, for whoever has one', async () => {
    const page = await startPage({ language: 'en' });
    await startGame(page, 'lcg');
    // A game is one once something was decided in it.
    await page.locator('#prompt [data-option]').first().click();
    await page.locator('#prompt[data-asks="lcg.ask.plan"]').waitFor();
    const asked = await page.locator('#prompt .question b').first().innerText();
    await page.goto('/#/');
    const large = page.locator('.hero .asks');
    await large.waitFor();
    expect(await large.innerText()).toBe(asked);
    await page.getByRole('button', { name: 'Deutsch' }).click();
    expect(await large.innerText()).not.toBe(asked);
    await page.locator('.hero .go-on').click();
    await page.locator('#prompt[data-asks="lcg.ask.plan"]').waitFor();
  });

  it('is shown by pictures: one of its own for each game', async () => {
    const page = await startPage({ language: 'de' });
    const pictures = page.getByRole('article').locator('img');
    await expect
      .poll(() => pictures.evaluateAll((all) => all.map((one) => (one as HTMLImageElement).naturalWidth > 0)))
      .toEqual([true, true, true, true]);
    expect(new Set(await pictures.evaluateAll((all) => all.map((one) => (one as HTMLImageElement).src))).size).toBe(4);
  });

  it.each([1920, 2560])('uses the width of a window of %i', async (width) => {
    const page = await startPage({ language: 'de' });
    await page.setViewportSize({ width, height: Math.round(width * 0.5625) });
    const { x, width: wide } = (await page.locator('#games').boundingBox())!;
    expect([x < 40, wide > width - 80]).toEqual([true, true]);
  });
});

describe('access', () => {
  it.each(everywhere)('axe finds no fault, and nothing is wider than the window: $language, $size', async (options) => {
    const page = await startPage(options);
    expect(await violations(page)).toEqual([]);
    expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0);
  });

  it.each(['wide', 'narrow'] as const)(
    'the keyboard reaches everything that can be used, in order: %s',
    async (size) => {
      const page = await startPage({ size });
      const reached: string[] = [];
      for (let presses = 0; presses < 50; presses++) {
        await page.keyboard.press('Tab');
        const focus = page.locator(':focus');
        if ((await focus.count()) === 0) break;
        const name = await nameOf(focus);
        if (reached.includes(name)) break;
        expect(await page.evaluate('getComputedStyle(document.activeElement).outlineStyle')).toBe('solid');
        reached.push(name);
      }
      const usable = await Promise.all((await page.locator('a, button').all()).map(nameOf));
      expect(reached[0]).toBe('Zum Inhalt springen');
      expect([...reached].sort()).toEqual([...usable].sort());
    },
  );

  it('the language can be switched by keyboard, and the focus stays', async () => {
    const page = await startPage({ language: 'de' });
    await page.getByRole('button', { name: 'English' }).focus();
    await page.keyboard.press('Enter');
    expect(await heading(page)).toBe(titles.en);
    expect(await page.locator(':focus').textContent()).toContain('English');
  });

  it('the skip link leads to the content', async () => {
    const page = await startPage({ language: 'de' });
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    expect(await page.locator(':focus').getAttribute('id')).toBe('content');
  });
});

describe('an unknown address', () => {
  it.each(both)('is a page of its own without fault: %s', async (language) => {
    const page = await (await visitor({ language })).newPage();
    const response = await page.goto('/no/such/page');
    expect(response?.status()).toBe(404);
    expect(await htmlLanguage(page)).toBe(language);
    expect(await violations(page)).toEqual([]);
  });
});
