import {
  type Decision,
  type Match,
  type Refusal,
  type Result,
  replayed,
  resignId,
  type Seat,
} from '@tafelrunde/kernel';
import type { Picked, Picture } from '@tafelrunde/protocol';
import { type Beginning, type KeptLine, Session } from '@tafelrunde/session';
import type { ServedGame } from '../games.ts';

/**
 * A game under way at a table. It keeps no copies of earlier positions: two thousand tables would fill the memory with
 * them, and going back is rare. It plays again instead.
 */
export class Play {
  private readonly session: Session;

  private constructor(session: Session) {
    this.session = session;
  }

  /** Begins a game and gives it the answers it already had; refuses what does not fit. */
  static begin(served: ServedGame, beginning: Beginning): Result<Play> {
    const begun = Session.begin(served.game, beginning, { positions: replayed });
    return begun.ok ? { ok: true, value: new Play(begun.value) } : begun;
  }

  get match(): Match {
    return this.session.match;
  }

  get answers(): readonly string[] {
    return this.session.answers;
  }

  get lines(): readonly KeptLine[] {
    return this.session.lines;
  }

  get position(): number {
    return this.session.position;
  }

  get decision(): Decision | null {
    return this.session.decision;
  }

  /** Gives an answer and keeps it. A refusal changes nothing. */
  answer(id: string): Refusal | null {
    const { session } = this;
    const gone = Array.from({ length: this.match.s.seats }, (_, seat) => seat).find((seat) => resignId(seat) === id);
    return gone === undefined ? session.answer(this.decision?.seat ?? -1, session, [id]) : session.resign(gone);
  }

  /** What was picked so far in the run of picks that is being asked. */
  get picks(): readonly Picked[] {
    return this.session.picks;
  }

  /** The earliest position that can be gone back to without taking back what somebody has seen. */
  get undoLimit(): number {
    return this.session.history.undoLimit;
  }

  /** Goes back to an earlier position; what was said since is unsaid. */
  rewind(to: number): void {
    this.session.rewind(to);
  }

  /** What that viewer sees now. */
  picture(viewer: Seat, branch: number): Picture {
    return { ...this.session.picture(viewer), branch } as Picture;
  }
}
