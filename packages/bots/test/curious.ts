import { below, type Match, type Option, type RandomWords } from '@tafelrunde/kernel';

/** Somebody who always does what was done least so far; chance decides between equals. */
export class Curious {
  private readonly done = new Map<string, number>();

  choose(match: Match, options: readonly Option[], luck: RandomWords): Option {
    const kinds = options.map(({ key, card, n }) => `${key} ${card < 0 ? '' : match.s.cards[card].def} ${n}`);
    const times = kinds.map((kind) => this.done.get(kind) ?? 0);
    const least = Math.min(...times);
    const rare = options.flatMap((_, i) => (times[i] === least ? [i] : []));
    const at = rare[below(luck, rare.length)];
    this.done.set(kinds[at], least + 1);
    return options[at];
  }
}
