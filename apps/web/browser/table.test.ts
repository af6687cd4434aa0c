/// <reference lib="dom" />
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { violations } from './accessibility.ts';
import { choose, goneOn, numbers, openOptions, playOn, position, startForm, startSeeded } from './play.ts';
import { startPage } from './visit.ts';

const promptText = (page: Page) => page.locator('#prompt').innerText();
const asksFor = async (page: Page, words: string): Promise<boolean> => (await promptText(page)).includes(words);

/** Does as little as possible until that is asked. */
async function passTo(page: Page, words: string): Promise<void> {
  for (let tries = 0; tries < 60 && !(await asksFor(page, words)); tries++) await playOn(page, 'least', 1);
  expect(await promptText(page)).toContain(words);
}

describe('what others do', () => {
  it('waits to be seen, card by card, and goes on by one key', async () => {
    const page = await startPage({ language: 'de', pace: 'weighty' });
    await startSeeded(page, 'de', 'Baum');
    await page.getByRole('button', { name: 'Behalten' }).click();
    const next = page.locator('[data-next]');
    await next.waitFor();
    expect(await page.locator('.beat').innerText()).toContain('Neuer Abschnitt');
    expect(await page.locator('#prompt').count()).toBe(0);
    expect(await violations(page)).toEqual([]);
    // The card in question is shown large, and the staging area is still as it was then.
    const staged = page.getByRole('region', { name: 'Aufmarschzone' }).locator('[data-card]');
    expect(await staged.count()).toBe(0);
    expect(await page.locator(':focus').innerText()).toBe('Weiter');
    await page.keyboard.press('Enter');
    expect(await page.locator('.beat').innerText()).toContain('kommt in die Aufmarschzone');
    expect(await staged.count()).toBe(1);
    const title = await page.locator('.beat strong').first().innerText();
    expect(await page.getByRole('complementary').locator('h3').innerText()).toContain(title);
    await page.getByRole('button', { name: 'Zu meiner nächsten Wahl' }).click();
    await page.locator('#prompt').waitFor();
  });

  it('is chosen in the settings, and the choice is remembered', async () => {
    const page = await startPage({ language: 'de' });
    await startSeeded(page, 'de', 'Baum');
    await page.getByRole('button', { name: 'Menü' }).click();
    await page.getByRole('button', { name: 'Einstellungen' }).click();
    expect(await violations(page)).toEqual([]);
    await page.getByRole('radio', { name: /Jedes Ereignis/ }).check();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Behalten' }).click();
    await page.locator('[data-next]').waitFor();
    await page.reload();
    await page.locator('#prompt').waitFor();
    expect(await page.evaluate('JSON.parse(localStorage.getItem("tafelrunde.settings")).pace')).toBe('all');
  });
});

describe('windows', () => {
  it('are passed until the end of the round; what must be decided is asked', { timeout: 60_000 }, async () => {
    const page = await startPage({ language: 'de', asks: ['resource', 'quest'] });
    await startSeeded(page, 'de', 'Baum');
    await page.getByRole('button', { name: 'Behalten' }).click();
    await page.getByRole('button', { name: 'Passen bis' }).click();
    expect(await violations(page)).toEqual([]);
    const before = await position(page);
    await page.locator('[data-until="round"]').click();
    await goneOn(page, before);
    const asked: string[] = [];
    for (let tries = 0; tries < 40 && (await page.title()).includes('Runde 1'); tries++) {
      asked.push(await promptText(page));
      await playOn(page, 'least', 1);
    }
    expect(await page.title()).toContain('Runde 2');
    expect(asked.some((text) => text.includes('Wer stellt sich'))).toBe(true);
    expect(asked.filter((text) => text.startsWith('Führe eine Aktion aus'))).toEqual([]);
  });

  it('can be switched off for good, and on again', async () => {
    const page = await startPage({ language: 'de', asks: ['resource'] });
    await startSeeded(page, 'de', 'Baum');
    await page.getByRole('button', { name: 'Behalten' }).click();
    await page.getByRole('button', { name: 'Passen bis' }).click();
    const before = await position(page);
    await page.locator('[data-not-here]').click();
    await goneOn(page, before);
    await page.getByRole('button', { name: 'Menü' }).click();
    await page.getByRole('button', { name: 'Einstellungen' }).click();
    const stop = page.locator('select[name="stop-resource"]');
    expect(await stop.inputValue()).toBe('never');
    await stop.selectOption('usual');
    expect(await page.evaluate('JSON.parse(localStorage.getItem("tafelrunde.settings")).stops.lcg.windows')).toEqual(
      {},
    );
  });
});

