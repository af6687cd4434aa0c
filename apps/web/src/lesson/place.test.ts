import { describe, expect, it } from 'vitest';
import { arrowBetween, type Box, crosses, overlap, placeNote } from './place.ts';

const box = (left: number, top: number, width: number, height: number): Box => ({ left, top, width, height });
const window = box(0, 0, 1000, 600);

describe('the note of a lesson', () => {
  it('lies beside what it speaks of, in free room', () => {
    const target = box(400, 200, 100, 140);
    const note = placeNote({ width: 300, height: 160 }, window, [{ box: target, weight: 1000 }], target);
    expect(overlap(note, target)).toBe(0);
    expect(Math.hypot(note.left + 150 - 450, note.top + 80 - 270)).toBeLessThan(260);
  });

  it('rather covers what does not matter than what does', () => {
    const left = { box: box(0, 0, 500, 600), weight: 20 };
    const right = { box: box(500, 0, 500, 600), weight: 1 };
    const note = placeNote({ width: 300, height: 160 }, window, [left, right], box(100, 100, 50, 50));
    expect(overlap(note, left.box)).toBe(0);
  });

  it('stays on the side from which its arrow does not cross the question', () => {
    const question = { box: box(0, 280, 1000, 60), weight: 1000, crossing: 6000 };
    const target = box(450, 420, 100, 100);
    const note = placeNote({ width: 300, height: 120 }, window, [question, { box: target, weight: 1000 }], target);
    expect(note.top).toBeGreaterThan(340);
  });

  it('fits into a window that is hardly larger', () => {
    const note = placeNote({ width: 380, height: 200 }, box(0, 0, 390, 844), [], box(0, 0, 10, 10));
    expect([note.left, note.top]).toEqual([8, 8]);
  });
});

describe('its arrow', () => {
  it('runs from edge to edge', () => {
    expect(arrowBetween(box(0, 0, 100, 100), box(300, 0, 100, 100))).toEqual({ x1: 100, y1: 50, x2: 300, y2: 50 });
  });

  it('crosses what lies between, and not where it ends', () => {
    const wall = box(100, 0, 20, 100);
    expect(crosses({ x: 0, y: 50 }, { x: 200, y: 50 }, wall)).toBe(true);
    expect(crosses({ x: 0, y: 50 }, { x: 110, y: 50 }, wall)).toBe(false);
    expect(crosses({ x: 0, y: 150 }, { x: 200, y: 150 }, wall)).toBe(false);
  });
});
