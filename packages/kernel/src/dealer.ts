import type { ZoneKind } from './game.ts';
import { Layout } from './layout.ts';
import type { Card, CardIx, Seat } from './state.ts';

/** Lays out the cards of a box before the game begins. Who may see the cards of their zone sees them. */
export class Dealer<C extends Card> {
  readonly layout: Layout;
  readonly cards: C[] = [];
  readonly zones: CardIx[][] = [];
  aliases = 0;
  private readonly make: (card: Card) => C;

  /** `make` gives a card the fields that the game adds. */
  constructor(kinds: readonly ZoneKind[], seats: number, make: (card: Card) => C) {
    this.layout = new Layout(kinds, seats);
    this.make = make;
    for (let zone = 0; zone < this.layout.count; zone++) this.zones.push([]);
  }

  /** Puts a card on top of a zone. */
  add(def: number, kind: number, seat: Seat = 0): C {
    const zone = this.layout.zone(kind, seat);
    const seen = this.layout.sightOf[zone];
    const card = this.make({ def, zone, seen, alias: seen === 0 ? 0 : ++this.aliases });
    this.zones[zone].push(this.cards.length);
    this.cards.push(card);
    return card;
  }
}
