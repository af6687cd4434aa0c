import { Option } from '@tafelrunde/kernel';
import { describe, expect, it, vi } from 'vitest';
import { doctored, heads, onGain, opening } from '../test/doctored.ts';
import {
  type FuzzCrew,
  type FuzzedGame,
  type FuzzOptions,
  fuzz,
  fuzzGame,
  fuzzWith,
  listedAnswers,
  playChecked,
  stoppedGame,
} from './fuzz.ts';
import { sample } from './sample/index.ts';
import type { HoardMatch } from './sample/state.ts';

// Random play is slow where other programs run at the same time.
vi.setConfig({ testTimeout: 120_000 });

/** Three questions, which break in some games and not in others: whoever presses the first key twice loses a card. */
const brittle = opening({
  ask: {
    ask: (_m: HoardMatch, v: { asked?: number }) =>
      (v.asked ?? 0) >= 3
        ? null
        : {
            seat: 0,
            kind: 'mode',
            prompt: ['sample.ask.act'],
            options: [...'abcdef'].map((key) => new Option(key, 'kernel.option.yes')),
          },
    then: (m: HoardMatch, v: { asked?: number; typed?: number }, { id }: Option) => {
      v.asked = (v.asked ?? 0) + 1;
      if (id === 'a') v.typed = (v.typed ?? 0) + 1;
      if (v.typed === 2) m.s.zones[0].pop();
      m.jump('ask');
    },
  },
  over: (m: HoardMatch) => m.end({ winners: [0], reason: 'sample.end.deck' }),
});

/** A crew whose games come back in the opposite order in which they were begun. */
function slowCrew(options: FuzzOptions, size: number, begun: number[] = []): FuzzCrew {
  const waiting: (() => void)[] = [];
  return {
    size,
    play: (at) =>
      new Promise((resolve) => {
        begun.push(at);
        waiting.push(() => resolve(fuzzGame(brittle, at, options)));
        if (waiting.length === size) for (const done of waiting.splice(0).reverse()) done();
        else setImmediate(() => waiting.pop()?.());
      }),
  };
}

describe('a run', () => {
  it('counts its games and decisions and tells of both', () => {
    const told: (readonly number[])[] = [];
    const report = fuzz(sample, { games: 3, seed: 'told', progress: (...all) => told.push(all) });
    const each = [0, 1, 2].map((at) => fuzzGame(sample, at, { games: 3, seed: 'told' }).decisions);
    expect(each.every((n) => n > 0)).toBe(true);
    expect(told).toEqual([
      [1, each[0]],
      [2, each[0] + each[1]],
      [3, each[0] + each[1] + each[2]],
    ]);
    expect(report).toEqual({ game: 'sample', games: 3, decisions: told[2][1], violations: [] });
  });

  it('can be played in parts', () => {
    const whole = fuzz(sample, { games: 4, seed: 'parts' });
    const parts = [0, 3].map((from) => fuzz(sample, { games: from === 0 ? 3 : 1, from, seed: 'parts' }));
    expect(parts.map(({ games }) => games)).toEqual([3, 1]);
    expect(parts[0].decisions + parts[1].decisions).toBe(whole.decisions);
  });

  it('is of the seed that is given, or of one that is always the same', () => {
    const setups = (options: Partial<FuzzOptions>) =>
      fuzz(brittle, { games: 40, most: 1, ...options }).violations[0].seed;
    expect(setups({})).toMatch(/^fuzz-\d+$/);
    expect(setups({ seed: 'mine' })).toMatch(/^mine-\d+$/);
    expect(setups({ seed: 'mine', from: 30 })).toMatch(/^mine-[3-6]\d$/);
  });

  it('ends after three violations, or as many as one likes, or when somebody stops it', () => {
    expect(fuzz(brittle, { games: 400 }).violations).toHaveLength(3);
    expect(fuzz(brittle, { games: 400, most: 5 }).violations).toHaveLength(5);
    const stop = new AbortController();
    const stopped = fuzz(sample, { games: 9, signal: stop.signal, progress: (games) => games === 2 && stop.abort() });
    expect(stopped.games).toBe(2);
  });

  it('plays the set-up that is given', () => {
    const setup = { seats: 3 };
    expect(fuzz(brittle, { games: 60, most: 1, setup }).violations[0].setup).toEqual(setup);
    expect(stoppedGame(brittle, 7, { games: 1, setup }, 'gone').violation?.setup).toEqual(setup);
  });

  it('begins with the texts of cards, and does not play where these alone are too much', () => {
    const untitled = doctored({
      listCards: () => sample.listCards().map((card) => ({ ...card, title: { de: ' ', en: 'x' } })),
    });
    const report = fuzz(untitled, { games: 2, most: 1 });
    expect(report).toMatchObject({ games: 0, decisions: 0 });
    expect(report.violations[0]).toMatchObject({ invariant: 6, setup: null, seed: '', answers: [] });
    expect(fuzz(untitled, { games: 2 }).games).toBe(2);
  });
});

