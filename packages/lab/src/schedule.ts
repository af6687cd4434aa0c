import { Workbench } from './play.ts';
import { type Chunk, chunksOf, type GameResult, type Series } from './series.ts';

export interface RunOptions {
  /** Workers; 1 plays right here. All cores unless told otherwise. */
  readonly cores?: number;
  readonly progress?: (done: number) => void;
  /** Asked with the results so far, in the order of the games; true ends the series. */
  readonly enough?: (results: readonly GameResult[]) => boolean;
}

/** Plays a series somewhere. Equal series give equal results in equal order, on one core and on many. */
export type RunSeries = (series: Series, options?: RunOptions) => Promise<readonly GameResult[]>;

/** Plays pieces of a series, each somewhere. */
export interface Crew {
  play(chunk: Chunk): Promise<GameResult[]>;
  leave(): Promise<void>;
}

/** Where pieces of a series are played: how many at once, by whom, and how others get a turn in between. */
export interface Site {
  readonly cores: number;
  hire(series: Series, cores: number): Promise<Crew>;
  pause(): Promise<void>;
}

/** Hands out the pieces of a series, and puts the results in order. */
export async function schedule(series: Series, options: RunOptions, site: Site): Promise<readonly GameResult[]> {
  const { progress, enough } = options;
  const cores = options.cores ?? site.cores;
  const rivals = series.bots.some(({ revision }) => revision !== undefined);
  const crew = await (cores > 1 || rivals ? site.hire(series, cores) : stayHere(series));
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
      if (cores === 1) await site.pause();
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