describe('several picks', () => {
  it('are one form: chosen and let go in any order, all at once, with a running total', async () => {
    const page = await startPage({ language: 'de' });
    await startSeeded(page, 'de', 'Baum');
    await passTo(page, 'Wer stellt sich');
    const pick = async (name: RegExp): Promise<void> => {
      const before = await position(page);
      await page.getByRole('button', { name }).first().click();
      await goneOn(page, before);
    };
    await pick(/^Aragorn \(Willenskraft 2\)/);
    expect(await promptText(page)).toContain('Willenskraft 2 gegen');
    await pick(/^Glóin \(Willenskraft 2\)/);
    expect(await promptText(page)).toContain('Willenskraft 4 gegen');
    await pick(/^Aragorn wieder abwählen/);
    expect(await promptText(page)).toContain('Willenskraft 2 gegen');
    expect(await page.locator('[data-card].picked').count()).toBe(1);
    const before = await position(page);
    await page.getByRole('button', { name: 'Alle wählen' }).click();
    await goneOn(page, before);
    expect(await promptText(page)).not.toContain('Wer stellt sich');
  });
});

describe('the own hand', () => {
  it('lies in the order its owner likes', async () => {
    const page = await startPage({ language: 'de' });
    await startSeeded(page, 'de', 'Baum');
    const titles = async (): Promise<string[]> =>
      (
        await page
          .getByRole('region', { name: /^Deine Hand/ })
          .locator('.title')
          .allInnerTexts()
      ).map((title) => title.replace(/[◆\s]+/g, ' ').trim());
    const drawn = await titles();
    await page.getByRole('button', { name: 'Menü' }).click();
    await page.getByRole('button', { name: 'Einstellungen' }).click();
    await page.getByRole('radio', { name: 'nach Namen' }).check();
    await page.keyboard.press('Escape');
    expect(await titles()).toEqual(drawn.toSorted(new Intl.Collator('de').compare));
    expect(await titles()).not.toEqual(drawn);
  });
});

describe('several people at one screen', () => {
  it('have a curtain between their hands, if they want one', { timeout: 60_000 }, async () => {
    const page = await startPage({ language: 'de' });
    const form = await openOptions(page, 'lcg', 'de');
    await form.locator('[name="players"]').selectOption('2');
    await form.locator('[name="seat-1"]').selectOption('human');
    await form.locator('[name="curtain"]').check();
    await form.locator('[name="seed"]').fill('Vorhang');
    await startForm(page, 'de');
    const curtain = page.locator('[data-curtain]');
    await curtain.waitFor();
    const next = numbers(4);
    const names = new Set<string>();
    for (let answers = 0; answers < 40 && names.size < 2; answers++) {
      if ((await curtain.count()) > 0) {
        // Nothing of the table is behind it.
        expect(await page.locator('[data-card], [role="log"]').count()).toBe(0);
        expect(await violations(page)).toEqual([]);
        const name = (await curtain.innerText()).replace('Ich bin ', '');
        names.add(name);
        await curtain.click();
        await page.locator('#prompt').waitFor();
        expect(await promptText(page)).toContain(`${name} entscheidet`);
        expect(await page.getByRole('region', { name: `Hand von ${name}` }).count()).toBe(1);
      }
      await page.evaluate((at) => {
        const all = [...document.querySelectorAll<HTMLElement>('[data-card].can, [data-option]')];
        all[at % all.length]?.click();
      }, next());
      await page.evaluate('document.querySelector("[role=menuitem]")?.click()');
      await page.waitForTimeout(50);
    }
    expect([...names].sort()).toEqual(['Spieler 1', 'Spieler 2']);
  });
});

describe('a first game', () => {
  /** One with advice, as the page of the rules offers it. */
  const firstGame = async (page: Page): Promise<void> => {
    await page.goto('/#/rules/lcg');
    await page.locator('.quick button').click();
  };

  it('gives advice at its moments, each once, with the rule behind it', { timeout: 60_000 }, async () => {
    const page = await startPage({ language: 'de' });
    await firstGame(page);
    await page.locator('#prompt').waitFor();
    // The first advice comes a moment after the first question.
    await page.locator('[data-lesson]').waitFor();
    const seen: string[] = [];
    for (let answers = 0; answers < 40 && (await position(page)) !== null; answers++) {
      const lesson = page.locator('[data-lesson]');
      if ((await lesson.count()) > 0) {
        const id = (await lesson.getAttribute('data-lesson'))!;
        if (seen.length === 0) expect(await violations(page)).toEqual([]);
        if (seen.at(-1) !== id) {
          expect(seen).not.toContain(id);
          seen.push(id);
        }
      }
      await playOn(page, 'least', 1);
    }
    expect(seen.slice(0, 3)).toEqual(['hand', 'planning', 'commit']);
    expect(seen).toContain('second-round');
  });

  it('stops giving advice when told to', async () => {
    const page = await startPage({ language: 'en' });
    await firstGame(page);
    await page.locator('[data-lesson="hand"]').waitFor();
    await page.getByRole('button', { name: 'No more advice' }).click();
    const next = numbers(3);
    for (let answers = 0; answers < 5; answers++) {
      expect(await page.locator('[data-lesson]').count()).toBe(0);
      await choose(page, next());
    }
  });
});
