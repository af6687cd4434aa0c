/// <reference lib="dom" />
import { describe, expect, it } from 'vitest';
import { violations } from './accessibility.ts';
import type { Moment } from './moments.mjs';
import { openTcg } from './tcg-moment.ts';
import { startPage } from './visit.ts';

const fellowship = ({ view, kind }: Moment): boolean =>
  view.phase === 'fellowship' && view.turns >= 5 && kind === 'act';
const shadow = ({ view, kind }: Moment): boolean =>
  view.phase === 'shadow' && view.minions.length > 1 && kind === 'act';
const skirmish = ({ view, kind }: Moment): boolean =>
  view.phase === 'skirmish' && view.turn === 0 && view.skirmishes.length > 2 && kind === 'act';

const hidden = `(() => {
  const board = document.querySelector('.board');
  return board.scrollHeight - board.clientHeight;
})()`;
const wider = `document.documentElement.scrollWidth - innerWidth`;

describe('the table of the trading card game', () => {
  it.each([
    ['fellowship', fellowship],
    ['shadow', shadow],
    ['skirmish', skirmish],
  ] as const)(
    'shows a whole game of two on a small laptop without scrolling: %s',
    { timeout: 90_000 },
    async (_phase, until) => {
      const page = await startPage({ language: 'de' });
      await openTcg(page, 2, until);
      expect(await page.evaluate(hidden)).toBeLessThanOrEqual(0);
      expect(await page.evaluate(wider)).toBeLessThanOrEqual(0);
      expect(await violations(page)).toEqual([]);
    },
  );

  it('keeps the question in sight where many play', { timeout: 90_000 }, async () => {
    const page = await startPage({ language: 'en' });
    await openTcg(page, 6, fellowship);
    const seen = `(() => {
      const { top, bottom } = document.querySelector('#prompt').getBoundingClientRect();
      return top >= 0 && bottom <= innerHeight;
    })()`;
    for (const end of ['0', '1e6']) {
      await page.evaluate(`document.querySelector('.board').scrollTop = ${end}`);
      expect(await page.evaluate(seen)).toBe(true);
    }
    expect(await violations(page)).toEqual([]);
  });

  it('fits a phone', { timeout: 90_000 }, async () => {
    const page = await startPage({ language: 'de', size: 'narrow' });
    await openTcg(page, 2, skirmish);
    expect(await page.evaluate(wider)).toBeLessThanOrEqual(0);
    expect(await violations(page)).toEqual([]);
  });
});
