/// <reference lib="dom" />
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Language } from './visit.ts';

/** Everything that can be chosen on the page now: outlined cards and buttons of the prompt. */
export const choices = (page: Page) => page.locator('[data-card].can, [data-option]');

/** How many answers were given, as the prompt knows it; nothing when nobody is asked. */
export async function position(page: Page): Promise<string | null> {
  return page.evaluate('document.querySelector("#prompt")?.dataset.position ?? null');
}

/** Waits until the table has gone on from that position, to another question or to the end. */
export async function goneOn(page: Page, from: string | null): Promise<void> {
  await page.waitForFunction(
    (before) => {
      const prompt = document.querySelector<HTMLElement>('#prompt');
      return prompt ? prompt.dataset.position !== before : document.querySelector('dialog[open] table, dialog[open] p');
    },
    from,
    { polling: 20, timeout: 20_000 },
  );
}

/** Clicks through the page itself, which is much quicker than moving a mouse there; a menu is answered with its first entry. */
export async function choose(page: Page, index: number): Promise<void> {
  const before = await position(page);
  await page.evaluate((at) => {
    const all = [...document.querySelectorAll<HTMLElement>('[data-card].can, [data-option]')];
    all[at % all.length]?.click();
  }, index);
  await page.evaluate('document.querySelector("[role=menuitem]")?.click()');
  await goneOn(page, before);
}

/** Small numbers in a fixed order, so that a failing game can be played again. */
export function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
    return state >> 8;
  };
}

const words = { de: { options: 'Anpassen', play: 'Spielen' }, en: { options: 'Options', play: 'Play' } };

/** The card of a game on the start page. */
const gameCard = (page: Page, game: string) => page.locator(`article.${game}`);

/** Starts a game with one click and waits for its first decision. */
export async function startGame(page: Page, game: string): Promise<void> {
  await gameCard(page, game).locator('.play').click();
  await page.locator('#prompt').waitFor();
}

/** Opens the set-up form of a game. */
export async function openOptions(page: Page, game: string, language: Language) {
  await gameCard(page, game).getByRole('button', { name: words[language].options }).click();
  return page.getByRole('dialog');
}

/** Starts what the set-up form says. */
export async function startForm(page: Page, language: Language): Promise<void> {
  await page.getByRole('dialog').getByRole('button', { name: words[language].play, exact: true }).click();
}

/** Starts the living card game with a seed, so that the cards come in the same order every time; all seats are people's. */
export async function startSeeded(page: Page, language: Language, seed: string, players = 1): Promise<void> {
  const form = await openOptions(page, 'lcg', language);
  await form.locator('[name="players"]').selectOption(String(players));
  for (let seat = 1; seat < players; seat++) await form.locator(`[name="seat-${seat}"]`).selectOption('human');
  await form.locator('[name="seed"]').fill(seed);
  await startForm(page, language);
  await page.locator('#prompt').waitFor();
}

/** Plays until the game is over; answers how many decisions that took. */
export async function playToTheEnd(page: Page, next: () => number, most = 1500): Promise<number> {
  for (let answers = 0; answers < most; answers++) {
    if ((await position(page)) === null) return answers;
    await choose(page, next());
  }
  expect.fail(`the game did not end within ${most} decisions`);
}
