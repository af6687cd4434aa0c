import { aliasOption, type CardIx } from '@tafelrunde/kernel';
import type { DbgOption } from '../state.ts';

/**
 * Options of one kind, each about a card. The same card is offered again and again, and options never change: the last
 * one made for a card is offered again as long as its identity in views and its number are the same. Which they were
 * stands in small lists, so that only what is offered is looked at. Nothing of this is state.
 */
export class CardOptions {
  private readonly key: DbgOption['key'];
  private readonly rule: string;
  private readonly made: DbgOption[] = [];
  private readonly aliases: number[] = [];
  private readonly numbers: number[] = [];

  constructor(key: DbgOption['key'], rule = '') {
    this.key = key;
    this.rule = rule;
  }

  /** The option about a card that is known in views by this identity, with a number (what it costs, say). */
  of(card: CardIx, alias: number, n = 0): DbgOption {
    if (card < this.made.length && this.aliases[card] === alias && this.numbers[card] === n) return this.made[card];
    return this.make(card, alias, n);
  }

  private make(card: CardIx, alias: number, n: number): DbgOption {
    const made = aliasOption(alias, this.key, card, n, this.rule);
    // Filled up to its place, since a list with holes is slow to read; no card has the identity -1.
    for (let i = this.made.length; i <= card; i++) {
      this.made.push(made);
      this.aliases.push(-1);
      this.numbers.push(0);
    }
    this.made[card] = made;
    this.aliases[card] = alias;
    this.numbers[card] = n;
    return made;
  }
}
