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

/** The same for abilities, each of a card: `n` says which of the card's it is, `more` names what it does. */
export class AbilityOptions<K extends string> {
  private readonly key: K;
  private readonly rule: string;
  /** By number of the ability, then by card. */
  private readonly made: Option<K>[][] = [];

  constructor(key: K, rule = '') {
    this.key = key;
    this.rule = rule;
  }

  /** The option to use an ability of a card that is known in views by this identity. */
  of(card: CardIx, alias: number, n: number, more: string, seat: Seat = -1): Option<K> {
    const id = aliasId(alias, n);
    if (n < this.made.length && card < this.made[n].length) {
      const made = this.made[n][card];
      if (made.id === id && made.card === card && made.more === more && made.seat === seat) return made;
    }
    return this.make(id, card, n, more, seat);
  }

  private make(id: string, card: CardIx, n: number, more: string, seat: Seat): Option<K> {
    const option = new Option(id, this.key, card, seat, n, this.rule, more);
    while (this.made.length <= n) this.made.push([]);
    const made = this.made[n];
    // Filled up as above; what stands in the place of another card is about this one.
    while (made.length <= card) made.push(option);
    made[card] = option;
    return option;
  }
}
