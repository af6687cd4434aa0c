/// <reference lib="dom" />
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { violations } from './accessibility.ts';
import { every } from './every.ts';
import { numbers, playOn, startWith } from './play.ts';
import { type Language, type Size, startPage } from './visit.ts';

/** Each game in both languages, at both sizes; axe looks at every moment of one of the two, which is the one that the test command plays. */
const all: { game: string; language: Language; size: Size; axe: boolean }[] = [
  { game: 'lcg', language: 'de', size: 'wide', axe: true },
  { game: 'lcg', language: 'en', size: 'narrow', axe: false },
  { game: 'tcg', language: 'de', size: 'wide', axe: false },
  { game: 'tcg', language: 'en', size: 'narrow', axe: true },
  { game: 'dbg', language: 'de', size: 'narrow', axe: false },
  { game: 'dbg', language: 'en', size: 'wide', axe: true },
  { game: 'runebound', language: 'de', size: 'wide', axe: false },
  { game: 'runebound', language: 'en', size: 'narrow', axe: true },
];

const games = every ? all : all.filter(({ axe }) => axe);

/** Keys of messages, placeholders and what is left of mistakes. */
const untranslated = /\b(lcg|kernel|tcg|dbg|rb|bots)\.[a-z]+\.|\{[a-z]|undefined|NaN|\[object/;

async function expectGoodPage(page: Page, where: string, axe: boolean): Promise<void> {
  if (axe) expect(await violations(page), where).toEqual([]);
  expect(await page.locator('body').innerText(), where).not.toMatch(untranslated);
  expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth'), where).toBeLessThanOrEqual(0);
}

describe.each(games)('$game, $language, $size', ({ game, language, size, axe }) => {
  it('is played to its end by clicking what is offered; nothing is wrong in any phase or at any kind of question', {
    timeout: 240_000,
  }, async () => {
    const page = await startPage({ language, size });
    await startWith(page, game, language, 'Seed 1');
    const next = numbers(game.length + 4);
    const known: string[] = [];
    let answers = 0;
    for (;;) {
      const stretch = await playOn(page, next, 3000 - answers, known);
      answers += stretch.answers;
      if (stretch.over || answers >= 3000) break;
      known.push(stretch.moment);
      await expectGoodPage(page, stretch.moment, axe);
    }
    console.info(`${game}: ${answers} answers; ${known.join(', ')}`);
    expect(answers).toBeGreaterThan(10);
    const over = page.getByRole('dialog');
    expect(await over.innerText()).toMatch(language === 'de' ? /Gewonnen|Verloren/ : /Victory|Defeat|Winner/);
    expect(await violations(page)).toEqual([]);
    await over.getByRole('button', { name: language === 'de' ? 'Tisch ansehen' : 'Look at the table' }).click();
    await expectGoodPage(page, 'the table after the game', true);
  });
});
