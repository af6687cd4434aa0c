import { expect, it } from 'vitest';
import { eventually, startServer, startTable } from '../test/serving.ts';
import { Clocks } from './rooms/thinking.ts';

const server = await startServer();

it('whoever runs out of time is played by a bot until he is back', async () => {
  const { tables } = await startTable(server.url, 2, { clock: { per: 'decision', seconds: 5 } });
  const [anna, bert] = tables;
  const { position } = anna.picture!;
  // The least that can be set is five seconds; the bot then answers at once.
  await eventually(() => bert.mirror.chat.some(({ event }) => event === 'out-of-time'), 20_000);
  await eventually(() => anna.picture!.position > position);
  expect(anna.mirror.table?.seats[0].bot).toBe('random');
  await anna.say({ type: 'stand-in', seat: 0, level: null });
  expect(anna.mirror.table?.seats[0].bot).toBe('');
}, 40_000);

it('time for the whole game is what a person has not used yet, also after a restart', () => {
  const clocks = new Clocks({ per: 'game', seconds: 60 }, [12_000, 0]);
  expect([clocks.left(0), clocks.left(1)]).toEqual([48, 60]);
  expect(new Clocks({ per: 'game', seconds: 60 }, [90_000]).left(0)).toBe(0);
  expect(new Clocks({ per: 'decision', seconds: 60 }, [90_000]).left(0)).toBe(60);
  expect(new Clocks({ per: 'decision', seconds: 86_400 }, []).left(0)).toBe(null);
  expect(new Clocks(null, []).left(0)).toBe(null);
});
