import { savedAfter } from '@tafelrunde/bots';
import type { Decision } from '@tafelrunde/kernel';

/** Of a seat that has not been asked for so long nothing is known any more. */
const FORGOTTEN_AFTER = 600_000;
const MOST_REMEMBERED = 10_000;

interface Note {
  /** What is left of its budgets, in whole budgets. */
  readonly saved: number;
  /** The picks that follow in a run, and when the next of them is asked for. */
  readonly picks: readonly string[];
  readonly run: string;
  readonly answers: number;
  readonly at: number;
}

const NOTHING: Note = { saved: 0, picks: [], run: '', answers: -1, at: 0 };

/** What is kept for the seats of bots that think ahead: the threads that think for them keep nothing. */
export class SeatNotes {
  private readonly now: () => number;
  private readonly seats = new Map<string, Note>();

  constructor(now: () => number = () => performance.now()) {
    this.now = now;
  }

  /** What a seat has left of its budgets, in whole budgets. */
  saved(seat: string): number {
    return this.of(seat).saved;
  }

  /** A thought for that seat has taken so many whole budgets. */
  spent(seat: string, budgets: number): void {
    this.write(seat, { saved: savedAfter(this.saved(seat), budgets) });
  }

  /** Picks that follow the answer to this question were decided together with it. */
  decided(seat: string, answers: number, { group }: Decision, picks: readonly string[]): void {
    this.write(seat, { picks: group ? picks : [], run: group?.id ?? '', answers: answers + 1 });
  }

  /** The pick that was decided on before, if it is the one that is asked for now; it is not given twice. */
  nextPick(seat: string, answers: number, decision: Decision): string | null {
    const { picks, run, ...note } = this.of(seat);
    const [pick] = picks;
    const { group, options } = decision;
    if (note.answers !== answers || group?.id !== run || !options.some(({ id }) => id === pick)) return null;
    this.decided(seat, answers, decision, picks.slice(1));
    return pick;
  }

  private of(seat: string): Note {
    const known = this.seats.get(seat);
    return known && this.now() - known.at < FORGOTTEN_AFTER ? known : NOTHING;
  }

  private write(seat: string, what: Partial<Note>): void {
    const note = { ...this.of(seat), ...what, at: this.now() };
    // Whoever was asked last is the last to be forgotten.
    this.seats.delete(seat);
    this.seats.set(seat, note);
    if (this.seats.size > MOST_REMEMBERED) this.seats.delete(this.seats.keys().next().value!);
  }
}
