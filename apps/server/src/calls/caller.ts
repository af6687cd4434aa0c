import { isQuiet } from '@tafelrunde/protocol';
import type { Lang as Language } from '@tafelrunde/words';
import type { Jobs } from '../jobs.ts';
import type { Log } from '../log.ts';
import type { Store, StoredTable } from '../store/store.ts';
import type { Mail } from './mail.ts';
import type { Push } from './push.ts';
import { wishesOf } from './wishes.ts';
import { callWords } from './words.ts';

export interface CallerDependencies {
  readonly store: Store;
  readonly push: Push;
  /** Null where no mail server is configured. */
  readonly mail: Mail | null;
  readonly log: Log;
  readonly jobs: Jobs;
  readonly now: () => number;
  /** Whether somebody looks at one of his pages: it calls him itself. */
  isLooking(person: string): boolean;
  /** So many milliseconds somebody may be away before he is called. */
  readonly patience: number;
  /** The address people use; '' if it is not known, and letters have no links. */
  readonly origin: string;
}

type Kind = 'turn' | 'reminder' | 'invitation';

interface Call {
  readonly person: string;
  readonly table: string;
  readonly kind: Kind;
  /** Since when the question waits; a call about a question that is answered is none. */
  readonly since: number;
  /** When to call. */
  readonly at: number;
}

const HOUR = 3600 * 1000;
/** So long before the time is up somebody is reminded. */
const REMIND_BEFORE = 12 * HOUR;

const MOST_REMEMBERED = 20_000;

/** Calls people who are away to their tables: by push and by mail, as they wish it. */
export class Caller {
  private readonly deps: CallerDependencies;
  /** Calls that wait, by person and table: a newer one takes the place of an older one. */
  private readonly waiting = new Map<string, Call>();
  /** The question that somebody was last called for, by person and table. */
  private readonly called = new Map<string, number>();

  constructor(deps: CallerDependencies) {
    this.deps = deps;
    deps.jobs.every(5000, 'calls', () => this.call());
  }

  /** Something is different at a table: whoever it waits for is called, if he stays away. */
  tableChanged({ id, turn, state }: StoredTable): void {
    this.elsewhere(id);
    if (state !== 'running' || turn.asked === null) return;
    if (this.called.get(`${turn.asked} ${id}`) === turn.since) return;
    this.put({
      person: turn.asked,
      table: id,
      kind: 'turn',
      since: turn.since,
      at: this.deps.now() + this.deps.patience,
    });
  }

  /** Another server looks after a table now: it calls those it waits for. */
  elsewhere(id: string): void {
    for (const [key, { table, kind }] of this.waiting) if (table === id && kind === 'turn') this.waiting.delete(key);
  }

  invited(person: string, table: string): void {
    this.put({ person, table, kind: 'invitation', since: 0, at: this.deps.now() });
  }

  private put(call: Call): void {
    this.waiting.set(`${call.person} ${call.table}`, call);
  }

  /** Calls whose time has come, and reminds those whose time is nearly up. */
  async call(): Promise<void> {
    const { store, now } = this.deps;
    for (const { table, person, since } of await store.calls.takeReminders(now() + REMIND_BEFORE, 50)) {
      // Short clocks: who was only just asked has been called for that.
      if (now() - since > HOUR) this.put({ person, table, kind: 'reminder', since, at: now() });
    }
    for (const [key, call] of this.waiting) {
      if (call.at > now()) continue;
      // He may still go away without an answer.
      if (call.kind === 'turn' && this.deps.isLooking(call.person)) {
        this.waiting.set(key, { ...call, at: now() + this.deps.patience });
        continue;
      }
      if (!(await this.deliver(call)) || this.waiting.get(key) !== call) continue;
      this.waiting.delete(key);
      if (this.called.size >= MOST_REMEMBERED) this.called.clear();
      this.called.set(key, call.since);
    }
  }

  /** False if it has to wait, because somebody does not want to be disturbed now. */
  private async deliver({ person, table: id, kind, since }: Call): Promise<boolean> {
    const { store, now, isLooking, push, mail, origin, log } = this.deps;
    const wishes = await wishesOf(store, person);
    const table = await store.table(id);
    const meant =
      kind === 'invitation' ? table?.state === 'open' : table?.turn.asked === person && table.turn.since === since;
    if (!table || !meant || wishes.muted.includes(id) || (isLooking(person) && kind === 'invitation')) return true;
    if (isQuiet(wishes, now())) return false;
    const language: Language = wishes.language;
    const names = table.seats.filter((seat) => seat.person !== person && seat.name !== '').map(({ name }) => name);
    const title = callWords[kind][language](table.game);
    const body = callWords.with[language](names.join(', '));
    const path = `/#/online/${id}`;
    if (wishes.push) await push.send(person, { title, body, path, table: id });
    if (wishes.mail && wishes.mailTo !== '' && mail) {
      const stop = origin === '' ? '' : `${origin}/api/calls/stop/${person}.${wishes.stop}`;
      const text = [body, origin === '' ? '' : `${origin}${path}`, '', `${callWords.stop[language]} ${stop}`].join(
        '\n',
      );
      await mail.send({ to: wishes.mailTo, subject: title, text, stop }).catch((error: unknown) => {
        log.error('a letter could not be sent', { error });
      });
    }
    return true;
  }
}
