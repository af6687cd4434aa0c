import type { Flow } from '@tafelrunde/kernel';
import {
  type LiveCode,
  Mirror,
  type Picture,
  PROTOCOL,
  type SeenLine,
  type ServerMessage,
  type TableInfo,
} from '@tafelrunde/protocol';
import type { ClientMessage } from '@tafelrunde/protocol/schemas';
import { Passing, type Stops } from '@tafelrunde/session';
import type { Words } from '@tafelrunde/words';
import { Pacing, type Speed } from '../engine/pacing.svelte.ts';
import type { Beat, Pace, Update } from '../engine/protocol.ts';
import type { TableSource } from '../engine/source.ts';
import { GLANCE } from './lobby-line.svelte.ts';
import { renew } from './renew.ts';
import { type Standing, TableLine } from './table-line.svelte.ts';
import { updateOf } from './update-of.ts';

type Unnumbered<T> = T extends unknown ? Omit<T, 'ref'> : never;
type Saying = Unnumbered<ClientMessage>;

/** How somebody wants to play here, and what the game says of its course. */
interface Following {
  readonly flow: Flow;
  readonly pace: Pace;
  readonly speed: Speed;
  readonly stops: Stops;
}

/** The same for every pass that is given ahead, whatever is in the hand. */
const PASS_AFTER = 350;

/** A table that a server runs: keeps the connection, and shows what comes over it. */
export class OnlineSource implements TableSource {
  update = $state.raw<Update | null>(null);
  lines = $state.raw<readonly SeenLine[]>([]);
  newFrom = $state(0);
  readonly pacing = new Pacing(() => this.refresh());
  readonly curtain = -1;
  readonly failure = null;
  refusal = $state.raw<Words | null>(null);
  readonly broken = '';
  waiting = $state(true);

  table = $state.raw<Mirror['table']>(null);
  chat = $state.raw<Mirror['chat']>([]);
  /** Why the last thing was not done, where the game itself has no words for it. */
  problem = $state<LiveCode | ''>('');
  /** What became of something said while the line was down: it is kept for later, or came too late. */
  unsent = $state<'' | 'kept' | 'lost'>('');
  /** The position of a finished game that is looked at; -1 for its end. */
  lookingAt = $state(-1);
  /** The record of a finished game, as text. */
  save = $state('');
  private ending = $state(0);

  /** The seat that whoever only watches looks at from the front. */
  private front = $state(0);
  /** When the table was last told, by the clock of this browser. */
  private toldAt = $state(0);

  private readonly before: () => () => void;
  private readonly line: TableLine;
  private mirror = new Mirror();
  private refs = 0;
  /** The number of the message whose reply is awaited. */
  private awaited = -1;
  /** What was said last and not replied to yet, and whether the line was there when it was said. */
  private pending: { readonly message: Saying; readonly sent: boolean } | null = null;
  private looking: ReturnType<typeof setTimeout> | undefined;
  private following: Following | null = null;
  private readonly passing = new Passing();
  private ahead: ReturnType<typeof setTimeout> | undefined;
  /** The position whose question is answered ahead: it is not shown. */
  private aheadAt = -1;

  /** `before` is called before the table changes; what it returns, after the page has changed. */
  constructor(id: string, before: () => () => void = () => () => {}) {
    this.before = before;
    this.line = new TableLine(id, {
      opened: () => {
        this.awaited = -1;
        this.mirror = new Mirror();
        if (document.hidden) this.attend();
      },
      heard: (message) => this.hear(message),
      // One more thing can be said; it is kept until the line is there again.
      lost: () => {
        this.waiting = this.pending !== null;
      },
    });
    document.addEventListener('visibilitychange', this.attend);
  }

  get standing(): Standing {
    return this.line.standing;
  }

  /** Whether whoever looks at this has no seat. */
  get watches(): boolean {
    return this.table !== null && this.table.you < 0;
  }

  /** Milliseconds since the table was told: what it says of time is as of then. */
  since(now: number): number {
    return Math.max(0, now - this.toldAt);
  }

