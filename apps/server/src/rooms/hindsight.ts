import type { Session } from '@tafelrunde/session';

/** A game as it stood some time ago, for those who may look through the eyes of a player with delay. */
export class Hindsight {
  /** When which position was reached, since this room has been in memory; what was before counts from then. */
  private moments: { readonly at: number; readonly position: number }[] = [];
  private session: Session | null = null;
  private readonly begin: () => Session;

  /** `begin` gives the game as it was before the first answer. */
  constructor(begin: () => Session) {
    this.begin = begin;
  }

  /** The game stands there now; what was further has been taken back. */
  note(position: number, at: number): void {
    const last = this.moments.at(-1);
    if (last?.position === position) return;
    if (last && last.position > position) {
      this.moments = this.moments.filter((one) => one.position <= position);
      if (this.session && this.session.position > position) this.session = null;
      if (this.moments.at(-1)?.position === position) return;
    }
    this.moments.push({ at, position });
  }

  /** When the state of that time is next another one; null if nothing comes after it. */
  nextAfter(at: number): number | null {
    return this.moments.find((one) => one.at > at)?.at ?? null;
  }

  /** The game as it stood at that time; null if that is too long ago to know. */
  at(time: number, answers: readonly string[]): Session | null {
    const then = this.moments.findLast(({ at }) => at <= time);
    if (!then) return null;
    if (!this.session || this.session.position > then.position) this.session = this.begin();
    this.session.goOn(answers.slice(this.session.position, then.position));
    return this.session;
  }
}
