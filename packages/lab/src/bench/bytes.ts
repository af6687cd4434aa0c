import type { RandomWords } from '@tafelrunde/kernel';
import type { Task } from './tasks.ts';

const SAMPLES = 400;

/**
 * Bytes of memory asked for, for each unit of a task that is warm. The heap is looked at before and after; whenever the
 * collector came in between, there is less of it than before, and that time does not count. Null if it always came.
 */
export function bytesOf(task: Task, luck: RandomWords, heap: () => number = usedHeap): number | null {
  let bytes = 0;
  let done = 0;
  for (let i = 0; i < SAMPLES; i++) {
    const before = heap();
    const units = task.once(luck);
    const more = heap() - before;
    if (more <= 0) continue;
    bytes += more;
    done += units;
  }
  return done === 0 ? null : Math.round(bytes / done);
}

function usedHeap(): number {
  return process.memoryUsage().heapUsed;
}
