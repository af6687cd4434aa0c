import {
  type CardIx,
  type Game,
  type Match,
  move,
  moveUnseen,
  type Plain,
  type Seat,
  type State,
  startMatch,
} from '@tafelrunde/kernel';

/** Puts cards by name where a test wants them. */
export class Arranger<S extends State> {
  readonly m: Match<S>;
  private readonly free: CardIx[];
  private readonly game: Game<S>;

  /** Starts from a set-up that has not run yet; cards for which `isFree` holds may be placed. */
  constructor(game: Game<S>, setup: Plain, seed: string, isFree: (m: Match<S>, card: CardIx) => boolean) {
    const started = startMatch(game, setup, seed);
    if (!started.ok) throw new Error(`the set-up is refused: ${JSON.stringify(started.problem)}`);
    this.game = game;
    this.m = started.value;
    this.free = this.m.s.cards.map((_, card) => card).filter((card) => isFree(this.m, card));
  }

  /** A card of that English title or id that has no place yet. */
  take(name: string): CardIx {
    const at = this.free.findIndex((card) => {
      const def = this.game.defs[this.m.s.cards[card].def];
      return def.id === name || def.title.en === name;
    });
    if (at < 0) throw new Error(`there is no (further) card called '${name}' in this game`);
    return this.free.splice(at, 1)[0];
  }

  /** Places cards in a zone, in the order given (the first one lies undermost in a pile). */
  place(names: readonly string[], kind: number, seat: Seat = 0): CardIx[] {
    return names.map((name) => {
      const card = this.take(name);
      move(this.m, card, kind, seat);
      return card;
    });
  }

  /** Places cards face down on a pile, the first one on top. */
  stack(names: readonly string[], kind: number, seat: Seat = 0): void {
    for (const name of names.toReversed()) moveUnseen(this.m, this.take(name), kind, seat);
  }

  /** Cards that were not placed. */
  get rest(): readonly CardIx[] {
    return this.free;
  }
}
