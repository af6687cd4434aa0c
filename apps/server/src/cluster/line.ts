import { setTimeout as sleep } from 'node:timers/promises';
import type { ClientMessage } from '@tafelrunde/protocol/schemas';
import { type Listener, type Place, text } from '../rooms/audience.ts';

/** Brings a listener to a table, wherever it is; null if there is none. Fails if it is nowhere to be reached now. */
export type Reach = (table: string, listener: Listener) => Promise<Place | null>;

/** So long a line looks for a table that was lost; then the page comes back by itself, perhaps to another node. */
const PATIENCE = 5000;
const PAUSE = 100;
/** A table that goes from hand to hand so often in that time is not well: then the page comes back, and not at once. */
const MOST_MOVES = 5;
/** More than anybody says while a table changes hands. */
const MOST_PENDING = 200;

interface Pending {
  readonly message: ClientMessage;
  done(): void;
}

const REPLY = /^\{"type":"(?:done|refused|look)","ref":(-?\d+)/;

/**
 * A page's line, which stays while its table goes from one node to another. What was said and not answered is said again to the new
 * owner if the old one certainly did not take it; otherwise the line ends, and the page looks what has become of it.
 */
export class Line implements Place {
  private readonly table: string;
  private readonly listener: Listener;
  private readonly reach: Reach;
  private place: Place | null = null;
  private attachment = 0;
  private gone = false;
  private readonly pending = new Map<number, Pending>();
  private moves: number[] = [];

  constructor(table: string, listener: Listener, reach: Reach) {
    this.table = table;
    this.listener = listener;
    this.reach = reach;
  }

  /** Whether there is such a table. */
  async begin(): Promise<boolean> {
    return this.attach();
  }

  private async attach(): Promise<boolean> {
    const own = ++this.attachment;
    const current = (): boolean => own === this.attachment && !this.gone;
    const until = performance.now() + PATIENCE;
    for (;;) {
      try {
        const place = await this.reach(this.table, {
          ...this.listener,
          send: (said) => {
            if (current()) this.said(said);
          },
          close: () => {
            if (current()) this.listener.close();
          },
          moved: (certain) => {
            if (current()) this.moved(certain);
          },
        });
        if (!current()) {
          place?.leave();
          return true;
        }
        this.place = place;
        if (place) for (const { message } of this.pending.values()) void place.hear(message);
        return place !== null;
      } catch (error) {
        if (performance.now() > until || !(error instanceof Unreachable) || error.forGood) throw error;
        await sleep(PAUSE);
        if (!current()) return true;
      }
    }
  }

  hear(message: ClientMessage): Promise<void> {
    return new Promise((done) => {
      if (this.gone || this.pending.size >= MOST_PENDING) {
        this.listener.close();
        done();
        return;
      }
      this.pending.get(message.ref)?.done();
      this.pending.set(message.ref, { message, done });
      void this.place?.hear(message);
    });
  }

  leave(): void {
    this.gone = true;
    this.place?.leave();
    this.place = null;
    for (const { done } of this.pending.values()) done();
    this.pending.clear();
  }

  private said(said: string): void {
    const ref = REPLY.exec(said)?.[1];
    if (ref !== undefined) {
      this.pending.get(Number(ref))?.done();
      this.pending.delete(Number(ref));
    }
    this.listener.send(said);
  }

  private moved(certain: boolean): void {
    this.place = null;
    const now = performance.now();
    this.moves = [...this.moves.filter((at) => at > now - PATIENCE), now];
    if (this.moves.length > MOST_MOVES || (!certain && this.pending.size > 0)) {
      this.end();
      return;
    }
    this.attach().then(
      (found) => {
        if (!found) this.end();
      },
      () => this.end(),
    );
  }

  private end(): void {
    if (this.gone) return;
    this.listener.send(text({ type: 'bye', reason: 'trouble', again: true }));
    this.listener.close();
  }
}

/** A table cannot be reached now; in a moment it may, unless this node goes. */
export class Unreachable extends Error {
  override readonly name = 'Unreachable';
  readonly forGood: boolean;

  constructor(forGood = false) {
    super('the table cannot be reached now');
    this.forGood = forGood;
  }
}
