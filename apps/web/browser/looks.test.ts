/// <reference lib="dom" />
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { violations } from './accessibility.ts';
import { openMoment, type Played } from './moments.mjs';
import { scenes } from './scenes.mjs';
import { openTcg } from './tcg-moment.ts';
import { startPage } from './visit.ts';

const MINUTE = 60_000;
const usual = { width: 1920, height: 1080 };

async function at(name: string, until?: Played['until']): Promise<Page> {
  const page = await startPage({ language: 'en' });
  await page.setViewportSize(usual);
  const played = scenes[name]!.played!;
  await openMoment(page, until ? { ...played, seed: `${played.seed} looks`, until } : played);
  return page;
}

describe('the prompt', () => {
  it('shows who attacks and whom, names the deed, and says what the other choice costs', {
    timeout: MINUTE,
  }, async () => {
    const page = await at('lcg-combat');
    const prompt = page.locator('#prompt');
    expect(await prompt.locator('.pictures img').count()).toBe(1);
    expect(await prompt.locator('[data-option]').innerText()).toMatch(/^No defender: \d+ damage to a hero$/);
    // The one that attacks is marked.
    expect(await page.locator('[data-card].aimed').count()).toBe(1);
    await page.locator('[data-card].can').first().hover();
    await prompt.locator('[data-deed]').waitFor();
    expect(await prompt.locator('.pictures img').count()).toBe(2);
    expect(await page.locator('.stage .arrow').count()).toBe(1);
    const position = await prompt.getAttribute('data-position');
    const deed = await prompt.locator('[data-deed]').innerText();
    expect(deed).toMatch(/defends/);
    expect(await violations(page)).toEqual([]);
    await prompt.locator('[data-deed]').click();
    await page.locator(`#prompt:not([data-position="${position}"]), [data-next]`).first().waitFor();
    // What is told of the attack has an arrow of its own, and ends.
    await page.locator('.stage .arrow').first().waitFor({ state: 'detached' });
  });

  it('says where an outcome will stand as long as none is pointed at', { timeout: MINUTE }, async () => {
    const page = await at('tcg-assignment');
    await page.mouse.move(2, 2);
    expect(await page.locator('#prompt [data-outcome]').innerText()).toBe(
      'Point at a card: what comes of it stands here.',
    );
  });
});

describe('the trading card game', () => {
  it('a skirmish is a column with one plate, the others stand apart, and all of it is summed up', {
    timeout: 2 * MINUTE,
  }, async () => {
    const page = await startPage({ language: 'en' });
    await page.setViewportSize(usual);
    await openTcg(
      page,
      2,
      ({ view, prompt }) =>
        prompt === 'tcg.ask.choose-skirmish' &&
        view.turn === 0 &&
        view.players[0].fellowship.length - view.skirmishes.length > 1,
    );
    const plate = page.locator('.plate').first();
    expect(await plate.innerText()).toMatch(/\d+[\s\S]*\d+[\s\S]*(you (win|lose): \d wounds?|overwhelmed)/);
    const columns = await plate.evaluate((element) => {
      const middle = (one: Element): number => {
        const { left, right } = one.getBoundingClientRect();
        return (left + right) / 2;
      };
      const first = (zone: string): Element => document.querySelector(`[data-zone="${zone}"] [data-card]`)!;
      return [middle(element), middle(first('fellowship')), middle(first('minions'))];
    });
    expect(Math.max(...columns) - Math.min(...columns)).toBeLessThan(3);
    expect(await page.getByRole('heading', { name: 'Not assigned' }).count()).toBe(1);
    expect(await page.getByRole('region', { name: 'As it stands' }).innerText()).toMatch(/wounds?, keeps \d|falls/);
    expect(await violations(page)).toEqual([]);
  });

  it('cards of the side that is not on are darkened, and the rest of the resistance is a ring', {
    timeout: MINUTE,
  }, async () => {
    const page = await at('tcg-fellowship');
    const [asleep, all] = await Promise.all([
      page.locator('[data-zone="hand"] .asleep').count(),
      page.locator('[data-zone="hand"] [data-card]').count(),
    ]);
    expect(asleep).toBeLessThan(all);
    expect(await page.locator('[data-zone="hand"] .asleep.can').count()).toBe(0);
    expect(await page.locator('.ring').innerText()).toMatch(/\d+\s*of 10$/);
  });
});

describe('the deck-building game', () => {
  it('says what each card has given, what is left of the Power, and who was beaten', { timeout: MINUTE }, async () => {
    const page = await at(
      'dbg-three-players',
      ({ prompt, view }) => prompt === 'dbg.ask.act' && view.beaten.length > 0 && view.power > view.powerLeft,
    );
    const notes = await page.locator('[data-zone="played"] [data-note]').allInnerTexts();
    const made = Number(/made (\d+)/.exec(await page.locator('.power').innerText())?.[1]);
    expect(notes.reduce((sum, note) => sum + Number(note), 0)).toBeLessThanOrEqual(made);
    expect(notes.length).toBeGreaterThan(0);
    expect(await page.locator('.track .beaten').count()).toBeGreaterThan(0);
    expect(await page.locator('.track .now').count()).toBeLessThanOrEqual(1);
    expect(await violations(page)).toEqual([]);
  });
});

describe('the chronicle', () => {
  it('sums up what another player did, and unfolds it', { timeout: MINUTE }, async () => {
    const page = await at('dbg-three-players');
    const unfold = page.locator('[data-unfold]').last();
    const hidden = page.locator('[role="log"] > p[hidden]');
    expect(await page.locator('.deeds').last().innerText()).toMatch(/What Player [23] did/);
    const before = await hidden.count();
    await unfold.click();
    expect(await hidden.count()).toBeLessThan(before);
    expect(await unfold.getAttribute('aria-expanded')).toBe('true');
    await unfold.click();
    expect(await hidden.count()).toBe(before);
  });
});

describe('the bar', () => {
  it('switches the sound', { timeout: MINUTE }, async () => {
    const page = await at('lcg-combat');
    await page.getByRole('button', { name: 'Turn sound on' }).click();
    expect(await page.getByRole('button', { name: 'Turn sound off' }).getAttribute('aria-pressed')).toBe('true');
    await page.getByRole('button', { name: 'Turn sound off' }).click();
    await page.getByRole('button', { name: 'Turn sound on' }).waitFor();
  });
});
