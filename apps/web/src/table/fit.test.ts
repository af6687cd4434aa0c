import { expect, it } from 'vitest';
import { fitsWhole, parted, titleSize } from './fit.ts';

const none = { corner: false, emblem: false };
const size = (title: string, signs = none): number => Number.parseFloat(titleSize(title, signs));

it('a longer title is set smaller, and signs beside it leave it less room', () => {
  const [short, long, longest] = ['Faramir', 'Überraschungsangriff', 'Bestienmeister Dol Guldurs'].map((title) =>
    size(title),
  );
  expect(short).toBe(9.5);
  expect(long).toBeLessThan(short!);
  expect(Math.min(long!, longest!)).toBeGreaterThanOrEqual(6);
  expect(size('Überraschungsangriff', { corner: true, emblem: true })).toBeLessThan(long!);
});

it('the whole text stands on a large card if it takes no more than 45 % of it', () => {
  expect(fitsWhole([], 1.4)).toBe(true);
  expect(fitsWhole([200], 1.4)).toBe(true);
  expect(fitsWhole([280], 1.4)).toBe(false);
  expect(fitsWhole([60, 60, 60, 60], 1.4)).toBe(false);
});

it('a higher card has room for more text, a lower one for less', () => {
  expect(fitsWhole([280], 1.8)).toBe(true);
  expect(fitsWhole([200], 0.9)).toBe(false);
});

it('long words say where they may be parted, short ones stay whole', () => {
  expect(parted('Faramir')).toBe('Faramir');
  expect(parted('Wächter der Veste')).toBe('Wächter der Veste');
  const shown = (title: string): string => parted(title).replaceAll('\u00ad', '-');
  expect(shown('Überraschungsangriff')).toBe('Über-ra-schungs-angriff');
  expect(shown('Kundschafterumhang')).toBe('Kund-schaf-te-rum-hang');
  expect(parted('Überraschungsangriff').replaceAll('\u00ad', '')).toBe('Überraschungsangriff');
});
