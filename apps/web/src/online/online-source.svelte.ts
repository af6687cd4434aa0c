import { SPECTATOR, type Words } from '@tafelrunde/kernel';
import { type LiveCode, Mirror, type Picture, PROTOCOL, type SeenLine, type ServerMessage } from '@tafelrunde/protocol';
import type { ClientMessage } from '@tafelrunde/protocol/schemas';
import type { SeatKind, Update } from '../engine/protocol.ts';
import type { TableSource } from '../engine/source.ts';

type Unnumbered<T> = T extends unknown ? Omit<T, 'ref'> : never;
type Saying = Unnumbered<ClientMessage>;

/** How the connection stands: being made, there, being made again, or the table does not exist. */
export type Standing = 'connecting' | 'there' | 'lost' | 'gone';

const FIRST_WAIT = 300;
const LONGEST_WAIT = 8000;
const NOT_FOUND = 4004;

/** A table that a server runs: keeps the connection, and shows what comes over it. */
export class OnlineSource implements TableSource {
  update = $state.raw<Update | null>(null);
  lines = $state.raw<readonly SeenLine[]>([]);
  newFrom = $state(0);
  readonly beat = null;
  readonly curtain = -1;
  readonly failure = null;
  refusal = $state.raw<Words | null>(null);
  readonly broken = '';
  waiting = $state(true);

  table = $state.raw<Mirror['table']>(null);
  letters = $state.raw<Mirror['letters']>([]);
  standing = $state<Standing>('connecting');
  /** Why the last thing was not done, where the game itself has no words for it. */
  problem = $state<LiveCode | ''>('');
  /** The position of a finished game that is looked at; -1 for its end. */
  lookingAt = $state(-1);
  /** The record of a finished game, as text. */
  save = $state('');
  private ending = $state(0);

  private readonly id: string;
  private readonly before: () => () => void;
  private mirror = new Mirror();
  private socket: WebSocket | null = null;
  private refs = 0;
  /** The number of the message whose reply is awaited. */
  private awaited = -1;
  private wait = FIRST_WAIT;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private closed = false;

  /** `before` is called before the table changes; what it returns, after the page has changed. */
  constructor(id: string, before: () => () => void = () => () => {}) {
    this.id = id;
    this.before = before;
    this.connect();
  }

  answer(...ids: string[]): void {
    const { update } = this;
    if (this.waiting || !update?.decision) return;
    const { position, branch } = this.mirror.picture!;
    this.say({ type: 'answer', branch, position, ids });
  }

  unpick(card: string): void {
    if (this.waiting || !this.update?.decision) return;
    const { position, branch } = this.mirror.picture!;
    this.say({ type: 'unpick', branch, position, card });
  }

  undo(): void {
    const { picture } = this.mirror;
    if (this.waiting || !picture) return;
    this.say({ type: 'undo', branch: picture.branch, to: null });
  }

  // At a table with others, nobody passes ahead, nothing waits to be seen, and everybody has a screen of his own.
  pass(): void {}
  seen(): void {}
  lift(): void {}

  /** Looks at an earlier position of a finished game, as somebody. */
  look(position: number, viewer: number): void {
    this.lookingAt = position;
    this.say({ type: 'look', position, viewer });
  }

  /** How many answers a finished game has. */
  get end(): number {
    return this.ending;
  }

  /** The bot that steps in for people. */
  get usualLevel(): 'steady' | 'random' {
    return this.table?.levels.includes('steady') ? 'steady' : 'random';
  }

  /** Takes the record of the finished game, for whoever wants to take it along. */
  keepRecord(text: string): void {
    this.save = text;
    if (this.update) this.update = { ...this.update, save: text };
  }

  /** Says something to the server; the reply is awaited. */
  say(message: Saying): void {
    if (this.socket?.readyState !== WebSocket.OPEN) return;
    this.waiting = true;
    this.refusal = null;
    this.problem = '';
    this.awaited = this.refs++;
    this.socket.send(JSON.stringify({ ...message, ref: this.awaited }));
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    this.socket?.close();
  }

  private connect(): void {
    const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:';
    const socket = new WebSocket(`${scheme}//${location.host}/live/${this.id}`);
    this.socket = socket;
    socket.addEventListener('open', () => {
      this.wait = FIRST_WAIT;
      this.mirror = new Mirror();
    });
    socket.addEventListener('message', ({ data }) => this.hear(JSON.parse(String(data)) as ServerMessage));
    socket.addEventListener('close', ({ code }) => this.lost(code));
  }

  private lost(code: number): void {
    if (this.closed) return;
    this.waiting = true;
    if (code === NOT_FOUND) {
      this.standing = 'gone';
      return;
    }
    if (this.standing === 'there') this.standing = 'lost';
    // Not all at once: a server that comes back has many to greet.
    this.timer = setTimeout(() => this.connect(), this.wait * (0.5 + Math.random()));
    this.wait = Math.min(LONGEST_WAIT, this.wait * 2);
  }

  private hear(message: ServerMessage): void {
    this.mirror.hear(message);
    switch (message.type) {
      case 'welcome':
        if (message.protocol !== PROTOCOL) void renew();
        return;
      case 'table':
        this.standing = 'there';
        this.waiting = false;
        this.table = message.table;
        if (this.mirror.picture) this.show(this.mirror.picture, this.mirror.lines, this.mirror.newFrom);
        return;
      case 'game':
      case 'change':
        this.lookingAt = -1;
        this.ending = this.mirror.picture!.position;
        this.show(this.mirror.picture!, this.mirror.lines, this.mirror.newFrom);
        return;
      case 'letters':
        this.letters = this.mirror.letters;
        return;
      case 'look':
        this.show(message.picture, message.lines, message.lines.length);
        return;
      case 'done':
        if (message.ref === this.awaited) this.waiting = false;
        return;
      case 'refused':
        if (message.ref === this.awaited) this.waiting = false;
        this.refusal = message.words;
        if (!message.words) this.problem = message.code;
    }
  }

  private show(picture: Picture, lines: readonly SeenLine[], newFrom: number): void {
    const after = this.before();
    this.newFrom = newFrom;
    this.lines = lines;
    this.update = this.updateOf(picture);
    after();
  }

  private updateOf(picture: Picture): Update {
    const seats = (this.table?.seats ?? []).map(({ bot }): SeatKind => (bot === '' ? 'human' : (bot as SeatKind)));
    const { view, asked, position, undoLimit, picks, reckonings, over, result } = picture;
    // Who only watches looks from the first seat, and sees no hand.
    const viewer = picture.viewer === SPECTATOR ? 0 : picture.viewer;
    // While a bot plays for us, or an old position is looked at, nothing is asked of us.
    const quiet = this.lookingAt >= 0 || picture.viewer === SPECTATOR || seats[viewer] !== 'human';
    return {
      ...{ viewer, view, seats, position, undoLimit, picks, reckonings, over, result },
      decision: quiet ? null : picture.decision,
      thinking: !quiet && asked === viewer ? -1 : asked,
      window: '',
      kept: 0,
      lines: [],
      beats: [],
      save: this.save,
    };
  }
}

/** A page of another version loads itself anew, once: past what the browser has kept for use without a network. */
async function renew(): Promise<void> {
  const key = 'tafelrunde.renewed';
  if (sessionStorage.getItem(key) === String(PROTOCOL)) return;
  sessionStorage.setItem(key, String(PROTOCOL));
  const kept = (await navigator.serviceWorker?.getRegistrations()) ?? [];
  await Promise.all(kept.map((registration) => registration.unregister()));
  location.reload();
}
