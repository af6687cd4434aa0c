import {
  buyOptions,
  canUse,
  type DbgDef,
  type DbgOption,
  type DbgState,
  dbg,
  playAllOption,
  playOption,
  pointsOf,
  powerLeft,
  ZONE,
} from '@tafelrunde/dbg';
import type { CardIx, Seat } from '@tafelrunde/kernel';
import { Sight } from '../sight.ts';

/** What one seat may know of the deck-building game, in the words of its rules of thumb. */
export class DbgSight extends Sight<DbgState> {
  /** The number of a known card's definition. */
  number(card: CardIx): number {
    const c = this.m.s.cards[card];
    if ((c.seen & (1 << this.seat)) === 0) throw new Error(`seat ${this.seat} cannot know what card ${card} is`);
    return c.def;
  }

  definition(card: CardIx): DbgDef {
    return dbg.defs[this.number(card)];
  }

  /** Playing a card of the hand in the own turn. */
  toPlay(card: CardIx): DbgOption {
    return playOption(this.m, card);
  }

  /** Playing all simple cards at once; null if there are not even two. */
  toPlayAll(): DbgOption | null {
    return playAllOption(this.m);
  }

  /** What can be bought or defeated in the own turn, as it would be listed. */
  toBuy(options: DbgOption[] = []): DbgOption[] {
    buyOptions(this.m, options);
    return options;
  }

  /** Whether any location may be used in the own turn. */
  hasUse(): boolean {
    const places = this.cards(ZONE.locations);
    for (let i = 0; i < places.length; i++) if (canUse(this.m, places[i])) return true;
    return false;
  }

  get power(): number {
    return powerLeft(this.m);
  }

  /** Cards played in this turn. */
  get plays(): number {
    return this.m.s.plays.length;
  }

  /** Cards bought or gained in this turn. */
  get gained(): number {
    return this.m.s.gained;
  }

  /** Archenemies still to be defeated, the one on top included. */
  get archenemiesLeft(): number {
    return this.count(ZONE.stack, 0) + this.count(ZONE.archenemy, 0);
  }

  get cardsInMain(): number {
    return this.count(ZONE.main, 0);
  }

  isArchenemyOnTop(): boolean {
    return this.count(ZONE.archenemy, 0) > 0;
  }

  defeated(seat: Seat): number {
    return this.m.s.defeated[seat];
  }

  /** The points that a seat has so far: all that anybody has bought or gained lay open. */
  points(seat: Seat): number {
    return pointsOf(this.m, seat);
  }

  /** What the next card comes from: the own deck or, when it is empty, the discard pile. */
  private toDraw(): readonly CardIx[] {
    const { zones } = this.m.s;
    const deck = zones[this.m.layout.zone(ZONE.deck, this.seat)];
    return deck.length > 0 ? deck : zones[this.m.layout.zone(ZONE.discard, this.seat)];
  }

  /** The numbers of what is in the own deck, in no order: whoever knows what he has bought and what lies open knows that. */
  numbersInDeck(): readonly number[] {
    const { cards } = this.m.s;
    return this.toDraw()
      .map((card) => cards[card].def)
      .sort((a, b) => a - b);
  }

  /** The numbers of what is in the main deck, in no order: whatever has left it lies open or was taken openly. */
  numbersInMain(): readonly number[] {
    const { cards, zones } = this.m.s;
    return zones[this.m.layout.zone(ZONE.main, 0)].map((card) => cards[card].def).sort((a, b) => a - b);
  }

  /** What a card of the own deck scores on average, by number of definition; if it is empty, of the discard pile. */
  meanOfDeck(scores: readonly number[]): number {
    const { cards } = this.m.s;
    const pile = this.toDraw();
    let sum = 0;
    for (let i = 0; i < pile.length; i++) sum += scores[cards[pile[i]].def];
    return sum / Math.max(1, pile.length);
  }

  /** The top card of the own deck, if it is known; -1 otherwise. */
  topOfDeck(): CardIx {
    const deck = this.m.s.zones[this.m.layout.zone(ZONE.deck, this.seat)];
    const card = deck[deck.length - 1];
    return card !== undefined && this.knows(card) ? card : -1;
  }
}
