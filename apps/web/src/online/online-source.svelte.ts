import { type Flow, SPECTATOR, type Words } from '@tafelrunde/kernel';
import { type LiveCode, Mirror, type Picture, PROTOCOL, type SeenLine, type ServerMessage } from '@tafelrunde/protocol';
import type { ClientMessage } from '@tafelrunde/protocol/schemas';
import { Passing } from '@tafelrunde/session';
import type { Beat, Pace, SeatKind, Update } from '../engine/protocol.ts';
import type { TableSource } from '../engine/source.ts';
import { api } from './api.svelte.ts';

type Unnumbered<T> = T extends unknown ? Omit<T, 'ref'> : never;
type Saying = Unnumbered<ClientMessage>;

/** How the connection stands: being made, there, being made again, no room for it, logged out, or there is no such table. */
export type Standing = 'connecting' | 'there' | 'lost' | 'full' | 'out' | 'gone';

/** How somebody wants to play here, and what the game says of its course. */
interface Following {
  readonly flow: Flow;
  readonly pace: Pace;
  /** Windows in which he is not asked. */
  readonly off: readonly string[];
}

/** The same for every pass that is given ahead, whatever is in the hand. */
const PASS_AFTER = 350;
const FIRST_WAIT = 300;
const LONGEST_WAIT = 8000;
/** So long a page waits that was told that there is no room. */
const FULL_WAIT = 20_000;
const CLOSED = { loggedOut: 4003, notFound: 4004, full: 4013 } as const;

/** A table that a server runs: keeps the connection, and shows what comes over it. */
export class OnlineSource implements TableSource {
  update = $state.raw<Update | null>(null);
  lines = $state.raw<readonly SeenLine[]>([]);
  newFrom = $state(0);
  beat = $state.raw<Beat | null>(null);
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
  private following: Following | null = null;
  /** Events that wait to be seen before the latest picture is shown. */
  private beats: readonly Beat[] = [];
  private readonly passing = new Passing();
  private ahead: ReturnType<typeof setTimeout> | undefined;

  /** `before` is called before the table changes; what it returns, after the page has changed. */
  constructor(id: string, before: () => () => void = () => () => {}) {
    this.id = id;
    this.before = before;
    this.connect();
  }

  /** Plays by these wishes from now on. */
  follow(following: Following): void {
    this.following = following;
    this.passing.off = following.off;
    if (this.mirror.picture) this.refresh();
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

  pass(until: string): void {
    if (this.update && this.passing.passUntil(this.update, until)) this.passAhead();
  }

  seen(all = false): void {
    this.beats = all ? [] : this.beats.slice(1);
    this.refresh();
  }

  // Everybody has a screen of his own.
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
    clearTimeout(this.ahead);
    this.socket?.close();
  }

  private connect(): void {
    const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:';
    const socket = new WebSocket(`${scheme}//${location.host}/live/${this.id}`);
    this.socket = socket;
    let opened = false;
    socket.addEventListener('open', () => {
      opened = true;
      this.wait = FIRST_WAIT;
      this.mirror = new Mirror();
    });
    socket.addEventListener('message', ({ data }) => this.hear(JSON.parse(String(data)) as ServerMessage));
    socket.addEventListener('close', ({ code }) => void this.lost(code, opened));
  }

  private async lost(code: number, opened: boolean): Promise<void> {
    if (this.closed) return;
    this.waiting = true;
    if (code === CLOSED.notFound) {
      this.standing = 'gone';
      return;
    }
    if (code === CLOSED.loggedOut) {
      this.standing = 'out';
      await api.whoAmI().catch(() => {});
      return;
    }
    // A browser does not say why a connection could not be made.
    const full = code === CLOSED.full || (!opened && !(await api.hasRoom().catch(() => true)));
    if (this.closed) return;
    if (full) this.standing = 'full';
    else if (this.standing === 'there') this.standing = 'lost';
    // Not all at once: a server that comes back has many to greet.
    this.timer = setTimeout(() => this.connect(), (full ? FULL_WAIT : this.wait) * (0.5 + Math.random()));
    this.wait = Math.min(LONGEST_WAIT, this.wait * 2);
  }

  private hear(message: ServerMessage): void {
    const branch = this.mirror.picture?.branch ?? 0;
    this.mirror.hear(message);
    switch (message.type) {
      case 'welcome':
        if (message.protocol !== PROTOCOL) void renew();
        return;
      case 'table':
        this.standing = 'there';
        this.waiting = false;
        this.table = message.table;
        if (this.mirror.picture) this.refresh();
        return;
      case 'game':
      case 'change':
        this.lookingAt = -1;
        this.ending = this.mirror.picture!.position;
        this.beats = message.type === 'game' ? [] : [...this.beats, ...this.newBeats()];
        if (this.mirror.picture!.branch !== branch) this.tookBack();
        this.refresh();
        this.passAhead();
        return;
      case 'letters':
        this.letters = this.mirror.letters;
        return;
      case 'look':
        this.show(message.picture, message.lines, message.lines.length);
        return;
      case 'done':
        if (message.ref === this.awaited) this.waiting = false;
        this.passAhead();
        return;
      case 'refused':
        if (message.ref === this.awaited) this.waiting = false;
        this.refusal = message.words;
        if (!message.words) this.problem = message.code;
    }
  }

  /** What came with the last change and waits to be seen. The server shows the table after each answer, not within one. */
  private newBeats(): Beat[] {
    const { picture, lines, newFrom } = this.mirror;
    const { pace = 'none', flow } = this.following ?? {};
    // Nobody is made to read while his clock is running.
    if (!picture || pace === 'none' || this.table?.clock) return [];
    return lines
      .slice(newFrom)
      .flatMap((line, at) =>
        pace === 'all' || flow?.weighty.has(line.words[0]) ? [{ lines: newFrom + at + 1, view: picture.view }] : [],
      );
  }

  /** Something was taken back: what happened since is not told, and whoever came back wants to be asked. */
  private tookBack(): void {
    this.beats = [];
    this.passing.hold(this.mirror.picture?.position ?? -1);
  }

  /** Passes, if the window that asks is one that its player does not want to be asked in. */
  private passAhead(): void {
    clearTimeout(this.ahead);
    const { picture } = this.mirror;
    if (!picture || this.waiting || this.lookingAt >= 0) return;
    const id = this.passing.answerTo(this.updateOf(picture));
    if (id === '') return;
    const { branch, position } = picture;
    this.ahead = setTimeout(() => this.say({ type: 'answer', branch, position, ids: [id] }), PASS_AFTER);
  }

  /** Puts the next thing to see on the table: an event that waits, or the latest picture. */
  private refresh(): void {
    const { picture, lines, newFrom } = this.mirror;
    if (!picture || this.lookingAt >= 0) return;
    const [beat = null] = this.beats;
    this.beat = beat;
    this.show(picture, beat ? lines.slice(0, beat.lines) : lines, newFrom);
    if (beat && this.update) this.update = { ...this.update, view: beat.view, decision: null, over: null, picks: [] };
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
    const { asked } = picture;
    // Who only watches looks from the first seat, and sees no hand.
    const viewer = picture.viewer === SPECTATOR ? 0 : picture.viewer;
    // While a bot plays for us, or an old position is looked at, nothing is asked of us.
    const quiet = this.lookingAt >= 0 || picture.viewer === SPECTATOR || seats[viewer] !== 'human';
    const decision = quiet ? null : picture.decision;
    return {
      ...picture,
      ...{ viewer, seats, decision },
      thinking: !quiet && asked === viewer ? -1 : asked,
      window: quiet ? null : picture.window,
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
