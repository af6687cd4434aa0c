/// <reference lib="dom" />
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { position } from './play.ts';
import { type Language, type Visit, visitor } from './visit.ts';

/** Somebody who comes in under a name, at that address of the page. */
export async function arrive(
  name: string,
  address = '/#/online',
  language: Language = 'de',
  manner: Pick<Visit, 'pace' | 'asks'> = {},
): Promise<Page> {
  const page = await (await visitor({ language, ...manner })).newPage();
  await page.goto(address);
  await page.locator('input[name="name"]').fill(name);
  await page.locator('form:has(input[name="name"]) button[type="submit"]').click();
  return page;
}

/** Values for fields of a game's set-up form, by name. */
type Fields = Readonly<Record<string, string>>;

/** Opens a table for so many people; all seats are open but the host's. Gives the address of the table. */
export async function openTable(host: Page, game: string, people: number, fields: Fields = {}): Promise<string> {
  await host.locator('select[name="game"]').selectOption(game);
  await host.locator('section:has(select[name="game"]) button[type="submit"]').click();
  const form = host.getByRole('dialog');
  await form.locator('button[type="submit"]').waitFor();
  const players = form.locator('[name="players"]');
  if ((await players.count()) > 0) await players.selectOption(String(people));
  for (const [name, value] of Object.entries(fields)) await form.locator(`[name="${name}"]`).selectOption(value);
  for (let seat = 1; seat < people; seat++) await form.locator(`[name="seat-${seat}"]`).selectOption('human');
  await form.locator('button[type="submit"]').click();
  await host.locator('[data-start]').waitFor();
  return host.url();
}

/** A whole round at one table: everybody on a page of his own, all seated, the game begun. */
export async function roundOf(game: string, names: readonly string[], fields: Fields = {}): Promise<Page[]> {
  const host = await arrive(names[0] ?? '');
  const address = await openTable(host, game, names.length, fields);
  const pages = [host];
  for (const [seat, name] of names.entries()) {
    if (seat === 0) continue;
    // Whoever says his name to an invitation sits down.
    const page = await arrive(name, address, seat % 2 === 0 ? 'de' : 'en');
    await page.locator('[data-seat]').first().waitFor();
    pages.push(page);
  }
  await host.locator('[data-start]:enabled').click();
  for (const page of pages) await page.locator('.frame').first().waitFor();
  return pages;
}

/** The page whose seat is asked, once one is; nothing when the game is over. */
export async function asked(pages: readonly Page[]): Promise<Page | null> {
  for (let tries = 0; tries < 2000; tries++) {
    for (const page of pages) if ((await position(page)) !== null) return page;
    for (const page of pages) if ((await page.locator('.replay').count()) > 0) return null;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  expect.fail('nobody is asked, and the game is not over');
}

/**
 * Takes one of the options on this page, or what does the least, and waits until the table has gone on. Where a click leads nowhere
 * (a form that wants more picks, a line that is being made again) the next one is tried after a while, as a person would.
 */
export async function take(page: Page, which: number | 'least'): Promise<void> {
  const before = await position(page);
  for (let tries = 0; tries < 8; tries++) {
    await page.evaluate(
      ({ at, tried }) => {
        const all = [...document.querySelectorAll<HTMLElement>('[data-card].can, [data-option]')];
        const idle = all.find(({ dataset }) => /^(pass|done|no)$/.test(dataset.option ?? ''));
        const choice = at === 'least' ? (idle ?? all[tried]) : all[(at + tried) % all.length];
        choice?.click();
      },
      { at: which, tried: tries },
    );
    await page.evaluate('document.querySelector("[role=menuitem]")?.click()');
    const gone = await page
      .waitForFunction((was) => document.querySelector<HTMLElement>('#prompt')?.dataset.position !== was, before, {
        polling: 10,
        timeout: 3000,
      })
      .then(() => true)
      .catch(() => false);
    if (gone) return;
  }
  const asks = await page.evaluate('document.querySelector("#prompt")?.innerText ?? ""');
  expect.fail(`the table does not go on from: ${asks}`);
}

/** Plays on together for some answers. */
export async function playTogether(pages: readonly Page[], next: () => number, answers: number): Promise<void> {
  for (let given = 0; given < answers; given++) {
    const page = await asked(pages);
    if (!page) return;
    await take(page, next());
  }
}

/** Lets every page play by itself, clicking what is offered as soon as it is asked, until the game is over on all of them. */
export async function playItself(pages: readonly Page[], timeout: number): Promise<void> {
  await Promise.all(pages.map((page, seat) => page.evaluate(clickAlong, 11 + seat)));
  // The bar with which a finished game is stepped through.
  await Promise.all(pages.map((page) => page.locator('.replay').waitFor({ timeout })));
}

/** Runs in the page. */
function clickAlong(seed: number): void {
  let state = seed;
  let last = '';
  let patience = 0;
  setInterval(() => {
    const entry = document.querySelector<HTMLElement>('[role=menuitem]');
    if (entry) {
      entry.click();
      return;
    }
    const at = document.querySelector<HTMLElement>('#prompt')?.dataset.position ?? '';
    // A click that led nowhere is tried again after a while.
    if (at === '' || (at === last && patience++ < 100)) return;
    last = at;
    patience = 0;
    const all = [...document.querySelectorAll<HTMLElement>('[data-card].can, [data-option]')];
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
    all[(state >> 8) % all.length]?.click();
  }, 5);
}
