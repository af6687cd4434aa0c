import { keptLetters } from '@tafelrunde/protocol';
import type { StoredLetter, Write } from '../store/store.ts';

/** So many more than are kept may pile up before the oldest are taken away together. */
const SLACK = 50;

type Content = Pick<StoredLetter, 'name' | 'text' | 'event'>;

/** What was said at a table, and what happened there: the last of each, so that neither can push the other out. */
export class Letters {
  /** What nobody was told yet. */
  fresh: StoredLetter[] = [];
  private readonly table: string;
  private readonly now: () => number;
  private next: number;
  private readonly said: StoredLetter[];
  private readonly events: StoredLetter[];

  constructor(table: string, now: () => number, stored: readonly StoredLetter[]) {
    this.table = table;
    this.now = now;
    this.next = (stored.at(-1)?.n ?? -1) + 1;
    this.said = stored.filter(({ event }) => event === null).slice(-keptLetters);
    this.events = stored.filter(({ event }) => event !== null).slice(-keptLetters);
  }

  get all(): readonly StoredLetter[] {
    return [...this.said, ...this.events].sort((a, b) => a.n - b.n);
  }

  /** Is told to everybody, and kept. */
  write(content: Content): readonly Write[] {
    const letter = this.tell(content);
    const list = letter.event === null ? this.said : this.events;
    list.push(letter);
    const kept: Write = { type: 'letter', table: this.table, letter };
    if (list.length < keptLetters + SLACK) return [kept];
    list.splice(0, SLACK);
    return [kept, { type: 'forget-letters', table: this.table, events: letter.event !== null, before: list[0].n }];
  }

  /** Is told to those who are here, and to nobody else. */
  tell(content: Content): StoredLetter {
    const letter: StoredLetter = { n: this.next++, at: this.now(), ...content };
    this.fresh.push(letter);
    return letter;
  }
}
