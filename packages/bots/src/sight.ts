import {
  type Card,
  type CardDef,
  type CardIx,
  EVERYBODY,
  type Match,
  type RandomWords,
  redeal,
  type Seat,
  type State,
  value,
} from '@tafelrunde/kernel';

/**
 * What one seat may know of a match, read lazily: making a whole view for every decision would cost more than the
 * decision. Asking what a hidden card is, is a bug in a bot and stops loudly.
 */
export class Sight<S extends State = State> {
  readonly seat: Seat;
  protected readonly m: Match<S>;

  constructor(match: Match<S>, seat: Seat) {
    this.m = match;
    this.seat = seat;
  }

  get seats(): number {
    return this.m.s.seats;
  }

  knows(card: CardIx): boolean {
    return (this.m.s.cards[card].seen & (1 << this.seat)) !== 0;
  }

  /** The definition of a card that this seat knows. */
  def(card: CardIx): CardDef<S> {
    const c = this.m.s.cards[card];
    if ((c.seen & (1 << this.seat)) === 0) throw new Error(`seat ${this.seat} cannot know what card ${card} is`);
    return this.m.game.defs[c.def];
  }

  /** Tokens and marks on a card: open to all. What the card is, `def` says. */
  card(card: CardIx): Readonly<Omit<S['cards'][number], 'def'>> {
    return this.m.s.cards[card] as Card as S['cards'][number];
  }

  /** The cards of a zone that this seat may look at; of a zone it may not, those it happens to know. */
  cards(kind: number, seat: Seat = this.seat): readonly CardIx[] {
    const zone = this.m.layout.zone(kind, seat);
    const list = this.m.s.zones[zone];
    if ((this.m.layout.sightOf[zone] & (1 << this.seat)) !== 0) return list;
    return list.filter((card) => this.knows(card));
  }

  /** How many cards lie in a zone, known or not. */
  count(kind: number, seat: Seat = this.seat): number {
    return this.m.s.zones[this.m.layout.zone(kind, seat)].length;
  }

  /** The present value of a card that is known or lies open on the table. */
  value(card: CardIx, stat: number): number {
    if (!this.knows(card) && this.m.layout.sightOf[this.m.s.cards[card].zone] !== EVERYBODY) {
      throw new Error(`seat ${this.seat} cannot know values of card ${card}`);
    }
    // Nothing changes while a bot looks, so what is reckoned once is remembered until the next step.
    const { reading } = this.m;
    this.m.reading = true;
    const now = value(this.m, card, stat);
    this.m.reading = reading;
    return now;
  }

  /** A match that this seat cannot tell from the real one. It follows from what the seat knows and the luck alone. */
  redeal(random: RandomWords): Match<S> {
    return redeal(this.m, this.seat, random);
  }
}
