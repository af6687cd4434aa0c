import type { Picture } from '@tafelrunde/protocol';

/** Where a game stands, as far as passing is concerned. */
export type Course = Pick<Picture, 'position' | 'window' | 'marks'>;

/**
 * Passes windows for somebody who does not want to be asked there: always in some of them, or in all of them until a mark
 * of time has changed. What has to be decided is always asked.
 */
export class Passing {
  /** Windows in which nobody is asked. */
  off: readonly string[] = [];
  /** The mark until which all windows are passed, and what it was when that began. */
  private until: { readonly mark: string; readonly was: number } | null = null;
  /** The position that somebody came back to: there nothing is passed for him. */
  private heldAt = -1;

  /** Passes windows from now on until that mark has changed; false if the game has no such mark. */
  passUntil({ marks }: Course, mark: string): boolean {
    const was = marks[mark];
    if (was === undefined) return false;
    this.until = { mark, was };
    this.heldAt = -1;
    return true;
  }

  /** Somebody came back to this position, and wants to be asked. */
  hold(position: number): void {
    this.until = null;
    this.heldAt = position;
  }

  /** Somebody has decided by hand and goes on from here. */
  release(): void {
    this.heldAt = -1;
  }

  /** The answer that is given ahead; '' if whoever is asked has to answer himself. */
  answerTo({ position, window, marks }: Course): string {
    if (this.until) {
      const now = marks[this.until.mark] ?? 0;
      if (now !== 0 && now !== this.until.was) this.until = null;
    }
    if (!window || position === this.heldAt) return '';
    return this.until || this.off.includes(window.id) ? window.pass : '';
  }
}
