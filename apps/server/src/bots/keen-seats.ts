/** A seat that has not been asked for so long does not count any more. */
const FORGOTTEN_AFTER = 60_000;

/** Counts on how many seats keen bots think for each person and each address: thinking ahead is dear, so that has a limit. */
export class KeenSeats {
  private readonly most: number;
  private readonly now: () => number;
  private readonly seats = new Map<string, Map<string, number>>();
  /** Seats that long thoughts under way count as. */
  private readonly longer = new Map<string, number>();

  constructor(most: number, now: () => number = () => performance.now()) {
    this.most = most;
    this.now = now;
  }

  /** Whether this seat is one of those that may think ahead; it keeps its right as long as it is asked now and then. */
  allows(who: string, seat: string): boolean {
    const now = this.now();
    const own = this.seats.get(who) ?? new Map<string, number>();
    for (const [one, at] of own) if (now - at >= FORGOTTEN_AFTER) own.delete(one);
    if (!own.has(seat) && own.size >= this.most) return false;
    own.set(seat, now);
    this.seats.set(who, own);
    if (this.seats.size > 1000) this.forget(now);
    return true;
  }

  /**
   * A thought that takes longer than usual counts as so many seats more while it lasts: null if that is too much now, otherwise what ends
   * it.
   */
  prolong(who: string, seats: number): (() => void) | null {
    const under = this.longer.get(who) ?? 0;
    if ((this.seats.get(who)?.size ?? 0) + under + seats > this.most) return null;
    this.longer.set(who, under + seats);
    return () => {
      const left = this.longer.get(who)! - seats;
      if (left > 0) this.longer.set(who, left);
      else this.longer.delete(who);
    };
  }

  private forget(now: number): void {
    for (const [who, own] of this.seats) {
      if ([...own.values()].every((at) => now - at >= FORGOTTEN_AFTER)) this.seats.delete(who);
    }
  }
}
