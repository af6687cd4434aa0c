/// <reference lib="dom" />
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { violations } from './accessibility.ts';
import { openMoment } from './moments.mjs';
import { choose, goneOn, numbers, openOptions, position, startForm, startGame } from './play.ts';
import { type Language, startPage } from './visit.ts';

const untranslated = /\b(kernel|rb|bots)\.[a-z]+\.|\{[a-z]|undefined|NaN|\[object/;
const question = (page: Page): Promise<string> =>
  page.evaluate(`document.querySelector('#prompt .question b')?.innerText ?? ''`);

/** Starts with a seed, Corbin in the first seat and in the first turn. */
async function startSeeded(page: Page, language: Language, seed: string): Promise<void> {
  const form = await openOptions(page, 'runebound', language);
  await form.locator('[name="seed"]').fill(seed);
  await form.locator('[name="hero-0"]').selectOption('corbin');
  await form.locator('[name="first"]').selectOption('0');
  await startForm(page, language);
  await page.locator('#prompt').waitFor();
}

async function playUntil(page: Page, isThere: () => Promise<boolean>, seed = 3, most = 200): Promise<void> {
  const next = numbers(seed);
  for (let tries = 0; tries < most && !(await isThere()); tries++) await choose(page, next());
  expect(await isThere()).toBe(true);
}

describe('Runebound on its own table', () => {
  it('is one click from its first decision, and hexes are chosen on the map', { timeout: 120_000 }, async () => {
    const page = await startPage({ language: 'de' });
    await startGame(page, 'runebound');
    expect(await question(page)).toMatch(/Welchen Helden spielst du\?/);
    expect(await violations(page)).toEqual([]);
    await playUntil(page, async () => (await question(page)).startsWith('Wo beginnt dein Held'));
    const hexes = page.locator('.world .hex.can');
    // The map comes a moment after the question.
    await hexes.first().waitFor();
    expect(await hexes.count()).toBe(5);
    // The land is one picture, drawn when it is first seen.
    const inks = (): Promise<number> =>
      page.locator('canvas[data-sheet]').evaluate((sheet) => {
        const { width, height } = sheet as HTMLCanvasElement;
        const { data } = (sheet as HTMLCanvasElement).getContext('2d')!.getImageData(0, 0, width, height);
        return new Set(new Uint32Array(data.buffer).filter((_, at) => at % 97 === 0)).size;
      });
    await expect.poll(inks).toBeGreaterThan(40);
    const before = await position(page);
    await hexes.first().click();
    await goneOn(page, before);
    await playUntil(page, async () => (await question(page)).startsWith('Dein Zug'));
    expect(await page.locator('.figure').count()).toBe(2);
    expect(await violations(page)).toEqual([]);
  });

  it('shows where each die leads, and travels over several hexes with one click', { timeout: 120_000 }, async () => {
    const page = await startPage({ language: 'en' });
    await startSeeded(page, 'en', 'travel');
    await playUntil(page, async () => (await question(page)).startsWith('Your turn'));
    const before = await position(page);
    await page.locator('[data-option="move"]').click();
    await goneOn(page, before);
    // To keep the dice and to spend them is one question: several hexes are one click.
    expect(await page.locator('#prompt').getAttribute('data-asks')).toBe('rb.ask.dice');
    expect(await page.locator('[data-card^="die:"]').count()).toBe(3);
    const far = page.locator('.world .hex.far').first();
    const steps = Number(await far.locator('.steps').innerText());
    expect(steps).toBe(2);
    // Whoever points at it sees the way, the dice that pay it in their order, and what is there.
    await far.hover();
    const way = page.locator('[data-way]');
    await way.waitFor();
    expect((await way.getAttribute('data-way'))!.split(' ')).toHaveLength(steps);
    expect(await way.locator('.die').count()).toBe(steps);
    expect((await page.locator('[data-card^="die:"] .turn').allInnerTexts()).sort()).toEqual(['1', '2']);
    expect(await page.locator('[data-goal]').innerText()).toContain(`${steps} of 3 dice`);
    expect(await page.locator('[data-reach-line]').getAttribute('d')).toMatch(/^M.+Z$/);
    const from = Number(await position(page));
    await far.click();
    await goneOn(page, String(from));
    expect(Number(await position(page))).toBe(from + steps + 1);
    expect(await page.locator('[data-card^="die:"].spent').count()).toBe(steps);
    expect(await question(page)).toMatch(/^Spend a die/);
    const all = await page.locator('.world .hex.can').count();
    const button = page.locator('[data-card^="die:"]:not(.spent)');
    const leads = Number(/leads to (\d+)/.exec((await button.getAttribute('aria-label')) ?? '')?.[1] ?? 0);
    await button.click();
    expect(await button.getAttribute('aria-pressed')).toBe('true');
    expect(await page.locator('.world .hex.can').count()).toBe(leads);
    await button.click();
    expect(await page.locator('.world .hex.can').count()).toBe(all);
    expect(await violations(page)).toEqual([]);
  });

  it('is moved and zoomed by wheel, by mouse and by keyboard', { timeout: 60_000 }, async () => {
    const page = await startPage({ language: 'de' });
    await startSeeded(page, 'de', 'karte');
    await page.locator('.frame .world').waitFor();
    const world = (): Promise<string> => page.evaluate(`document.querySelector('.world').style.transform`);
    const whole = await world();
    await page.locator('.frame .world').hover();
    await page.mouse.wheel(0, -500);
    await expect.poll(world).not.toBe(whole);
    const close = await world();
    await page.mouse.down();
    await page.mouse.move(300, 400, { steps: 4 });
    await page.mouse.up();
    expect(await world()).not.toBe(close);
    await page.locator('.map .frame').focus();
    await page.keyboard.press('0');
    await expect.poll(world).toBe(whole);
    await page.keyboard.press('+');
    await expect.poll(world).not.toBe(whole);
    const before = await world();
    await page.keyboard.press('ArrowRight');
    await expect.poll(world).not.toBe(before);
  });

  it('fights on a board of its own, with odds, beside every other part of the table', {
    timeout: 240_000,
  }, async () => {
    const page = await startPage({ language: 'de' });
    await openMoment(page, {
      ...{ game: 'runebound', setup: { players: 2, scenario: 'margath', first: 0 }, seed: 'kampf' },
      seats: ['human', 'steady'],
      until: ({ prompt }) => prompt === 'rb.ask.combat',
    });
    await page.locator('.fight .token').first().waitFor();
    expect(await page.locator('.fight .side').count()).toBe(2);
    expect(await page.locator('.fight').innerText()).toMatch(/Aussicht \d+/);
    expect(await violations(page)).toEqual([]);
    expect(await page.locator('body').innerText()).not.toMatch(untranslated);
    for (const panel of ['markets', 'story', 'heroes']) {
      await page.locator(`[data-panel="${panel}"]`).click();
      expect(await violations(page)).toEqual([]);
    }
  });

  it('lets a card in front of the hero be chosen, however much is said of it while it is pointed at', {
    timeout: 240_000,
  }, async () => {
    const page = await startPage({ language: 'en' });
    /** Of all that is asked, a quest of one's own that could be tried in this place, with a hand that takes room, too. */
    let quest = '';
    await openMoment(page, {
      ...{ game: 'runebound', setup: { players: 2, scenario: 'margath', first: 0 }, seed: 'quest' },
      seats: ['human', 'steady'],
      until: ({ prompt, cards, view }) => {
        const own: readonly { id: string }[] = view.players[0].quests.cards;
        quest = own.find(({ id }) => cards.includes(id))?.id ?? '';
        return prompt === 'rb.ask.turn' && quest !== '' && view.players[0].hand.count > 0;
      },
    });
    const card = page.locator(`.sheet [data-card="${quest}"].can`);
    const lies = async () => {
      const { x, y, width, height } = (await card.boundingBox())!;
      return [x, y, width, height].map(Math.round);
    };
    await card.waitFor();
    const calm = await lies();
    const [x = 0, y = 0, width = 0, height = 0] = calm;
    await page.mouse.move(x + width / 2, y + height / 2);
    // What comes of it is said, and takes more room than there was.
    await expect.poll(() => page.locator('[data-outcome] .fact').count()).toBeGreaterThan(0);
    await page.waitForTimeout(300);
    expect(await lies()).toEqual(calm);
    const before = await position(page);
    await page.mouse.down();
    await page.mouse.up();
    await goneOn(page, before);
  });

  it('is usable on a phone, part by part', { timeout: 120_000 }, async () => {
    const page = await startPage({ language: 'en', size: 'narrow' });
    await startSeeded(page, 'en', 'phone');
    await playUntil(page, async () => (await question(page)).startsWith('Your turn'));
    for (const panel of ['board', 'heroes', 'markets', 'story', 'log']) {
      await page.locator(`[data-panel="${panel}"]`).click();
      expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0);
      expect(await violations(page)).toEqual([]);
      expect(await page.locator('body').innerText()).not.toMatch(untranslated);
    }
  });
});
