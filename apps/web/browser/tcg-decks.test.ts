/// <reference lib="dom" />
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { violations } from './accessibility.ts';
import { openOptions, startForm } from './play.ts';
import { type Language, startPage } from './visit.ts';

async function decksPage(language: Language): Promise<Page> {
  const page = await startPage({ language });
  await page.goto('/#/decks/tcg');
  await page.locator('[name="begin"]').waitFor();
  return page;
}

const verdict = (page: Page): Promise<string> => page.locator('.deck [role="status"]').first().innerText();

describe('decks of the trading card game', () => {
  it('are built, judged, kept and played', { timeout: 60_000 }, async () => {
    const page = await decksPage('de');
    expect(await verdict(page)).toBe('Ein Abenteuerdeck hat neun Orte, dieses hat 0.');
    await page.locator('[name="begin"]').selectOption('aragorn');
    expect(await verdict(page)).toContain('Starterregeln');
    await page.locator('[name="begin"]').selectOption('aragorn71');
    expect(await verdict(page)).toBe('Dieses Deck ist nach den vollständigen Regeln spielbar.');
    const deck = page.locator('.deck');
    // One side has more cards than the other.
    await deck.getByRole('button', { name: /^Merry.* herausnehmen$/ }).click();
    expect(await verdict(page)).toBe('Ein Deck braucht mindestens 60 Karten, dieses hat 59.');
    // A companion who is too dear for the starting fellowship, beside Aragorn.
    await deck.getByRole('button', { name: /^Merry.* hinzufügen$/ }).click();
    await deck.getByRole('button', { name: 'Gimli beginnt in der Gemeinschaft' }).click();
    expect(await verdict(page)).toBe('Die Anfangsgemeinschaft darf höchstens 4 kosten, diese kostet 6.');
    await deck.getByRole('button', { name: 'Gimli beginnt in der Gemeinschaft' }).click();
    // Another site takes the place of the one with its number.
    await page.locator('[name="search"]').fill('Pferdeland');
    await page.getByRole('button', { name: '1 · Pferdeland hinzufügen' }).click();
    expect(await deck.innerText()).toContain('Orte (9 von 9)');
    expect(await deck.innerText()).not.toContain('Riddermark');
    await page.locator('[name="name"]').fill('Über Pferdeland');
    await page.getByRole('button', { name: 'Speichern' }).click();
    // Rows that have gone half under the header are no fault.
    await page.evaluate('scrollTo(0, 0)');
    expect(await violations(page)).toEqual([]);
    // It can be chosen for a game under the full rules, and only there.
    await page.goto('/');
    const form = await openOptions(page, 'tcg', 'de');
    const choice = form.locator('[name="deck-0"]');
    expect(await choice.innerText()).not.toContain('Pferdeland');
    await form.locator('[name="format"]').selectOption('deluxe');
    await choice.selectOption({ label: 'Über Pferdeland' });
    await startForm(page, 'de');
    await page.locator('#prompt').waitFor();
    expect(await page.locator('#prompt').innerText()).toContain('Lastmarken');
  });

  it('travel as text, and a line that names no card is named', async () => {
    const page = await decksPage('en');
    await page.locator('[name="begin"]').selectOption('theoden71');
    await page.locator('details.exchange summary').first().click();
    await page.getByRole('button', { name: 'Show the deck as text' }).click();
    const text = await page.locator('[name="text"]').inputValue();
    expect(text).toContain('1x Éowyn, ');
    const read = async (words: string): Promise<string> => {
      await page.locator('[name="text"]').fill(words);
      await page.getByRole('button', { name: 'Take over the text' }).click();
      return page.locator('.deck').innerText();
    };
    expect(await read('1x Frodo\n2x Nobody at all')).toContain('Nobody at all');
    expect(await page.locator('.strangers').innerText()).toContain('2×');
    await read(text.replace(/^.*Frodo.*\n/m, ''));
    expect(await verdict(page)).toBe('The deck has no Ring-bearer: Frodo.');
    await read(text);
    expect(await verdict(page)).toBe('This deck can be played under the full rules.');
    await page.getByRole('button', { name: 'Try it against a bot' }).click();
    await page.locator('#prompt').waitFor();
  });
});

describe('cards of the trading card game', () => {
  it('are filtered by culture, type, side and cost', async () => {
    const page = await startPage({ language: 'en' });
    await page.goto('/#/cards/tcg');
    const tiles = page.locator('li button');
    await page.locator('[name="culture"]').selectOption('rohan');
    await page.locator('[name="type"]').selectOption('companion');
    expect(await tiles.count()).toBe(4);
    await page.locator('[name="cost"]').selectOption('3');
    expect(await tiles.allInnerTexts()).toEqual([expect.stringContaining('Éomer')]);
    await page.locator('[name="side"]').selectOption('shadow');
    expect(await tiles.count()).toBe(0);
    expect(await page.getByText('No card fits.').isVisible()).toBe(true);
  });
});
