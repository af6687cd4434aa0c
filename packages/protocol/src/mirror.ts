import { apply } from './difference.ts';
import { keptMessages } from './limits.ts';
import type { SeenLine } from './lines.ts';
import type { ChatMessage, ServerMessage, TableInfo } from './messages.ts';
import type { Picture } from './picture.ts';

/** What a client knows of a table: keeps up with the differences that the server sends. */
export class Mirror {
  table: TableInfo | null = null;
  picture: Picture | null = null;
  lines: readonly SeenLine[] = [];
  /** The first line that came with the last change. */
  newFrom = 0;
  chat: readonly ChatMessage[] = [];

  /** Takes what the server said; messages about something else change nothing. */
  hear(message: ServerMessage): void {
    switch (message.type) {
      case 'table':
        this.table = message.table;
        return;
      case 'game':
        this.picture = message.picture;
        this.lines = message.lines;
        this.newFrom = message.lines.length;
        return;
      case 'change': {
        const { change, kept, lines } = message;
        if (change) this.picture = apply(this.picture, change);
        this.newFrom = kept;
        if (lines.length > 0 || kept < this.lines.length) this.lines = [...this.lines.slice(0, kept), ...lines];
        return;
      }
      case 'chat':
        this.chat = message.all ? message.messages : [...this.chat, ...message.messages].slice(-2 * keptMessages);
    }
  }
}
