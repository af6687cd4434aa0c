import { type DbgDef, type DbgState, dbg, powerLeft, ZONE } from '@tafelrunde/dbg';
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

  /** The top card of the own deck, if it is known; -1 otherwise. */
  topOfDeck(): CardIx {
    const deck = this.m.s.zones[this.m.layout.zone(ZONE.deck, this.seat)];
    const card = deck[deck.length - 1];
    return card !== undefined && this.knows(card) ? card : -1;
  }
}
