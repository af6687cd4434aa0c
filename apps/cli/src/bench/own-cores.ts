import type { Helper } from '@tafelrunde/bots';

/** A share that was worked off, and when it would have been on a core of its own. */
interface Worked {
  readonly end: number;
  readonly tell: () => void;
}

/**
 * Helpers who work off their shares one after the other, and a clock by which they did so at the same time, each on a core of its own, whatever
 * else this machine does: it follows the computing time that was `spent`, but stands still while they work, and what comes of a share is told when the clock would have come to it.
 */
export function onCoresOfTheirOwn(
  helpers: readonly Helper[],
  spent: () => number,
): { readonly crew: readonly Helper[]; readonly clock: () => number } {
  /** What was worked while the clock stood still, less what it was put forward by. */
  let aside = 0;
  const clock = (): number => spent() - aside;
  const asked: (() => Promise<Worked>)[] = [];
  const worked: Worked[] = [];
  let isRunning = false;
  const run = async (): Promise<void> => {
    isRunning = true;
    for (;;) {
      for (const work of asked.splice(0)) worked.push(await work());
      if (worked.length === 0) break;
      worked.sort((a, b) => b.end - a.end);
      const { end, tell } = worked.pop()!;
      aside -= Math.max(0, end - clock());
      tell();
      // Whoever was told may ask for more, and does so before anything else is told.
      await new Promise((resolve) => setImmediate(resolve));
    }
    isRunning = false;
  };
  const crew = helpers.map(
    (help): Helper =>
      (round, milliseconds) =>
        new Promise((resolve, reject) => {
          const begin = clock();
          asked.push(async () => {
            const before = spent();
            let tell = (): void => undefined;
            try {
              const rows = await help(round, milliseconds);
              tell = () => resolve(rows);
            } catch (error) {
              tell = () => reject(error);
            }
            const took = spent() - before;
            aside += took;
            return { end: begin + took, tell };
          });
          if (!isRunning) setImmediate(() => isRunning || void run());
        }),
  );
  return { crew, clock };
}
