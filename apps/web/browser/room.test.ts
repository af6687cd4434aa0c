/// <reference lib="dom" />
import { expect, it } from 'vitest';
import { openMoment } from './moments.mjs';
import { scenes } from './scenes.mjs';
import { startPage } from './visit.ts';

it.each([
  'lcg-two-players',
  'lcg-three-players',
  'lcg-four-players',
  'dbg-turn',
  'dbg-defend',
  'dbg-three-players',
  'dbg-five-players',
])('everything is in sight without scrolling on a small laptop in the middle of a game: %s', async (name) => {
  const page = await startPage({ language: 'de', size: 'wide' });
  await openMoment(page, scenes[name]!.played!);
  // Two frames, in which the hand takes the room that is left.
  const hidden = await page.evaluate(
    () =>
      new Promise((tell) => {
        const board = document.querySelector('.board') as HTMLElement;
        requestAnimationFrame(() =>
          requestAnimationFrame(() => setTimeout(() => tell(board.scrollHeight - board.clientHeight))),
        );
      }),
  );
  expect(hidden).toBeLessThanOrEqual(0);
});
