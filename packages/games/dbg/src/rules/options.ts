import { aliasId, type CardIx, Option } from '@tafelrunde/kernel';

/**
 * Options of one kind, each about a card. The same card is offered again and again, and options never change: the last
 * one made for a card is offered again as long as its identity in views and its number are the same. Which they were
 * stands in small lists, so that only what is offered is looked at. Nothing of this is state.
 */
export class CardOptions {
  private readonly key: string;
  private readonly rule: string;
  private readonly made: Option[] = [];
  private readonly aliases: number[] = [];
  private readonly numbers: number[] = [];

  constructor(key: string, rule = '') {
    this.key = key;
    this.rule = rule;
  }

  /** The option about a card that is known in views by this identity, with a number (what it costs, say). */
  of(card: CardIx, alias: number, n = 0): Option {
    if (card < this.made.length && this.aliases[card] === alias && this.numbers[card] === n) return this.made[card];
    return this.make(card, alias, n);
  }

  private make(card: CardIx, alias: number, n: number): Option {
    const option = new Option(aliasId(alias), this.key, card, -1, n, this.rule);
    // Filled up to its place, since a list with holes is slow to read; no card has the identity -1.
    for (let i = this.made.length; i <= card; i++) {
      this.made.push(option);
      this.aliases.push(-1);
      this.numbers.push(0);
    }
    this.made[card] = option;
    this.aliases[card] = alias;
    this.numbers[card] = n;
    return option;
  }
}
