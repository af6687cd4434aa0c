/// <reference lib="dom" />
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { violations } from './accessibility.ts';
import { every } from './every.ts';
import { arrive, asked, openTable, playItself, playTogether, roundOf, take } from './online.ts';
import { numbers, position } from './play.ts';

/** The games that can be played together, and with how many. One line for each. */
const all = [
  ['lcg', 2],
  ['lcg', 4],
  ['tcg', 2],
  ['tcg', 4],
  ['dbg', 2],
  ['dbg', 4],
  ['runebound', 2],
  ['runebound', 4],
] as const;
/** The test command plays one of them to its end; lcg is played alone below. */
const together = every ? all : all.filter(([game, people]) => game === 'tcg' && people === 2);

const asks = (page: Page): Promise<string> => page.evaluate('document.querySelector("#prompt")?.dataset.asks ?? ""');
const names = ['Anna', 'Bert', 'Cleo', 'Dora'];
const LONGEST = 600_000;

describe('a whole game at one table', () => {
  it.each(together)(
    '%s with %i pages, one of them closed and opened again in the middle of a decision',
    {
      timeout: LONGEST + 60_000,
    },
    async (game, people) => {
      // The hardest scenario is the shortest.
      const pages = await roundOf(game, names.slice(0, people), game === 'lcg' ? { scenario: 'dol-guldur' } : {});
      await playTogether(pages, numbers(7 + people), 5);
      const page = (await asked(pages))!;
      const [address, context, at] = [page.url(), page.context(), await position(page)];
      await page.close();
      const again = await context.newPage();
      await again.goto(address);
      await again.locator('#prompt').waitFor();
      expect(await position(again)).toBe(at);
      pages[pages.indexOf(page)] = again;
      await playItself(pages, LONGEST);
      for (const one of pages) {
        expect(await one.locator('body').innerText()).not.toMatch(
          /(lcg|tcg|dbg|runebound|kernel)\.[a-z]|undefined|NaN/,
        );
      }
    },
  );
});

it('four pages at one table are asked in turn and see the same round', { timeout: 120_000 }, async () => {
  const pages = await roundOf('lcg', names, { scenario: 'dol-guldur' });
  const turns = new Set<Page>();
  const next = numbers(11);
  for (let answers = 0; answers < 40 && turns.size < pages.length; answers++) {
    const page = (await asked(pages))!;
    turns.add(page);
    await take(page, next());
  }
  expect(turns.size).toBe(pages.length);
  await asked(pages);
  const titles = await Promise.all(pages.map((page) => page.title()));
  expect(new Set(titles.map((title) => /\d+/.exec(title)?.[0])).size).toBe(1);
});

describe('the pace at a table', () => {
  const asks = ['resource', 'planning', 'quest', 'travel', 'encounter', 'combat', 'defence', 'attack'];

  /** A table where one person plays the living card game, who waits for every event and is asked in every window. */
  const alone = async (): Promise<Page> => {
    const page = await arrive('Anna', '/#/online', 'de', { pace: 'weighty', asks });
    await page.locator('select[name="game"]').selectOption('lcg');
    await page.locator('section:has(select[name="game"]) button[type="submit"]').click();
    await page.getByRole('dialog').locator('button[type="submit"]').click();
    await page.locator('[data-start]').click();
    return page;
  };
  const next = (page: Page) => page.locator('.beat [data-next]');
  const replay = (page: Page) => page.locator('.replay');

  /** Goes on, doing the least; an event comes before the question, and before the end. Says whether one was seen. */
  const goOn = async (page: Page): Promise<boolean> => {
    await next(page).or(page.locator('#prompt')).or(replay(page)).first().waitFor();
    if ((await next(page).count()) > 0) {
      expect(await page.locator('#prompt').count()).toBe(0);
      expect(await replay(page).count()).toBe(0);
      await next(page).click();
      return true;
    }
    if ((await page.locator('#prompt').count()) > 0) await take(page, 'least');
    return false;
  };

  it('is that of its player: events wait to be seen, also the last ones of a game', { timeout: 240_000 }, async () => {
    const page = await alone();
    let seen = 0;
    for (let steps = 0; steps < 1000 && (await replay(page).count()) === 0; steps++) if (await goOn(page)) seen++;
    expect(await replay(page).count()).toBe(1);
    expect(seen).toBeGreaterThan(0);
  });

  it('is that of its player: windows are passed ahead', { timeout: 120_000 }, async () => {
    let page = await alone();
    const opener = () => page.getByRole('button', { name: 'Passen bis' });
    // Chance deals; a game without anything to do in any window is rare.
    for (let steps = 0; steps < 200 && (await opener().count()) === 0; steps++) {
      if ((await replay(page).count()) > 0) page = await alone();
      else await goOn(page);
    }
    const turn = await page.title();
    await opener().click();
    await page.locator('[data-until="round"]').click();
    // Until the round is over, only what must be decided is asked.
    await page.waitForFunction(
      (before) => document.querySelector('#prompt .opener') === null || document.title !== before,
      turn,
    );
    while ((await page.title()) === turn && (await replay(page).count()) === 0) {
      await next(page).or(page.locator('#prompt, .replay')).first().waitFor();
      if ((await page.title()) !== turn) break;
      if ((await next(page).count()) > 0) await page.locator('[data-skip]').click();
      else if ((await opener().count()) > 0) await goneOnFrom(page);
      else if ((await page.locator('#prompt').count()) > 0) await take(page, 'least');
    }
  });
});

