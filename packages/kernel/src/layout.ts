import type { ZoneKind } from './game.ts';
import { EVERYBODY, type Seat } from './state.ts';

/** Where the zones of a game with so many seats are: seat zones first, kind by kind, then the table's. */
export class Layout {
  readonly seats: number;
  /** Kind of every zone, its seat (-1 for the table's), who sees its cards, and whether it is a pile. */
  readonly kindOf: readonly number[];
  readonly seatOf: readonly Seat[];
  readonly sightOf: readonly number[];
  readonly pile: readonly boolean[];
  private readonly start: number[] = [];
  /** How far apart the zones of neighbouring seats are: 1, or 0 for a kind of the table. */
  private readonly stride: number[] = [];
  private readonly kinds: readonly ZoneKind[];

  constructor(kinds: readonly ZoneKind[], seats: number) {
    if (kinds.length > 31) throw new Error('a game has at most 31 kinds of zones');
    this.seats = seats;
    this.kinds = kinds;
    const kindOf: number[] = [];
    const seatOf: Seat[] = [];
    const sightOf: number[] = [];
    kinds.forEach((kind, k) => {
      this.start.push(kindOf.length);
      this.stride.push(kind.per === 'seat' ? 1 : 0);
      const count = kind.per === 'seat' ? seats : 1;
      for (let i = 0; i < count; i++) {
        const seat = kind.per === 'seat' ? i : -1;
        kindOf.push(k);
        seatOf.push(seat);
        sightOf.push(kind.sight === 'all' ? EVERYBODY : kind.sight === 'owner' && seat >= 0 ? 1 << seat : 0);
      }
    });
    this.kindOf = kindOf;
    this.seatOf = seatOf;
    this.sightOf = sightOf;
    this.pile = kindOf.map((k) => kinds[k].pile === true);
  }

  get count(): number {
    return this.kindOf.length;
  }

  /** The zone of that kind; for a kind of the table the seat does not matter. */
  zone(kind: number, seat: Seat): number {
    return this.start[kind] + seat * this.stride[kind];
  }

  nameOf(zone: number): string {
    return this.kinds[this.kindOf[zone]].name;
  }
}
