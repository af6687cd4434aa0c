/** A run is measured in so many parts. */
const PARTS = 5;

/**
 * How often something is done per second in the fastest part of a run. What else a shared machine does only ever slows a
 * part down, so the fastest one says most about the code; a part is long enough to hold the garbage collector's share.
 */
export class Fastest {
  /** Per second; 0 before the first part is over. */
  rate = 0;
  private readonly part: number;
  private since = 0;
  private before = 0;

  constructor(milliseconds: number) {
    this.part = milliseconds / PARTS;
  }

  /** So many milliseconds have gone by since the beginning, and so often it was done. */
  look(spent: number, done: number): void {
    const time = spent - this.since;
    if (time < this.part) return;
    this.rate = Math.max(this.rate, ((done - this.before) * 1000) / Math.max(time, Number.EPSILON));
    this.since = spent;
    this.before = done;
  }
}
