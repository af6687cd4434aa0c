import type { GameId } from '@tafelrunde/games';
import type { Seat } from '@tafelrunde/kernel';
import type { SeenLine } from '@tafelrunde/protocol';
import type { Place } from '@tafelrunde/session';
import type { Words } from '@tafelrunde/words';
import type { Beginning } from '../games/module.ts';
import { settings } from '../settings.svelte.ts';
import { Pacing } from './pacing.svelte.ts';
import type { Beat, Hint, Reply, Request, SeatKind, Update, Wishes } from './protocol.ts';
import type { TableSource } from './source.ts';
import type { Weighed } from './weighing.ts';

/** The page's end of the engine in the worker. */
export class Client implements TableSource {
  update = $state.raw<Update | null>(null);
  lines = $state.raw<readonly SeenLine[]>([]);
  newFrom = $state(0);
  readonly pacing = new Pacing(() => this.show());
  curtain = $state<Seat>(-1);
  failure = $state.raw<Words | null>(null);
  refusal = $state.raw<Words | null>(null);
  broken = $state('');
  waiting = $state(true);
  /** Whether a request has got no reply yet; a bot that thinks may be interrupted. */
  private asking = true;
  hint = $state.raw<Hint | null>(null);
  hinting = $state(false);
  private readonly worker: Worker;
  /** Where results are compared, nobody is told what to do, and nothing that was revealed is taken back. */
  private strict = $state(false);
  private weighing: { place: Place; id: string; resolve: (weighed: Weighed | null) => void } | null = null;
  private readonly before: () => () => void;
  private wishes: Wishes = { pace: 'none', stops: { windows: {}, cards: {} }, curtain: false };
  /** The latest state of the table, and every line of it. */
  private latest: Update | null = null;
  private told: readonly SeenLine[] = [];

  /** `before` is called before the table changes; what it returns, after the page has changed. */
  constructor(before: () => () => void = () => () => {}) {
    this.before = before;
    this.worker = new Worker(new URL('./engine-worker.ts', import.meta.url), { type: 'module', name: 'engine' });
    this.worker.addEventListener('message', ({ data }: MessageEvent<Reply>) => this.hear(data));
    this.worker.addEventListener('error', (event) => this.hear({ type: 'broken', message: event.message || 'worker' }));
  }

  start(game: GameId, { setup, seed, seats }: Omit<Beginning, 'curtain'>, wishes: Wishes, strict = false): void {
    this.wishes = wishes;
    this.strict = strict;
    this.ask({ type: 'start', game, setup, seed, seats, wishes, strict });
  }

  load(
    game: GameId,
    text: string,
    seats: readonly SeatKind[],
    wishes: Wishes,
    { peeked = false, strict = false } = {},
  ): void {
    this.wishes = wishes;
    this.strict = strict;
    this.ask({ type: 'load', game, text, seats, wishes, peeked, strict });
  }

  get beat(): Beat | null {
    return this.pacing.beat;
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

  undo(to = this.latest?.undos[0]?.to): void {
    if (!this.asking && to !== undefined) this.ask({ type: 'undo', to });
  }

  redo(): void {
    if (!this.asking && this.latest?.canRedo) this.ask({ type: 'redo' });
  }

  askHint(): boolean {
    const place = this.strict ? null : this.asked();
    if (!place || this.hinting) return place !== null;
    this.hinting = true;
    this.worker.postMessage({ type: 'hint', place } satisfies Request);
    return true;
  }

  get weigh(): TableSource['weigh'] {
    return this.strict ? undefined : (id) => this.weighChoice(id);
  }

  private weighChoice(id: string): Promise<Weighed | null> {
    const place = this.asked();
    if (!place) return Promise.resolve(null);
    this.worker.postMessage({ type: 'weigh', place, id } satisfies Request);
    return new Promise((resolve) => {
      this.weighing = { place, id, resolve };
    });
  }

  get shared(): boolean {
    return (this.update?.seats.filter((kind) => kind === 'human').length ?? 0) > 1;
  }

  nameOf(seat: Seat): string {
    return this.update?.seats[seat] === 'human' ? (settings.now.names[seat] ?? '') : '';
  }

  pass(until: string): void {
    const place = this.asked();
    if (place) this.ask({ type: 'pass', place, until });
  }

  seen(all = false): void {
    this.pacing.next(all);
  }

  lift(): void {
    this.curtain = -1;
    this.show();
  }

  close(): void {
    this.pacing.stop();
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
    // How they want to play keeps nobody from saying more.
    this.asking ||= request.type !== 'wishes';
    this.refusal = null;
    this.hint = null;
    // Nobody waits for advice any more.
    this.hinting = false;
    this.worker.postMessage(request);
  }

  private hear(reply: Reply): void {
    if (reply.type === 'hint') {
      this.hinting = false;
      const { branch, position } = this.update ?? {};
      if (reply.hint.branch === branch && reply.hint.position === position) this.hint = reply.hint;
      return;
    }
    if (reply.type === 'weighed') {
      const { weighing } = this;
      const { id, position, weighed } = reply.weighing;
      if (weighing?.id === id && weighing.place.position === position) weighing.resolve(weighed);
      return;
    }
    this.asking = false;
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
    const keep = before !== null && update.position >= before.position;
    this.newFrom = Math.min(update.kept, keep && this.pacing.waiting ? this.newFrom : update.kept);
    // Of a game that goes on, nothing has happened since it was left.
    if (before === null && update.position > 0) this.newFrom = update.kept + update.lines.length;
    this.told = [...this.told.slice(0, update.kept), ...update.lines];
    this.latest = update;
    this.pacing.add(update.beats, keep);
    const hands = this.wishes.curtain && update.seats.filter((kind) => kind === 'human').length > 1;
    if (hands && update.decision && (before === null || before.viewer !== update.viewer)) this.curtain = update.viewer;
    this.show();
  }

  /** Puts the next thing to see on the table. */
  private show(): void {
    const { latest } = this;
    if (!latest) return;
    const after = this.before();
    const { beat } = this;
    this.lines = beat ? this.told.slice(0, beat.lines) : this.told;
    this.update = beat ? { ...latest, view: beat.view, decision: null, preview: null, over: null, picks: [] } : latest;
    after();
  }
}
