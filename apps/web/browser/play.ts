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
    { polling: 20, timeout: LONGEST },
  );
}

/** A table that has not gone on after so many milliseconds will not. */
const LONGEST = 20_000;

/** What playing on its own came to. */
interface Stretch {
  readonly answers: number;
  readonly over: boolean;
  /** Where it stopped: the phase, where the table shows one, else what is asked. */
  readonly moment: string;
}

/** How a table is played: by numbers, any of what is offered; or with what does the least, else with what comes first. */
type Manner = (() => number) | 'least';

/**
 * Clicks what is offered, by those numbers, until the game is over, so many answers were given, or a question comes up that
 * is not among the known ones. It runs in the page itself, which is much quicker than moving a mouse there; a menu is
 * answered with its first entry.
 */
export async function playOn(page: Page, manner: Manner, most: number, known: 'all' | readonly string[] = 'all') {
  const numbers = Array.from({ length: most }, manner === 'least' ? () => -1 : manner);
  const stretch = await page.evaluate(clickOn, { numbers, known, limit: LONGEST });
  if (stretch.stuck) expect.fail(`the table does not go on from ${stretch.moment}`);
  return stretch as Stretch;
}

/** Runs in the page. */
async function clickOn({
  numbers,
  known,
  limit,
}: {
  numbers: number[];
  known: 'all' | readonly string[];
  limit: number;
}) {
  const prompt = (): HTMLElement | null => document.querySelector<HTMLElement>('#prompt');
  const isOver = (): boolean => document.querySelector('dialog[open] table, dialog[open] p') !== null;
  const moment = (): string => {
    const phase = document.querySelector<HTMLElement>('[aria-current="step"] .phase')?.innerText ?? '';
    return phase || (prompt()?.dataset.asks ?? '');
  };
  const breath = (): Promise<void> => new Promise((done) => setTimeout(done));
  let answers = 0;
  for (const number of numbers) {
    const before = prompt()?.dataset.position;
    if (before === undefined) break;
    if (known !== 'all' && !known.includes(moment())) break;
    const offered = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[data-card].can, [data-option]')];
    // A part of the table may come a moment after the question; nobody clicks what is not there yet.
    for (const asked = performance.now(); offered().length === 0 && performance.now() - asked < limit; ) await breath();
    const all = offered();
    const idle = number < 0 ? all.find(({ dataset }) => /^(pass|done|no)$/.test(dataset.option ?? '')) : undefined;
    (idle ?? all[Math.max(0, number) % all.length])?.click();
    await breath();
    document.querySelector<HTMLElement>('[role="menuitem"]')?.click();
    const began = performance.now();
    for (;;) {
      const now = prompt();
      if (now ? now.dataset.position !== before : isOver()) break;
      if (performance.now() - began > limit) return { answers, over: false, moment: moment(), stuck: true };
      await breath();
    }
    answers++;
  }
  return { answers, over: prompt() === null, moment: moment(), stuck: false };
}

/** Takes one of the options, and waits until the table has gone on. */
export async function choose(page: Page, index: number): Promise<void> {
  await playOn(page, () => index, 1);
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
const gameCard = (page: Page, game: string) => page.locator(`[data-game="${game}"]`);

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

/** Starts a game as the form has it, with a seed, so that everything comes in the same order every time. */
export async function startWith(page: Page, game: string, language: Language, seed: string): Promise<void> {
  const form = await openOptions(page, game, language);
  await form.locator('[name="seed"]').fill(seed);
  await startForm(page, language);
  await page.locator('#prompt').waitFor();
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
  const { answers, over } = await playOn(page, next, most);
  if (!over) expect.fail(`the game did not end within ${most} decisions`);
  return answers;
}
