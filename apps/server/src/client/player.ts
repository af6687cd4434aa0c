import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { LiveTable, Visitor } from './visitor.ts';

/** What a player did, as it happens. */
export interface PlayerWatcher {
  /** An answer was acknowledged. */
  answered?(player: Player, position: number, id: string, milliseconds: number): void;
  /** Something that should not happen at a healthy server. */
  failed?(what: string): void;
}

/** Somebody who plays at one table as people do: looks, thinks, takes an option, and comes back when the line breaks. */
export class Player {
  readonly visitor: Visitor;
  readonly table: string;
  live: LiveTable | null = null;
  private readonly watcher: PlayerWatcher;
  private readonly think: () => number;
  private playing = false;
  private stopped = false;

  constructor(visitor: Visitor, table: string, think: () => number, watcher: PlayerWatcher) {
    this.visitor = visitor;
    this.table = table;
    this.think = think;
    this.watcher = watcher;
  }

  /** Sits at the table from now on, also after the server went away. */
  async connect(): Promise<LiveTable> {
    const live = await this.visitor.sitDown(this.table);
    this.live = live;
    live.changed = () => this.play();
    await live.until(() => live.mirror.table !== null, 60_000);
    this.play();
    return live;
  }

  get over(): boolean {
    return this.live?.picture?.over !== null && this.live?.picture?.over !== undefined;
  }

  stop(): void {
    this.stopped = true;
    this.live?.close();
  }

  private play(): void {
    if (this.playing || this.stopped || !this.live?.picture?.decision) return;
    this.playing = true;
    void this.answer()
      .catch((error: unknown) => this.watcher.failed?.(String(error)))
      .finally(() => {
        this.playing = false;
        // Meanwhile the next question may have come.
        if (this.live && this.live.closed < 0 && this.live.picture?.decision) setImmediate(() => this.play());
      });
  }

  private async answer(): Promise<void> {
    await sleep(this.think());
    const { live } = this;
    const picture = live?.picture;
    if (!live || this.stopped || live.closed >= 0 || !picture?.decision) return;
    const { options } = picture.decision;
    const { id } = options[randomInt(options.length)];
    const began = performance.now();
    const reply = await live.answer(id);
    if (reply.type === 'done') {
      this.watcher.answered?.(this, picture.position, id, performance.now() - began);
      await live.until(() => live.picture !== picture || live.closed >= 0, 60_000);
    } else if (reply.type === 'refused') this.watcher.failed?.(`refused: ${reply.code}`);
  }
}
