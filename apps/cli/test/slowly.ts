import { afterEach, beforeEach, vi } from 'vitest';

/** How much time passes between two looks at the clock. */
const STEP = 1500;

/** Time passes only when somebody looks at the clock, so that bars are the same on every machine. */
export function slowly(): void {
  beforeEach(() => {
    let now = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => {
      now += STEP;
      return now;
    });
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  });
  afterEach(() => {
    vi.restoreAllMocks();
    vi.useRealTimers();
  });
}

/** What a terminal was told: bars each on a line of its own, of many of the same only the first and the last, and where one vanished. */
export function barsIn(err: string): string {
  const [first, ...bars] = err.split('\r\x1b[K');
  const lines = bars.map((bar) => (/^[^\n]* \[[█░]+\][^\n]*$/.test(bar) ? `~ ${bar}\n` : `~\n${bar}`));
  const isDull = (at: number): boolean =>
    [at - 1, at, at + 1].every(
      (near) => lines[near]?.split('[')[0] === lines[at].split('[')[0] && lines[at].includes('['),
    );
  return first + lines.filter((_, at) => !isDull(at)).join('');
}
