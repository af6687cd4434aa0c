/// <reference lib="dom" />
import { expect, it } from 'vitest';
import { openMoment, openRecord, playedTo } from './moments.mjs';
import { scenes, settings } from './scenes.mjs';
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

it('whatever can be chosen is in reach at a full table, also what lies before others', {
  timeout: 120_000,
}, async () => {
  const four = settings('lcg', 4);
  const setup = { ...(four.setup as object), scenario: 'dol-guldur' };
  const played = { ...four, setup, level: 'random', seed: 'Reach6' } as const;
  const asked: { readonly answers: number; readonly options: number }[] = [];
  const { text } = await playedTo({
    ...played,
    until: ({ kind, answers, options, view }) => {
      if (kind === 'target' && view.round > 1) asked.push({ answers, options });
      return false;
    },
  });
  const record = JSON.parse(text);
  expect(asked.length).toBeGreaterThan(4);
  const page = await startPage({ language: 'de', size: 'wide' });
  for (const [at, { answers, options }] of asked.slice(-8).entries()) {
    const part = JSON.stringify({ ...record, answers: record.answers.slice(0, answers) });
    await openRecord(page, { ...played, seed: `${played.seed}${at}` }, part);
    const inReach = (wanted: number): boolean => {
      const here = [...document.querySelectorAll<HTMLElement>('[data-card].can, [data-option]')];
      const visible = here.filter((one) => one.checkVisibility()).map(({ dataset }) => dataset.card ?? dataset.option);
      return new Set(visible).size === wanted;
    };
    await page.waitForFunction(inReach, options, { timeout: 5000 }).catch(async () => {
      expect.fail(`after ${answers} answers: ${options} options, ${await page.locator('#prompt').innerText()}`);
    });
  }
});
