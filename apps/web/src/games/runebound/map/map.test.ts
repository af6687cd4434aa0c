import { hexes } from '@tafelrunde/runebound';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { centres, HEX_HEIGHT, mapSize, type Point } from '../geometry.ts';
import { terrainOf } from '../terrain.ts';
import { drawMap, drawPart, GEM, meets, passes, standing } from './land.ts';
import { aroundAll, edgesOf } from './reach.ts';
import { type Box, svgOf } from './stroke.ts';
import { ROAD_WIDTH, rivers, roads } from './ways.ts';

const things = standing();
const whole: Box = { left: 0, top: 0, right: mapSize.width, bottom: mapSize.height };
const gemAt = ({ x, y }: Point): Box => ({
  left: x - GEM.w / 2,
  top: y - GEM.up,
  right: x + GEM.w / 2,
  bottom: y + GEM.down,
});
const wild = things.filter(({ what }) => what !== 'building');

describe('the drawn map', () => {
  it('is the same whenever it is drawn', () => {
    expect(drawMap()).toEqual(drawMap());
  });

  it('holds nothing but strokes, in few inks, and is small enough to be drawn at once', () => {
    const strokes = drawMap();
    expect(new Set(strokes.flatMap(({ fill, line }) => [fill, line])).size).toBeLessThan(60);
    expect(strokes.length).toBeLessThan(5000);
    const svg = svgOf(strokes, whole);
    expect(/NaN|undefined|Infinity|style=|<(?:image|filter|script)/.exec(svg)).toBe(null);
    expect(svg.length).toBeLessThan(600_000);
  });

  it('shows what every hex is by shapes: trees, peaks and hills where they belong, a building on every place', () => {
    const wrong = hexes.flatMap(({ site }, hex) => {
      const here = things.filter((thing) => thing.hex === hex);
      const terrain = terrainOf(hex);
      const built = here.filter(({ what }) => what === 'building').length;
      if (built !== (site === '' ? 0 : 1)) return [`${built} buildings on ${hex}`];
      if (site === 'city' || terrain === 'plains') return [];
      const grown = here.filter(({ what }) => what === terrain).length;
      const least = terrain === 'water' ? 0 : terrain === 'forest' ? 5 : site === '' ? 2 : 1;
      return grown < least || here.some(({ what }) => what !== 'building' && what !== terrain)
        ? [`${grown} ${terrain} on ${hex}`]
        : [];
    });
    expect(wrong).toEqual([]);
  });

  it('draws every road and every river of the board', () => {
    const near = (lines: readonly (readonly Point[])[], { x, y }: Point, most: number): boolean =>
      lines.some((line) => line.some((point) => Math.hypot(point.x - x, point.y - y) < most));
    const missing = hexes.flatMap(({ neighbours, edges }, hex) =>
      neighbours.flatMap((other, i) => {
        const [a, b] = [centres[hex]!, centres[other]!];
        const half = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
        const { road, river } = edges[i]!;
        return near(roads.lines, half, 1) === road && near(rivers.lines, half, 1) === river ? [] : [[hex, other]];
      }),
    );
    expect(missing).toEqual([]);
  });

  it('lets nothing stand where a gem or a road lies', () => {
    const gems = hexes.flatMap(({ gem }, hex) => (gem < 0 ? [] : [gemAt(centres[hex]!)]));
    expect(gems.length).toBeGreaterThan(20);
    expect(things.filter(({ box }) => gems.some((gem) => meets(gem, box)))).toEqual([]);
    const onRoad = wild.filter(({ box }) =>
      roads.lines.some((line) => line.some((to, i) => i > 0 && passes(box, line[i - 1]!, to, ROAD_WIDTH / 2))),
    );
    expect(onRoad).toEqual([]);
  });

  it('goes from back to front, and keeps everything on the sheet', () => {
    const feet = things.map(({ box }) => box.bottom);
    expect(feet).toEqual([...feet].sort((a, b) => a - b));
    expect(things.filter(({ box }) => box.left < 0 || box.top < -6 || box.right > mapSize.width)).toEqual([]);
  });
});

describe('a part of the map', () => {
  const box = { left: 455, top: 55, right: 605, bottom: 155 };
  const part = drawPart(box);

  it('is a small picture that shows what stands there as the whole map does', () => {
    expect(part.length).toBeLessThan(60_000);
    expect(part.length).toBeGreaterThan(10_000);
    expect(/NaN|undefined|Infinity|style=/.exec(part)).toBe(null);
    const here = things.filter((thing) => meets(box, thing.box));
    expect(here.some(({ what }) => what === 'building')).toBe(true);
    for (const { strokes } of here) for (const { d } of strokes) expect(part).toContain(d);
    const away = things.filter((thing) => !meets({ ...box, left: 400, right: 660, top: 0, bottom: 210 }, thing.box));
    for (const { strokes } of away.slice(0, 50)) expect(part).not.toContain(strokes.at(-1)!.d);
  });
});

describe('a line that passes a box', () => {
  const box = { left: 0, top: 0, right: 10, bottom: 10 };
  it.each([
    ['through it', { x: -5, y: 5 }, { x: 15, y: 5 }, 0, true],
    ['inside', { x: 4, y: 4 }, { x: 5, y: 5 }, 0, true],
    ['before it', { x: -5, y: 5 }, { x: -2, y: 5 }, 0, false],
    ['before it, but near', { x: -5, y: 5 }, { x: -2, y: 5 }, 3, true],
    ['past a corner', { x: -6, y: 5 }, { x: 5, y: -6 }, 0, false],
    ['beside it, upright', { x: 12, y: -50 }, { x: 12, y: 50 }, 1, false],
  ])('%s', (_, from, to, near, does) => {
    expect(passes(box, from, to, near)).toBe(does);
  });
});

describe('the line around a reach', () => {
  /** Whether a point lies inside closed lines, by the even-odd rule. */
  const inside = (d: string, { x, y }: Point): boolean => {
    const loops = d
      .split('Z')
      .filter(Boolean)
      .map((loop) =>
        loop
          .slice(1)
          .split('L')
          .map((pair) => pair.split(' ').map(Number)),
      );
    let odd = false;
    for (const loop of loops) {
      loop.forEach(([ax = 0, ay = 0], i) => {
        const [bx = 0, by = 0] = loop[(i + 1) % loop.length]!;
        if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) odd = !odd;
      });
    }
    return odd;
  };

  it('encloses exactly the hexes of the reach, whatever its shape', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat({ max: hexes.length - 1 }), { maxLength: 40 }), (list) => {
        const area = new Set(list);
        const d = aroundAll(area);
        const found = hexes.flatMap((_, hex) =>
          inside(d, { x: centres[hex]!.x + 1, y: centres[hex]!.y + 1 }) ? [hex] : [],
        );
        expect(found).toEqual([...area].sort((a, b) => a - b));
      }),
    );
  });

  it('runs along edges of single hexes only', () => {
    const all = new Set(hexes.keys());
    const edges = edgesOf(all);
    for (const { from, to } of edges)
      expect(Math.hypot(from.x - to.x, from.y - to.y)).toBeCloseTo(HEX_HEIGHT / Math.sqrt(3), 5);
    expect(aroundAll(all).match(/M/g)).toHaveLength(1);
    expect(aroundAll(new Set())).toBe('');
  });
});
