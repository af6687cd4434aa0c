import { cloneState } from './clone.ts';
import type { Game } from './game.ts';
import type { State } from './state.ts';

/** Where a history gets earlier positions from: what is not kept here is played again from what is. */
export interface Positions<S extends State = State> {
  /** So many answers were given, and this came of them. */
  note(position: number, state: S): void;
  /** The last kept position that is not behind that one, as a copy of its own; null if it is the beginning. */
  before(position: number): { readonly position: number; readonly state: S } | null;
  /** What came after that position never was. */
  forget(position: number): void;
}

const EVERY = 32;

/** Keeps a copy of the state every few dozen answers: going back takes no time, and costs memory. */
export class Snapshots<S extends State> implements Positions<S> {
  private readonly game: Game<S>;
  private readonly kept: S[] = [];

  constructor(game: Game<S>) {
    this.game = game;
  }

  note(position: number, state: S): void {
    if (position === this.kept.length * EVERY) this.kept.push(cloneState(this.game, state));
  }

  before(position: number): { readonly position: number; readonly state: S } | null {
    const at = Math.min(Math.floor(position / EVERY), this.kept.length - 1);
    return at < 0 ? null : { position: at * EVERY, state: cloneState(this.game, this.kept[at]) };
  }

  forget(position: number): void {
    const most = Math.floor(position / EVERY) + 1;
    if (this.kept.length > most) this.kept.length = most;
  }
}

/** Keeps nothing: whoever goes back plays again from the beginning. For many games at once, of which few go back. */
export const replayed: Positions = { note() {}, before: () => null, forget() {} };
