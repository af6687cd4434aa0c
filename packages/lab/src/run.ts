import { availableParallelism } from 'node:os';
import { Piscina } from 'piscina';
import { type Duel, type DuelResult, runDuelWith } from './duel.ts';
import { type Crew, type RunOptions, schedule } from './schedule.ts';
import type { Chunk, GameResult, Series } from './series.ts';

/** Plays a series in threads of this process, or where the crew is that was hired. */
export function runSeries(
  series: Series,
  options: RunOptions = {},
  hire: (series: Series, cores: number) => Promise<Crew> = hireWorkers,
): Promise<readonly GameResult[]> {
  const pause = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
  return schedule(series, options, { cores: availableParallelism(), hire, pause });
}

/** Plays a duel in threads of this process, or where the crew is that was hired. */
export function runDuel(
  duel: Duel,
  cooperative: boolean,
  options: RunOptions = {},
  hire?: (series: Series, cores: number) => Promise<Crew>,
): Promise<DuelResult> {
  return runDuelWith((series, own) => runSeries(series, own, hire), duel, cooperative, options);
}

async function hireWorkers(series: Series, cores: number): Promise<Crew> {
  const pool = new Piscina<Chunk, GameResult[]>({
    filename: new URL('./worker.js', import.meta.url).href,
    workerData: series,
    minThreads: cores,
    maxThreads: cores,
  });
  return { play: (chunk) => pool.run(chunk), leave: () => pool.destroy() };
}
