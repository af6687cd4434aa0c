import { rule } from '@tafelrunde/testing/rule';
import { describe, expect, it } from 'vitest';
import { FACES, isCompass } from './dice.ts';
import {
  ANY_DIE,
  type At,
  cityHexes,
  DECKS,
  distance,
  EVERY_TERRAIN,
  gemHexes,
  gemOn,
  hexAt,
  hexes,
  hexesOf,
  isWilderness,
  nearer,
  needBetween,
  needOf,
  sitesOf,
  TERRAIN,
  within,
} from './map.ts';
import { regions } from './regions.ts';

const need = (from: At, to: At): number => needBetween(hexAt(from), hexAt(to));
const count = (test: (hex: (typeof hexes)[number]) => boolean): number => hexes.filter(test).length;

describe('the board', () => {
  rule(['RB-SPACE-01', 'RB-SILENT-06'], 'has 203 hexes, each of one of five terrains', () => {
    expect(hexes.length).toBe(203);
    const counts = Object.values(TERRAIN).map((terrain) => count((hex) => hex.terrain === terrain));
    expect(counts).toEqual([125, 26, 24, 16, 8]);
    expect(count((hex) => hex.terrain === EVERY_TERRAIN)).toBe(4);
  });

  it('knows neighbours on both sides of every edge, with the same river, road and bridge', () => {
    hexes.forEach((hex, i) => {
      expect(hex.neighbours.length).toBeGreaterThanOrEqual(2);
      expect(hex.neighbours.length).toBeLessThanOrEqual(6);
      hex.neighbours.forEach((other, e) => {
        const back = hexes[other].neighbours.indexOf(i);
        expect(back).toBeGreaterThanOrEqual(0);
        expect(hexes[other].edges[back]).toEqual(hex.edges[e]);
      });
    });
  });

  it('has 38 river edges, 27 road edges and 2 bridges, which cross rivers', () => {
    const edges = hexes.flatMap((hex, i) => hex.edges.filter((_, e) => hex.neighbours[e] > i));
    expect(edges.filter(({ river }) => river).length).toBe(38);
    expect(edges.filter(({ road }) => road).length).toBe(27);
    expect(edges.filter(({ bridge }) => bridge).length).toBe(2);
    expect(edges.every(({ bridge, river }) => !bridge || river)).toBe(true);
  });

  it('has 27 gems, nine for each deck, none of them far from any hex', () => {
    expect(gemHexes.length).toBe(27);
    DECKS.forEach((_, deck) => {
      expect(count((hex) => hex.gem === deck)).toBe(9);
    });
    expect(gemHexes.map((hex) => gemOn[hex])).toEqual(gemHexes.map((_, gem) => gem));
    const toGem = hexes.map((_, hex) => Math.min(...gemHexes.map((gem) => distance(hex, gem))));
    expect(Math.max(...toGem)).toBe(3);
  });

  rule(['RB-SPACE-04', 'RB-SPACE-05'], 'has four cities of every terrain', () => {
    expect(cityHexes.map((hex) => hexes[hex].region)).toEqual(['tamalir', 'forge', 'dawnsmoor', 'riverwatch']);
    expect([...cityHexes].sort((a, b) => a - b)).toEqual(sitesOf('city'));
    for (const hex of cityHexes) expect(hexes[hex].terrain).toBe(EVERY_TERRAIN);
  });

  it('has five towns, shrines and fortresses each, and every place can be reached', () => {
    for (const site of ['town', 'shrine', 'fortress'] as const) expect(sitesOf(site).length).toBe(5);
    const [tamalir] = hexesOf('tamalir');
    for (let hex = 0; hex < hexes.length; hex++) expect(distance(tamalir, hex)).toBeLessThan(20);
  });

  rule(['RB-SPACE-03', 'RB-SILENT-07'], 'gives the sites that the manual names the terrain that it names', () => {
    expect(hexes[hexesOf('sundergard')[0]]).toMatchObject({ site: 'fortress', terrain: TERRAIN.plains });
    expect(hexes[hexesOf('cavern-town')[0]]).toMatchObject({ site: 'town', terrain: TERRAIN.mountain });
    expect(hexes[hexesOf('yrthwrights-forge')[0]]).toMatchObject({ site: 'shrine', terrain: TERRAIN.mountain });
  });

  rule('RB-WILD-01', 'calls every hex wilderness that is no city, town, shrine or fortress', () => {
    expect(hexes.filter((_, hex) => isWilderness(hex)).length).toBe(203 - 19);
    expect(isWilderness(hexesOf('red-bridge')[0])).toBe(false);
    expect(isWilderness(hexesOf('cursed-ruins')[0])).toBe(true);
  });

  it('names each hex at most once, and every name in both languages only once', () => {
    const named = Object.values(regions).flatMap((region) => region.hexes.map(hexAt));
    expect(new Set(named).size).toBe(named.length);
    for (const lang of ['de', 'en'] as const) {
      const names = Object.values(regions).map(({ name }) => name[lang]);
      expect(new Set(names).size).toBe(47);
    }
  });

  it('joins the four cities by road', () => {
    const seen = new Set([cityHexes[0]]);
    for (const hex of seen) {
      hexes[hex].neighbours.forEach((next, e) => {
        if (hexes[hex].edges[e].road) seen.add(next);
      });
    }
    for (const city of cityHexes) expect(seen.has(city)).toBe(true);
  });
});

