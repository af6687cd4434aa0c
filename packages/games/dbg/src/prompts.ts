import { type CardIx, cardName, perGame } from '@tafelrunde/kernel';
import type { MessageKey, Param, ParamsOf, Words } from '@tafelrunde/words';
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
  private readonly pairs = perGame<DbgState, DbgWords[][]>(() => []);

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

  /** With the name of another card; made once for each two definitions. */
  withCard(m: M, source: CardIx, name: keyof More<K>, card: CardIx): DbgWords {
    const { cards } = m.s;
    const pairs = this.pairs(m);
    pairs[cards[source].def] ??= [];
    const made = pairs[cards[source].def];
    // The name that is given is one of those that the message has.
    made[cards[card].def] ??= this.words(m, source, { [name]: cardName(m, card) } as More<K>);
    return made[cards[card].def];
  }

  /** With all that changes from question to question. */
  with(m: M, source: CardIx, more: More<K>): DbgWords {
    return this.words(m, source, more);
  }

  /** Of a card that may lie among hidden ones by now: it goes by the definition whose ability runs. */
  by(definition: string, more: More<K>): DbgWords {
    return this.named({ name: `card:${definition}` }, more);
  }

  private words(m: M, source: CardIx, more: Partial<More<K>>): DbgWords {
    return this.named(cardName(m, source), more);
  }

  private named(card: Param, more: Partial<More<K>>): DbgWords {
    const words: Words = [this.key, { ...more, card }];
    return words as DbgWords;
  }
}
