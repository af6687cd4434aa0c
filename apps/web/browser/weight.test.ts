import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
import { expect, inject, it } from 'vitest';
import { visitor } from './visit.ts';

/**
 * Kilobytes that may travel from the start page to the first question, by one click, with everything that is seen then, headers
 * included. The goal is 300. Rules and cards are most of it, then letters (38), then the pictures of the start page (15) and those that
 * are dealt: chance decides over some 20 of them, and whether a bot has moved before: what it plays by is 17 for Runebound.
 */
const most = { lcg: 306, tcg: 310, dbg: 282, runebound: 322 };

/** Stands between a page and the server and counts what goes to the page, whichever of its workers asked for it. */
async function scales(): Promise<{ readonly url: string; weight(): number; close(): void }> {
  const { hostname, port } = new URL(inject('url'));
  let bytes = 0;
  const between = createServer((page) => {
    const server = connect(Number(port), hostname);
    server.on('data', (data) => {
      bytes += data.length;
    });
    page.pipe(server).pipe(page);
    page.on('error', () => server.destroy());
    server.on('error', () => page.destroy());
  });
  between.listen(0, hostname);
  await once(between, 'listening');
  const { port: own } = between.address() as AddressInfo;
  return { url: `http://${hostname}:${own}`, weight: () => bytes, close: () => between.close() };
}

it.each(Object.entries(most))(
  '%s: the first decision is there after %i kB',
  { timeout: 120_000 },
  async (game, limit) => {
    const { url, weight, close } = await scales();
    const page = await (await visitor({ language: 'en' })).newPage();
    await page.goto(url);
    await page.locator(`[data-game="${game}"] .play`).click();
    await page.locator('#prompt').waitFor();
    await page.waitForLoadState('networkidle');
    close();
    const kilobytes = weight() / 1000;
    console.info(`${game}: ${kilobytes.toFixed(0)} kB`);
    expect(kilobytes).toBeLessThan(limit);
  },
);
