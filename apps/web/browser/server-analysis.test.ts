/// <reference lib="dom" />
import { describe, expect, inject, it } from 'vitest';
import { Visitor } from '../../server/src/client/visitor.ts';
import { eventually } from '../../server/test/serving.ts';
import { violations } from './accessibility.ts';
import { alsoAs, answer, come, gameOf } from './club.ts';
import { visitor } from './visit.ts';

const ANSWERS = 24;

describe('a game at a table of the server', () => {
  it('is analysed there for those who sat at it, and shown to all who may see the game', {
    timeout: 120_000,
  }, async () => {
    const url = inject('url');
    const page = await come(url, 'Anna', { language: 'en' });
    const { id, lines } = await gameOf([await alsoAs(page, url), await Visitor.called(url, 'Bert')]);
    for (let given = 0; given < ANSWERS; given++) {
      await eventually(() => lines.some(({ picture }) => picture?.decision));
      await answer(lines.find(({ picture }) => picture?.decision)!, lines);
    }
    await lines[1].say({ type: 'resign' });
    await eventually(() => lines[0].mirror.table!.state === 'over');

    // The server does it, and says how far it has come.
    await page.goto(`/#/replay/online/${id}`);
    const worth = page.getByRole('complementary', { name: 'What was it worth?' });
    await worth.locator('[data-server-analyse]').click();
    await worth.getByRole('status').waitFor();
    await worth.getByRole('heading', { name: 'Turning points' }).waitFor({ timeout: 90_000 });
    expect(await page.locator('path.curve').count()).toBeGreaterThan(0);
    expect(await violations(page)).toEqual([]);

    // Whoever else may see the game finds it there, and need not ask for it.
    const stranger = await (await visitor({ language: 'en' })).newPage();
    await stranger.goto(`/#/replay/online/${id}`);
    await stranger.locator('path.curve').first().waitFor();
    expect(await stranger.locator('[data-analyse]').count()).toBe(0);
  });
});
