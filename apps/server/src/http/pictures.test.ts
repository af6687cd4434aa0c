import { expect, it } from 'vitest';
import { playOn, startServer } from '../../test/serving.ts';
import { Visitor } from '../client/visitor.ts';

/** A finished table of the deck-building game; Anna gives up soon. */
async function finished(url: string, spectators: boolean): Promise<string> {
  const anna = await Visitor.called(url, 'Anna <b>');
  const id = await anna.openTable({
    ...{ game: 'dbg', setup: { seats: 2, heroes: 'beginner' }, access: 'link', spectators, clock: null },
    seats: ['me', 'random'],
  });
  const table = await anna.sitDown(id);
  await table.say({ type: 'start' });
  await table.until(() => table.picture !== null);
  await playOn([table], 4);
  expect((await fetch(`${url}/games/${id}/1.svg`)).status).toBe(404);
  await table.say({ type: 'resign' });
  await table.until(() => table.mirror.table?.state === 'over');
  table.close();
  return id;
}

it('a moment of a finished game has a link with a picture, which other pages may show', async () => {
  const { url } = await startServer();
  const id = await finished(url, true);
  const get = (path: string, lang = 'en') => fetch(`${url}/games/${path}`, { headers: { 'Accept-Language': lang } });
  const own = await get(`${id}/3/0.svg`);
  expect(own.status).toBe(200);
  expect(own.headers.get('content-type')).toBe('image/svg+xml');
  expect(own.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  expect(own.headers.get('content-security-policy')).toContain("default-src 'none'");
  const [mine, theirs, watching] = await Promise.all(
    [own, await get(`${id}/3/1.svg`), await get(`${id}/3.svg`, 'de')].map((answer) => answer.text()),
  );
  // Each sees his own hand; who watches sees none, in his own language.
  expect(new Set([mine, theirs, watching]).size).toBe(3);
  expect(mine).toContain('Deck-Building Game');
  expect(watching).toContain('Deckbau-Spiel');
  expect(mine).not.toContain('<b>');
  const page = await get(`${id}/3/0`);
  const html = await page.text();
  expect(page.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  expect(html).toContain(`<meta property="og:image" content="${url}/games/${id}/3/0.svg">`);
  expect(html).toContain(`url=/#/replay/online/${id}/3/0`);
});

it('there is none of what nobody may see, and of nonsense', async () => {
  const { url } = await startServer();
  const id = await finished(url, false);
  const status = async (path: string) => (await fetch(`${url}/games/${path}`)).status;
  // Nobody watches at this table: its pictures are nobody's, either.
  expect([await status(`${id}/1.svg`), await status(`${id}/1/0`)]).toEqual([404, 404]);
  const open = await finished(url, true);
  for (const path of [
    'x/1.svg',
    `${open}/-1.svg`,
    `${open}/99999.svg`,
    `${open}/1/7.svg`,
    `${open}/1/9`,
    `${open}/.svg`,
    `${open}/1/2`,
  ]) {
    expect([path, await status(path)]).toEqual([path, 404]);
  }
});

it('drawing is charged by what has to be played again', async () => {
  const { url } = await startServer({ config: { rates: 0.0005 } });
  expect((await fetch(`${url}/games/${'x'.repeat(22)}/1.svg`)).status).toBe(429);
});
