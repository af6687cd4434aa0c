import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { violations } from './accessibility.ts';
import { arrive } from './online.ts';
import { visitor } from './visit.ts';

it('an account has the same decks on every device, and one of them comes along to a table', {
  timeout: 120_000,
}, async () => {
  const login = `berit-${Date.now()}`;
  const laptop = await (await visitor()).newPage();
  await laptop.goto('/#/decks');
  await laptop.locator('[name="begin"]').selectOption('spirit');
  await laptop.locator('[name="name"]').fill('Geist pur');
  await laptop.getByRole('button', { name: 'Speichern' }).click();
  await laptop.goto('/#/online');
  await laptop.locator('input[name="name"]').fill('Berit');
  await laptop.locator('form:has(input[name="name"]) button[type="submit"]').click();
  await laptop.locator('[name="login"]').fill(login);
  await laptop.locator('[name="password"]').fill('ein langes Kennwort');
  await laptop.getByRole('button', { name: 'Konto anlegen' }).click();
  await laptop.locator('[data-kept="done"]').waitFor();
  expect(await violations(laptop)).toEqual([]);

  const phone = await arrive('Gast', '/#/online', 'en');
  await phone.locator('[name="login"]').fill(login);
  await phone.locator('[name="password"]').fill('ein langes Kennwort');
  await phone.getByRole('button', { name: 'Log in', exact: true }).click();
  await phone.locator('[data-kept="done"]').waitFor();
  await phone.goto('/#/decks');
  await phone.getByText('Geist pur').waitFor();

  await phone.goto('/#/online');
  await phone.locator('select[name="game"]').selectOption('lcg');
  await phone.locator('section:has(select[name="game"]) button[type="submit"]').click();
  await phone.getByRole('dialog').locator('button[type="submit"]').click();
  const brings = phone.locator('[name="brings"]');
  await brings.waitFor();
  const own = await brings.locator('option', { hasText: 'Geist pur' }).getAttribute('value');
  await brings.selectOption(own);
  await phone.locator('[data-start]:enabled').click();
  await phone.locator('#prompt').waitFor();
  expect(await phone.getByRole('button', { name: /Éowyn/ }).count()).toBeGreaterThan(0);
});

/** A device that makes passkeys and needs no finger for it. */
async function withAuthenticator(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

it('a passkey makes an account and opens it again, without a password', { timeout: 60_000 }, async () => {
  const login = `passe-${Date.now()}`;
  const page = await arrive('Paul');
  await withAuthenticator(page);
  await page.locator('[name="login"]').fill(login);
  await page.locator('[data-make-passkey]').click();
  await page.getByText(`Angemeldet als ${login}.`).waitFor();
  // What lies under the header is hidden by it.
  await page.evaluate('scrollTo(0, 0)');
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Abmelden' }).click();
  await page.locator('[data-use-passkey]').click();
  await page.getByText(`Angemeldet als ${login}.`).waitFor();

  // A number is no name: there a browser makes no passkeys, and none are offered.
  const numbered = new URL(page.url());
  numbered.hostname = '127.0.0.1';
  await page.goto(numbered.href);
  await page.locator('[name="password"]').waitFor();
  expect(await page.locator('[data-use-passkey]').count()).toBe(0);
});
