import { afterEach, expect, it, vi } from 'vitest';
import { Rate } from '../../src/http/rates.ts';
import { eventually, playOn, startServer, startTable } from '../serving.ts';

afterEach(() => void vi.restoreAllMocks());

it('a rematch counts as a new table: nobody gets more of them by playing on and on', async () => {
  const { url } = await startServer({ config: { rates: 1 } });
  const { visitors, tables } = await startTable(url, 2);
  await tables[0].say({ type: 'resign' });
  // All the tables that one address may open now.
  const wish = { game: 'sample', setup: { seats: 2 }, access: 'link', spectators: true, clock: null, seats: ['me'] };
  let opened = 200;
  for (let i = 0; i < 20 && opened === 200; i++) opened = (await visitors[0].ask('POST', '/tables', wish)).status;
  expect(opened).toBe(429);
  await tables[0].until(() => tables[0].mirror.table?.state === 'over');
  expect(await tables[0].say({ type: 'rematch' })).toMatchObject({ type: 'refused', code: 'too-fast' });
  expect(tables[0].mirror.table!.next).toBe(null);
});

it('looking costs what is sent, and what is played again for it', async () => {
  const { url } = await startServer();
  const { tables } = await startTable(url, 2);
  const [anna] = tables;
  await playOn(tables, 4);
  await anna.say({ type: 'resign' });
  await eventually(() => anna.mirror.table?.state === 'over');
  const { position } = anna.picture!;
  const prices: number[] = [];
  const limit = { most: Number.POSITIVE_INFINITY };
  vi.spyOn(Rate.prototype, 'allows').mockImplementation((_sender, price = 1) => {
    prices.push(price);
    return price < limit.most;
  });
  let reply = '';
  anna.heard = (text) => {
    if (text.startsWith('{"type":"look"')) reply = text;
  };
  const look = (to: number) => anna.say({ type: 'look', position: to, viewer: 0 });
  expect((await look(position)).type).toBe('look');
  expect(prices).toContain(reply.length);
  const whole = Math.max(...prices.filter((price) => price !== reply.length));
  expect(whole).toBeGreaterThanOrEqual(position * 100);
  // The next step only costs what it sends.
  prices.length = 0;
  expect((await look(position)).type).toBe('look');
  expect(prices.filter((price) => price > 200)).toEqual([reply.length]);
  limit.most = reply.length;
  expect(await look(position)).toMatchObject({ type: 'refused', code: 'too-fast' });
});