  /** Who only watches looks from that seat's side; with delay through its eyes, where the host allows it. */
  watchFrom(seat: number): void {
    this.front = seat;
    if (this.table && this.table.following >= 0 && this.table.following !== seat) this.lookThrough(null);
    this.refresh();
  }

  /** Looks through the eyes of a player, with delay; null for nobody's. */
  lookThrough(seat: number | null): void {
    if (seat !== null) this.front = seat;
    this.say({ type: 'follow', seat });
  }

  /** Tells the others whether somebody looks here; they need not know of every glance elsewhere. */
  private readonly attend = (): void => {
    clearTimeout(this.looking);
    const looking = !document.hidden;
    const tell = (): void => {
      if (this.line.isOpen && this.table && this.table.you >= 0) {
        this.line.send({ type: 'attention', looking, ref: this.refs++ });
      }
    };
    if (looking) tell();
    else this.looking = setTimeout(tell, GLANCE);
  };

  /** Plays by these wishes from now on. */
  follow(following: Following): void {
    this.following = following;
    this.passing.stops = following.stops;
    this.pacing.go(following.speed);
    if (this.mirror.picture) this.refresh();
  }

  answer(...ids: string[]): void {
    const { update } = this;
    if (this.waiting || !update?.decision || this.aheadAt >= 0) return;
    const { position, branch } = this.mirror.picture!;
    this.passing.release(update, ids[0]);
    this.say({ type: 'answer', branch, position, ids });
  }

  unpick(card: string): void {
    if (this.waiting || !this.update?.decision) return;
    const { position, branch } = this.mirror.picture!;
    this.say({ type: 'unpick', branch, position, card });
  }

  undo(to?: number): void {
    const { picture } = this.mirror;
    if (this.waiting || !picture) return;
    this.say({ type: 'undo', branch: picture.branch, to: to ?? null });
  }

  readonly hint = null;
  readonly hinting = false;
  readonly shared = false;

  // Against people nobody asks a bot.
  askHint(): boolean {
    return false;
  }

  nameOf(seat: number): string {
    return this.table?.seats[seat]?.name ?? '';
  }

  // Whoever has agreed to go back has not agreed to anything else.
  redo(): void {}

  get beat(): Beat | null {
    return this.pacing.beat;
  }

  pass(until: string): void {
    if (!this.update || !this.passing.passUntil(this.update, until)) return;
    this.passAhead();
    this.refresh();
  }

