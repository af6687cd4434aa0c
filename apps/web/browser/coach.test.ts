/// <reference lib="dom" />
import { expect, it } from 'vitest';
import { violations } from './accessibility.ts';
import { startSeeded } from './play.ts';
import { startPage } from './visit.ts';

it('a hint names a choice, why, and the next best; nothing is done', { timeout: 60_000 }, async () => {
  const page = await startPage({ language: 'en', size: 'narrow' });
  await startSeeded(page, 'en', 'Coach');
  const before = await page.locator('#prompt').getAttribute('data-position');
  await page.locator('[data-hint]').click();
  const said = page.locator('#prompt .hint', { hasText: 'The strong bot would take' });
  await said.waitFor({ timeout: 30_000 });
  expect(await said.innerText()).toMatch(/would take: .+\. .*Next best: .+\./);
  expect(await page.locator('#prompt').getAttribute('data-position')).toBe(before);
  expect(await violations(page)).toEqual([]);
});

it('whoever wants to be warned is asked back before a choice that costs, and may do it all the same', {
  timeout: 90_000,
}, async () => {
  const page = await startPage({ language: 'en' });
  await page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem('tafelrunde.settings') ?? '{}') as object;
    localStorage.setItem('tafelrunde.settings', JSON.stringify({ ...kept, warn: '5' }));
  });
  await page.reload();
  await startSeeded(page, 'en', 'Coach');
  // Whoever does nothing at all comes to a choice that costs.
  const warned = page.locator('[data-warned]');
  const position = (): Promise<string | null> => page.locator('#prompt').getAttribute('data-position');
  for (let n = 0; n < 60 && (await warned.count()) === 0; n++) {
    const before = await position();
    const idle = page.locator('[data-option="pass"], [data-option="done"], [data-option="no"]').first();
    await ((await idle.count()) > 0 ? idle : page.locator('[data-card].can, [data-option]').first()).click();
    await page.waitForFunction(
      (was) => {
        const prompt = document.querySelector<HTMLElement>('#prompt');
        const menu = document.querySelector<HTMLElement>('[role="menuitem"]');
        menu?.click();
        return document.querySelector('[data-warned]') || (prompt && prompt.dataset.position !== was);
      },
      before,
      { polling: 20, timeout: 20_000 },
    );
  }
  expect(await warned.innerText()).toMatch(/This costs about \d+ % ± \d+ %\. Better: .+\./);
  const before = await position();
  expect(await violations(page)).toEqual([]);
  await page.locator('button[data-sure]').click();
  await expect.poll(position).not.toBe(before);
});
