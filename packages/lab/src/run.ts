import { availableParallelism } from 'node:os';
import { Piscina } from 'piscina';
import { Workbench } from './play.ts';
import { type Chunk, chunksOf, type GameResult, type Series } from './series.ts';

export interface RunOptions {
  /** Worker threads; 1 plays in this thread. All cores unless told otherwise. */
  readonly cores?: number;
  readonly progress?: (done: number) => void;
  /** Asked with the results so far, in the order of the games; true ends the series. */
  readonly enough?: (results: readonly GameResult[]) => boolean;
}

/** Plays pieces of a series, each somewhere. */
export interface Crew {
  play(chunk: Chunk): Promise<GameResult[]>;
  leave(): Promise<void>;
}

/** Plays a series. Equal series give equal results in equal order, on one core and on many. */
export async function runSeries(
  series: Series,
  options: RunOptions = {},
  hire: (series: Series, cores: number) => Promise<Crew> = hireWorkers,
): Promise<readonly GameResult[]> {
  const { cores = availableParallelism(), progress, enough } = options;
  const crew = await (cores > 1 ? hire(series, cores) : stayHere(series));
  const chunks = chunksOf(series.games, cores);
  const done: (GameResult[] | undefined)[] = [];
  const results: GameResult[] = [];
  let next = 0;
  let reached = 0;
  let count = 0;
  let over = false;
  const work = async (): Promise<void> => {
    while (next < chunks.length && !over) {
      const at = next++;
      const played = await crew.play(chunks[at]);
      done[at] = played;
      count += played.length;
      progress?.(count);
      // Looked at game by game, so that the end does not depend on which core was faster or had how much to do.
      for (let piece = done[reached]; piece && !over; piece = done[reached]) {
        reached++;
        for (let i = 0; i < piece.length && !over; i++) {
          results.push(piece[i]);
          over = enough?.(results) ?? false;
        }
      }
      if (cores === 1) await new Promise((resolve) => setImmediate(resolve));
    }
  };
  try {
    await Promise.all(Array.from({ length: cores }, work));
  } finally {
    await crew.leave();
  }
  return results;
}

async function stayHere(series: Series): Promise<Crew> {
  const bench = await Workbench.of(series);
  return { play: async (chunk) => bench.play(chunk), leave: async () => {} };
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
