import { describe, expect, it } from 'vitest';
import { mean, report, share } from './report.ts';
import { playGame } from './series.ts';

/** Whole games take a while on a busy machine. */
const LONG = 60_000;

describe('balance runs', () => {
  it.each(['margath', 'vorakesh'] as const)(
    'play whole games of %s, the same for the same seed',
    (scenario) => {
      const game = playGame(scenario, 2, 3, 'test');
      expect(new Set(game.heroes.map(({ hero }) => hero)).size).toBe(2);
      expect(game.rounds).toBeGreaterThan(12);
      expect(playGame(scenario, 2, 3, 'test')).toEqual(game);
    },
    LONG,
  );

  it('give every mean and every share its error', () => {
    expect(mean([1, 1, 1])).toEqual({ mean: 1, error: 0 });
    expect(mean([0, 2]).error).toBeCloseTo(1.96 * Math.sqrt(2 / 2), 5);
    expect(share(0, 0)).toBe('–');
    expect(share(50, 100)).toBe('50.0 % (40.4–59.6)');
  });

  it(
    'are reported beside the targets of the design',
    () => {
      const text = report(1, 'test');
      expect(text).toContain('## The Corpse King');
      expect(text).toContain('| 20–27 |');
    },
    LONG,
  );
});
