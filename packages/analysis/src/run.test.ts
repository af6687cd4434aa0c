import { describe, expect, test } from 'vitest';
import type { Course } from './course.ts';
import type { Job } from './judge.ts';
import type { Sample } from './judgement.ts';
import { analyse, type Crew, type RunOptions } from './run.ts';

/** Two seats decide in turns: six decisions, the second seat wins. */
const course: Course = {
  ...{ game: 'made-up', answers: 6, seats: 2, results: [0, 1] },
  choices: [0, 1, 2, 3, 4, 5].map((position) => ({
    position,
    seat: position % 2,
    marks: { round: 1 + (position >> 1) },
  })),
  events: [{ at: 4, words: ['spider.revealed'] }],
};

/** The value of what was chosen, of what the rules of thumb would choose, and of a third option, at each position. */
const VALUES: readonly (readonly [played: number, thumb: number, other: number])[] = [
  [0.6, 0.5, 0.4],
  [0.5, 0.5, 0.5],
  [0.3, 0.7, 0.2],
  [0.5, 0.5, 0.5],
  [0.1, 0.1, 0.1],
  [0.9, 0.9, 0.2],
];

function crew(hands: number, jobs: Job[] = []): Crew {
  return {
    hands,
    async judge(job): Promise<Sample> {
      jobs.push(job);
      const { position, deals } = job;
      const row = (value: number) => new Array<number>(deals).fill(value);
      const [played, thumb, other] = VALUES[position];
      return {
        ...{ position, seat: position % 2, prompt: ['ask'], group: '', played: 'p', thumb: 't' },
        options: [
          { id: 't', label: ['thumb'], results: row(thumb) },
          { id: 'p', label: ['played'], results: row(played) },
          { id: 'o', label: ['other'], results: row(other) },
        ],
      };
    },
  };
}

const run = (options: RunOptions = {}, hands = 1, jobs: Job[] = []) =>
  analyse(course, crew(hands, jobs), { quick: 400, ...options });

describe('an analysis', () => {
  test('tells luck from choices, and both add up to what became of the game', async () => {
    const { seats } = await run();
    const [first, second] = seats;
    expect(first.points.map(({ value }) => value)).toEqual([0.6, 0.3, 0.1].map((value) => expect.closeTo(value)));
    expect(first.choice).toBeCloseTo(0.1 - 0.4);
    expect(first.start + first.choice + first.luck).toBeCloseTo(0);
    // From 0.6 to 0.7, from 0.3 to 0.1, and from 0.1 to a loss.
    expect(first.luck).toBeCloseTo(0.1 - 0.2 - 0.1);
    expect(second.start + second.choice + second.luck).toBeCloseTo(1);
  });

  test('marks where the game turned, with what else there was', async () => {
    const { turningPoints } = await run();
    expect(turningPoints).toContainEqual({
      ...{ position: 2, seat: 0, kind: 'mistake', change: expect.closeTo(-0.4), error: expect.any(Number) },
      ...{ what: ['played'], instead: ['thumb'] },
    });
    expect(turningPoints).toContainEqual({
      ...{ position: 0, seat: 0, kind: 'stroke', change: expect.closeTo(0.1), error: expect.any(Number) },
      ...{ what: ['played'], instead: ['thumb'] },
    });
    expect(turningPoints).toContainEqual(
      expect.objectContaining({ position: 5, kind: 'luck', change: expect.closeTo(0.4), what: ['spider.revealed'] }),
    );
    expect(turningPoints.map(({ position }) => position)).toEqual(
      turningPoints.map(({ position }) => position).sort((a, b) => a - b),
    );
  });

  test('says nothing of what is not sure', async () => {
    const { turningPoints } = await run({ quick: 2 });
    expect(turningPoints).toEqual([]);
  });

  test('judges only the seats that are asked for', async () => {
    const { judged, seats } = await run({ seats: [1] });
    expect(judged.map(({ position }) => position)).toEqual([1, 3, 5]);
    expect(seats.map(({ seat }) => seat)).toEqual([1]);
  });

  test('is the same on one core and on many', async () => {
    expect(await run({ deep: 100 }, 3)).toEqual(await run({ deep: 100 }, 1));
  });

  test('looks again, on other deals, where something seems to have turned', async () => {
    const jobs: Job[] = [];
    const { judged } = await run({ quick: 10, deep: 100 }, 1, jobs);
    const again = jobs.slice(6);
    expect(again.map(({ position }) => position)).toContain(2);
    expect(again.length).toBeLessThan(6);
    expect(again.every(({ block, deals }) => block > 0 && deals === 100)).toBe(true);
    expect(judged.find(({ position }) => position === 2)?.deals).toBe(110);
  });

  test('gives what it has found when it is stopped, and says how far it has come', async () => {
    const told: string[] = [];
    let done = 0;
    const { judged } = await run({
      stopped: () => done >= 2,
      progress(now, total, soFar) {
        done = now;
        told.push(`${now}/${total} ${soFar().judged.length}`);
      },
    });
    expect(judged).toHaveLength(2);
    expect(told).toEqual(['1/6 1', '2/6 2']);
  });
});
