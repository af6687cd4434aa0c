import { expect, it } from 'vitest';
import { fitText, titleSize } from './fit.ts';

const size = (text: string): number => Number.parseFloat(text);

it('a longer title is set smaller, but never so small that nobody can read it', () => {
  const [short, long, longest] = ['Faramir', 'Überraschungsangriff', 'Bestienmeister Dol Guldurs'].map((title) =>
    size(titleSize(title)),
  );
  expect(short).toBe(13);
  expect(long).toBeLessThan(short!);
  expect(Math.min(long!, longest!)).toBeGreaterThanOrEqual(7);
});

it('a short text leaves room for the picture, a long one takes it', () => {
  expect(fitText([30], 1.4, false)).toEqual({ size: '10cqw', picture: true });
  expect(fitText([260], 1.4, true).picture).toBe(false);
  expect(size(fitText([260], 1.4, true).size)).toBeGreaterThan(5);
});

it('a higher card has larger text', () => {
  expect(size(fitText([200], 1.8, false).size)).toBeGreaterThan(size(fitText([200], 1.4, false).size));
});
