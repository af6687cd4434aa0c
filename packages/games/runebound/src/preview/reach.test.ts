import { describe, expect, it } from 'vitest';
import { FACES, isCompass } from '../content/dice.ts';
import { distance, hexes } from '../content/map.ts';
import { journeys, walks } from './reach.ts';

const at = (row: number, col: number): number => hexes.findIndex((hex) => hex.row === row && hex.col === col);
const [COMPASS, PLAINS, PEAKS] = [0, 1, 4];

/** What the engine says of the first step: a compass leads everywhere, plains to plains and along roads. */
const first = (from: number, face: number): number[] =>
  hexes[from].neighbours.filter((_, i) => (face === COMPASS ? 63 : face === PLAINS ? 1 : 24) & hexes[from].needs[i]);

describe('journeys', () => {
  const from = at(4, 2);

  it('lead as far as there are dice, by the shortest way', () => {
    const dice = [PLAINS, PLAINS];
    const ways = journeys({ dice, diceSpent: 0, reach: dice.map((face) => first(from, face)), zombies: [] }, from);
    expect(ways.get(at(3, 2))).toEqual([{ die: 0, hex: at(3, 2) }]);
    expect(ways.get(at(4, 0))).toHaveLength(2);
    expect(ways.has(at(7, 2))).toBe(false);
    // Hills and the mountain need another die.
    expect(ways.has(at(3, 3))).toBe(false);
    expect(ways.has(from)).toBe(false);
  });

  it('spend no die twice and none that is spent already', () => {
    const dice = [COMPASS, PEAKS];
    const reach = dice.map((face) => first(from, face));
    expect(journeys({ dice, diceSpent: 1, reach: [[], reach[1]], zombies: [] }, from).size).toBe(0);
    const ways = journeys({ dice, diceSpent: 0, reach, zombies: [] }, from);
    expect(ways.get(at(2, 2))).toEqual([
      { die: 0, hex: at(3, 2) },
      { die: 1, hex: at(2, 2) },
    ]);
  });

  it('keep a compass wherever another die leads there as fast', () => {
    const dice = [COMPASS, PLAINS, PLAINS];
    const only = [PLAINS, PLAINS];
    const wayOf = (faces: readonly number[]) =>
      journeys({ dice: faces, diceSpent: 0, reach: faces.map((face) => first(from, face)), zombies: [] }, from);
    const ways = wayOf(dice);
    const without = wayOf(only);
    expect(without.size).toBeGreaterThan(6);
    for (const [hex, way] of without) {
      expect([hex, ways.get(hex)!.length, ways.get(hex)!.some(({ die }) => die === 0)]).toEqual([
        hex,
        way.length,
        false,
      ]);
    }
  });

  it('spend as few dice as can be, and of those as few compasses, whatever the dice show', () => {
    const terrain = FACES.map((_, face) => face);
    const best = (dice: readonly number[], to: number): readonly [number, number] => {
      // Every order in which the dice can be spent, one after another.
      let found: readonly [number, number] = [99, 99];
      const go = (hex: number, left: readonly number[], spent: number, compasses: number): void => {
        if (hex === to && (spent < found[0] || (spent === found[0] && compasses < found[1])))
          found = [spent, compasses];
        left.forEach((die, i) => {
          const rest = left.filter((_, other) => other !== i);
          for (const [side, next] of hexes[hex].neighbours.entries()) {
            if ((FACES[die] & hexes[hex].needs[side]) !== 0)
              go(next, rest, spent + 1, compasses + Number(isCompass(FACES[die])));
          }
        });
      };
      go(from, dice, 0, 0);
      return found;
    };
    for (const [i, j] of terrain.flatMap((a) => terrain.map((b) => [a, b] as const))) {
      for (const dice of [
        [i, j, PLAINS],
        [COMPASS, i, j],
      ]) {
        const reach = dice.map((face) =>
          hexes[from].neighbours.filter((_, side) => FACES[face] & hexes[from].needs[side]),
        );
        const ways = journeys({ dice, diceSpent: 0, reach, zombies: [] }, from);
        for (const [to, way] of ways) {
          const compasses = way.filter(({ die }) => isCompass(FACES[dice[die]])).length;
          expect([dice, to, way.length, compasses]).toEqual([dice, to, ...best(dice, to)]);
        }
      }
    }
  });

  it('lead nowhere for somebody who stands nowhere, nor without a step that the engine allows', () => {
    expect(journeys({ dice: [COMPASS], diceSpent: 0, reach: [[from]], zombies: [] }, -1).size).toBe(0);
    expect(journeys({ dice: [COMPASS], diceSpent: 0, reach: [], zombies: [] }, from).size).toBe(0);
  });

  it('end where a zombie waits', () => {
    const dice = [PLAINS, PLAINS];
    const reach = dice.map((face) => first(from, face));
    const zombies = hexes[from].neighbours.slice();
    const ways = journeys({ dice, diceSpent: 0, reach, zombies }, from);
    expect([...ways.values()].every((way) => way.length === 1)).toBe(true);
  });
});

describe('walks', () => {
  const from = at(4, 2);

  it('lead step by step over neighbours, as far as there are steps and no farther, by the shortest way', () => {
    const ways = walks(from, 3, []);
    for (const [hex, way] of ways) {
      expect(way.at(-1)).toBe(hex);
      expect(way.length).toBe(distance(from, hex));
      for (const [i, step] of way.entries()) expect(hexes[way[i - 1] ?? from].neighbours).toContain(step);
    }
    const near = hexes.filter((_, hex) => distance(from, hex) === 2 || distance(from, hex) === 3).length;
    expect(ways.size).toBe(near);
    expect(walks(from, 1, []).size).toBe(0);
  });

  it('do not go on where a zombie waits', () => {
    expect(walks(from, 3, hexes[from].neighbours).size).toBe(0);
  });
});
