import { connect } from '@nats-io/transport-node';
import { afterAll, describe, expect, it } from 'vitest';
import { nats, withoutEngines } from '../../test/engines.ts';
import { eventually } from '../../test/serving.ts';
import { workerAt } from '../../test/worker.ts';
import { NobodyWorks, WorkQueue } from './queue.ts';
import type { Work } from './work.ts';

/** A tenth of what is usual: a worker that vanishes is missed sooner. */
const patience = { thoughts: 400, series: 400 };
const one = { hands: 1, patience };

let prefixes = 0;
const closing: (() => Promise<void>)[] = [];
afterAll(async () => {
  for (const close of closing) await close();
});

async function queueAlone() {
  const { url } = await nats();
  const prefix = `work${++prefixes}`;
  const line = await connect({ servers: url });
  closing.push(() => line.close());
  return { url, prefix, queue: await WorkQueue.open(line, prefix, patience) };
}

/** A piece of work that a test can tell from others; what is done with it the test says itself. */
const piece = (n: number): Work => ({ kind: 'puzzles', wanted: { game: 'dbg', seed: 'seed', n } });
const thought = (n: number): Work => ({
  kind: 'help',
  task: { game: 'dbg', state: n, round: { luck: [0, 0, 0, 0], deals: [], plans: [] } as never, milliseconds: 1 },
});
const numberOf = (work: Work): number =>
  work.kind === 'puzzles' ? work.wanted.n : work.kind === 'help' ? (work.task.state as number) : -1;

describe.skipIf(withoutEngines)('work for others', () => {
  it('is done by whoever is there, each piece once', async () => {
    const { url, prefix, queue } = await queueAlone();
    const done: [string, number][] = [];
    const by = (name: string) => async (work: Work) => {
      done.push([name, numberOf(work)]);
      await new Promise((resolve) => setTimeout(resolve, 2));
      return numberOf(work) * 10;
    };
    await workerAt(url, prefix, by('one'), one);
    await workerAt(url, prefix, by('two'), one);
    await eventually(() => queue.hands === 2);
    const all = Array.from({ length: 30 }, (_, n) => n);
    expect(await Promise.all(all.map((n) => queue.ask(piece(n))))).toEqual(all.map((n) => n * 10));
    expect(done.map(([, n]) => n).sort((a, b) => a - b)).toEqual(all);
    expect(new Set(done.map(([name]) => name))).toEqual(new Set(['one', 'two']));
  });

  it('is done by another if a worker vanishes in the middle of it', async () => {
    const { url, prefix, queue } = await queueAlone();
    let begun = 0;
    const first = await workerAt(url, prefix, () => new Promise(() => begun++), one);
    const waiting = queue.ask(piece(1));
    await eventually(() => begun === 1);
    await first.vanish();
    await workerAt(url, prefix, async (work) => `done ${numberOf(work)}`, one);
    expect(await waiting).toBe('done 1');
  });

  it('waits for a worker that is busy for long as long as that one gives signs', async () => {
    const { url, prefix, queue } = await queueAlone();
    let tries = 0;
    const slow = async (): Promise<string> => {
      tries++;
      // Longer than a worker without a sign is waited for.
      await new Promise((resolve) => setTimeout(resolve, 1200));
      return 'at last';
    };
    await workerAt(url, prefix, slow, one);
    await workerAt(url, prefix, slow, one);
    expect(await queue.ask(thought(1))).toBe('at last');
    expect(tries).toBe(1);
  });

  it('that nobody does in time fails, and is not done later', async () => {
    const { url, prefix, queue } = await queueAlone();
    await expect(queue.ask(thought(7), 50)).rejects.toThrow(NobodyWorks);
    const done: number[] = [];
    await workerAt(url, prefix, async (work) => done.push(numberOf(work)), one);
    await queue.ask(thought(8), 5000);
    expect(done).toEqual([8]);
  });

  it('that fails says why, and the worker goes on', async () => {
    const { url, prefix, queue } = await queueAlone();
    const moody = async (work: Work): Promise<string> => {
      if (numberOf(work) === 1) throw new Error('cannot be done');
      return 'done';
    };
    await workerAt(url, prefix, moody, one);
    await expect(queue.ask(piece(1))).rejects.toThrow('cannot be done');
    expect(await queue.ask(piece(2))).toBe('done');
  });

  it('knows how many hands there are, and at once when one goes', async () => {
    const { url, prefix, queue } = await queueAlone();
    expect(queue.hands).toBe(0);
    expect(await queue.somebodyWorks(0)).toBe(false);
    const three = await workerAt(url, prefix, async () => null, { ...one, hands: 3 });
    await workerAt(url, prefix, async () => null, one);
    await eventually(() => queue.hands === 4);
    await three.leave();
    await eventually(() => queue.hands === 1);
  });

  it('of other rules is left to those who have them', async () => {
    const { url, prefix, queue } = await queueAlone();
    const done: string[] = [];
    const by = (name: string) => async () => done.push(name);
    await workerAt(url, prefix, by('older'), { ...one, rules: () => 'dbg/0' });
    const waiting = queue.ask(piece(1));
    await workerAt(url, prefix, by('today'), one);
    await waiting;
    expect(done).toEqual(['today']);
  });
});
