/// <reference lib="dom" />
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadMaker, runSeries, type Series, summarize } from '@tafelrunde/lab';
import { describe, expect, it } from 'vitest';
import { violations } from './accessibility.ts';
import { startPage } from './visit.ts';

describe('the lab', () => {
  it.each([
    ['lcg', 'random', 24],
    ['dbg', 'random,steady', 24],
  ] as const)('says the same of %s as the command line', { timeout: 120_000 }, async (game, bots, games) => {
    const page = await startPage({ language: 'en' });
    await page.goto(`/#/lab/${game}`);
    await page.locator('[name="bots"]').fill(bots);
    await page.locator('[name="games"]').fill(String(games));
    await page.locator('[name="seed"]').fill('figures');
    await page.getByRole('button', { name: 'Let them play' }).click();
    const [file] = await Promise.all([
      page.waitForEvent('download', { timeout: 100_000 }),
      page.getByRole('button', { name: 'JSON' }).click({ timeout: 100_000 }),
    ]);
    const place = join(mkdtempSync(join(tmpdir(), 'lab-')), 'said.json');
    await file.saveAs(place);
    const said: unknown = JSON.parse(readFileSync(place, 'utf8'));
    const maker = await loadMaker(game);
    const series: Series = {
      ...{ game, tables: [maker.table({})], rotate: !maker.cooperative, seed: 'figures', games },
      bots: bots.split(',').map((level) => ({ level: level as 'random' | 'steady' })),
    };
    const results = await runSeries(series, { cores: 1 });
    expect(said).toEqual(JSON.parse(JSON.stringify(summarize(series, results, maker.cooperative))));
    expect(await page.locator('.report svg').count()).toBeGreaterThan(1);
    expect(await violations(page)).toEqual([]);
  });

  it('compares, maps match-ups, refuses nonsense in words, and stops', { timeout: 120_000 }, async () => {
    const page = await startPage({ language: 'de' });
    await page.goto('/#/lab/dbg');
    await page.locator('[name="bots"]').fill('nobody');
    await page.getByRole('button', { name: 'Spielen lassen' }).click();
    expect(await page.locator('[role="alert"]').innerText()).toContain('nobody');
    await page.locator('[name="bots"]').fill('steady');
    await page.locator('[name="what"]').selectOption('duel');
    await page.getByRole('button', { name: 'Spielen lassen' }).click();
    await page.getByText('steady ist besser als random').waitFor({ timeout: 60_000 });
    await page.locator('[name="what"]').selectOption('map');
    await page.locator('[name="games"]').fill('6');
    await page.getByRole('button', { name: 'Spielen lassen' }).click();
    await page.locator('td.cell').nth(3).waitFor({ timeout: 60_000 });
    await page.locator('[name="what"]').selectOption('series');
    await page.locator('[name="games"]').fill('50000');
    await page.getByRole('button', { name: 'Spielen lassen' }).click();
    await page.getByRole('button', { name: 'Anhalten' }).click();
    await page.getByRole('button', { name: 'Spielen lassen' }).waitFor({ timeout: 60_000 });
    await page.evaluate('scrollTo(0, 0)');
    expect(await violations(page)).toEqual([]);
  });
});
