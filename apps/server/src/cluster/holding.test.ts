import { describe, expect, it } from 'vitest';
import { HandJobs } from '../../test/hand-jobs.ts';
import { silentLog } from '../log.ts';
import { Holding } from './holding.ts';

/** A database that answers when it is told to, and a clock that goes on when it is told to. */
async function holdingByHand() {
  const answers: (() => void)[] = [];
  const store = {
    beat: () => new Promise<void>((answer) => answers.push(answer)),
    claim: async () => ({ epoch: 1, owner: null }),
    release: async () => {},
    retire: async () => {},
    livingNodes: async () => [],
  };
  let time = 0;
  const jobs = new HandJobs();
  const holding = new Holding(store, silentLog, { jobs, now: () => time });
  let lapses = 0;
  holding.lapsed = () => lapses++;
  const begun = holding.begin();
  answers.shift()?.();
  await begun;
  return {
    holding,
    lapses: () => lapses,
    pass: (milliseconds: number) => {
      time += milliseconds;
    },
    tick: () => jobs.doNow('sign of life'),
    answer: async () => {
      answers.shift()?.();
      await new Promise((resolve) => setImmediate(resolve));
    },
  };
}

describe('what a node holds', () => {
  it('is its own as long as it says in time that it lives', async () => {
    const { holding, lapses, pass, tick, answer } = await holdingByHand();
    for (let i = 0; i < 10; i++) {
      pass(700);
      await tick();
      await answer();
      expect(holding.valid).toBe(true);
    }
    expect(lapses()).toBe(0);
  });

  it('is not its own any more once that time has run out', async () => {
    const { holding, lapses, pass, tick, answer } = await holdingByHand();
    pass(3000);
    expect(holding.valid).toBe(false);
    await tick();
    expect(lapses()).toBe(1);
    await answer();
    expect(holding.valid).toBe(true);
  });

  it('is let go of after standing still, also if the answer to a beat from before is heard first', async () => {
    const { holding, lapses, pass, tick, answer } = await holdingByHand();
    pass(700);
    await tick();
    pass(10_000);
    await answer();
    expect(holding.valid).toBe(false);
    expect(lapses()).toBe(1);
    await tick();
    await answer();
    expect(holding.valid).toBe(true);
    expect(lapses()).toBe(1);
  });

  it('is let go of if a beat was answered in time and the answer heard too late', async () => {
    const { lapses, pass, tick, answer } = await holdingByHand();
    // Two beats are under way; the second was sent late enough to be worth something when both are heard.
    pass(700);
    await tick();
    pass(2200);
    await tick();
    await answer();
    await answer();
    expect(lapses()).toBe(1);
  });
});