describe('what a die must show', () => {
  it('is the terrain of the next hex', () => {
    expect(need([0, 2], [0, 3])).toBe(TERRAIN.plains);
    expect(need([1, 12], [0, 13])).toBe(TERRAIN.hills);
  });

  rule(['RB-MOVE-08'], 'is anything for a city', () => {
    for (const face of FACES) expect(face & need([5, 7], [5, 6])).not.toBe(0);
  });

  rule(['RB-ROAD-01', 'RB-ROAD-02', 'RB-ROAD-03'], 'is anything along a road, out of a city, and at two places', () => {
    expect(need([2, 9], [3, 8])).toBe(ANY_DIE);
    expect(need([5, 6], [6, 6])).toBe(ANY_DIE);
    expect(need([8, 7], [9, 6])).toBe(ANY_DIE);
    expect(need([1, 5], [2, 6])).toBe(ANY_DIE);
  });

  rule('RB-ROAD-04', 'is the terrain of a road hex for those who come from beside the road', () => {
    expect(need([3, 7], [3, 6])).toBe(TERRAIN.plains);
  });

  rule(['RB-ROAD-05', 'RB-EX-17'], 'is the terrain between road hexes that are not joined', () => {
    expect(need([2, 7], [3, 6])).toBe(TERRAIN.plains);
  });

  rule(['RB-RIVER-01', 'RB-RIVER-02', 'RB-RIVER-03'], 'is water or a compass across a river', () => {
    expect(need([4, 9], [5, 9])).toBe(TERRAIN.water);
    expect(FACES.filter((face) => (face & TERRAIN.water) !== 0)).toEqual([ANY_DIE, TERRAIN.mountain | TERRAIN.water]);
  });

  rule(['RB-READ-01', 'RB-GOLDEN-05'], 'is water also where a city or a road lies beyond the river', () => {
    expect(needOf({ river: true, road: true, bridge: false }, TERRAIN.plains)).toBe(TERRAIN.water);
    expect(needOf({ river: true, road: false, bridge: false }, EVERY_TERRAIN)).toBe(TERRAIN.water);
  });

  rule(['RB-MOVE-09', 'RB-SILENT-08'], 'is anything across the two bridges', () => {
    expect(need([5, 8], [6, 8])).toBe(ANY_DIE);
    expect(need([12, 10], [11, 10])).toBe(ANY_DIE);
  });
});

describe('distances', () => {
  it('go from hex to hex, as the board is drawn', () => {
    const city = (i: number, j: number): number => distance(cityHexes[i], cityHexes[j]);
    expect([city(0, 1), city(1, 3), city(0, 2), city(1, 2), city(2, 3), city(0, 3)]).toEqual([6, 11, 7, 13, 11, 10]);
    expect(distance(hexAt([11, 6]), cityHexes[0])).toBe(6);
  });

  it('tell what lies near, and which way leads nearer', () => {
    const [tamalir] = hexesOf('tamalir');
    expect(within(tamalir, 0)).toEqual([tamalir]);
    expect(within(tamalir, 1).length).toBe(7);
    expect(nearer(hexAt([11, 6]), tamalir)).toEqual([hexAt([10, 6])]);
    expect(nearer(tamalir, tamalir)).toEqual([]);
    // Of several ways the first in the order of the board is taken, wherever one comes from.
    const ways = hexes.flatMap((_, from) => hexes.map((__, goal) => nearer(from, goal)));
    expect(ways.filter((way) => way.some((hex, i) => i > 0 && hex < way[i - 1]))).toEqual([]);
    expect(ways.some((way) => way.length > 1)).toBe(true);
  });
});

describe('the terrain die', () => {
  rule(['RB-DICE-01', 'RB-SILENT-12'], 'carries the five terrains and the compass on six faces', () => {
    expect(FACES.length).toBe(6);
    expect(FACES.reduce((all, face) => all | face, 0)).toBe(ANY_DIE);
    expect(FACES.filter(isCompass)).toEqual([ANY_DIE]);
  });
});
