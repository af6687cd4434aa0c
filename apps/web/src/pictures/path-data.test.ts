import { icons } from '@iconify-json/game-icons';
import { describe, expect, it } from 'vitest';
import { inkBox } from './ink-box.ts';
import { onGrid } from './path-data.ts';

describe('a drawing on whole numbers', () => {
  it.each([
    ['points that are given by where they lie', 'M1.2 3.4L10.6 3.3L10.6 20Z', 'm1 3h10v17z'],
    ['points that are given by how far they are', 'm1.2 3.4l9.4-.1v16.7z', 'm1 3h10v17z'],
    ['commands that are not repeated', 'M0 0 10 10 20 5 30 30', 'm0 0l10 10 10-5 10 25'],
    ['curves of all kinds', 'M0 0C1.4 2 3 4.6 5 5s4.4-2 5-5q2 2.3 4 0t4 0', 'm0 0c1 2 3 5 5 5s4-2 5-5q2 2 4 0t4 0'],
    ['the flags of arcs, written together', 'M10 10a4.25 4.25 0 018.5 0', 'm10 10a4.3 4.3 0 0 1 8.5 0'],
    ['a line of no length', 'M5 5l.2.2l10 10', 'm5 5l10 10'],
    ['what follows a closed figure', 'M10 10h10v10zl5 5', 'm10 10h10v10zl5 5'],
  ])('%s', (_, path, expected) => {
    expect(onGrid(path)).toBe(expected);
  });

  it('may be finer', () => {
    expect(onGrid('M1.2 3.4L10.6 3.3L10.6 20Z', 0.5)).toBe('m1 3.5h9.5v16.5z');
  });

  it('lets no error grow along the way', () => {
    expect(inkBox(onGrid(`M0 0${'l.4.4'.repeat(1000)}`))).toEqual({ x: 0, y: 0, w: 400, h: 400 });
  });

  it('keeps a circle that is a single arc', () => {
    const { x, y, w, h } = inkBox(onGrid('M100.3 60.2a40 40 0 1 1-.1 0z'));
    for (const [is, was] of [
      [x, 60.3],
      [y, 60.2],
      [w, 80],
      [h, 80],
    ])
      expect(Math.abs(is! - was!)).toBeLessThan(1.5);
  });

  it('is the same drawing, and a third shorter', () => {
    const paths = Object.values(icons.icons)
      .filter((_, at) => at % 5 === 0)
      .map(({ body }) => /^<path fill="currentColor" d="([^"]+)"\/>$/.exec(body)?.[1])
      .filter((path) => path !== undefined);
    let [before, after] = [0, 0];
    const moved: string[] = [];
    for (const path of paths) {
      const short = onGrid(path);
      before += path.length;
      after += short.length;
      const [a, b] = [inkBox(path), inkBox(short)];
      const off = Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y), Math.abs(a.w - b.w), Math.abs(a.h - b.h));
      if (!(off < 2)) moved.push(`${off} ${path.slice(0, 60)}`);
    }
    expect(moved).toEqual([]);
    expect(after / before).toBeLessThan(0.68);
  });
});
