import { describe, expect, it } from 'vitest';
import { tokenNumber } from '../content/tokens.ts';
import { casts, endingsOf, meanDamage, oddsOf } from './odds.ts';

const named = (...ids: string[]): number[] => ids.map(tokenNumber);

describe('odds of a fight', () => {
  it('every cast of the tokens counts once', () => {
    const all = casts(named('corbin-1', 'corbin-2', 'corbin-3'));
    expect(all.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1);
    // 2 or nothing, 1 or nothing, 1 or nothing: two damage on average.
    expect(meanDamage(named('corbin-1', 'corbin-2', 'corbin-3'))).toBeCloseTo(2);
  });

  it('a side that can deal no damage never wins', () => {
    expect(oddsOf({ tokens: named('A08'), left: 5 }, { tokens: named('enemy-1'), left: 1 })).toBe(0);
    expect(oddsOf({ tokens: named('enemy-1'), left: 1 }, { tokens: named('A08'), left: 1 })).toBeCloseTo(1);
  });

  it('equals have even odds but for the first strike of the attacker', () => {
    // Heads hits, tails does nothing: whoever hits first wins, and the attacker strikes first in a tie.
    const same = { tokens: named('A03'), left: 1 };
    expect(oddsOf(same, same)).toBeCloseTo(2 / 3);
  });

  it('golden symbols decide who strikes first', () => {
    // Both always hit; only the foe may show gold, in half of all rounds.
    const hero = { tokens: named('B03', 'A03'), left: 1 };
    const foe = { tokens: named('hawthorne-3'), left: 1 };
    expect(oddsOf(hero, foe)).toBeLessThan(oddsOf(hero, { tokens: named('A03'), left: 1 }));
  });

  it('more health and more tokens help', () => {
    const tokens = named('corbin-1', 'corbin-2', 'corbin-3');
    const foe = { tokens: named('enemy-1', 'enemy-2', 'enemy-3', 'enemy-4', 'enemy-5'), left: 6 };
    const weak = oddsOf({ tokens, left: 5 }, foe);
    const strong = oddsOf({ tokens, left: 10 }, foe);
    const armed = oddsOf({ tokens: [...tokens, ...named('A06')], left: 10 }, foe);
    expect(weak).toBeLessThan(strong);
    expect(strong).toBeLessThan(armed);
    expect(armed).toBeLessThan(1);
  });

  it('ends with so much health as often as it is won', () => {
    const foe = { tokens: named('enemy-1', 'enemy-2', 'enemy-3', 'enemy-4', 'enemy-5'), left: 6 };
    for (const left of [1, 4, 10]) {
      const hero = { tokens: named('corbin-1', 'corbin-2', 'corbin-3', 'A06'), left };
      const [falls = 0, ...wins] = endingsOf(hero, foe);
      expect(wins).toHaveLength(left);
      expect(wins.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(oddsOf(hero, foe));
      expect(falls).toBeCloseTo(1 - oddsOf(hero, foe));
    }
  });

  it('is over before it begins, and is never won where nobody can hurt anybody', () => {
    const [hero, foe] = [
      { tokens: named('A08'), left: 2 },
      { tokens: named('A08'), left: 3 },
    ];
    expect(endingsOf({ ...hero, left: 0 }, foe)).toEqual([1]);
    expect(endingsOf(hero, { ...foe, left: 0 })).toEqual([0, 0, 1]);
    expect(endingsOf(hero, foe)).toEqual([1, 0, 0]);
  });

  it('leaves whoever strikes first unhurt by the one he fells', () => {
    // One blow each fells the other; the hero strikes first in a tie.
    const same = { tokens: named('A03'), left: 1 };
    const ends = endingsOf(same, same);
    expect(ends[0]).toBeCloseTo(1 / 3);
    expect(ends[1]).toBeCloseTo(2 / 3);
  });
});
