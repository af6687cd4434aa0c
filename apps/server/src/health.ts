import { type Store, StoreProblem, type StoreTrouble } from './store/store.ts';
import { troubleOf } from './store/trouble.ts';

type Trouble = StoreProblem['code'];

/** Whoever asks more often than that hears the same again: asking must cost nothing. */
const REMEMBERED = 1000;

/** Whether the server can do its work, and if not, why. */
export class Health {
  private readonly store: Store;
  private readonly now: () => number;
  /** What the last write met with; null if it reached the disk. */
  private writing: Trouble | null = null;
  /** What was found in what is kept. */
  private kept: StoreTrouble | null = null;
  private asked: { readonly at: number; readonly answer: Promise<Trouble | null> } | null = null;

  constructor(store: Store, now: () => number) {
    this.store = store;
    this.now = now;
  }

  written(): void {
    this.writing = null;
  }

  failed(error: unknown): void {
    this.writing = troubleIn(error);
    if (this.writing === 'data-corrupted') this.kept = this.writing;
    this.asked = null;
  }

  /** Looks through everything, which takes a while; fails if something is wrong, and remembers it. */
  async inspect(): Promise<void> {
    try {
      await this.store.inspect();
      this.kept = null;
    } catch (error) {
      if (troubleIn(error) === 'data-corrupted') this.kept = 'data-corrupted';
      this.asked = null;
      throw error;
    }
  }

  /** What is wrong; null if all is well. */
  trouble(): Promise<Trouble | null> {
    const now = this.now();
    if (!this.asked || now - this.asked.at > REMEMBERED) this.asked = { at: now, answer: this.find() };
    return this.asked.answer;
  }

  private async find(): Promise<Trouble | null> {
    if (this.kept) return this.kept;
    try {
      // After a write that failed, only one that does not tells that the disk is well again.
      await this.store.check(this.writing !== null);
      this.writing = null;
      return null;
    } catch (error) {
      return troubleIn(error);
    }
  }
}

const troubleIn = (error: unknown): Trouble => (error instanceof StoreProblem ? error.code : troubleOf(error));
