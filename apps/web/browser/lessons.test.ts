/// <reference lib="dom" />
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { violations } from './accessibility.ts';
import { every } from './every.ts';
import { playOn, position } from './play.ts';
import { type Language, type Size, startPage } from './visit.ts';

const languages: readonly Language[] = ['de', 'en'];
const widths: readonly Size[] = ['wide', 'narrow'];
const all = ['lcg', 'tcg', 'dbg', 'runebound'].flatMap((game) =>
  widths.flatMap((size) => languages.map((language) => ({ game, language, size }))),
);
/** The test command plays each once, so that every language and width is met twice. */
const some = all.filter((_, at) => [0, 7, 10, 13].includes(at));
const plays = every ? all : some;

const stepOf = (page: Page): Promise<string> =>
  page.evaluate('document.querySelector("[data-step]")?.dataset.step ?? ""');

/** Opens the lesson of a game from the start page, and waits for its first step. */
async function openLesson(page: Page, game: string): Promise<void> {
  await page.locator(`[data-game="${game}"] .learn`).click();
  await page.locator('[data-step]:not([data-step=""])').waitFor();
}

interface Look {
  readonly step: string;
  readonly ring: { readonly x: number; readonly y: number } | null;
  /** Square pixels of the thing meant and of the question that the note covers. */
  readonly covered: number;
  readonly next: boolean;
}

/** What the lesson shows now: its step, where the arrow leads, and whether the note lies in the way. */
async function look(page: Page): Promise<Look> {
  // The ring follows what moves; it is looked at once it stands still.
  await page.waitForFunction(
    () => {
      const ring = document.querySelector('[data-ring]');
      const at = ring ? JSON.stringify(ring.getBoundingClientRect()) : 'none';
      const still = (window as unknown as { ringWas?: string }).ringWas === at;
      (window as unknown as { ringWas?: string }).ringWas = at;
      return still;
    },
    undefined,
    { polling: 100 },
  );
  return page.evaluate(() => {
    const note = document.querySelector<HTMLElement>('[data-step]')!;
    const ring = document.querySelector('[data-ring]')?.getBoundingClientRect() ?? null;
    const own = note.getBoundingClientRect();
    const under = (box: DOMRect | undefined | null): number => {
      if (!box) return 0;
      const width = Math.min(own.right, box.right) - Math.max(own.left, box.left);
      const height = Math.min(own.bottom, box.bottom) - Math.max(own.top, box.top);
      return width > 0 && height > 0 ? width * height : 0;
    };
    return {
      step: note.dataset.step ?? '',
      ring: ring && { x: ring.x + ring.width / 2, y: ring.y + ring.height / 2 },
      covered: under(ring) + under(document.querySelector('#prompt')?.getBoundingClientRect()),
      next: note.querySelector('.lesson-next') !== null,
    };
  });
}

/** Does what the lesson shows: clicks where its arrow leads, or goes on. */
async function follow(page: Page, { step, ring, next }: Look): Promise<void> {
  if (next) await page.locator('.lesson-next').click();
  else {
    if (!ring) expect.fail(`step ${step} points at nothing`);
    await page.mouse.click(ring.x, ring.y);
    await page.waitForTimeout(80);
    // A menu or a tab opens first, and the arrow leads on from there.
    for (let more = 0; more < 2 && (await stepOf(page)) === step; more++) {
      const { ring: then, step: now } = await look(page);
      const moved = then !== null && Math.hypot(then.x - ring.x, then.y - ring.y) > 4;
      if (now === step && moved) await page.mouse.click(then.x, then.y);
      await page.waitForTimeout(80);
    }
  }
  await page
    .waitForFunction(
      (was) => {
        const now = document.querySelector<HTMLElement>('[data-step]')?.dataset.step ?? '';
        return now !== was && now !== '';
      },
      step,
      { polling: 50, timeout: 15_000 },
    )
    .catch(() => expect.fail(`the lesson does not go on from ${step}`));
}

describe.each(plays)('the lesson of $game, $language, $size', ({ game, language, size }) => {
  it('is played to its end by clicking what its arrow shows; it covers nothing it speaks of, and axe finds nothing', {
    timeout: 180_000,
  }, async () => {
    const page = await startPage({ language, size });
    await openLesson(page, game);
    const seen: string[] = [];
    for (;;) {
      const now = await look(page);
      if (now.step === 'lesson-end') break;
      expect(now.step, `after ${seen.join(', ')}`).not.toBe('wrong');
      expect(seen).not.toContain(now.step);
      expect(now.ring, now.step).not.toBeNull();
      expect(now.covered, `${now.step} covers what it speaks of`).toBeLessThan(40);
      if (seen.length % 5 === 2) expect(await violations(page), now.step).toEqual([]);
      seen.push(now.step);
      await follow(page, now);
    }
    expect(seen.length).toBeGreaterThanOrEqual(10);
    expect(await violations(page)).toEqual([]);
    // Behind it waits a first real game with advice, on any deal: at the first question, or soon after a rarer one.
    await page.locator('.lesson-play').click();
    await page.locator('[data-step]').waitFor({ state: 'detached' });
    await page.locator('#prompt[data-position]').waitFor();
    const advice = page.locator('[data-lesson]');
    // It comes a moment after the question, if this is one of its moments.
    const comes = () =>
      advice.waitFor({ timeout: 1000 }).then(
        () => true,
        () => false,
      );
    for (let rarer = 0; rarer < 8 && !(await comes()); rarer++) await playOn(page, 'least', 1);
    await advice.waitFor();
  });
});

describe('a lesson', () => {
  it('says why another move is worse and allows it; one can try again or play on', { timeout: 60_000 }, async () => {
    const page = await startPage({ language: 'de' });
    await openLesson(page, 'lcg');
    await follow(page, await look(page));
    expect(await stepOf(page)).toBe('hand');
    await page.locator('#prompt [data-option="yes"]').click();
    await page.locator('[data-step="wrong"]').waitFor();
    expect(await page.locator('[data-step]').innerText()).toContain('Das darfst du, doch');
    expect(await position(page)).toBe('1');
    await page.locator('.lesson-again').click();
    await page.locator('[data-step="hand"]').waitFor();
    expect(await position(page)).toBe('0');
    await follow(page, await look(page));
    expect(await stepOf(page)).toBe('quest');
  });

  it('is resumed where it was left, also over the way back to an earlier step', { timeout: 60_000 }, async () => {
    const page = await startPage({ language: 'en' });
    await openLesson(page, 'lcg');
    for (let i = 0; i < 4; i++) await follow(page, await look(page));
    expect(await stepOf(page)).toBe('plan-done');
    await page.reload();
    await page.locator('[data-step="plan-done"]').waitFor();
    await page.locator('.lesson-back').click();
    await page.locator('[data-step="ally"]').waitFor();
    await page.locator('.lesson-back').click();
    await page.locator('[data-step="quest"]').waitFor();
    for (const step of ['ally', 'plan-done']) {
      await follow(page, await look(page));
      expect(await stepOf(page)).toBe(step);
    }
  });
});
