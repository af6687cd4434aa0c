import type { Seat } from '@tafelrunde/kernel';
import { type Clock, isSlow } from '@tafelrunde/protocol';

/** Seconds that somebody who has used up his time for the game and has come back gets for each decision. */
const GRACE_SECONDS = 20;

/** The clocks of a table: who is thinking since when, and how much each seat has used. */
export class Clocks {
  private readonly clock: Clock | null;
  private readonly used: number[];
  private thinking: { readonly seat: Seat; readonly since: number; readonly timer: NodeJS.Timeout | null } | null =
    null;

  constructor(clock: Clock | null, used: readonly number[]) {
    this.clock = clock;
    this.used = [...used];
  }

  /** A person begins to think; `out` is called when the time is up. */
  start(seat: Seat, out: () => void): void {
    if (this.thinking?.seat === seat) return;
    this.stop();
    const most = this.allowed(seat);
    const timer = most === null ? null : setTimeout(out, most);
    timer?.unref();
    this.thinking = { seat, since: performance.now(), timer };
  }

  /** Whoever was thinking has stopped; the time counts. Returns the milliseconds. */
  stop(): number {
    if (!this.thinking) return 0;
    const { seat, since, timer } = this.thinking;
    if (timer) clearTimeout(timer);
    this.thinking = null;
    const took = Math.round(performance.now() - since);
    this.used[seat] = (this.used[seat] ?? 0) + took;
    return took;
  }

  /** Milliseconds this seat may think now; null if there is no clock. */
  private allowed(seat: Seat): number | null {
    if (!this.clock) return null;
    if (this.clock.per === 'decision') return this.clock.seconds * 1000;
    const left = this.clock.seconds * 1000 - (this.used[seat] ?? 0);
    return left > 0 ? left : GRACE_SECONDS * 1000;
  }

  /** Seconds left of the whole game's time, or for the decision under way; null where nobody counts them. */
  left(seat: Seat): number | null {
    if (!this.clock || isSlow(this.clock)) return null;
    const now = this.thinking?.seat === seat ? performance.now() - this.thinking.since : 0;
    if (this.clock.per === 'decision') return Math.max(0, Math.round(this.clock.seconds - now / 1000));
    return Math.max(0, Math.round(this.clock.seconds - ((this.used[seat] ?? 0) + now) / 1000));
  }
}