describe('a crew', () => {
  it.each([1, 2, 5])('of %i makes the same report as one who plays alone', async (size) => {
    for (const options of [{ games: 30 }, { games: 30, most: 2 }, { games: 6, from: 20, seed: 'crew' }]) {
      expect(await fuzzWith(brittle, options, slowCrew(options, size))).toEqual(fuzz(brittle, options));
    }
  });

  it('begins no game behind the last one, nor any when enough is broken', async () => {
    const begun: number[] = [];
    await fuzzWith(brittle, { games: 5, from: 10 }, slowCrew({ games: 5 }, 2, begun));
    expect(begun).toEqual([10, 11, 12, 13, 14]);
    const few: number[] = [];
    await fuzzWith(brittle, { games: 400, most: 1 }, slowCrew({ games: 400 }, 2, few));
    expect(few.length).toBeLessThan(100);
  });

  it('tells of games in their order', async () => {
    const told: number[] = [];
    await fuzzWith(brittle, { games: 7, most: 99, progress: (games) => told.push(games) }, slowCrew({ games: 7 }, 3));
    expect(told).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });
});

it('a game whose process stopped is reported with what it was', () => {
  const options = { games: 1, seed: 'lost' };
  const { decisions, violation } = stoppedGame(sample, 4, options, new Error('out of memory'));
  expect([decisions, violation?.invariant, violation?.seed, violation?.answers]).toEqual([0, 5, 'lost-4', []]);
  expect(violation?.what).toContain('out of memory');
  expect(violation?.setup).toMatchObject({ seats: expect.any(Number) });
  expect(stoppedGame(sample, 4, options, 'just words').violation?.what).toBe('just words');
});

describe('how much is checked', () => {
  /** How many views were looked at in a game: those of every seat, wherever all is checked. */
  const looks = (at: number, more: Partial<FuzzOptions> = {}): number => {
    let views = 0;
    const game = doctored({
      view: (m, viewer) => {
        views++;
        return sample.view(m, viewer);
      },
    });
    const { decisions } = fuzzGame(game, at, { games: 1, setup: { seats: 2 }, ...more });
    return views / decisions;
  };

  it('is everything in the first hundred games and in one of thirty-two behind them, and little in the others', () => {
    const full = looks(0);
    expect(full).toBeGreaterThan(3);
    for (const at of [99, 128, 160]) expect(looks(at)).toBeGreaterThan(full / 2);
    for (const at of [100, 127, 129]) expect(looks(at)).toBeLessThan(full / 4);
    expect(looks(127, { thorough: true })).toBeGreaterThan(full / 2);
  });
});

describe('a violation', () => {
  it('is shrunk, unless the game does not end', () => {
    const { violation } = [...Array(60).keys()]
      .map((at) => fuzzGame(brittle, at, { games: 1 }))
      .find((one) => one.violation) as FuzzedGame;
    expect(violation).toMatchObject({ answers: ['a', 'a'], invariant: 4, game: 'sample' });
    const endless = opening({
      ask: {
        ask: () => ({ seat: 0, kind: 'mode', prompt: ['sample.ask.act'], options: heads() }),
        then: (m: HoardMatch) => m.jump('ask'),
      },
    });
    expect(fuzzGame(endless, 0, { games: 1, longest: 40 }).violation?.answers).toHaveLength(40);
  });

  it('shows the way to an error, and nothing of who had it played', () => {
    const throwing = onGain(() => {
      throw new Error('never thought of that');
    });
    const { what } = fuzz(throwing, { games: 5, most: 1 }).violations[0];
    expect(what).toContain('never thought of that');
    expect(what).toContain('\n    at ');
    expect(what).not.toContain('playChecked');
    const wordy = onGain(() => {
      throw 'a word';
    });
    expect(fuzz(wordy, { games: 5, most: 1 }).violations[0].what).toBe('a word');
  });

  it('of another kind is no proof that fewer answers do', () => {
    // Pressing b breaks something else at once; only a twice is what was found.
    const run = playChecked(brittle, { seats: 2 }, 'x', listedAnswers(['z', 'a', 'y', 'b', 'a', 'c']));
    expect(run.broken?.invariant).toBe(4);
    expect(run.answers).toEqual(['a', 'b', 'a']);
    expect(playChecked(sample, { seats: 2 }, 'x', listedAnswers([])).answers).toEqual([]);
  });

  it('is also a refused option, and one more answer than a game may have', () => {
    const m = playChecked(sample, { seats: 2 }, 'x', (ids) => ids[0], 5);
    expect(m).toMatchObject({ decisions: 5, broken: { invariant: 5, message: 'no end after 5 answers' } });
    expect(playChecked(sample, { seats: 2 }, 'x', () => 'fly').broken).toMatchObject({ invariant: 5 });
  });
});
