import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { lookFor } from './theme.ts';

const read = (file: string): string => readFileSync(fileURLToPath(new URL(file, import.meta.url)), 'utf8');
const css = read('./tokens.css');
const blockOf = (start: string): Map<string, string> => {
  const block = css.slice(css.indexOf(start));
  return new Map(
    [...block.slice(0, block.indexOf('\n}')).matchAll(/^ {2}(--[\w-]+): ([^;]+);/gm)].map(([, name, value]) => [
      name!,
      value!,
    ]),
  );
};
const dark = blockOf(':root {');
const themes = {
  dark,
  light: new Map([...dark, ...blockOf('[data-theme="light"]')]),
  contrast: new Map([...dark, ...blockOf('[data-theme="contrast"]')]),
};

type Rgb = readonly [number, number, number];

/** A colour with what shines through it. */
function colour(theme: ReadonlyMap<string, string>, name: string, under: Rgb = [0, 0, 0]): Rgb {
  const digits = theme.get(name)!.slice(1);
  const wide = digits.length <= 4 ? [...digits].map((digit) => digit + digit).join('') : digits;
  const part = (at: number): number => Number.parseInt(wide.slice(at, at + 2), 16);
  const alpha = wide.length === 8 ? part(6) / 255 : 1;
  return [0, 2, 4].map((at, i) => part(at) * alpha + under[i]! * (1 - alpha)) as unknown as Rgb;
}

function luminance(rgb: Rgb): number {
  const [r, g, b] = rgb.map((value) => {
    const share = value / 255;
    return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as unknown as Rgb;
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: Rgb, b: Rgb): number {
  const [high, low] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

const grounds = ['--ground', '--ground-felt', '--ground-between', '--ground-board'];
const surfaces = [
  '--surface-panel',
  '--surface-inset',
  '--surface-field',
  '--surface-raised',
  '--surface-prompt',
  '--surface-sheet',
];
const texts = ['--text', '--text-soft', '--text-muted', '--text-good', '--text-bad', '--gold', '--highlight'];
const inks = ['--ink', '--ink-soft', '--ink-gold', '--ink-link', '--ink-good', '--ink-bad'];
const frames = [...dark.keys()].filter(
  (name) => name.startsWith('--frame-') && dark.get(name)!.length === 7 && name !== '--frame-mark',
);

describe.each(Object.entries(themes))('the %s theme', (name, theme) => {
  const least = name === 'contrast' ? 7 : 4.5;
  const ratio = (over: string, under: Rgb): number => contrast(colour(theme, over, under), under);

  it('sets text on every ground and surface so that it can be read', () => {
    const ground = colour(theme, '--ground');
    const under = [...grounds.map((one) => colour(theme, one)), ...surfaces.map((one) => colour(theme, one, ground))];
    const weak = texts
      .flatMap((text) => under.map((one, at) => [text, at, ratio(text, one)] as const))
      .filter(([, , found]) => found < least);
    expect(weak).toEqual([]);
  });

  it('sets ink on paper, and letters on gold', () => {
    const paper = colour(theme, '--paper');
    expect(inks.filter((ink) => ratio(ink, paper) < 4.5)).toEqual([]);
    for (const gold of ['--gold', '--highlight']) expect(ratio('--on-gold', colour(theme, gold))).toBeGreaterThan(4.5);
  });

  it('sets titles on frames, and numbers on tokens', () => {
    expect(frames.length).toBeGreaterThan(7);
    expect(frames.filter((frame) => ratio('--on-frame', colour(theme, frame)) < 4.5)).toEqual([]);
    for (const token of ['resource', 'damage', 'progress', 'other'])
      expect(ratio('--on-token', colour(theme, `--token-${token}`))).toBeGreaterThan(4.5);
  });

  it('draws lines that mean something at three to one', () => {
    for (const line of ['--highlight', '--gold', '--harm', '--mark'])
      expect([line, ratio(line, colour(theme, '--ground')) >= 3]).toEqual([line, true]);
  });
});

it('a theme only gives new values to names that the dark one has', () => {
  for (const theme of [blockOf('[data-theme="light"]'), blockOf('[data-theme="contrast"]')]) {
    expect([...theme.keys()].filter((name) => !dark.has(name))).toEqual([]);
    expect(theme.size).toBeGreaterThan(40);
  }
});

it('titles can be read on the frames of every game', () => {
  const files = ['lcg', 'tcg', 'runebound'].map((game) => read(`./games/${game}/tokens.css`));
  const own = new Map(
    files.flatMap((file) =>
      [...file.matchAll(/^ {2}(--(?:lcg|culture|site|deck)-[\w-]+): (#[0-9a-f]{6});/gm)].map(
        ([, name, value]) => [name!, value!] as const,
      ),
    ),
  );
  expect(own.size).toBeGreaterThan(30);
  const weak = [...own.keys()].filter((name) => contrast(colour(dark, '--on-frame'), colour(own, name)) < 4.5);
  expect(weak).toEqual([]);
});

it('the theme is the one chosen, or the one that the system wishes for', () => {
  const none = { light: false, contrast: false };
  expect(lookFor('auto', none)).toBe('dark');
  expect(lookFor('auto', { light: true, contrast: false })).toBe('light');
  expect(lookFor('auto', { light: true, contrast: true })).toBe('contrast');
  expect(lookFor('dark', { light: true, contrast: true })).toBe('dark');
});
