import { connect } from '@nats-io/transport-node';
import { afterAll, describe, expect, it } from 'vitest';
import { nats, withoutEngines } from '../../test/engines.ts';
import { eventually } from '../../test/serving.ts';
import { workerAt } from '../../test/worker.ts';
import { silentLog } from '../log.ts';
import { WorkQueue } from '../work/queue.ts';
import { SpreadThreads } from './spread.ts';
import type { BotTask } from './worker.ts';

let prefixes = 0;
const closing: (() => Promise<void>)[] = [];
afterAll(async () => {
  for (const close of closing) await close();
});

const task = (n: number): BotTask =>
  ({ game: 'dbg', level: 'keen', state: n, luck: [0, 0, 0, 0], budget: { milliseconds: 100 } }) as BotTask;

/** One thread here that is busy until it is told otherwise, and a queue to others. */
async function oneThread() {
  const { url } = await nats();
  const prefix = `spread${++prefixes}`;
  const line = await connect({ servers: url });
  closing.push(() => line.close());
  const queue = await WorkQueue.open(line, prefix);
  const here: { readonly n: unknown; done(): void }[] = [];
  const own = {
    count: 1,
    think: ({ state }: BotTask) =>
      new Promise<readonly string[]>((resolve) => here.push({ n: state, done: () => resolve(['here']) })),
    close: async () => {},
  };
  return { url, prefix, queue, here, threads: new SpreadThreads(own, queue, silentLog) };
}

describe.skipIf(withoutEngines)('thoughts of bots', () => {
  it('are had here as long as there is a thread, and by workers when there is none', async () => {
    const { url, prefix, queue, here, threads } = await oneThread();
    await workerAt(url, prefix, async () => ['elsewhere'], { hands: 1 });
    await eventually(() => queue.hands === 1);
    expect(threads.count).toBe(2);
    const first = threads.think(task(1));
    expect(await threads.think(task(2))).toEqual(['elsewhere']);
    expect(here.map(({ n }) => n)).toEqual([1]);
    here[0].done();
    expect(await first).toEqual(['here']);
    expect(threads.elsewhere).toBe(1);
  });

  it('are had here after all if the worker does not answer in time', async () => {
    const { url, prefix, queue, here, threads } = await oneThread();
    const hanging = await workerAt(url, prefix, () => new Promise(() => {}), { hands: 1 });
    await eventually(() => queue.hands === 1);
    void threads.think(task(1));
    const second = threads.think(task(2));
    await eventually(() => here.length === 2);
    for (const { done } of here) done();
    expect(await second).toEqual(['here']);
    await hanging.vanish();
  });

  it('need no worker', async () => {
    const { here, threads } = await oneThread();
    expect(threads.count).toBe(1);
    const [one, two] = [threads.think(task(1)), threads.think(task(2))];
    for (const { done } of here) done();
    expect(await Promise.all([one, two])).toEqual([['here'], ['here']]);
  });
});
