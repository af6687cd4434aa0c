/// <reference lib="dom" />
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { violations } from './accessibility.ts';
import { arrive } from './online.ts';
import { type Size, visitor } from './visit.ts';

/** Counts the clicks on a page from now on. */
async function counting(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    addEventListener('click', ({ isTrusted }) => {
      if (isTrusted) sessionStorage.setItem('clicks', String(Number(sessionStorage.getItem('clicks') ?? 0) + 1));
    });
  });
  return () => page.evaluate(() => Number(sessionStorage.getItem('clicks') ?? 0));
}

describe('from the start page to the first decision', () => {
  it.each<[string, Size]>([
    ['tcg', 'wide'],
    ['lcg', 'narrow'],
  ])(
    '%s, %s: two clicks for the host, and beside the name one for the guest',
    { timeout: 60_000 },
    async (game, size) => {
      const host = await (await visitor({ size })).newPage();
      const clicksOfHost = await counting(host);
      await host.goto('/');
      await host.locator(`[data-game="${game}"] .together`).click();
      await host.locator('[data-start]').waitFor();
      const address = host.url();
      expect(await host.locator('.invite .link').getAttribute('href')).toBe(address);

      const guest = await (await visitor({ size, language: 'en' })).newPage();
      const clicksOfGuest = await counting(guest);
      await guest.goto(address);
      await guest.locator('[data-sit-down]').waitFor();
      expect(await guest.locator('main').innerText()).toMatch(/Guest invites you|Gast invites you/);
      expect(await guest.locator('main').innerText()).toMatch(/about \d+ to \d+ minutes/);
      if (size === 'wide') expect(await violations(guest)).toEqual([]);
      // The name field is a matter of the keyboard.
      await guest.locator('input[name="name"]').focus();
      await guest.keyboard.type('Ben');
      await guest.locator('[data-sit-down]').click();

      await host.locator('[data-seat="1"]', { hasText: 'Ben' }).waitFor();
      await host.locator('[data-start]:enabled').click();
      await host.locator('.frame').first().waitFor();
      await guest.locator('.frame').first().waitFor();
      await Promise.any([host, guest].map((page) => page.locator('#prompt').waitFor()));
      expect(await clicksOfHost()).toBe(2);
      expect(await clicksOfGuest()).toBe(1);
    },
  );
});

describe('the lobby', () => {
  it('is live: tables and people come and go without a reload, and quick match brings two together', async () => {
    const anna = await arrive('Amaranth');
    const bert = await arrive('Lobelia', '/#/online', 'en');
    await anna.locator('[data-person="Lobelia"]').waitFor();
    await bert.locator('[data-quick="dbg"]').click();
    await bert.locator('[data-start]').waitFor();
    const table = bert.url().split('/').at(-1)!;
    await anna.locator(`[data-open-tables] [data-table="${table}"]`).waitFor();
    await anna.locator('[data-person="Lobelia"]', { hasText: 'spielt' }).waitFor();
    await anna.locator('[data-quick="dbg"]').click();
    await anna.locator('[data-sit-down]').click();
    await bert.locator('[data-seat="1"]', { hasText: 'Amaranth' }).waitFor();
    expect(anna.url()).toBe(bert.url());
    // Options are everybody's to see, and whoever sits agrees to what has changed.
    await bert.locator('[data-change]').click();
    await bert.getByRole('dialog').locator('button[type="submit"]').click();
    await anna.locator('[data-ready]').click();
    await bert.locator('[data-start]:enabled').waitFor();
    // Next time they can invite each other by name.
    await anna.goto('/#/online');
    await bert.goto('/#/online');
    await anna.locator('[data-game], select[name="game"]').first().waitFor();
    await anna.goto('/');
    await anna.locator('[data-game="tcg"] .together').click();
    await anna.locator('[data-invite="Lobelia"]').click();
    await bert.getByText('Amaranth invites you to').waitFor();
  });
});
