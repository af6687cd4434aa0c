import { below, seedWords } from '@tafelrunde/kernel';
import { expect, test } from 'vitest';
import { fit, guess, lossOf } from './fit.ts';

const luck = seedWords('fit');
const uniform = (): number => below(luck, 1 << 20) / (1 << 20);

/** Positions whose ends follow known weights: the first feature matters more and more, the second not at all. */
function positions(count: number) {
  return Array.from({ length: count }, () => {
    const features = [2 * uniform() - 1, 2 * uniform() - 1];
    const time = uniform();
    const chance = 1 / (1 + Math.exp(-(0.5 + features[0] * (1 + 2 * time))));
    return { features, time, won: uniform() < chance ? 1 : 0 };
  });
}

test('weights are found again, with how they change as time passes', () => {
  const weights = fit(positions(20_000));
  expect(weights[0][0]).toBeCloseTo(0.5, 0);
  expect(weights[1][0]).toBeGreaterThan(0.6);
  expect(weights[1][0]).toBeLessThan(1.4);
  expect(weights[1][0] + weights[1][1]).toBeGreaterThan(2.4);
  expect(Math.abs(weights[2][0]) + Math.abs(weights[2][1])).toBeLessThan(0.4);
});

test('what was learnt guesses better than the mean on what was not learnt from', () => {
  const weights = fit(positions(2000));
  const unseen = positions(2000);
  const mean = unseen.reduce((sum, { won }) => sum + won, 0) / unseen.length;
  expect(lossOf(unseen, (position) => guess(weights, position))).toBeLessThan(lossOf(unseen, () => mean) - 0.05);
});

test('nothing to learn is learnt from noise', () => {
  const noise = positions(2000).map((seen) => ({ ...seen, won: below(luck, 2) }));
  const weights = fit(noise);
  for (const [early, late] of weights) expect(Math.abs(early) + Math.abs(late)).toBeLessThan(1.2);
});

test('weights of a kind are held close to those of all: few positions hardly change them, many do', () => {
  const all = fit(positions(5000));
  const lost = positions(4000).map((seen) => ({ ...seen, won: 0 }));
  expect(fit([], all)).toEqual(all);
  const few = fit(lost.slice(0, 4), all);
  const many = fit(lost, all);
  expect(Math.abs(few[0][0] - all[0][0])).toBeLessThan(0.2);
  expect(many[0][0]).toBeLessThan(all[0][0] - 2);
});
