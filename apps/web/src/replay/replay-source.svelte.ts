import type { GameId } from '@tafelrunde/games';
import type { GameRecord, Seat } from '@tafelrunde/kernel';
import type { SeenLine } from '@tafelrunde/protocol';
import type { ReplayStep } from '@tafelrunde/session';
import type { Words } from '@tafelrunde/words';
import { Pacing } from '../engine/pacing.svelte.ts';
import type { SeatKind, Update } from '../engine/protocol.ts';
import type { TableSource } from '../engine/source.ts';
import type { ReplayReply, ReplayRequest } from './protocol.ts';

/** A table at which a recorded game is looked at. */
export class ReplaySource implements TableSource {
  update = $state.raw<Update | null>(null);
  lines = $state.raw<readonly SeenLine[]>([]);
  newFrom = $state(0);
  failure = $state.raw<Words | null>(null);
  broken = $state('');
  waiting = $state(true);
  readonly pacing = new Pacing(() => {});
  readonly beat = null;
  readonly curtain = -1;
  readonly refusal = null;
  readonly hint = null;
  readonly hinting = false;
  readonly shared = false;

  record = $state.raw<GameRecord | null>(null);
  steps = $state.raw<readonly ReplayStep[]>([]);
  /** For each line the position at which it was said. */
  ats = $state.raw<readonly number[]>([]);
  position = $state(0);
  viewer = $state<Seat>(0);
  /** Whether all cards lie open. */
  open = $state(false);
  /** Whether options can be chosen, to go on another way. */
  trying = $state(false);
  seats = $state.raw<readonly SeatKind[]>([]);
  names = $state.raw<readonly string[]>([]);
  /** Told which options were chosen while another way is tried. */
  chosen: (ids: readonly string[]) => void = () => {};

  private readonly worker: Worker;
  private readonly before: () => () => void;
  private ready: () => void = () => {};

  constructor(before: () => () => void = () => () => {}) {
    this.before = before;
    this.worker = new Worker(new URL('./replay-worker.ts', import.meta.url), { type: 'module', name: 'replay' });
    this.worker.addEventListener('message', ({ data }: MessageEvent<ReplayReply>) => this.hear(data));
    this.worker.addEventListener('error', ({ message }) => this.hear({ type: 'broken', message: message || 'worker' }));
  }

  /** Reads a game; settled when it is read or refused. */
  load(game: GameId, text: string): Promise<void> {
    this.ask({ type: 'load', game, text });
    return new Promise((resolve) => {
      this.ready = resolve;
    });
  }

  get end(): number {
    return Math.max(0, this.steps.length - 1);
  }

  look(position: number, viewer = this.viewer, open = this.open): void {
    this.position = Math.min(this.end, Math.max(0, position));
    this.viewer = viewer;
    this.open = open;
    this.trying = false;
    this.ask({ type: 'look', position: this.position, viewer, open });
  }

  /** Offers what was offered then, or puts it away again. */
  tryAnother(trying: boolean): void {
    this.trying = trying;
    this.ask({ type: 'look', position: this.position, viewer: this.viewer, open: this.open });
  }

  answer(...ids: string[]): void {
    if (this.trying) this.chosen(ids);
  }

  nameOf(seat: Seat): string {
    return this.names[seat] ?? '';
  }

  close(): void {
    this.pacing.stop();
    this.worker.terminate();
  }

  // A game that was played is not changed.
  unpick(): void {}
  undo(): void {}
  redo(): void {}
  pass(): void {}
  seen(): void {}
  lift(): void {}
  askHint(): boolean {
    return false;
  }

  private ask(request: ReplayRequest): void {
    this.waiting = true;
    this.worker.postMessage(request);
  }

  private hear(reply: ReplayReply): void {
    this.waiting = false;
    switch (reply.type) {
      case 'loaded':
        this.record = reply.record;
        this.steps = reply.steps;
        this.seats = Array.from({ length: reply.seats }, (_, seat) => this.seats[seat] ?? 'human');
        this.ready();
        return;
      case 'failed':
        this.failure = reply.words;
        this.ready();
        return;
      case 'broken':
        this.broken = reply.message;
        this.ready();
        return;
      case 'look':
        // Whoever moves fast sees only where he has come to.
        if (reply.position === this.position) this.show(reply);
    }
  }

  private show({ look: { picture, lines, ats } }: ReplayReply & { type: 'look' }): void {
    const after = this.before();
    const { trying, seats } = this;
    this.newFrom = ats.indexOf(this.position);
    if (this.newFrom < 0) this.newFrom = lines.length;
    this.lines = lines;
    this.ats = ats;
    this.update = {
      ...picture,
      ...(trying ? { window: null } : { decision: null, preview: null, window: null, picks: [] }),
      // The end is told beside the table, and not over it.
      ...{ over: null, undos: [], cancelTo: -1, canRedo: false },
      ...{ seats, thinking: -1, beats: [], decided: 0, taken: 0, peeked: false, kept: 0, save: '' },
      lines: [],
    };
    after();
  }
}