  seen(all = false): void {
    this.pacing.next(all);
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

  /** Says something to the server; the reply is awaited. While the line is down it is kept, one thing at a time. */
  say(message: Saying): void {
    this.waiting = true;
    this.refusal = null;
    this.problem = '';
    if (!this.line.isOpen) {
      this.pending = { message, sent: false };
      this.unsent = 'kept';
      return;
    }
    this.unsent = '';
    this.pending = { message, sent: true };
    this.awaited = this.refs++;
    this.line.send({ ...message, ref: this.awaited });
  }

  /** Says again what was said while the line was down, or just before, if it still means the same; otherwise it is lost. */
  private sayKept(): void {
    const { pending } = this;
    if (!pending) return;
    const { message, sent } = pending;
    const { picture } = this.mirror;
    this.pending = null;
    this.unsent = '';
    if (message.type === 'answer' || message.type === 'unpick') {
      const same = picture?.branch === message.branch && picture.position === message.position && picture.decision;
      if (same) this.say(message);
      // What had gone out and is answered now has arrived.
      else if (!sent) this.unsent = 'lost';
    } else if (!sent) this.say(message);
    else if (message.type === 'chat' && !this.mirror.chat.some(({ text }) => text === message.text)) this.say(message);
  }

  /** Connects anew, as whoever one is now. */
  rejoin(): void {
    this.line.rejoin();
  }

  /** Does not wait any longer to connect again. */
  retry(): void {
    this.line.retry();
  }

  close(): void {
    clearTimeout(this.ahead);
    clearTimeout(this.looking);
    document.removeEventListener('visibilitychange', this.attend);
    this.pacing.stop();
    this.line.close();
  }

  private hear(message: ServerMessage): void {
    const branch = this.mirror.picture?.branch ?? 0;
    this.mirror.hear(message);
    switch (message.type) {
      case 'welcome':
        if (message.protocol !== PROTOCOL) void renew();
        return;
      case 'table':
        this.line.standing = 'there';
        this.toldAt = Date.now();
        if (!this.pending) this.waiting = false;
        this.table = message.table;
        // Where a game runs, it is told next, and what was said is held against it.
        if (this.mirror.picture) this.refresh();
        this.kept(message.table);
        return;
      case 'game':
      case 'change':
        this.lookingAt = -1;
        this.ending = this.mirror.picture!.position;
        this.pacing.add(message.type === 'game' ? [] : this.newBeats(), message.type !== 'game');
        if (this.mirror.picture!.branch !== branch) this.tookBack();
        if (message.type === 'game' && this.awaited < 0) {
          this.waiting = false;
          this.sayKept();
        }
        this.passAhead();
        this.refresh();
        return;
      case 'chat':
        this.chat = this.mirror.chat;
        return;
      case 'look':
        this.show(message.picture, message.lines, message.lines.length);
        return;
      case 'done':
        if (message.ref === this.awaited) this.replied();
        this.passAhead();
        if (this.aheadAt >= 0) this.refresh();
        return;
      case 'refused':
        // Nobody waits for what was said by itself, such as that he looks elsewhere.
        if (message.ref !== this.awaited) return;
        this.replied();
        this.refusal = message.words;
        if (!message.words) this.problem = message.code;
        if (this.aheadAt >= 0) {
          // Then its player decides himself.
          this.aheadAt = -1;
          this.refresh();
        }
    }
  }

  private replied(): void {
    this.waiting = false;
    this.pending = null;
    this.awaited = -1;
  }

  /** Before a game begins, what was said holds as soon as the table is there. */
  private kept({ state }: TableInfo): void {
    if (state !== 'open' || this.awaited >= 0) return;
    this.waiting = false;
    this.sayKept();
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
        pace === 'all' || flow?.weighty.has(line.words[0])
          ? [{ from: newFrom + at, lines: newFrom + at + 1, view: picture.view }]
          : [],
      );
  }

  /** Something was taken back: what happened since is not told, and whoever came back wants to be asked. */
  private tookBack(): void {
    this.pacing.add([], false);
    this.passing.hold(this.mirror.picture?.position ?? -1);
  }

  /** Passes, if the window that asks is one that its player does not want to be asked in. */
  private passAhead(): void {
    clearTimeout(this.ahead);
    this.aheadAt = -1;
    const { picture } = this.mirror;
    if (!picture || this.waiting || this.lookingAt >= 0) return;
    const update = this.updateOf(picture);
    this.passing.company = update.seats.filter((kind) => kind === 'human').length > 1;
    const id = this.passing.answerTo(update);
    if (id === '') return;
    const { branch, position } = picture;
    this.aheadAt = position;
    this.ahead = setTimeout(() => this.say({ type: 'answer', branch, position, ids: [id] }), PASS_AFTER);
  }

  /** Puts the next thing to see on the table: an event that waits, or the latest picture. */
  private refresh(): void {
    const { picture, lines, newFrom } = this.mirror;
    if (!picture || this.lookingAt >= 0) return;
    const { beat } = this;
    this.show(picture, beat ? lines.slice(0, beat.lines) : lines, newFrom);
    if (this.update && this.aheadAt === picture.position)
      this.update = { ...this.update, decision: null, preview: null };
    if (beat && this.update)
      this.update = { ...this.update, view: beat.view, decision: null, preview: null, over: null, picks: [] };
  }

  private show(picture: Picture, lines: readonly SeenLine[], newFrom: number): void {
    const after = this.before();
    this.newFrom = newFrom;
    this.lines = lines;
    this.update = this.updateOf(picture);
    after();
  }

  private updateOf(picture: Picture): Update {
    const { table, watches, front, lookingAt, save } = this;
    return updateOf(picture, { table, watches, front, looksBack: lookingAt >= 0, save });
  }
}
