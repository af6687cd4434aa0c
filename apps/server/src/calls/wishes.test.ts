import { describe, expect, it } from 'vitest';
import { type KeptWishes, withVacation } from './wishes.ts';

describe('a vacation', () => {
  const DAY = 24 * 3600 * 1000;
  const now = Date.UTC(2026, 5, 1);
  const wishes = (more: Partial<KeptWishes>): KeptWishes =>
    ({ vacation: 0, taken: { year: 0, days: 0 }, ...more }) as KeptWishes;

  it('is taken from the days of the year', () => {
    expect(withVacation(wishes({}), 10, now)).toEqual({ vacation: now + 10 * DAY, taken: { year: 2026, days: 10 } });
    expect(withVacation(wishes({ taken: { year: 2026, days: 32 } }), 10, now)?.taken?.days).toBe(42);
    expect(withVacation(wishes({ taken: { year: 2026, days: 33 } }), 10, now)).toBeNull();
    expect(withVacation(wishes({ taken: { year: 2025, days: 42 } }), 42, now)?.taken).toEqual({ year: 2026, days: 42 });
  });

  it('that ends early gives back what is left', () => {
    const away = wishes({ vacation: now + 4.5 * DAY, taken: { year: 2026, days: 10 } });
    expect(withVacation(away, 0, now)).toEqual({ vacation: 0, taken: { year: 2026, days: 6 } });
    expect(withVacation({ ...away, taken: { year: 2026, days: 2 } }, 1, now)?.taken?.days).toBe(1);
    expect(withVacation({ ...away, vacation: now - 9 * DAY }, 0, now)?.taken?.days).toBe(10);
  });
});
