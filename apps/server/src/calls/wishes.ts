import type { CallWishes } from '@tafelrunde/protocol/schemas';
import type { Store } from '../store/store.ts';

/** What is kept for somebody: his wishes, and what only the server needs to know of them. */
export interface KeptWishes extends CallWishes {
  /** Where mail goes; '' until an address was confirmed. */
  readonly mailTo: string;
  /** An address that waits for its code, the code, and how often a wrong one was given. */
  readonly pending: { readonly address: string; readonly code: string; readonly wrong: number } | null;
  /** What stands in links that switch mail off. */
  readonly stop: string;
  /** Until when no clock in days runs for him; 0 for no vacation. How many days of the year were taken. */
  readonly vacation: number;
  readonly taken: { readonly year: number; readonly days: number };
}

const USUAL: KeptWishes = {
  ...{ push: true, mail: true, quiet: null, muted: [], language: 'de' },
  ...{ mailTo: '', pending: null, stop: '', vacation: 0, taken: { year: 0, days: 0 } },
};

export async function wishesOf(store: Store, person: string): Promise<KeptWishes> {
  const text = await store.calls.wishes(person);
  return text === null ? USUAL : { ...USUAL, ...(JSON.parse(text) as Partial<KeptWishes>) };
}

export async function changeWishes(store: Store, person: string, patch: Partial<KeptWishes>): Promise<KeptWishes> {
  const now = { ...(await wishesOf(store, person)), ...patch };
  await store.calls.keepWishes(person, JSON.stringify(now));
  return now;
}

const DAY = 24 * 3600 * 1000;
/** Days of vacation in one year. */
export const MOST_VACATION = 42;

/** The wishes with a vacation of so many days from now on, or (0) without; null if that is more than a year allows. */
export function withVacation(wishes: KeptWishes, days: number, now: number): Partial<KeptWishes> | null {
  const year = new Date(now).getUTCFullYear();
  const before = wishes.taken.year === year ? wishes.taken.days : 0;
  // What is left of a vacation that ends early is given back.
  const back = Math.max(0, Math.floor((wishes.vacation - now) / DAY));
  const taken = Math.max(0, before - back) + days;
  if (taken > MOST_VACATION) return null;
  return { vacation: days === 0 ? 0 : now + days * DAY, taken: { year, days: taken } };
}
