import type { Clock } from '../src/clock.ts';

/** How much time passes between two looks at the clock. */
const STEP = 1500;

/** Time passes only when somebody looks at this clock, so that bars are the same on every machine; and nobody looks at it by himself. */
export function slowClock(): Clock {
  let now = 0;
  return {
    now: () => {
      now += STEP;
      return now;
    },
    every: () => () => undefined,
  };
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
