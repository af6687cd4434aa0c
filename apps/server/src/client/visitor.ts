import { Mirror, type Picture, type ServerMessage } from '@tafelrunde/protocol';
import type { ClientMessage, NewTable } from '@tafelrunde/protocol/schemas';
import { WebSocket } from 'ws';
import { type Asking, ask } from './ask.ts';

type Unnumbered<T> = T extends unknown ? Omit<T, 'ref'> : never;
/** A message without its number, which the connection gives it. */
export type Saying = Unnumbered<ClientMessage>;

export type Reply = Extract<ServerMessage, { type: 'done' | 'refused' | 'look' }> | { readonly type: 'gone' };

/** A page without a page: somebody with a cookie who talks to a server. For tests and for load. */
export class Visitor {
  readonly url: string;
  cookie = '';
  private readonly from: string | undefined;

  /** From an address of the loopback range, if one is given: to a server on this machine only. */
  constructor(url: string, from?: string) {
    this.url = url;
    this.from = from;
  }

  async ask(method: string, path: string, body?: unknown): Promise<{ status: number; json: never; headers: Headers }> {
    const headers = {
      Origin: this.url,
      ...(this.cookie === '' ? {} : { Cookie: this.cookie }),
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
    };
    const response = await (this.from === undefined
      ? fetch(`${this.url}/api${path}`, {
          method,
          headers,
          ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        })
      : this.askFrom(this.from, { method, path: `/api${path}`, headers, body }));
    const set = response.headers.getSetCookie()[0];
    if (set) this.cookie = set.split(';')[0];
    return { status: response.status, json: (await response.json()) as never, headers: response.headers };
  }

  private async askFrom(from: string, asking: Asking): Promise<Response> {
    const { status, headers, text } = await ask(Number(new URL(this.url).port), { ...asking, from });
    const cookies = (headers['set-cookie'] ?? []).map((cookie): [string, string] => ['set-cookie', cookie]);
    return new Response(text, { status, headers: cookies });
  }

  /** Comes in under a name. */
  static async called(url: string, name: string, from?: string): Promise<Visitor> {
    const visitor = new Visitor(url, from);
    await visitor.must('POST', '/me', { name });
    return visitor;
  }

  /** Asks for something that must succeed. */
  async must<T>(method: string, path: string, body?: unknown): Promise<T> {
    const { status, json } = await this.ask(method, path, body);
    if (status !== 200) throw new Error(`${method} ${path}: ${status} ${JSON.stringify(json)}`);
    return json;
  }

  async openTable(wish: NewTable): Promise<string> {
    return (await this.must<{ id: string }>('POST', '/tables', wish)).id;
  }

  sitDown(table: string): Promise<LiveTable> {
    return LiveTable.connect(this.url, table, this.cookie, this.from);
  }
}

/** One live connection to a table. */
export class LiveTable {
  readonly mirror = new Mirror();
  /** Every message as it came, for those who look at the wire. */
  heard: ((text: string) => void) | null = null;
  changed: (() => void) | null = null;
  private readonly ws: WebSocket;
  private readonly waiting = new Map<number, (reply: Reply) => void>();
  private watchers: { done: () => boolean; resolve: () => void }[] = [];
  private refs = 0;
  closed = -1;

  private constructor(ws: WebSocket) {
    this.ws = ws;
    ws.on('message', (data: Buffer) => this.hear(data.toString('utf8')));
    ws.on('close', (code) => {
      this.closed = code;
      for (const reply of this.waiting.values()) reply({ type: 'gone' });
      this.waiting.clear();
      this.notify();
    });
    ws.on('error', () => {});
  }

  static connect(url: string, table: string, cookie: string, from?: string): Promise<LiveTable> {
    const { host, port } = new URL(url);
    const at = from === undefined ? host : `127.0.0.1:${port}`;
    const ws = new WebSocket(`ws://${at}/live/${table}`, {
      headers: { Origin: url, Host: host, Cookie: cookie },
      perMessageDeflate: false,
      ...(from === undefined ? {} : { localAddress: from }),
    });
    const live = new LiveTable(ws);
    return new Promise((resolve, reject) => {
      ws.once('open', () => resolve(live));
      ws.once('error', reject);
    });
  }

  get picture(): Picture | null {
    return this.mirror.picture;
  }

  say(message: Saying): Promise<Reply> {
    const ref = this.refs++;
    return new Promise((resolve) => {
      if (this.ws.readyState !== this.ws.OPEN) {
        resolve({ type: 'gone' });
        return;
      }
      this.waiting.set(ref, resolve);
      this.ws.send(JSON.stringify({ ...message, ref }));
    });
  }

  /** Sends anything at all. */
  sendRaw(data: string | Buffer): void {
    this.ws.send(data);
  }

  /** Answers the question that this seat is asked. */
  answer(...ids: readonly string[]): Promise<Reply> {
    const { position, branch } = this.picture!;
    return this.say({ type: 'answer', branch, position, ids: [...ids] });
  }

  /** Waits until something is so; what has not happened after a while never will. */
  until(done: () => boolean, milliseconds = 10_000): Promise<void> {
    if (done()) return Promise.resolve();
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error('it did not happen')), milliseconds);
      this.watchers.push({
        done,
        resolve: () => {
          clearTimeout(timer);
          resolve();
        },
      });
    });
  }

  /** Whether the other end still answers at all. */
  answers(milliseconds: number): Promise<boolean> {
    return new Promise((resolve) => {
      const timer = setTimeout(() => resolve(false), milliseconds);
      this.ws.once('pong', () => {
        clearTimeout(timer);
        resolve(true);
      });
      if (this.ws.readyState === this.ws.OPEN) this.ws.ping();
    });
  }

  close(): void {
    this.ws.close();
  }

  /** Breaks the connection off without a word. */
  breakOff(): void {
    this.ws.terminate();
  }

  private hear(text: string): void {
    this.heard?.(text);
    const message = JSON.parse(text) as ServerMessage;
    this.mirror.hear(message);
    if (message.type === 'done' || message.type === 'refused' || message.type === 'look') {
      const reply = this.waiting.get(message.ref);
      this.waiting.delete(message.ref);
      reply?.(message);
    }
    this.notify();
  }

  private notify(): void {
    this.changed?.();
    const { watchers } = this;
    if (watchers.length === 0) return;
    this.watchers = watchers.filter(({ done, resolve }) => {
      if (!done()) return true;
      resolve();
      return false;
    });
  }
}
