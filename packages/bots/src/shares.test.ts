import { describe, expect, test } from 'vitest';
import { type Helper, type Round, Shares } from './shares.ts';

const luck: Round['luck'] = [1, 2, 3, 4];
const A = ['a'];
const B = ['b'];
const C = ['c'];
const PLANS = [A, B, C];

/** Of every plan in a deal something else comes, whoever tries it. */
const rowOf = (deal: number, plans: Round['plans']): number[] =>
  plans.map((plan) => deal * 10 + PLANS.findIndex((one) => one[0] === plan[0]));

/** Helpers who are done with a share when the test says so. */
class Hands {
  readonly given: (readonly number[])[][];
  private readonly open: (() => void)[][];
  readonly crew: readonly Helper[];

  constructor(count: number) {
    this.given = Array.from({ length: count }, () => []);
    this.open = Array.from({ length: count }, () => []);
    this.crew = this.given.map(
      (given, at): Helper =>
        (round) => {
          given.push(round.deals);
          // As a message, so that nothing is known again by being the same object.
          const { deals, plans } = structuredClone(round);
          return new Promise((resolve) => this.open[at].push(() => resolve(deals.map((deal) => rowOf(deal, plans)))));
        },
    );
  }

  /** One of them is done with what it has. */
  async done(at: number): Promise<void> {
    this.open[at].shift()!();
    await new Promise((resolve) => setImmediate(resolve));
  }
}

const deals = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, i) => from + i);
const always = () => 1000;

describe('deals of a round', () => {
  test('go a share at a time to whoever is free, and come back in their order', async () => {
    const hands = new Hands(2);
    const shares = new Shares(() => hands.crew, always);
    const rows = shares.tryAll({ luck, deals: deals(1, 8), plans: PLANS });
    expect(hands.given).toEqual([[[1, 2]], [[3, 4]]]);
    await hands.done(1);
    await hands.done(1);
    expect(hands.given[1]).toEqual([
      [3, 4],
      [5, 6],
      [7, 8],
    ]);
    await hands.done(1);
    await hands.done(0);
    expect(await rows).toEqual(deals(1, 8).map((deal) => rowOf(deal, PLANS)));
  });

  test('of the next round are tried by whoever would have to wait, and not tried again', async () => {
    const hands = new Hands(2);
    const shares = new Shares(() => hands.crew, always);
    const first = shares.tryAll({ luck, deals: deals(1, 4), plans: PLANS });
    await hands.done(1);
    await hands.done(1);
    await hands.done(1);
    expect(hands.given).toEqual([[[1]], [[2], [3], [4], [5]]]);
    await hands.done(0);
    expect(await first).toEqual(deals(1, 4).map((deal) => rowOf(deal, PLANS)));
    // One plan has been given up since deal 5 was given out with all three.
    const second = shares.tryAll({ luck, deals: deals(5, 8), plans: [A, C] });
    await hands.done(1);
    await hands.done(0);
    await hands.done(1);
    await hands.done(0);
    expect(await second).toEqual(deals(5, 8).map((deal) => rowOf(deal, [A, C])));
    const given = hands.given.flat(2);
    expect(new Set(given).size).toBe(given.length);
  });

  test('nobody goes on by himself for more than a round', async () => {
    const hands = new Hands(2);
    const shares = new Shares(() => hands.crew, always);
    void shares.tryAll({ luck, deals: deals(1, 4), plans: PLANS });
    for (let i = 0; i < 7; i++) await hands.done(1);
    expect(hands.given[1].flat()).toEqual(deals(2, 8));
  });
});

describe('what is not done', () => {
  const round: Round = { luck, deals: deals(1, 4), plans: PLANS };
  const good: Helper = async ({ deals: asked, plans }) => asked.map((deal) => rowOf(deal, plans));
  const late: Helper = async () => [];

  test('is left out, and whoever had no time is not asked again in this round', async () => {
    let asked = 0;
    const counted: Helper = async () => {
      asked++;
      return [];
    };
    const rows = await new Shares(() => [counted, good], always).tryAll(round);
    expect(rows).toEqual([2, 3, 4].map((deal) => rowOf(deal, PLANS)));
    expect(asked).toBe(1);
  });

  test('may be all of it, also if nobody helps', async () => {
    expect(await new Shares(() => [late, late], always).tryAll(round)).toEqual([]);
    expect(await new Shares(() => [], always).tryAll(round)).toEqual([]);
  });

  test('is tried again if there is time after all', async () => {
    const steps: Helper[] = [good, late, good];
    let step = 0;
    const crew = () => [((asked, left) => steps[Math.min(step++, 2)](asked, left)) as Helper];
    const shares = new Shares(crew, always);
    const one = (deal: number): Round => ({ luck, deals: [deal], plans: PLANS });
    expect(await shares.tryAll(one(1))).toHaveLength(1);
    expect(await shares.tryAll(one(2))).toEqual([]);
    expect(await shares.tryAll(one(2))).toEqual([rowOf(2, PLANS)]);
  });

  test('by somebody who fails is told to whoever asked', async () => {
    const broken: Helper = () => Promise.reject(new Error('gone'));
    await expect(new Shares(() => [good, broken], always).tryAll(round)).rejects.toThrow('gone');
  });
});

test('others may want the cores: who helps is asked before each share, with the time that is left', async () => {
  const asked = [0, 0];
  const left: number[] = [];
  let free = 2;
  let clock = 100;
  const helpers = asked.map(
    (_, at): Helper =>
      async ({ deals: some, plans }, milliseconds) => {
        asked[at]++;
        left.push(milliseconds);
        await Promise.resolve();
        free = 1;
        return some.map((deal) => rowOf(deal, plans));
      },
  );
  const shares = new Shares(
    () => helpers.slice(0, free),
    () => clock--,
  );
  expect(await shares.tryAll({ luck, deals: deals(1, 12), plans: PLANS })).toHaveLength(12);
  expect(asked).toEqual([2, 1]);
  expect(left).toEqual([100, 99, 98]);
});
