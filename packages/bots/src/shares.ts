import type { RandomWords } from '@tafelrunde/kernel';
import type { Plan } from './race.ts';

/** Deals to try, and what to try on each. */
export interface Round {
  readonly luck: RandomWords;
  readonly deals: readonly number[];
  readonly plans: readonly Plan[];
}
/** What came of a round: a row of values for each deal, in their order; fewer if time ran out. */
export type Rows = readonly (readonly number[])[];

/** Tries the deals that it is given, on whatever core it has; the milliseconds are those that are left. */
export type Helper = (round: Round, milliseconds: number) => Promise<Rows>;
/** Who can help now: asked before each share, since others may want the cores, too. */
export type Crew = () => readonly Helper[];

/** A deal that somebody was given. */
interface Try {
  readonly plans: readonly Plan[];
  /** What came of it; null as long as it is tried, and if there was no time for it. */
  row: readonly number[] | null;
  isOver: boolean;
}

/** A round is dealt out in so many shares for each helper: more would be messages only, fewer would have others wait for the last one. */
const SHARES = 2;

/**
 * Deals out the deals of a thought, a share at a time to whoever is free. Who would have to wait until a round is over tries deals of the next
 * one meanwhile, with all that is in the race so far; what has been given up by then is left out of what he found. What comes of a deal
 * does not depend on who tries it, or when, so that a search finds the same.
 */
export class Shares {
  private readonly crew: Crew;
  private readonly milliseconds: () => number;
  private readonly tries = new Map<number, Try>();
  private round: Round = { luck: [0, 0, 0, 0], deals: [], plans: [] };
  /** Deals of the round that nobody has been given yet, and the first that belongs to none. */
  private todo: number[] = [];
  private next = 0;
  private readonly busy = new Set<number>();
  private failure: unknown = null;
  private tell: () => void = () => undefined;

  constructor(crew: Crew, milliseconds: () => number) {
    this.crew = crew;
    this.milliseconds = milliseconds;
  }

  /** All that can be done of these deals in time. No plan may come back that an earlier round did not have any more. */
  async tryAll(round: Round): Promise<Rows> {
    const { deals, plans } = round;
    this.round = round;
    // What there was no time for is tried again, if there is time now.
    for (const deal of deals) if (isMissed(this.tries.get(deal))) this.tries.delete(deal);
    this.todo = deals.filter((deal) => !this.tries.has(deal));
    this.next = Math.max(this.next, deals[deals.length - 1] + 1);
    const settled = new Promise<void>((resolve) => {
      this.tell = resolve;
    });
    for (let place = 0; place < this.crew().length; place++) if (!this.busy.has(place)) void this.work(place);
    this.look();
    await settled;
    if (this.failure !== null) throw this.failure;
    const rows: (readonly number[])[] = [];
    for (const deal of deals) {
      const { row, plans: tried } = this.tries.get(deal)!;
      this.tries.delete(deal);
      if (row !== null) rows.push(tried === plans ? row : plans.map((plan) => row[tried.indexOf(plan)]));
    }
    return rows;
  }

  /** Keeps one of the helpers busy, as long as there is something to do and he gets it done in time. */
  private async work(place: number): Promise<void> {
    this.busy.add(place);
    for (;;) {
      const crew = this.crew();
      const deals = place < crew.length ? this.share(crew.length) : [];
      if (deals.length === 0) break;
      const { luck, plans } = this.round;
      const share = deals.map((deal) => {
        const one: Try = { plans, row: null, isOver: false };
        this.tries.set(deal, one);
        return one;
      });
      let rows: Rows = [];
      try {
        rows = await crew[place]({ luck, deals, plans }, this.milliseconds());
      } catch (error) {
        this.failure = error;
      }
      share.forEach((one, i) => {
        one.row = rows[i] ?? null;
        one.isOver = true;
      });
      if (rows.length < deals.length) break;
      this.look();
    }
    this.busy.delete(place);
    this.look();
  }

  /** The deals to try next: of this round or, if all of them are given out, of the next one. */
  private share(helpers: number): number[] {
    const { deals } = this.round;
    const size = Math.ceil(deals.length / (SHARES * helpers));
    if (this.todo.length > 0) return this.todo.splice(0, size);
    const ahead = this.next - 1 - deals[deals.length - 1];
    if (this.isSettled || ahead >= deals.length) return [];
    return Array.from({ length: size }, () => this.next++);
  }

  private get isSettled(): boolean {
    return this.round.deals.every((deal) => this.tries.get(deal)?.isOver === true);
  }

  /** Tells when nothing of the round is under way any more; what nobody has the time for is over, too. */
  private look(): void {
    if (this.busy.size === 0) {
      for (const deal of this.todo.splice(0))
        this.tries.set(deal, { plans: this.round.plans, row: null, isOver: true });
    }
    if (this.isSettled || this.failure !== null) this.tell();
  }
}

function isMissed(one: Try | undefined): boolean {
  return one?.isOver === true && one.row === null;
}
