export interface TurnLimits {
  /** So many at once, whoever asks. */
  readonly atOnce: number;
  /** So many of one network wait, and so many in all. */
  readonly mostOfOne: number;
  readonly mostWaiting: number;
}

type Turn = (go: boolean) => void;

/**
 * Costly things are done one after the other, by turns of the networks that ask: a flood from one of them makes nobody else wait
 * longer than for one thing of each.
 */
export class Turns {
  private readonly limits: TurnLimits;
  private readonly waiting = new Map<string, Turn[]>();
  private length = 0;
  private working = 0;

  constructor(limits: TurnLimits) {
    this.limits = limits;
  }

  /** Does the work when it is this network's turn; 'busy' if there are too many before it. */
  async run<T>(network: string, work: () => Promise<T>): Promise<T | 'busy'> {
    if (this.working >= this.limits.atOnce && !(await this.turn(network))) return 'busy';
    this.working++;
    try {
      return await work();
    } finally {
      this.working--;
      this.next();
    }
  }

  private turn(network: string): Promise<boolean> {
    const { mostOfOne, mostWaiting } = this.limits;
    const own = this.waiting.get(network) ?? [];
    if (own.length >= mostOfOne || (this.length >= mostWaiting && !this.makeRoom())) return Promise.resolve(false);
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
