import { type CardIx, cardName, type Param, type Words } from '@tafelrunde/kernel';
import type { M } from './state.ts';

/** A question that names the card it comes from. Its words are made once for each card; nothing of it is state. */
export class Prompt {
  private readonly key: string;
  private readonly params: Readonly<Record<string, Param>>;
  private readonly made: Words[] = [];

  constructor(key: string, params: Readonly<Record<string, Param>> = {}) {
    this.key = key;
    this.params = params;
  }

  of(m: M, source: CardIx): Words {
    const { def } = m.s.cards[source];
    this.made[def] ??= this.with(m, source, {});
    return this.made[def];
  }

  /** The same with more that changes from question to question. */
  with(m: M, source: CardIx, more: Readonly<Record<string, Param>>): Words {
    return [this.key, { ...this.params, ...more, card: cardName(m, source) }];
  }
}
