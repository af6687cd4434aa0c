import { type Chunk, type Crew, type GameResult, type RunSeries, type Series, schedule } from '@tafelrunde/lab/page';
import type { LabAnswer, LabOrder } from './lab-worker.ts';

/** Never in the page's own thread, which has to stay awake. */
const LEAST_WORKERS = 2;

/** Plays a series in workers of the browser, on all cores. */
export const runInPage: RunSeries = (series, options = {}) =>
  schedule(series, options, {
    cores: Math.max(LEAST_WORKERS, navigator.hardwareConcurrency || 0),
    hire,
    pause: () => new Promise((resolve) => setTimeout(resolve)),
  });

async function hire(series: Series, cores: number): Promise<Crew> {
  const workers = Array.from({ length: cores }, () => {
    const worker = new Worker(new URL('./lab-worker.ts', import.meta.url), { type: 'module', name: 'lab' });
    worker.postMessage({ series } satisfies LabOrder);
    return worker;
  });
  const idle = [...workers];
  return {
    async play(chunk) {
      const worker = idle.pop();
      if (!worker) throw new Error('more pieces at once than workers');
      try {
        return await piece(worker, chunk);
      } finally {
        idle.push(worker);
      }
    },
    async leave() {
      for (const worker of workers) worker.terminate();
    },
  };
}

function piece(worker: Worker, chunk: Chunk): Promise<GameResult[]> {
  return new Promise((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<LabAnswer>) =>
      'results' in data ? resolve(data.results) : reject(new Error(data.failed));
    worker.onerror = (event) => reject(new Error(event.message || 'a worker of the lab has failed'));
    worker.postMessage({ chunk } satisfies LabOrder);
  });
}
