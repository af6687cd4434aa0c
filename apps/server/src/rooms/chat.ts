import { type ChatMessage, keptMessages } from '@tafelrunde/protocol';
import type { Write } from '../store/store.ts';

/** So many more than are kept may pile up before the oldest are taken away together. */
const SLACK = 50;

type Content = Pick<ChatMessage, 'name' | 'text' | 'event'>;

/** What was said at a table, and what happened there: the last of each, so that neither can push the other out. */
export class Chat {
  /** What nobody was told yet. */
  fresh: ChatMessage[] = [];
  private readonly table: string;
  private readonly now: () => number;
  private next: number;
  private readonly said: ChatMessage[];
  private readonly events: ChatMessage[];

  constructor(table: string, now: () => number, stored: readonly ChatMessage[]) {
    this.table = table;
    this.now = now;
    this.next = (stored.at(-1)?.n ?? -1) + 1;
    this.said = stored.filter(({ event }) => event === null).slice(-keptMessages);
    this.events = stored.filter(({ event }) => event !== null).slice(-keptMessages);
  }

  get all(): readonly ChatMessage[] {
    return [...this.said, ...this.events].sort((a, b) => a.n - b.n);
  }

  /** Is told to everybody, and kept. */
  write(content: Content): readonly Write[] {
    const message = this.tell(content);
    const list = message.event === null ? this.said : this.events;
    list.push(message);
    const kept: Write = { type: 'chat', table: this.table, message };
    if (list.length < keptMessages + SLACK) return [kept];
    list.splice(0, SLACK);
    return [kept, { type: 'forget-chat', table: this.table, events: message.event !== null, before: list[0].n }];
  }

  /** Is told to those who are here, and to nobody else. */
  tell(content: Content): ChatMessage {
    const message: ChatMessage = { n: this.next++, at: this.now(), ...content };
    this.fresh.push(message);
    return message;
  }
}
