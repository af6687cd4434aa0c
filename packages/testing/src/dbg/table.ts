import { type DbgState, type DbgView, dbg, MARK, pointsOf, powerLeft, ZONE } from '@tafelrunde/dbg';
import { cardsIn, type Seat } from '@tafelrunde/kernel';
import { TestTable } from '../table.ts';
import { arrangeDbg, type DbgGiven } from './arrange.ts';

/** The test table of the deck-building game. */
export class DbgTable extends TestTable<DbgState, DbgView> {
  constructor(given: DbgGiven, game: typeof dbg = dbg) {
    super(game, arrangeDbg(given, game));
  }

  hand(seat: Seat): readonly string[] {
    return this.titles(ZONE.hand, seat);
  }

  /** From the top. */
  deck(seat: Seat): readonly string[] {
    return this.titles(ZONE.deck, seat).toReversed();
  }

  discard(seat: Seat): readonly string[] {
    return this.titles(ZONE.discard, seat);
  }

  played(seat: Seat): readonly string[] {
    return this.titles(ZONE.played, seat);
  }

  locations(seat: Seat): readonly string[] {
    return this.titles(ZONE.locations, seat);
  }

  path(): readonly string[] {
    return this.titles(ZONE.path);
  }

  /** Cards of the Path whose ambush is still to come. */
  ambushes(): readonly string[] {
    return cardsIn(this.m, ZONE.path)
      .filter((card) => (this.m.s.cards[card].marks & MARK.ambush) !== 0)
      .map((card) => this.title(card));
  }

  /** From the top. */
  main(): readonly string[] {
    return this.titles(ZONE.main).toReversed();
  }

  /** The archenemy who lies face up; undefined while the next one is still hidden. */
  archenemy(): string | undefined {
    return this.titles(ZONE.archenemy)[0];
  }

  /** Archenemies that lie face down, from the top. */
  stack(): readonly string[] {
    return this.titles(ZONE.stack).toReversed();
  }

  destroyed(): readonly string[] {
    return this.titles(ZONE.destroyed);
  }

  /** How many cards lie on these stacks. */
  get valor(): number {
    return cardsIn(this.m, ZONE.valor).length;
  }

  get corruption(): number {
    return cardsIn(this.m, ZONE.corruption).length;
  }

  /** Cards that the player of the turn has bought or gained in it. */
  get gained(): number {
    return this.m.s.gained;
  }

  /** Cards of the main deck that lie turned up beside it. */
  revealed(): readonly string[] {
    return this.titles(ZONE.revealed);
  }

  /** Cards put aside face down. */
  aside(seat: Seat): readonly string[] {
    return this.titles(ZONE.aside, seat);
  }

  /** Power that the player of the turn has left. */
  get power(): number {
    return powerLeft(this.m);
  }

  get turn(): Seat {
    return this.m.s.turn;
  }

  defeated(seat: Seat): number {
    return this.m.s.defeated[seat];
  }

  points(seat: Seat): number {
    return pointsOf(this.m, seat);
  }

  private titles(kind: number, seat: Seat = 0): readonly string[] {
    return cardsIn(this.m, kind, seat).map((card) => this.title(card));
  }
}
