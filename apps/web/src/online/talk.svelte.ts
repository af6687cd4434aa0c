import type { ChatMessage, LiveEvent } from '@tafelrunde/protocol';
import { Muting } from './muting.svelte.ts';
import type { OnlineSource } from './online-source.svelte.ts';

/** What everybody at the table should know of, also while he does not look at the chat. */
const NEWS: ReadonlySet<LiveEvent | null> = new Set(['left', 'resigned', 'forfeited', 'freed', 'notice', null]);

/** The chat of a table as one person reads it: without those he does not want to hear, with what is new to him. */
export class Talk {
  readonly muting: Muting;
  private readonly source: OnlineSource;
  /** The number of the last message that was read. */
  private read = $state(-1);
  /** What was said before this page was open is no news. */
  private begun = false;

  constructor(source: OnlineSource, table: string) {
    this.source = source;
    this.muting = new Muting(table);
  }

  get messages(): readonly ChatMessage[] {
    const { muting } = this;
    return this.source.chat.filter(({ name, event }) => event !== null || !(muting.everybody || muting.has(name)));
  }

  get unread(): number {
    return this.messages.filter(({ n, event }) => n > this.read && NEWS.has(event)).length;
  }

  /** Everything so far was seen. */
  seen(): void {
    this.read = this.source.chat.at(-1)?.n ?? -1;
  }

  /** Called with every change: what was there first is not new. */
  begin(): void {
    if (this.begun || this.source.chat.length === 0) return;
    this.begun = true;
    this.seen();
  }
}
