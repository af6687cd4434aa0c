import { type Crew, type JudgeOptions, RecordJudge, type Sample } from '@tafelrunde/analysis';
import { isGameId, loadGame } from '@tafelrunde/games';
import type { GameRecord } from '@tafelrunde/kernel';
import { Piscina } from 'piscina';

/** What a worker that judges decisions of a record has to know. */
export interface Judging {
  readonly record: GameRecord;
  readonly toEnd: boolean;
}

/** A crew that can be sent home. */
export interface Judges extends Crew {
  leave(): Promise<void>;
}

/** Judges decisions of a record on so many cores; one core is this thread. */
export async function hireJudges(judging: Judging, cores: number): Promise<Judges> {
  if (cores <= 1) {
    const own = await judgeOf(judging);
    const options: JudgeOptions = { toEnd: judging.toEnd };
    return {
      hands: 1,
      async judge(job) {
        // Others in this thread have their turn between two decisions.
        await new Promise((resolve) => setImmediate(resolve));
        return own.judge(job, options);
      },
      leave: async () => {},
    };
  }
  const pool = new Piscina<unknown, Sample>({
    filename: new URL('./judge-worker.js', import.meta.url).href,
    workerData: judging,
    minThreads: cores,
    maxThreads: cores,
  });
  return { hands: cores, judge: (job) => pool.run(job), leave: () => pool.destroy() };
}

export async function judgeOf({ record }: Judging): Promise<RecordJudge> {
  if (!isGameId(record.game)) throw new Error(`there is no game ${record.game}`);
  return RecordJudge.of(await loadGame(record.game), record);
}
