/// <reference lib="dom" />
import { describe, expect, it } from 'vitest';
import { violations } from './accessibility.ts';
import { arrive, asked, openTable, playItself, playTogether, roundOf, take } from './online.ts';
import { numbers, position } from './play.ts';

/** The games that can be played together, and with how many. One line for each. */
const every = [
  ['lcg', 2],
  ['lcg', 4],
  ['tcg', 2],
  ['tcg', 4],
  ['dbg', 2],
  ['dbg', 4],
  ['runebound', 2],
  ['runebound', 4],
] as const;
/** All of them take long: `EVERY_TABLE=1 npm run test:browser -- online`. The test command plays these. */
const some = every.filter(([game, people]) => game !== 'dbg' && (people === 2 || game === 'lcg'));
const together = process.env.EVERY_TABLE ? every : some;

const names = ['Anna', 'Bert', 'Cleo', 'Dora'];
const LONGEST = 600_000;

describe('a whole game at one table', () => {
  it.each(together)(
    '%s with %i pages, one of them closed and opened again in the middle of a decision',
    {
      timeout: LONGEST + 60_000,
    },
    async (game, people) => {
      const pages = await roundOf(game, names.slice(0, people));
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
    await guest.getByRole('link', { name: 'To the table' }).first().click();
    await guest.locator('[data-sit="1"]').click();
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

  it('undo asks the others, and a finished seat is played by a bot until its owner is back', async () => {
    const pages = await roundOf('lcg', ['Anna', 'Bert']);
    const [anna, bert] = pages as [(typeof pages)[0], (typeof pages)[0]];
    // Until something can be taken back: the first questions are about hands that were seen.
    let undone = false;
    const next = numbers(3);
    for (let answers = 0; answers < 40 && !undone; answers++) {
      const page = (await asked(pages))!;
      const at = await position(page);
      await take(page, next());
      const undo = page.getByRole('button', { name: /Rückgängig|Undo/ });
      if (await undo.isDisabled()) continue;
      await undo.click();
      const other = page === anna ? bert : anna;
      const agree = other.locator('[data-agree]');
      const free = page.locator(`#prompt[data-position="${at}"]`);
      // Either the other one is asked, or it was only a pick, which needs no consent.
      await Promise.any([agree.waitFor(), free.waitFor()]);
      if ((await agree.count()) === 0) continue;
      await agree.click();
      await free.waitFor();
      undone = true;
    }
    expect(undone).toBe(true);
    await bert.locator('[data-chat]').click();
    await bert.getByRole('button', { name: 'Let a bot play for me' }).click();
    await bert.keyboard.press('Escape');
    await bert.locator('[data-back]').click();
    await bert.locator('[data-back]').waitFor({ state: 'detached' });
  });
});
