/** Hashing takes memory and a thread of a small pool, which files are read with, too: so many at once, whoever asks. */
const AT_ONCE = 2;
const MOST_OF_ONE = 4;
const MOST_WAITING = 400;

type Turn = (go: boolean) => void;

/**
 * Passwords are hashed one after the other, by turns of the networks that ask: a flood of guesses from one of them makes
 * nobody else wait longer than for one guess of each.
 */
export class HashQueue {
  private readonly waiting = new Map<string, Turn[]>();
  private length = 0;
  private working = 0;

  /** Does the work when it is this network's turn; 'busy' if there are too many before it. */
  async run<T>(network: string, work: () => Promise<T>): Promise<T | 'busy'> {
    if (this.working >= AT_ONCE && !(await this.turn(network))) return 'busy';
    this.working++;
    try {
      return await work();
    } finally {
      this.working--;
      this.next();
    }
  }

  private turn(network: string): Promise<boolean> {
    const own = this.waiting.get(network) ?? [];
    if (own.length >= MOST_OF_ONE || (this.length >= MOST_WAITING && !this.makeRoom())) return Promise.resolve(false);
    return new Promise((resolve) => {
      own.push(resolve);
      this.waiting.set(network, own);
      this.length++;
    });
  }

  private next(): void {
    const [entry] = this.waiting;
    if (!entry) return;
    const [network, turns] = entry;
    const turn = turns.shift();
    this.length--;
    // To the end of the row, if it wants another turn.
    this.waiting.delete(network);
    if (turns.length > 0) this.waiting.set(network, turns);
    turn?.(true);
  }

  /** Turns away the last of a network that has more than one waiting. */
  private makeRoom(): boolean {
    for (const turns of this.waiting.values()) {
      if (turns.length < 2) continue;
      turns.pop()?.(false);
      this.length--;
      return true;
    }
    return false;
  }
}
