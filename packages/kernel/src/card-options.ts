import { aliasId, Option } from './decision.ts';
import type { CardIx, Seat } from './state.ts';

/**
 * Options of one kind, each about a card. The same card is offered again and again, and options never change: the last
 * one made for a card is offered again as long as its identity in views, its number and its seat are the same. Which identity
 * that was stands in a small list, so that only what is offered is looked at. Nothing of this is state.
 */
export class CardOptions<K extends string> {
  readonly key: K;
  private readonly rule: string;
  private readonly made: Option<K>[] = [];
  private readonly aliases: number[] = [];

  constructor(key: K, rule = '') {
    this.key = key;
    this.rule = rule;
  }

  /** The option about a card that is known in views by this identity, with a number (what it costs, say). */
  of(card: CardIx, alias: number, n = 0, seat: Seat = -1): Option<K> {
    if (card < this.made.length && this.aliases[card] === alias) {
      const made = this.made[card];
      if (made.n === n && made.seat === seat) return made;
    }
    return this.make(card, alias, n, seat);
  }

  private make(card: CardIx, alias: number, n: number, seat: Seat): Option<K> {
    const made = new Option(aliasId(alias), this.key, card, seat, n, this.rule);
    // Filled up to its place, since a list with holes is slow to read; no card has the identity -1.
    for (let i = this.made.length; i <= card; i++) {
      this.made.push(made);
      this.aliases.push(-1);
    }
    this.made[card] = made;
    this.aliases[card] = alias;
    return made;
  }
}
