import { describe, expect, it } from 'vitest';
import { rated, UNRATED } from './glicko2.ts';

const opponent = (rating: number, deviation: number) => ({ rating, deviation, volatility: 0.06 });

describe('Glicko-2', () => {
  it('gives the published example', () => {
    // glicko2.pdf: 1500 (200) beats 1400 (30), loses to 1550 (100) and to 1700 (300).
    const after = rated({ rating: 1500, deviation: 200, volatility: 0.06 }, [
      { against: opponent(1400, 30), points: 1 },
      { against: opponent(1550, 100), points: 0 },
      { against: opponent(1700, 300), points: 0 },
    ]);
    // The paper rounds on the way (1464.06, 151.52, 0.05999); to four digits both agree.
    expect(after.rating.toPrecision(4)).toBe('1464');
    expect(after.deviation.toPrecision(5)).toBe('151.52');
    expect(after.volatility.toFixed(4)).toBe((0.05999).toFixed(4));
    expect(after.rating).toBeCloseTo(1464.0507, 4);
    expect(after.deviation).toBeCloseTo(151.5165, 4);
    expect(after.volatility).toBeCloseTo(0.059996, 6);
  });

  it('without games one is as good as before, and less certain of it', () => {
    const after = rated({ rating: 1600, deviation: 100, volatility: 0.06 }, []);
    expect(after.rating).toBe(1600);
    expect(after.deviation).toBeCloseTo(Math.sqrt(100 ** 2 + (0.06 * 173.7178) ** 2), 9);
  });

  it('what one wins of an equal, the other loses; a draw changes nothing but the certainty', () => {
    const won = rated(UNRATED, [{ against: UNRATED, points: 1 }]);
    const lost = rated(UNRATED, [{ against: UNRATED, points: 0 }]);
    expect(won.rating - 1500).toBeCloseTo(1500 - lost.rating, 6);
    expect(won.rating).toBeGreaterThan(1600);
    const drawn = rated(UNRATED, [{ against: UNRATED, points: 0.5 }]);
    expect(drawn.rating).toBeCloseTo(1500, 9);
    expect(drawn.deviation).toBeLessThan(350);
  });

  it('a surprise makes results count for more', () => {
    const weak = opponent(1000, 50);
    const strong = { rating: 2000, deviation: 50, volatility: 0.06 };
    const lost = rated(
      strong,
      Array.from({ length: 6 }, () => ({ against: weak, points: 0 as const })),
    );
    expect(lost.volatility).toBeGreaterThan(0.06);
    expect(lost.rating).toBeLessThan(1950);
  });
});
