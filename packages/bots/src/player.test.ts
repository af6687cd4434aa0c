import { dbg } from '@tafelrunde/dbg';
import { type Match, resignId, seedWords, startMatch } from '@tafelrunde/kernel';
import { sample } from '@tafelrunde/testing';
import { describe, expect, it } from 'vitest';
import type { Bot, Thought } from './bot.ts';
import { spread } from './candidates.ts';
import { levelFor, luckAt, playerOf } from './player.ts';

function begun(): Match {
  const started = startMatch(dbg, { seats: 2 }, 'player');
  if (!started.ok) throw new Error('refused');
  return started.value as unknown as Match;
}

const luck = seedWords('player');

/** A bot that takes the first option, plans what comes next and saves a little each time; and what it was asked. */
function planner(rest: readonly string[], asked: (number | undefined)[] = []): Bot {
  const choose: Bot['choose'] = (_sight, { options }, _random, thought) => {
    asked.push(thought?.saved);
    if (thought) {
      thought.rest = rest;
      thought.saved = (thought.saved ?? 0) + 0.5;
      thought.words = ['bots.why.plain'];
    }
    return options[0];
  };
  return {
    level: 'keen',
    choose,
    think: async (...given) => choose(...(given.slice(0, 4) as Parameters<typeof choose>)),
  };
}

const crew = { hands: 1 } as never;
/** An answer that is there again at the next question: the last one of the first two. */
function nextIds(): readonly string[] {
  const match = begun();
  match.take(match.decision()!.options[0]);
  return match.decision()!.options.map(({ id }) => id);
}

describe.each(['choose', 'think'] as const)('somebody who is to %s', (how) => {
  const answer = async (player: ReturnType<typeof playerOf>, match: Match, thought?: Thought) => {
    const option =
      how === 'choose' ? player.choose(match, luck, thought) : await player.think(match, luck, crew, thought);
    match.take(option);
    return option.id;
  };

  it('follows what was planned without being asked again, and says so', async () => {
    const asked: (number | undefined)[] = [];
    const wanted = nextIds().at(-1)!;
    const player = playerOf(dbg as never, null, planner([wanted, 'later'], asked));
    const match = begun();
    await answer(player, match);
    const thought: Thought = { words: null };
    expect(await answer(player, match, thought)).toBe(wanted);
    expect(thought).toMatchObject({ words: ['bots.why.planned'], rest: ['later'] });
    expect(asked).toHaveLength(1);
    expect(player.say(thought.words!, 'en')).toMatch(/\.$/);
  });

  it('is asked anew where nothing was planned, where the plan is not offered, and where another answer came between', async () => {
    for (const [plan, between] of [
      [[], false],
      [['no such answer'], false],
      [[nextIds().at(-1)!], true],
    ] as const) {
      const asked: (number | undefined)[] = [];
      const player = playerOf(dbg as never, null, planner(plan, asked));
      const match = begun();
      await answer(player, match);
      if (between) match.take(match.decision()!.options[0]);
      await answer(player, match);
      expect(asked).toHaveLength(2);
    }
  });

  it('has what its seat has saved in this game, and nothing of other games or seats', async () => {
    const asked: (number | undefined)[] = [];
    const player = playerOf(dbg as never, null, planner([], asked));
    const match = begun();
    await answer(player, match);
    await answer(player, match);
    await answer(player, begun());
    expect(asked).toEqual([0, 0.5, 0]);
    const { seat } = match.decision()!;
    while (match.decision()!.seat === seat) match.take(match.decision()!.options.at(-1)!);
    await answer(player, match);
    expect(asked.at(-1)).toBe(0);
  });

  it('is told by whoever keeps account of it what was saved', async () => {
    const asked: (number | undefined)[] = [];
    const player = playerOf(dbg as never, null, planner([], asked));
    const thought: Thought = { words: null, saved: 3 };
    await answer(player, begun(), thought);
    expect([asked, thought.saved]).toEqual([[3], 3.5]);
  });

  it('is not asked when the game is over', async () => {
    const player = playerOf(dbg as never, null, planner([]));
    const match = begun();
    match.answer(resignId(0));
    await expect((async () => answer(player, match))()).rejects.toThrow('the game is over');
  });
});

it('whoever cannot share a thought chooses alone, and keeps no account if it does not think ahead', async () => {
  const asked: (number | undefined)[] = [];
  const { choose } = planner([], asked);
  const player = playerOf(dbg as never, null, { level: 'steady', choose });
  const match = begun();
  expect((await player.think(match, luck, crew)).id).toBe(match.decision()!.options[0].id);
  player.choose(match, luck);
  expect(asked).toEqual([0, undefined]);
  expect(player.level).toBe('steady');
});

it('the level that is wished is played, or the strongest that there is', () => {
  expect([levelFor('dbg', 'master'), levelFor('dbg', 'random')]).toEqual(['master', 'random']);
  expect([levelFor(sample.id, 'master'), levelFor(sample.id, 'random')]).toEqual(['random', 'random']);
  expect(luckAt('a', 1, 2)).toEqual(seedWords('a:1:bot:2'));
});

it('of very many options some are thought about, spread over all of them, and all of few', () => {
  const range = (n: number): number[] => Array.from({ length: n }, (_, i) => i);
  expect(spread(range(23))).toEqual(range(23));
  expect(spread(range(46))).toEqual(range(23).map((i) => 2 * i));
  expect(spread(range(24))).toHaveLength(23);
  for (const n of [24, 60, 999]) {
    const found = spread(range(n));
    expect([found.length, found[0]]).toEqual([23, 0]);
    expect(found.every((one, i) => i === 0 || (one > found[i - 1] && one < n))).toBe(true);
    expect(n - found.at(-1)!).toBeLessThanOrEqual(Math.ceil(n / 23));
  }
});
