import { expect, it } from 'vitest';
import { openOptions } from './play.ts';
import { startPage } from './visit.ts';

it('a saga is begun on a phone, its first scenario put on the table, and found again', {
  timeout: 60_000,
}, async () => {
  const page = await startPage({ language: 'de', size: 'narrow' });
  await page.goto('/#/campaign');
  await page.locator('[name="saga-name-0"]').fill('Berit');
  await page.getByRole('button', { name: 'Saga beginnen' }).click();
  const log = page.getByRole('article', { name: 'Saga von Berit' });
  expect(await log.innerText()).toMatch(/Die Jagd nach Gollum[\s\S]*kommt als Nächstes[\s\S]*Düsterwald/);
  expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0);
  await log.getByRole('button', { name: /Gollum.* spielen/ }).click();
  await page.locator('#prompt').waitFor();
  await page.goto('/#/campaign');
  await log.getByRole('link', { name: 'Partie fortsetzen' }).click();
  await page.locator('#prompt').waitFor();
});

it('a collection decides which scenarios and decks may be played', { timeout: 60_000 }, async () => {
  const page = await startPage({ language: 'en' });
  const form = await openOptions(page, 'lcg', 'en');
  const scenarios = form.locator('[name="scenario"] option');
  await scenarios.first().waitFor({ state: 'attached' });
  const all = await scenarios.count();
  await form.getByText('My collection', { exact: true }).click();
  await form.locator('[name="keep-to-collection"]').check();
  expect(all).toBeGreaterThan(3);
  expect(await scenarios.count()).toBe(3);
  await form.locator('[name="boxes-dead-marshes"]').selectOption('1');
  expect(await scenarios.count()).toBe(4);
  await form.locator('[name="scenario"]').selectOption('dead-marshes');
  expect(await form.innerText()).toContain('escape test');
  await form.locator('[name="deck-0"]').selectOption('wardens');
  expect(await form.getByRole('alert').innerText()).toContain('Your collection lacks cards of this deck');
  await form.locator('[name="deck-0"]').selectOption('leadership');
  expect(await form.getByRole('alert').count()).toBe(0);
});
