import { describe, expect, it } from 'vitest';
import { bytesOf } from './bytes.ts';
import { type BenchSide, firstUnlike, pairUp, pairUpBytes, pairUpCold, ratioOfPairs, shareSetups } from './pair.ts';

/** A side that needs so many milliseconds for each unit, and writes down what it did. */
function side(name: string, each: number, log: string[] = [], rest: Partial<BenchSide> = {}): BenchSide {
  return {
    work: async (task, seed, times) => {
      log.push(`${name} ${task} ${seed} ×${times}`);
      return { done: times, spent: times * each };
    },
    bytes: async () => each * 100,
    cold: async (_task, _seed, milliseconds) => ({ done: milliseconds / each, spent: milliseconds }),
    course: async (from) => from,
    play: async (setups) => setups ?? [],
    ...rest,
  };
}

describe('pairUp', () => {
  it('says how many times as fast the new side is', async () => {
    const found = await pairUp(side('old', 3), side('new', 2), 'decisions', { milliseconds: 1000, warm: 500 });
    expect(found!.ratio).toBeCloseTo(1.5);
    expect(found!.low).toBeCloseTo(1.5);
    expect(found!.before).toBeCloseTo(1000 / 3);
    expect(found!.now).toBeCloseTo(500);
  });

  it('lets both do the same work with the same luck, and neither always first', async () => {
    const log: string[] = [];
    await pairUp(side('old', 1, log), side('new', 1, log), 'clone', { milliseconds: 240, warm: 120 });
    const rounds = log.filter((line) => line.includes('round'));
    expect(rounds.slice(0, 4)).toEqual([
      'old clone round 0 ×120',
      'new clone round 0 ×120',
      'new clone round 1 ×120',
      'old clone round 1 ×120',
    ]);
  });

  it('does not count what is played warm', async () => {
    let asked = 0;
    const warming = side('old', 1, [], {
      work: async (_task, _seed, times) => ({ done: times, spent: times * (asked++ < 5 ? 10 : 1) }),
    });
    const found = await pairUp(warming, side('new', 1), 'steady', { milliseconds: 600, warm: 5000 });
    expect(found!.ratio).toBeCloseTo(1);
  });

  it('shows by its interval how much rounds differ', async () => {
    let asked = 0;
    const unsteady = side('old', 1, [], {
      work: async (_task, _seed, times) => ({ done: times, spent: times * (asked++ % 3 === 0 ? 2 : 1) }),
    });
    const { ratio, low, high } = (await pairUp(unsteady, side('new', 1), 'value', { milliseconds: 2000, warm: 0 }))!;
    expect(low).toBeLessThan(ratio - 0.02);
    expect(high).toBeGreaterThan(ratio + 0.02);
  });

  it('is null where one of them cannot do it', async () => {
    const unable = side('old', 1, [], { work: async () => null });
    const options = { milliseconds: 10, warm: 0 };
    expect(await pairUp(unable, side('new', 1), 'greedy', options)).toBeNull();
    expect(await pairUp(side('old', 1), unable, 'greedy', options)).toBeNull();
  });
});

it('lets both play what the older one draws and the newer one knows', async () => {
  const played: Record<string, unknown> = {};
  const knowing = (name: string, own: readonly string[]) =>
    side(name, 1, [], {
      play: async (setups) => {
        const kept = setups === null ? own : setups.filter((setup) => own.includes(setup as string));
        played[name] = kept;
        return kept;
      },
    });
  await shareSetups(knowing('old', ['a', 'b', 'lost']), knowing('new', ['b', 'a', 'added']));
  expect(played).toEqual({ old: ['a', 'b'], new: ['a', 'b'] });
});

it('says by how much pairs of processes differ', () => {
  const pair = (ratio: number) => ({ before: 100, now: 100 * ratio, ratio, low: ratio, high: ratio });
  expect(ratioOfPairs([pair(1.2)])).toEqual(pair(1.2));
  const { before, now, ratio, low, high } = ratioOfPairs([pair(1), pair(1.21)]);
  expect([before, now]).toEqual([100, expect.closeTo(110.5)]);
  expect(ratio).toBeCloseTo(1.1);
  expect(low).toBeLessThan(1);
  expect(high).toBeGreaterThan(1.21);
});

it('compares fresh processes and bytes', async () => {
  expect((await pairUpCold(side('old', 4), side('new', 2), 'playouts'))!.ratio).toBeCloseTo(2);
  expect(await pairUpBytes(side('old', 4), side('new', 2), 'decisions')).toMatchObject({
    before: 400,
    now: 200,
    ratio: 0.5,
  });
});

it('asks fresh processes of both for the same work, with other luck each time', async () => {
  const asked: unknown[] = [];
  const noting = (name: string): BenchSide =>
    side(name, 2, [], {
      cold: async (...work) => {
        asked.push([name, ...work]);
        return { done: 1, spent: 2 };
      },
    });
  await pairUpCold(noting('old'), noting('new'), 'playouts');
  const rounds = [0, 1, 2].flatMap((round) => [
    ['old', 'playouts', `cold ${round}`, 1000],
    ['new', 'playouts', `cold ${round}`, 1000],
  ]);
  expect(asked).toEqual(rounds);
});

it('finds the first games that do not run alike', async () => {
  const other = side('old', 1, [], { course: async (from) => (from < 300 ? from : -1) });
  expect(await firstUnlike(other, side('new', 1), 1000)).toBe(300);
  expect(await firstUnlike(other, side('new', 1), 250)).toBeNull();
});

it('counts bytes only where the collector did not come', () => {
  let used = 0;
  let looks = 0;
  const heap = (): number => {
    looks++;
    // Every fourth look comes after a collection.
    used = looks % 4 === 0 ? 0 : used + 500;
    return used;
  };
  expect(bytesOf({ batch: 1, once: () => 5 }, [0, 0, 0, 0], heap)).toBe(100);
  expect(bytesOf({ batch: 1, once: () => 5 }, [0, 0, 0, 0], () => 7)).toBeNull();
});
