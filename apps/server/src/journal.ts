import { setTimeout as sleep } from 'node:timers/promises';
import { CommitUncertain, type Store, type StoredAnswer, type WriteGroup } from './store/store.ts';

interface Waiting {
  readonly group: WriteGroup;
  done(): void;
  failed(error: unknown): void;
}

/** What the journal reports, for metrics and logs. */
export interface JournalWatcher {
  committed(groups: number, milliseconds: number): void;
  failed(error: unknown): void;
}

/** Milliseconds that a write waits at most so that others can go along. */
const LONGEST_REST = 8;

/**
 * Puts many small writes onto disk together: what comes in while one commit is under way is the next one. Each group is
 * kept as a whole or not at all, and its promise is kept only when it is on disk.
 */
export class Journal {
  private readonly store: Store;
  private readonly watcher: JournalWatcher;
  private waiting: Waiting[] = [];
  private running: Promise<void> | null = null;

  constructor(store: Store, watcher: JournalWatcher) {
    this.store = store;
    this.watcher = watcher;
  }

  write(group: WriteGroup): Promise<void> {
    return new Promise((done, failed) => {
      this.waiting.push({ group, done, failed });
      this.running ??= this.run();
    });
  }

  answersOf(table: string): Promise<readonly StoredAnswer[]> {
    return this.store.answers(table);
  }

  /** Waits until nothing is left to be written. */
  async settled(): Promise<void> {
    while (this.running) await this.running;
  }

  private async run(): Promise<void> {
    // Everything that this turn of the event loop still brings goes along.
    await new Promise((resolve) => setImmediate(resolve));
    while (this.waiting.length > 0) {
      const batch = this.waiting;
      this.waiting = [];
      const began = performance.now();
      await this.commit(batch);
      // Under load the disk is given as much rest as it had work: fewer, larger commits cost less and take no longer.
      const rest = Math.min(LONGEST_REST, performance.now() - began);
      if (this.waiting.length > 0) await sleep(rest);
    }
    this.running = null;
  }

  private async commit(batch: readonly Waiting[]): Promise<void> {
    const began = performance.now();
    try {
      await this.store.commit(batch.map(({ group }) => group));
    } catch (error) {
      this.watcher.failed(error);
      // What may be kept already must not be written again.
      if (error instanceof CommitUncertain) for (const one of batch) one.failed(error);
      else if (batch.length === 1) batch[0].failed(error);
      // One that cannot be written must not take the others along.
      else for (const one of batch) await this.commit([one]);
      return;
    }
    this.watcher.committed(batch.length, performance.now() - began);
    for (const { done } of batch) done();
  }
}
