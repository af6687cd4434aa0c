import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Picture } from '@tafelrunde/protocol';
import type { History, Line, Outcome } from './history.ts';
import { type LiveTable, type Reply, Visitor } from './visitor.ts';

/** So long somebody waits for a word before he tries another node. */
const PATIENCE = 2500;

export interface RoamerWatcher {
  /** Where one can go now. */
  urls(): readonly string[];
  /** Where everything is written down that he does and sees. */
  readonly history: History;
  acknowledged?(): void;
  failed?(what: string): void;
}

/** Somebody at one table who goes to any node, and to another one when it does not answer: he plays, or only watches. */
export class Roamer {
  private readonly cookie: string;
  private readonly table: string;
  private readonly plays: boolean;
  private readonly watcher: RoamerWatcher;
  private stopped = false;
  private live: LiveTable | null = null;
  private chats = 0;
  readonly done: Promise<void>;
  over = false;

  constructor(cookie: string, table: string, plays: boolean, watcher: RoamerWatcher) {
    this.cookie = cookie;
    this.table = table;
    this.plays = plays;
    this.watcher = watcher;
    this.done = this.run();
  }

  stop(): Promise<void> {
    this.stopped = true;
    this.live?.breakOff();
    return this.done;
  }

  private async run(): Promise<void> {
    while (!this.stopped && !this.over) {
      const urls = this.watcher.urls();
      try {
        await this.visit(urls[randomInt(urls.length)]);
      } catch {
        // That node is not there now.
      }
      await sleep(20 + randomInt(60));
    }
  }

  private async visit(url: string): Promise<void> {
    const { history } = this.watcher;
    const line: Line = history.begin();
    const visitor = Object.assign(new Visitor(url), { cookie: this.cookie });
    const sitting = visitor.sitDown(this.table);
    const live = await within(sitting);
    if (!live) {
      void sitting.then((late) => late.breakOff()).catch(() => {});
      return;
    }
    this.live = live;
    let last: Picture | null = null;
    live.changed = () => {
      if (!live.picture || live.picture === last) return;
      last = live.picture;
      history.shown(line, last);
    };
    try {
      await live.until(() => live.mirror.table !== null || live.closed >= 0, PATIENCE);
      if (this.plays && live.mirror.table?.state === 'open') await within(live.say({ type: 'start' }));
      while (!this.stopped && live.closed < 0) {
        const { picture } = live;
        if (picture?.over) this.over = true;
        if (this.over) return;
        if (this.plays && picture?.decision) await this.answer(live, picture);
        else if (!(await this.patient(live, picture))) return;
      }
    } finally {
      live.breakOff();
    }
  }

  /** Waits for something new, as long as the node answers at all: a bot may think. */
  private async patient(live: LiveTable, picture: Picture | null): Promise<boolean> {
    const changed = live
      .until(() => live.picture !== picture || live.closed >= 0, PATIENCE)
      .then(
        () => true,
        () => false,
      );
    return (await changed) || live.answers(PATIENCE);
  }

  private async answer(live: LiveTable, picture: Picture): Promise<void> {
    await sleep(randomInt(30));
    const { options } = picture.decision ?? { options: [] };
    const { id } = options[randomInt(options.length)];
    const { history } = this.watcher;
    const reply = await within(live.answer(id));
    const outcome = outcomeOf(reply);
    history.answered(picture.viewer, picture.position, id, outcome);
    if (outcome === 'unsure') {
      live.breakOff();
      return;
    }
    if (outcome === 'done') this.watcher.acknowledged?.();
    // Another line of the same person may have been quicker; anything else must not be.
    if (reply?.type === 'refused' && !EXPECTED.includes(reply.code)) this.watcher.failed?.(reply.code);
    await live.until(() => live.picture !== picture || live.closed >= 0, PATIENCE);
    if (randomInt(10) > 0) return;
    const text = `${this.table} ${this.chats++} ${randomInt(1e9)}`;
    history.said(text, outcomeOf(await within(live.say({ type: 'chat', text }))));
  }
}

/** Refusals that come from lines that break and from answers that were taken without a word. */
const EXPECTED: readonly string[] = ['late', 'not-your-decision', 'game-over', 'not-stored'];

function outcomeOf(reply: Reply | null): Outcome {
  return reply?.type === 'done' || reply?.type === 'refused' ? reply.type : 'unsure';
}

async function within<T>(work: Promise<T>): Promise<T | null> {
  const impatience = new AbortController();
  const waiting = sleep(PATIENCE, null, { signal: impatience.signal }).catch(() => null);
  return Promise.race([work, waiting]).finally(() => impatience.abort());
}
