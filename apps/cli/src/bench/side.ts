import { type ChildProcess, fork } from 'node:child_process';
import type { Plain } from '@tafelrunde/kernel';
import type { BenchSide, Piece, TaskName } from '@tafelrunde/lab';
import type { Asked } from './measured.ts';

/** What a process runs that is told the folder of its revision and the id of its game. */
const CHILD = new URL('./child.js', import.meta.url);

/** One game of a revision, in a process of its own; others are begun where it has to be a fresh one. */
export class ChildSide implements BenchSide {
  private readonly root: string;
  private readonly game: string;
  private readonly script: URL;
  private readonly child: ChildProcess;
  private setups: readonly Plain[] | null = null;

  constructor(root: string, game: string, script: URL = CHILD) {
    this.root = root;
    this.game = game;
    this.script = script;
    this.child = this.begin();
  }

  work(task: TaskName, seed: string, times: number): Promise<Piece | null> {
    return ask(this.child, { what: 'work', task, seed, times });
  }

  bytes(task: TaskName, seed: string): Promise<number | null> {
    return ask(this.child, { what: 'bytes', task, seed });
  }

  async cold(task: TaskName, seed: string, milliseconds: number): Promise<Piece | null> {
    const fresh = this.begin();
    try {
      await ask(fresh, { what: 'play', setups: this.setups });
      return await ask<Piece | null>(fresh, { what: 'cold', task, seed, milliseconds });
    } finally {
      fresh.kill();
    }
  }

  course(from: number, to: number): Promise<number> {
    return ask(this.child, { what: 'course', from, to });
  }

  async play(setups: readonly Plain[] | null): Promise<readonly Plain[]> {
    this.setups = await ask<readonly Plain[]>(this.child, { what: 'play', setups });
    return this.setups;
  }

  leave(): void {
    this.child.kill();
  }

  private begin(): ChildProcess {
    return fork(this.script, [this.root, this.game]);
  }
}

function ask<T>(child: ChildProcess, asked: Asked): Promise<T> {
  return new Promise((resolve, reject) => {
    const settle = (act: () => void): void => {
      child.off('message', heard).off('exit', left);
      act();
    };
    const heard = (answer: unknown): void => settle(() => resolve(answer as T));
    const left = (code: number | null): void => settle(() => reject(new Error(`a measured process stopped (${code})`)));
    child.once('message', heard).once('exit', left);
    child.send(asked);
  });
}
