/// <reference lib="dom" />
import type { CDPSession, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { numbers, playOn, startWith } from './play.ts';
import { startPage } from './visit.ts';

/** What the page weighs, after everything that nobody holds has been thrown away. */
async function weigh(page: Page, session: CDPSession) {
  await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const of = (name: string): number => metrics.find((metric) => metric.name === name)?.value ?? 0;
  const attached = await page.evaluate(() => {
    const walker = document.createTreeWalker(document, NodeFilter.SHOW_ALL);
    let count = 1;
    while (walker.nextNode()) count++;
    return count;
  });
  const lines = await page.locator('[role="log"] > p').count();
  return { nodes: of('Nodes'), attached, listeners: of('JSEventListeners'), lines };
}

/** Answers for each game that are many turns of it. */
const games = [
  { game: 'lcg', answers: 400 },
  { game: 'tcg', answers: 300 },
  { game: 'dbg', answers: 300 },
  { game: 'runebound', answers: 300 },
] as const;

describe.each(games)('a long game of $game', ({ game, answers }) => {
  it('does not make the page heavier and heavier', { timeout: 240_000 }, async () => {
    const page = await startPage({ language: 'en' });
    await startWith(page, game, 'en', 'Long');
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable');
    const next = numbers(7);
    const weights = [await weigh(page, session)];
    for (let part = 0; part < 5; part++) {
      const { over } = await playOn(page, next, answers / 5);
      weights.push(await weigh(page, session));
      if (over) break;
    }
    console.info(game, JSON.stringify(weights));
    expect(weights.length).toBeGreaterThan(1);
  });
});
