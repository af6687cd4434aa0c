import { cardsIn, type Match, type Seat } from '@tafelrunde/kernel';
import { Arranger } from '../arrange.ts';
import { TestTable } from '../table.ts';
import { sample } from './game.ts';
import { type HoardState, ZONE } from './state.ts';

/** A position of the sample game in words. What is left out is empty; the other cards lie in the deck. */
export interface HoardGiven {
  readonly players: readonly {
    readonly gold?: number;
    readonly hand?: readonly string[];
    readonly camp?: readonly string[];
  }[];
  /** Top of the deck, first card first. */
  readonly deck?: readonly string[];
  readonly turn?: Seat;
}

/** The test table of the sample game. */
export class HoardTable extends TestTable<HoardState> {
  constructor(given: HoardGiven) {
    super(sample, arrange(given));
  }

  gold(seat: Seat): number {
    return this.m.s.gold[seat];
  }

  hand(seat: Seat): readonly string[] {
    return cardsIn(this.m, ZONE.hand, seat).map((card) => this.title(card));
  }

  camp(seat: Seat): readonly string[] {
    return cardsIn(this.m, ZONE.camp, seat).map((card) => this.title(card));
  }
}

function arrange({ players, deck = [], turn = 0 }: HoardGiven): Match<HoardState> {
  const place = new Arranger(sample, { seats: players.length }, 'table', () => true);
  const { m } = place;
  players.forEach(({ gold = 0, hand = [], camp = [] }, seat) => {
    m.s.gold[seat] = gold;
    place.place(hand, ZONE.hand, seat);
    place.place(camp, ZONE.camp, seat);
  });
  place.stack(deck, ZONE.deck);
  m.s.turn = turn;
  m.s.frames[0].step = 'turn';
  m.load(m.s);
  return m;
}
