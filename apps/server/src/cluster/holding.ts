import { randomBytes } from 'node:crypto';
import { Jobs } from '../jobs.ts';
import type { Log } from '../log.ts';
import type { Claim, Lease, Store } from '../store/store.ts';

/** Milliseconds that a node lives after a beat: so long its tables wait for it before another may take them. */
const LIFE = 3000;
const PAUSE = 700;
/** Clocks of two machines do not run at quite the same pace. */
const MARGIN = 200;
/** Beats that may be under way: behind a line that is cut off, others wait. */
const MOST_UNDER_WAY = 3;

/** Another living node holds the table. */
export class HeldElsewhere extends Error {
  override readonly name = 'HeldElsewhere';
  readonly owner: string;

  constructor(owner: string) {
    super('another node holds this table');
    this.owner = owner;
  }
}

type Beats = Pick<Store, 'beat' | 'claim' | 'release' | 'retire' | 'livingNodes'>;

/** For tests, in which time stands still and goes on. */
export interface HoldingOptions {
  readonly jobs?: Jobs;
  readonly now?: () => number;
}

/** What this node holds. A node that could not say for a while that it lives holds nothing any more, and knows it. */
export class Holding {
  /** The name of this process: one that is started again is another node. */
  readonly node = `n${randomBytes(9).toString('base64url').replaceAll('-', 'x').replaceAll('_', 'y')}`;
  private readonly store: Beats;
  private readonly log: Log;
  private until = Number.NEGATIVE_INFINITY;
  private underWay = 0;
  private readonly jobs: Jobs;
  private readonly now: () => number;
  private stopped = false;
  private held = false;
  /** Called when everything that was held may be somebody else's. */
  lapsed: () => void = () => {};

  constructor(store: Beats, log: Log, given: HoldingOptions = {}) {
    const { jobs = new Jobs(log), now = () => performance.now() } = given;
    this.store = store;
    this.log = log;
    this.jobs = jobs;
    this.now = now;
  }

  async begin(): Promise<void> {
    await this.beat();
    this.jobs.every(PAUSE, 'sign of life', () => this.tick());
  }

  /** Whether this node may speak for its tables now. Time goes on also for a process that stands still. */
  get valid(): boolean {
    return !this.stopped && this.now() < this.until;
  }

  private tick(): void {
    this.notice();
    if (this.underWay >= MOST_UNDER_WAY) return;
    this.beat().catch((error: unknown) => this.log.error('a beat failed', { error }));
  }

  /** Lets go of everything once the time has run out, before a new sign of life makes it look as if it never had. */
  private notice(): void {
    if (!this.held || this.valid) return;
    this.held = false;
    this.log.error('this node could not say that it lives', { node: this.node });
    this.lapsed();
  }

  private async beat(): Promise<void> {
    const sent = this.now();
    this.underWay++;
    try {
      await this.store.beat(this.node, LIFE);
      // After standing still, the answer to an earlier beat may be heard before the next tick.
      this.notice();
      // From when it was sent: the database counts from when it came.
      if (!this.stopped) this.until = Math.max(this.until, sent + LIFE - MARGIN);
      if (this.valid) this.held = true;
    } finally {
      this.underWay--;
    }
  }

  claim(table: string): Promise<Claim> {
    return this.store.claim(table, this.node);
  }

  /** The other nodes that live. */
  async others(): Promise<readonly string[]> {
    return (await this.store.livingNodes()).filter((node) => node !== this.node);
  }

  release(lease: Lease): Promise<void> {
    return this.store.release([lease]);
  }

  /** Nothing is held from now on; others may take it once they are told. */
  async end(): Promise<void> {
    this.stopped = true;
    await this.jobs.stop();
    await this.store.retire(this.node);
  }
}
