import type { GameId } from '@tafelrunde/games';
import type { Plain, Seat, Words } from '@tafelrunde/kernel';
import type { SeenLine } from '@tafelrunde/protocol';
import type { Place } from '@tafelrunde/session';
import type { Beat, Reply, Request, SeatKind, Update, Wishes } from './protocol.ts';
import type { TableSource } from './source.ts';

/** The page's end of the engine in the worker. */
export class Client implements TableSource {
  update = $state.raw<Update | null>(null);
  lines = $state.raw<readonly SeenLine[]>([]);
  newFrom = $state(0);
  beat = $state.raw<Beat | null>(null);
  curtain = $state<Seat>(-1);
  failure = $state.raw<Words | null>(null);
  refusal = $state.raw<Words | null>(null);
  broken = $state('');
  waiting = $state(true);
  private readonly worker: Worker;
  private readonly before: () => () => void;
  private wishes: Wishes = { pace: 'none', off: [], curtain: false };
  /** The latest state of the table, and every line of it. */
  private latest: Update | null = null;
  private told: readonly SeenLine[] = [];
  /** Events that wait to be seen before it is shown. */
  private beats: readonly Beat[] = [];

  /** `before` is called before the table changes; what it returns, after the page has changed. */
  constructor(before: () => () => void = () => () => {}) {
    this.before = before;
    this.worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'engine' });
    this.worker.addEventListener('message', ({ data }: MessageEvent<Reply>) => this.hear(data));
    this.worker.addEventListener('error', (event) => this.hear({ type: 'broken', message: event.message || 'worker' }));
  }

  start(game: GameId, setup: Plain, seed: string, seats: readonly SeatKind[], wishes: Wishes): void {
    this.wishes = wishes;
    this.ask({ type: 'start', game, setup, seed, seats, wishes });
  }

  load(game: GameId, text: string, seats: readonly SeatKind[], wishes: Wishes): void {
    this.wishes = wishes;
    this.ask({ type: 'load', game, text, seats, wishes });
  }

  /** Tells the engine how the people here want to play from now on. */
  wish(wishes: Wishes): void {
    if (JSON.stringify(wishes) === JSON.stringify(this.wishes)) return;
    this.wishes = wishes;
    this.ask({ type: 'wishes', wishes });
  }

  /** A second answer before the reply is not sent. */
  answer(...ids: string[]): void {
    const place = this.asked();
    if (place) this.ask({ type: 'answer', place, ids });
  }

  unpick(card: string): void {
    const place = this.asked();
    if (place) this.ask({ type: 'unpick', place, card });
  }

  undo(): void {
    if (!this.waiting && this.latest && this.latest.undoLimit < this.latest.position) this.ask({ type: 'undo' });
  }

  pass(until: string): void {
    const place = this.asked();
    if (place) this.ask({ type: 'pass', place, until });
  }

  seen(all = false): void {
    this.beats = all ? [] : this.beats.slice(1);
    this.show();
  }

  lift(): void {
    this.curtain = -1;
    this.show();
  }

  close(): void {
    this.worker.terminate();
  }

  /** The question that may be answered now, null if there is none. */
  private asked(): Place | null {
    if (this.waiting || this.beat || !this.update?.decision) return null;
    const { branch, position } = this.update;
    return { branch, position };
  }

  private ask(request: Request): void {
    this.waiting = true;
    this.refusal = null;
    this.worker.postMessage(request);
  }

  private hear(reply: Reply): void {
    this.waiting = reply.type === 'update' && reply.update.thinking >= 0;
    switch (reply.type) {
      case 'update':
        this.receive(reply.update);
        return;
      case 'refused':
        this.refusal = reply.words;
        return;
      case 'failed':
        this.failure = reply.words;
        return;
      case 'broken':
        this.broken = reply.message;
    }
  }

  private receive(update: Update): void {
    const before = this.latest;
    // Whatever waits is still worth seeing, unless the game was taken back.
    const waiting = before && update.position >= before.position ? this.beats : [];
    this.newFrom = Math.min(update.kept, waiting.length > 0 ? this.newFrom : update.kept);
    this.told = [...this.told.slice(0, update.kept), ...update.lines];
    this.latest = update;
    this.beats = [...waiting, ...update.beats];
    const hands = this.wishes.curtain && update.seats.filter((kind) => kind === 'human').length > 1;
    if (hands && update.decision && (before === null || before.viewer !== update.viewer)) this.curtain = update.viewer;
    this.show();
  }

  /** Puts the next thing to see on the table. */
  private show(): void {
    const { latest } = this;
    if (!latest) return;
    const after = this.before();
    const [beat = null] = this.beats;
    this.beat = beat;
    this.lines = beat ? this.told.slice(0, beat.lines) : this.told;
    this.update = beat ? { ...latest, view: beat.view, decision: null, over: null, picks: [] } : latest;
    after();
  }
}
