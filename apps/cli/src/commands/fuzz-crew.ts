import { Worker } from 'node:worker_threads';
import type { Game, Plain } from '@tafelrunde/kernel';
import { type FuzzCrew, type FuzzedGame, type FuzzOptions, stoppedGame } from '@tafelrunde/testing';

/** What a worker thread is told once: whose games it plays, and how. */
export interface FuzzTask {
  readonly game: string;
  readonly seed?: string;
  readonly setup?: Plain;
  readonly thorough?: boolean;
}

/** Worker threads that play the games of a run. One that stops is a finding and not the end of the run. */
export function hireWorkers(game: Game, options: FuzzOptions, cores: number): FuzzCrew & { leave(): Promise<void> } {
  const { seed, setup, thorough } = options;
  const task: FuzzTask = { game: game.id, seed, setup, thorough };
  const begin = (): Worker => new Worker(new URL('./fuzz-worker.js', import.meta.url), { workerData: task });
  const idle: Worker[] = Array.from({ length: cores }, begin);
  const all = new Set(idle);
  return {
    size: cores,
    async play(at) {
      const worker = idle.pop()!;
      try {
        const result = await ask(worker, at);
        idle.push(worker);
        return result;
      } catch (error) {
        all.delete(worker);
        await worker.terminate();
        const other = begin();
        all.add(other);
        idle.push(other);
        return stoppedGame(game, at, options, error);
      }
    },
    async leave() {
      await Promise.all([...all].map((worker) => worker.terminate()));
    },
  };
}

function ask(worker: Worker, at: number): Promise<FuzzedGame> {
  return new Promise((resolve, reject) => {
    const settle = (act: () => void): void => {
      worker.off('message', heard).off('error', failed).off('exit', left);
      act();
    };
    const heard = (result: FuzzedGame): void => settle(() => resolve(result));
    const failed = (error: unknown): void => settle(() => reject(error));
    const left = (code: number): void => settle(() => reject(new Error(`a worker thread stopped with code ${code}`)));
    worker.once('message', heard).once('error', failed).once('exit', left);
    worker.postMessage(at);
  });
}
