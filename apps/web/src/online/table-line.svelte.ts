import type { ServerMessage } from '@tafelrunde/protocol';
import { api } from './api.svelte.ts';
import { hangUp } from './hang-up.ts';

/** How the connection stands: being made, there, being made again, no room for it, logged out, or there is no such table. */
export type Standing = 'connecting' | 'there' | 'lost' | 'full' | 'out' | 'gone';

const FIRST_WAIT = 300;
const LONGEST_WAIT = 8000;
/** So long a page waits that was told that there is no room. */
const FULL_WAIT = 20_000;
const CLOSED = { loggedOut: 4003, notFound: 4004, full: 4013 } as const;

interface Hearing {
  /** A line is there: what was known before is told anew. */
  opened(): void;
  heard(message: ServerMessage): void;
  /** The line is gone. */
  lost(): void;
}

/** The live connection to a table: made again whenever it breaks, sooner by a press of a button. */
export class TableLine {
  standing = $state<Standing>('connecting');

  private readonly id: string;
  private readonly hearing: Hearing;
  private socket: WebSocket | null = null;
  private wait = FIRST_WAIT;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private closed = false;

  constructor(id: string, hearing: Hearing) {
    this.id = id;
    this.hearing = hearing;
    this.connect();
    addEventListener('online', this.retry);
  }

  get isOpen(): boolean {
    return this.socket?.readyState === WebSocket.OPEN;
  }

  send(message: object): void {
    this.socket?.send(JSON.stringify(message));
  }

  /** Connects anew, as whoever one is now. */
  rejoin(): void {
    const old = this.socket;
    this.socket = null;
    hangUp(old);
    clearTimeout(this.timer);
    this.connect();
  }

  /** Does not wait any longer to connect again. */
  readonly retry = (): void => {
    if (this.standing !== 'lost' && this.standing !== 'full') return;
    this.wait = FIRST_WAIT;
    this.rejoin();
  };

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    removeEventListener('online', this.retry);
    hangUp(this.socket);
  }

  private connect(): void {
    const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:';
    const socket = new WebSocket(`${scheme}//${location.host}/live/${this.id}`);
    this.socket = socket;
    let opened = false;
    socket.addEventListener('open', () => {
      opened = true;
      this.wait = FIRST_WAIT;
      if (this.socket === socket) this.hearing.opened();
    });
    socket.addEventListener('message', ({ data }) => {
      if (this.socket === socket) this.hearing.heard(JSON.parse(String(data)) as ServerMessage);
    });
    socket.addEventListener('close', ({ code }) => {
      if (this.socket === socket) void this.lost(code, opened);
    });
  }

  private async lost(code: number, opened: boolean): Promise<void> {
    if (this.closed) return;
    this.hearing.lost();
    if (code === CLOSED.notFound) {
      this.standing = 'gone';
      return;
    }
    if (code === CLOSED.loggedOut) {
      this.standing = 'out';
      await api.whoAmI().catch(() => {});
      return;
    }
    if (this.standing === 'there') this.standing = 'lost';
    // A cookie of somebody the server does not know any more is no cookie.
    if (!opened && this.standing === 'connecting') await api.forgetStranger();
    // A browser does not say why a connection could not be made.
    const full = code === CLOSED.full || (!opened && !(await api.hasRoom().catch(() => true)));
    if (this.closed) return;
    if (full) this.standing = 'full';
    // Not all at once: a server that comes back has many to greet.
    this.timer = setTimeout(() => this.connect(), (full ? FULL_WAIT : this.wait) * (0.5 + Math.random()));
    this.wait = Math.min(LONGEST_WAIT, this.wait * 2);
  }
}
