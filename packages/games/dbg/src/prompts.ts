import { type CardIx, cardName, type MessageKey, type ParamsOf, perGame, type Words } from '@tafelrunde/kernel';
import type { messages } from './messages.ts';
import type { DbgState, DbgWords, M } from './state.ts';

type Key = MessageKey<typeof messages>;
/** What a question says besides the card it comes from. */
type More<K extends Key> = Omit<ParamsOf<(typeof messages)[K]>, 'card'>;

/** A question that names the card it comes from. Its words are made once for each card of a game; nothing of it is state. */
export class Prompt<K extends Key> {
  private readonly key: K;
  private readonly more: Partial<More<K>>;
  private readonly made = perGame<DbgState, DbgWords[]>(() => []);

  constructor(key: K, more: Partial<More<K>> = {}) {
    this.key = key;
    this.more = more;
  }

  of(m: M, source: CardIx): DbgWords {
    const { def } = m.s.cards[source];
    const made = this.made(m);
    made[def] ??= this.words(m, source, this.more);
    return made[def];
  }

  /** With all that changes from question to question. */
  with(m: M, source: CardIx, more: More<K>): DbgWords {
    return this.words(m, source, more);
  }

  private words(m: M, source: CardIx, more: Partial<More<K>>): DbgWords {
    const words: Words = [this.key, { ...more, card: cardName(m, source) }];
    return words as DbgWords;
  }
}
