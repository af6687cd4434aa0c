/** How somebody fares with puzzles, as it is kept in the browser. */
export interface Streak {
  /** Puzzles that were tried, by id: whether the first try was right. */
  readonly tried: Readonly<Record<string, boolean>>;
  /** How many were right in a row, now and at best. */
  readonly row: number;
  readonly best: number;
  /** The last day on which the puzzle of the day was solved, and how many days in a row. */
  readonly day: number;
  readonly days: number;
}

const NONE: Streak = { tried: {}, row: 0, best: 0, day: -1, days: 0 };

/** Only the first try counts; the puzzle of the day counts days besides. */
export function tried(streak: Streak, id: string, right: boolean, today: number | null): Streak {
  const first = streak.tried[id] === undefined;
  const row = first ? (right ? streak.row + 1 : 0) : streak.row;
  const solved = first && right && today !== null && streak.day !== today;
  return {
    tried: first ? { ...streak.tried, [id]: right } : streak.tried,
    ...{ row, best: Math.max(streak.best, row) },
    day: solved ? today : streak.day,
    days: solved ? (streak.day === today - 1 ? streak.days + 1 : 1) : streak.days,
  };
}

/** What is kept; nothing, if it cannot be read. */
export function readStreak(text: string | null): Streak {
  try {
    const kept = JSON.parse(text ?? 'null') as Partial<Streak> | null;
    return kept && typeof kept === 'object' && typeof kept.tried === 'object' ? { ...NONE, ...kept } : NONE;
  } catch {
    return NONE;
  }
}

const KEY = 'tafelrunde.puzzles';

export function keptStreak(): Streak {
  try {
    return readStreak(localStorage.getItem(KEY));
  } catch {
    return NONE;
  }
}

export function keepStreak(streak: Streak): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(streak));
  } catch {
    // A browser that forbids storage forgets.
  }
}
