import { expect, it } from 'vitest';
import { numbers, playToTheEnd, startGame } from './play.ts';
import { startPage } from './visit.ts';

it('a whole game is played without a network, once the page was there', { timeout: 120_000 }, async () => {
  const page = await startPage({ language: 'de', keeps: true });
  await page.evaluate('navigator.serviceWorker.ready.then(() => true)');
  const manifest = await page.evaluate(`fetch('/manifest.webmanifest').then((answer) => answer.json())`);
  expect(manifest).toMatchObject({ name: 'Tafelrunde', display: 'standalone', start_url: '/' });
  await page.context().setOffline(true);
  await page.reload();
  await page.getByRole('heading', { level: 1 }).waitFor();
  await startGame(page, 'lcg');
  expect(await playToTheEnd(page, numbers(11))).toBeGreaterThan(10);
  expect(await page.getByRole('dialog').innerText()).toMatch(/Verloren|Gewonnen/);
  await page.goto('/#/rules/lcg');
  await page.getByRole('article').first().waitFor();
});
