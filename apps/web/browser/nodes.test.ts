import type { Page } from 'playwright-core';
import { afterAll, describe, expect, it } from 'vitest';
import { startNodes } from './nodes.mjs';
import { arrive, openTable, playTogether } from './online.ts';
import { numbers, position } from './play.ts';

const closing: (() => Promise<void>)[] = [];
afterAll(async () => {
  for (const close of closing) await close();
});

const positions = (pages: readonly Page[]) => Promise.all(pages.map((page) => position(page)));

describe.skipIf(process.env.TAFELRUNDE_WITHOUT_ENGINES === '1')(
  'two pages at one table, each at a node of its own',
  () => {
    it('play on while one node after the other is stopped and started again', { timeout: 120_000 }, async () => {
      const nodes = await startNodes(2);
      closing.push(nodes.stop);
      const [first, second] = nodes.doors;
      const anna = await arrive('Anna', `${first}/#/online`);
      const address = await openTable(anna, 'dbg', 2);
      const bert = await arrive('Bert', address.replace(first!, second!), 'en');
      await bert.locator('[data-seat]').first().waitFor();
      await anna.locator('[data-start]:enabled').click();
      const pages = [anna, bert];
      for (const page of pages) await page.locator('.frame').first().waitFor();
      const next = numbers(5);
      await playTogether(pages, next, 3);
      const before = await positions(pages);
      for (const node of [0, 1]) {
        // Both pages are at the other node meanwhile.
        expect(await nodes.restart(node, () => playTogether(pages, next, 3))).toBe(0);
        await playTogether(pages, next, 2);
      }
      expect(await positions(pages)).not.toEqual(before);
    });
  },
);
