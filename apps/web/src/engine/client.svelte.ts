import type { Plain, Words } from '@tafelrunde/kernel';
import type { GameId } from '../words/index.ts';
import type { Reply, Request, SeenLine, Update } from './protocol.ts';

/** The page's end of the engine: what the table looks like now, and ways to change it. */
export class Client {
  update = $state.raw<Update | null>(null);
  lines = $state.raw<readonly SeenLine[]>([]);
  /** The first line that came with the last update. */
  newFrom = $state(0);
  /** A set-up or a save that cannot be played. */
  failure = $state.raw<Words | null>(null);
  refusal = $state.raw<Words | null>(null);
  /** What our own mistake says. */
  broken = $state('');
  /** True between a question to the engine and its reply. */
  waiting = $state(true);
  private readonly worker: Worker;
  private readonly before: () => () => void;

  /** `before` is called before the table changes; what it returns, after the page has changed. */
  constructor(before: () => () => void = () => () => {}) {
    this.before = before;
    this.worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'engine' });
    this.worker.addEventListener('message', ({ data }: MessageEvent<Reply>) => this.hear(data));
    this.worker.addEventListener('error', (event) => this.hear({ type: 'broken', message: event.message || 'worker' }));
  }

  start(game: GameId, setup: Plain, seed: string): void {
    this.ask({ type: 'start', game, setup, seed });
  }

  load(game: GameId, text: string): void {
    this.ask({ type: 'load', game, text });
  }

  /** Sends an answer to the decision on the table; a second one before the reply is not sent. */
  answer(id: string): void {
    const { update } = this;
    if (this.waiting || !update?.decision) return;
    this.ask({ type: 'answer', position: update.decision.position, id });
  }

  undo(): void {
    if (!this.waiting && this.update && this.update.undoLimit < this.update.position) this.ask({ type: 'undo' });
  }

  close(): void {
    this.worker.terminate();
  }

  private ask(request: Request): void {
    this.waiting = true;
    this.refusal = null;
    this.worker.postMessage(request);
  }

  private hear(reply: Reply): void {
    this.waiting = false;
    switch (reply.type) {
      case 'update': {
        const { update } = reply;
        const after = this.before();
        this.newFrom = update.kept;
        this.lines = [...this.lines.slice(0, update.kept), ...update.lines];
        this.update = update;
        after();
        return;
      }
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
}