/** The window on the table is passed without anybody's doing. */
async function goneOnFrom(page: Page): Promise<void> {
  await page.waitForFunction(
    (before) => document.querySelector<HTMLElement>('#prompt')?.dataset.position !== before,
    await position(page),
  );
}

describe('around a table', () => {
  it('people find each other, talk, and axe finds no fault', async () => {
    const host = await arrive('Anna');
    await host.locator('select[name="game"]').waitFor();
    expect(await violations(host)).toEqual([]);
    await host.locator('select[name="access"]').selectOption('public');
    const address = await openTable(host, 'lcg', 2);
    expect(await host.getByRole('img', { name: /QR-Code/ }).count()).toBe(1);
    expect(await violations(host)).toEqual([]);
    const guest = await arrive('Bert', '/#/online', 'en');
    await guest
      .locator(`[data-table="${address.split('/').at(-1)}"]`)
      .getByRole('link', { name: 'Join' })
      .click();
    await guest.locator('[data-sit-down]').click();
    await host.getByText('Bert setzt sich.').waitFor();
    await guest.locator('input[name="chat"]').fill('<b>Hallo</b> https://example.org');
    await guest.getByRole('button', { name: 'Send' }).click();
    const letter = host.getByText('<b>Hallo</b> https://example.org');
    await letter.waitFor();
    expect(await letter.locator('a, b:has-text("Hallo")').count()).toBe(0);
    expect(guest.url()).toBe(address);
    await guest.getByRole('button', { name: 'Get up' }).click();
    await host.getByText('Bert steht auf.').waitFor();
  });

  it('undo asks the others, and a finished seat is played by a bot until its owner is back', {
    timeout: 60_000,
  }, async () => {
    const pages = await roundOf('lcg', ['Anna', 'Bert']);
    const [anna, bert] = pages as [(typeof pages)[0], (typeof pages)[0]];
    // Whoever commits first shows nothing by it, and the other one is asked next: that can be taken back, if he agrees.
    let first = (await asked(pages))!;
    for (let tries = 0; tries < 40 && (await asks(first)) !== 'lcg.ask.commit'; tries++) {
      await take(first, 'least');
      first = (await asked(pages))!;
    }
    expect(await asks(first)).toBe('lcg.ask.commit');
    const other = first === anna ? bert : anna;
    // The last hero of either deck does nothing more by it; others would be asked about their responses first.
    await first.locator('[data-card].can').last().click();
    await first.locator('[data-card].picked').first().waitFor();
    const picked = await position(first);
    await take(first, 'least');
    await other.locator('#prompt').waitFor();
    await first.getByRole('button', { name: /Rückgängig|Undo/ }).click();
    await other.locator('[data-agree]').click();
    await first.locator(`#prompt[data-position="${picked}"]`).waitFor();
    expect(await first.locator('[data-card].picked').count()).toBe(1);
    expect(await position(other)).toBe(null);
    await bert.locator('[data-people]').click();
    await bert.getByRole('button', { name: 'Let a bot play for me' }).click();
    await bert.keyboard.press('Escape');
    await bert.locator('[data-back]').click();
    await bert.locator('[data-back]').waitFor({ state: 'detached' });
  });

  it('who comes late asks for a seat, and who has enough gives up for himself', { timeout: 60_000 }, async () => {
    const host = await arrive('Anna');
    const address = await openTable(host, 'dbg', 2);
    await host.locator('[data-start]').click();
    const guest = await arrive('Bert', address, 'en');
    await guest.locator('[data-sit="1"]').click();
    await guest.getByText('are asked whether you may sit down').waitFor();
    await host.getByText('Bert möchte sich auf Platz 2 setzen.').waitFor();
    expect(await violations(host)).toEqual([]);
    await host.locator('[data-admit]').click();
    await guest.locator('[data-sit]').first().waitFor({ state: 'detached' });
    await guest.getByRole('button', { name: 'Menu' }).click();
    await guest.getByRole('button', { name: 'Resign' }).click();
    await guest.getByRole('button', { name: 'Yes, resign' }).click();
    // A game of two is over with that.
    await host.locator('.replay').waitFor();
    await guest.locator('.replay').waitFor();
  });
});
