/**
 * Glicko-2, after Mark Glickman's description of the system (http://www.glicko.net/glicko/glicko2.pdf). The numbers of the steps
 * in comments are his.
 */
export interface Rating {
  readonly rating: number;
  /** How far off it may be: twice this to either side. */
  readonly deviation: number;
  /** How much results vary from what the rating lets expect. */
  readonly volatility: number;
}

/** A game against somebody, as he was rated before it: 1 for a win, 0 for a loss, a half for a draw. */
export interface Outcome {
  readonly against: Rating;
  readonly points: 0 | 0.5 | 1;
}

export const UNRATED: Rating = { rating: 1500, deviation: 350, volatility: 0.06 };

/** How much volatility may change over time; the smaller, the less a surprising result says. */
const TAU = 0.5;
const SCALE = 173.7178;
const CLOSE_ENOUGH = 1e-9;

const g = (phi: number): number => 1 / Math.sqrt(1 + (3 * phi ** 2) / Math.PI ** 2);

/** The rating after a period in which these games were played; without games it only gets less certain. */
export function rated({ rating, deviation, volatility }: Rating, outcomes: readonly Outcome[]): Rating {
  // Step 2: to the scale of the system.
  const mu = (rating - 1500) / SCALE;
  const phi = deviation / SCALE;
  if (outcomes.length === 0) return { rating, volatility, deviation: Math.hypot(phi, volatility) * SCALE };
  const games = outcomes.map(({ against, points }) => {
    const weight = g(against.deviation / SCALE);
    const expected = 1 / (1 + Math.exp(-weight * (mu - (against.rating - 1500) / SCALE)));
    return { weight, expected, points };
  });
  // Steps 3 and 4: how much the results alone tell, and in which direction.
  const v = 1 / games.reduce((sum, { weight, expected }) => sum + weight ** 2 * expected * (1 - expected), 0);
  const surprise = games.reduce((sum, { weight, expected, points }) => sum + weight * (points - expected), 0);
  const sigma = newVolatility(phi, v, v * surprise, volatility);
  // Steps 6 to 8.
  const before = Math.hypot(phi, sigma);
  const after = 1 / Math.sqrt(1 / before ** 2 + 1 / v);
  return { rating: (mu + after ** 2 * surprise) * SCALE + 1500, deviation: after * SCALE, volatility: sigma };
}

/** Step 5: the volatility under which the results are most likely, found by the Illinois variant of regula falsi. */
function newVolatility(phi: number, v: number, delta: number, sigma: number): number {
  const a = Math.log(sigma ** 2);
  const f = (x: number): number => {
    const e = Math.exp(x);
    const sum = phi ** 2 + v + e;
    return (e * (delta ** 2 - sum)) / (2 * sum ** 2) - (x - a) / TAU ** 2;
  };
  let low = a;
  let high = a - TAU;
  if (delta ** 2 > phi ** 2 + v) high = Math.log(delta ** 2 - phi ** 2 - v);
  else while (f(high) < 0) high -= TAU;
  let [atLow, atHigh] = [f(low), f(high)];
  while (Math.abs(high - low) > CLOSE_ENOUGH) {
    const next = low + ((low - high) * atLow) / (atHigh - atLow);
    const atNext = f(next);
    if (atNext * atHigh <= 0) [low, atLow] = [high, atHigh];
    else atLow /= 2;
    [high, atHigh] = [next, atNext];
  }
  return Math.exp(low / 2);
}
