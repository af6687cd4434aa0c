/// <reference lib="dom" />
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { violations } from './accessibility.ts';
import { startPage } from './visit.ts';

/** Games as the page itself keeps them. */
function games(): [string, string][] {
  const kept = (id: string, game: string, setup: object, about: object): [string, string][] => [
    [`tafelrunde.save.${id}`, JSON.stringify({ game, gameVersion: 1, setup, seed: 's', answers: ['a', 'b'] })],
    [
      `tafelrunde.about.${id}`,
      JSON.stringify({
        game,
        at: Date.UTC(2026, 0, Number(id) + 1),
        title: { de: id, en: id },
        played: 600_000,
        ...about,
      }),
    ],
  ];
  const wood = { scenario: 'mirkwood', players: [{ starter: 'leadership' }] };
  return [
    ...kept('1', 'lcg', wood, { state: 'won', seats: ['human'], score: 120 }),
    ...kept('2', 'lcg', wood, { state: 'lost', seats: ['human'], luck: -0.2 }),
    ...kept('3', 'lcg', { ...wood, scenario: 'anduin' }, { state: 'lost', seats: ['human'], peeked: true }),
    ...kept('4', 'dbg', { seats: 2 }, { state: 'won', seats: ['human', 'keen'], heroes: ['frodo'] }),
  ];
}

it.each([
  ['en', 'wide'],
  ['de', 'narrow'],
] as const)('one’s own games are counted, filtered and taken along (%s, %s)', async (language, size) => {
  const page = await startPage({ language, size });
  await page.goto('/#/statistics');
  await page
    .getByText(language === 'en' ? 'No game has been finished yet.' : 'Noch ist keine Partie zu Ende')
    .waitFor();
  await page.evaluate((all) => {
    for (const [key, value] of all) localStorage.setItem(key, value);
  }, games());
  await page.reload();
  const rate = page.locator('.rate');
  await rate.waitFor();
  expect(await rate.innerText()).toMatch(/50 % .*4 (games|Partien)/);
  await page.locator('canvas').nth(3).waitFor();
  // Heroes of a ready-made deck are known by name, and so is who was played against.
  await page.getByText('Aragorn (3)').waitFor();
  expect(await page.locator('main').innerText()).toContain(
    language === 'en' ? 'with bots (keen) (1)' : 'mit Bots (scharf) (1)',
  );
  expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0);
  expect(await violations(page)).toEqual([]);
  await page.locator('[name="game"]').selectOption('lcg');
  expect(await rate.innerText()).toMatch(/33 %/);
  await page.locator('[name="peeked"]').uncheck();
  expect(await rate.innerText()).toMatch(/50 % .*2 /);
  const [file] = await Promise.all([page.waitForEvent('download'), page.locator('[data-csv]').click()]);
  const place = join(mkdtempSync(join(tmpdir(), 'statistics-')), 'games.csv');
  await file.saveAs(place);
  const lines = readFileSync(place, 'utf8').trim().split('\r\n');
  expect(lines).toHaveLength(3);
  expect(lines[2]).toMatch(/^2026-01-03.*,lcg,false,false,false,mirkwood,leadership,/);
  await page.locator('[name="scenario"]').selectOption('mirkwood');
  await page.locator('[name="days"]').selectOption('7');
  expect(await page.locator('.rate').count()).toBe(0);
});
