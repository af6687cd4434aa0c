/// <reference lib="dom" />
import { describe, expect, it } from 'vitest';
import { violations } from './accessibility.ts';
import { choose, numbers, position, startGame } from './play.ts';
import { type Language, type Size, startPage } from './visit.ts';

const games: { game: string; language: Language; size: Size }[] = [
  { game: 'tcg', language: 'de', size: 'wide' },
  { game: 'tcg', language: 'en', size: 'narrow' },
  { game: 'dbg', language: 'de', size: 'narrow' },
  { game: 'dbg', language: 'en', size: 'wide' },
  { game: 'runebound', language: 'de', size: 'wide' },
  { game: 'runebound', language: 'en', size: 'narrow' },
];

/** Keys of messages, placeholders and what is left of mistakes. */
const untranslated = /\b(lcg|kernel|tcg|dbg|rb|bots)\.[a-z]+\.|\{[a-z]|undefined|NaN|\[object/;

describe.each(games)('$game, $language, $size', ({ game, language, size }) => {
  it('is played to its end against a bot, by clicking what is offered', { timeout: 240_000 }, async () => {
    const page = await startPage({ language, size });
    await startGame(page, game);
    const next = numbers(game.length + 4);
    let answers = 0;
    for (; answers < 3000 && (await position(page)) !== null; answers++) {
      if (answers === 3 || answers === 24) {
        expect(await violations(page)).toEqual([]);
        expect(await page.locator('body').innerText()).not.toMatch(untranslated);
        expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0);
      }
      await choose(page, next());
    }
    // A careless fellowship may fall in its first turn.
    expect(answers).toBeGreaterThan(3);
    const over = page.getByRole('dialog');
    expect(await over.innerText()).toMatch(language === 'de' ? /Gewonnen|Verloren/ : /Victory|Defeat|Winner/);
    expect(await violations(page)).toEqual([]);
    await over.getByRole('button', { name: language === 'de' ? 'Tisch ansehen' : 'Look at the table' }).click();
    expect(await page.locator('body').innerText()).not.toMatch(untranslated);
  });
});
