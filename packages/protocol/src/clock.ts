/** How long people may think: altogether, or about each decision. */
export interface Clock {
  readonly per: 'game' | 'decision';
  readonly seconds: number;
}

const DAY_SECONDS = 86_400;

/** From a day for each decision on, people need not be at the table: they are called, and may play on for weeks. */
export const isSlow = (clock: Clock | null): boolean => clock?.per === 'decision' && clock.seconds >= DAY_SECONDS;
