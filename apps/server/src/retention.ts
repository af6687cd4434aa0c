import type { Config } from './config.ts';
import type { Log } from './log.ts';
import type { Store } from './store/store.ts';

const DAY = 24 * 3600 * 1000;
/** So many are forgotten at a time, so that nobody who plays waits long for it. */
const PORTION = 100;

export interface RetentionDependencies {
  readonly store: Store;
  readonly config: Config;
  readonly log: Log;
  readonly now: () => number;
}

/** What nobody has used for a time that the configuration says is forgotten, and the log tells how much that was. */
export class Retention {
  private readonly deps: RetentionDependencies;

  constructor(deps: RetentionDependencies) {
    this.deps = deps;
  }

  async tidy(): Promise<void> {
    const { store, config } = this.deps;
    const { openDays, overDays, abandonedDays, sessionDays, guestDays } = config;
    await this.forget('tables that were never started', openDays, (before) =>
      store.forgetTables('open', before, PORTION),
    );
    await this.forget('tables whose game is over', overDays, (before) => store.forgetTables('over', before, PORTION));
    await this.forget('games that nobody has touched', abandonedDays, (before) =>
      store.forgetTables('running', before, PORTION),
    );
    await this.forget('quests of the day', overDays, (before) =>
      store.quests.forget(Math.floor(before / DAY), PORTION),
    );
    await this.forget('sessions that nobody used', sessionDays, (before) => store.forgetSessions(before));
    // Last, because a table that is gone is no reason to keep its guests.
    await this.forget('guests without a game', guestDays, (before) => store.forgetGuests(before, PORTION));
  }

  /** Zero days: nothing is ever forgotten. */
  private async forget(what: string, days: number, some: (before: number) => Promise<number>): Promise<void> {
    if (days === 0) return;
    const before = this.deps.now() - days * DAY;
    let forgotten = 0;
    for (;;) {
      const n = await some(before);
      forgotten += n;
      if (n < PORTION) break;
    }
    if (forgotten > 0) this.deps.log.info('forgot what nobody used', { what, forgotten, days });
  }
}
