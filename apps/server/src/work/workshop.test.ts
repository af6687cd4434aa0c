import { expect, it } from 'vitest';
import { silentLog } from '../log.ts';
import { NobodyWorks, type WorkQueue } from './queue.ts';
import type { Work } from './work.ts';
import { SpreadWorkshop, type Workshop } from './workshop.ts';

const work: Work = {
  ...{ kind: 'picture', game: 'dbg', position: 0, viewer: 0, names: [], lang: 'en' },
  record: { game: 'dbg', gameVersion: 1, setup: {}, seed: '', answers: [] },
};
const here: Workshop = { hands: 1, perform: async () => 'here', close: async () => {} };
const spread = (hands: number, ask: () => Promise<unknown>): SpreadWorkshop =>
  new SpreadWorkshop(here, { hands, ask } as unknown as WorkQueue, silentLog);

it('work goes to workers while there are any, and is done here otherwise', async () => {
  expect(await spread(3, async () => 'there').perform(work)).toBe('there');
  expect(await spread(0, async () => 'there').perform(work)).toBe('here');
  expect([spread(3, async () => '').hands, spread(0, async () => '').hands]).toEqual([3, 1]);
});

it('what no worker has done in time is done here; what cannot be done is not tried again', async () => {
  const nobody = async (): Promise<never> => {
    throw new NobodyWorks('late');
  };
  expect(await spread(1, nobody).perform(work)).toBe('here');
  const wrong = async (): Promise<never> => {
    throw new Error('no such thing');
  };
  await expect(spread(1, wrong).perform(work)).rejects.toThrow('no such thing');
});
