/// <reference lib="dom" />
import type { Plain } from '@tafelrunde/kernel';
import type { CDPSession, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { every } from './every.ts';
import { openMoment } from './moments.mjs';
import { numbers, playOn, startWith } from './play.ts';
import { startPage } from './visit.ts';

/** What the page weighs, after everything that nobody holds has been thrown away. */
async function weigh(page: Page, session: CDPSession) {
  // What was shown last may be held for some frames more, and what holds it is thrown away first.
  for (let times = 0; times < 3; times++) {
    await page.waitForTimeout(50);
    await session.send('HeapProfiler.collectGarbage');
  }
  const { metrics } = await session.send('Performance.getMetrics');
  const of = (name: string): number => metrics.find((metric) => metric.name === name)?.value ?? 0;
  const attached = await page.evaluate(() => {
    const walker = document.createTreeWalker(document, NodeFilter.SHOW_ALL);
    let count = 1;
    while (walker.nextNode()) count++;
    return count;
  });
  const lines = await page.locator('[role="log"] > p').count();
  const earlier = Number.parseInt((await page.locator('[data-earlier]').allInnerTexts())[0] ?? '0', 10);
  return { nodes: of('Nodes'), attached, listeners: of('JSEventListeners'), lines, told: lines + earlier };
}

const starters = (...names: string[]) => ({ players: names.map((starter) => ({ starter })) });

/** Bots have played each game for a while; then it is played on here, so many answers at a time. */
const all: { game: string; setup: Plain; before: number; manner: 'least' | (() => number); answers: number }[] = [
  {
    game: 'lcg',
    setup: { scenario: 'mirkwood', ...starters('tactics', 'spirit') },
    before: 200,
    manner: 'least',
    answers: 3,
  },
  {
    game: 'tcg',
    setup: { format: 'starter', ...starters('aragorn', 'theoden') },
    before: 100,
    manner: numbers(5),
    answers: 6,
  },
  { game: 'dbg', setup: { seats: 2, heroes: 'beginner' }, before: 0, manner: 'least', answers: 8 },
  {
    game: 'runebound',
    setup: { players: 2, scenario: 'margath', first: 0 },
    before: 0,
    manner: numbers(7),
    answers: 40,
  },
];

/** The test command plays the one with most cards, and the one with a map. */
const games = every ? all : all.filter(({ game }) => game === 'lcg' || game === 'runebound');

/** A table with its chronicle, Runebound's map with what lies upon it; what a game of 30 turns had before was half as much again and grew on. */
const HEAVIEST = { nodes: 11_000, listeners: 250, lines: 80, leftBehind: 1000 };

describe.each(games)('a long game of $game', ({ game, setup, before, manner, answers }) => {
  it('does not make the page heavier and heavier', { timeout: 240_000 }, async () => {
    const page = await startPage({ language: 'en' });
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable');
    const until = ({ answers: given }: { answers: number }): boolean => given >= before;
    await openMoment(page, { game, setup, seed: 'Long', seats: ['human', 'steady'], until });
    // Once every part of the table was there: what it is made from is kept, and counts as well.
    let first = await weigh(page, session);
    let last = first;
    let parts = 0;
    for (; parts < 6; parts++) {
      const { over } = await playOn(page, manner, answers);
      // The end has a page of its own.
      if (over) break;
      last = await weigh(page, session);
      if (parts === 0) first = last;
      expect(last.nodes).toBeLessThan(HEAVIEST.nodes);
      expect(last.listeners).toBeLessThan(HEAVIEST.listeners);
      expect(last.lines).toBeLessThanOrEqual(HEAVIEST.lines);
      // Nodes that are no longer on the page are nowhere else, either.
      expect(last.nodes - last.attached).toBeLessThan(first.nodes - first.attached + HEAVIEST.leftBehind);
    }
    console.info(game, parts, JSON.stringify(last));
    expect(parts).toBeGreaterThan(2);
    // It was long: most of what was told is no longer on the page.
    expect(last.told).toBeGreaterThan(2 * HEAVIEST.lines);
  });
});

it('the chronicle shows earlier lines when asked, and the latest after the next answer', {
  timeout: 120_000,
}, async () => {
  const page = await startPage({ language: 'en' });
  await startWith(page, 'dbg', 'en', 'Long');
  await playOn(page, 'least', 30);
  const lines = page.locator('[role="log"] > p');
  const earlier = page.locator('[data-earlier]');
  const hidden = Number.parseInt(await earlier.innerText(), 10);
  const top = await lines.first().innerText();
  await earlier.click();
  expect(await lines.count()).toBe(HEAVIEST.lines + Math.min(HEAVIEST.lines, hidden));
  expect(await lines.nth(Math.min(HEAVIEST.lines, hidden)).innerText()).toBe(top);
  await playOn(page, 'least', 1);
  expect(await lines.count()).toBe(HEAVIEST.lines);
});
