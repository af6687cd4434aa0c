import type { Job, RecordJudge } from '@tafelrunde/analysis';
import { type Judging, judgeOf } from '../analysis/judges.ts';
import { Workbench } from '../play.ts';
import { lookThroughGame, type PuzzleGame } from '../puzzles/find.ts';
import type { Chunk, Series } from '../series.ts';
import { type Training, watchGames } from '../train/train.ts';

/** A piece of work of the lab, in a form that can be sent anywhere. What comes of it depends on it alone. */
export type LabWork =
  | { readonly kind: 'series'; readonly series: Series; readonly chunk: Chunk }
  | { readonly kind: 'watch'; readonly training: Training; readonly chunk: Chunk }
  | { readonly kind: 'puzzles'; readonly wanted: PuzzleGame }
  | { readonly kind: 'judge'; readonly judging: Judging; readonly job: Job };

/** The game that a piece of work is about. */
export function gameOfWork(work: LabWork): string {
  switch (work.kind) {
    case 'series':
      return work.series.game;
    case 'watch':
      return work.training.game;
    case 'puzzles':
      return work.wanted.game;
    case 'judge':
      return work.judging.record.game;
  }
}

/** Pieces of the same series share a workbench, pieces of the same record a judge; the last few are kept. */
class Kept<T> {
  private readonly all = new Map<string, Promise<T>>();

  get(of: unknown, make: () => Promise<T>): Promise<T> {
    const key = JSON.stringify(of);
    const found = this.all.get(key) ?? make();
    this.all.delete(key);
    this.all.set(key, found);
    for (const old of this.all.keys()) {
      if (this.all.size <= 4) break;
      this.all.delete(old);
    }
    return found;
  }
}

const benches = new Kept<Workbench>();
const judges = new Kept<RecordJudge>();

/** Does a piece of work here. */
export async function performLab(work: LabWork): Promise<unknown> {
  switch (work.kind) {
    case 'series':
      return (await benches.get(work.series, () => Workbench.of(work.series))).play(work.chunk);
    case 'watch':
      return watchGames(work.training, work.chunk);
    case 'puzzles':
      return lookThroughGame(work.wanted);
    case 'judge': {
      const judge = await judges.get(work.judging, () => judgeOf(work.judging));
      return judge.judge(work.job, { toEnd: work.judging.toEnd });
    }
  }
}
