import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it, vi } from 'vitest';
import { testConfig } from '../../test/serving.ts';
import { silentLog } from '../log.ts';
import { botPool } from './pool.ts';
import type { WarmTask } from './worker.ts';

it('threads are warmed with what is to be played until they get no faster, and asked again by the next table', async () => {
  const pieces: WarmTask[] = [];
  const threads = {
    count: 1,
    think: async () => [],
    warm: async (task: WarmTask) => {
      pieces.push(task);
      await sleep(1);
      return pieces.length >= 3;
    },
    close: async () => {},
  };
  const bots = botPool(testConfig({}), threads, silentLog);
  bots.prepare('dbg', { seats: 3 });
  // One warm-up is enough for all who sit down meanwhile.
  bots.prepare('dbg', { seats: 4 });
  await vi.waitFor(() => expect(pieces.length).toBe(3));
  await sleep(10);
  expect(pieces.map(({ game, setup }) => [game, setup])).toEqual(Array(3).fill(['dbg', { seats: 3 }]));
  bots.prepare('dbg', { seats: 5 });
  await vi.waitFor(() => expect(pieces.length).toBe(4));
  expect(pieces[3].setup).toEqual({ seats: 5 });
});
