import { thinksAhead } from '@tafelrunde/bots';
import type { Game, Seat } from '@tafelrunde/kernel';
import type { ServerMessage } from '@tafelrunde/protocol';
import type { ClientMessage } from '@tafelrunde/protocol/schemas';
import type { Asker, Choice } from '../bots/bots.ts';
import { CommitUncertain, LeaseLost, type StoredTable, type Write } from '../store/store.ts';
import { comeBack, freeSeat, putBot } from './absence.ts';
import { type Guest, isNobody, type Listener, text } from './audience.ts';
import { effectOf } from './effects.ts';
import { callAnew } from './joining.ts';
import { give } from './playing.ts';
import { Refused } from './refusal.ts';
import { timeIsUp } from './slow.ts';
import { tableInfo } from './table-info.ts';
import { type Stored, type TableDependencies, Tabletop } from './tabletop.ts';

export interface RoomDependencies extends TableDependencies {
  /** The room can no longer be trusted: forget it, so that it is read from disk again. */
  forget(): void;
  /** Whether the table is certainly this server's own now; where it is the only one, it always is. */
  holds?(): boolean;
}

/** The room left the memory before it came to what was wanted of it: it has to be looked for anew. */
export class RoomGone extends Error {}

/**
 * A table with its people. What happens here happens one after the other: a message is taken, its effect is put on disk,
 * and only then does anybody hear of it.
 */
export class Room {
  private readonly top: Tabletop;
  private readonly deps: RoomDependencies;
  private queue: Promise<void> = Promise.resolve();
  private working = 0;
  private dead = false;
  /** The question a bot is thinking about, and how to tell it that nobody waits any more. */
  private thinking: { readonly question: string; readonly abort: AbortController } | null = null;
  private alarm: NodeJS.Timeout | undefined;
  /** When the last guest left. */
  idleSince: number;

  constructor(game: Game, deps: RoomDependencies, stored: Stored) {
    this.deps = deps;
    this.top = new Tabletop(game, deps, stored);
    this.idleSince = deps.now();
  }

  get id(): string {
    return this.top.id;
  }

  get stored(): StoredTable {
    return this.top.table;
  }

  get answers(): readonly string[] {
    return this.top.session?.answers ?? this.top.kept;
  }

  /** Whether its game was begun by rules that it cannot be played by any more. */
  get halted(): boolean {
    return this.top.halted !== null;
  }

  get guests(): number {
    return this.top.audience.guests.size;
  }

  /** Whether somebody may see the game and its record. */
  mayLook(person: string): boolean {
    return this.top.mayLook(person);
  }

  /** Whether somebody is written down here. */
  knows(person: string): boolean {
    const { host, seats, hands } = this.top.table;
    return host === person || Object.hasOwn(hands, person) || seats.some((seat) => seat.person === person);
  }

  /** False once the room has left the memory: whoever comes then has to look for it anew. */
  get alive(): boolean {
    return !this.dead;
  }

  /** Leaves the memory, unless somebody is here or something is going on. */
  retire(): boolean {
    if (this.guests > 0 || this.working > 0) return false;
    this.dead = true;
    return true;
  }

  /** Somebody comes to the table, and is told everything. */
  join(visitor: Listener): Guest {
    const listener = this.top.named(visitor);
    const away = this.top.awayFor(listener.person);
    const guest = this.top.audience.add(listener);
    void this.enqueue(async () => {
      if (away !== null && !(await this.keep(comeBack(this.top, listener.person, away)))) return;
      if (!(await this.keep(callAnew(this.top, listener)))) return;
      this.top.seatGuests();
      listener.send(text({ type: 'chat', messages: this.top.chat.all, all: true }));
      this.top.tableChanged = true;
      this.publish();
    });
    return guest;
  }

  leave(guest: Guest): void {
    this.top.audience.remove(guest);
    if (!this.top.audience.isHere(guest.listener.person)) this.top.leave(guest.listener.person);
    if (this.guests === 0) this.idleSince = this.deps.now();
    void this.enqueue(async () => {
      this.top.tableChanged = true;
      this.publish();
    });
  }

  /** Does something with the table when its turn has come: all that it finds then is on disk. */
  consult<T>(work: () => T | Promise<T>): Promise<T> {
    return new Promise((done, failed) => {
      void this.enqueue(async () => {
        try {
          done(await work());
        } catch (error) {
          failed(error);
        }
      }).then(() => failed(new RoomGone()));
    });
  }

  /** Takes a message; the one who sent it hears what came of it. */
  hear(guest: Guest, message: ClientMessage): Promise<void> {
    const { ref } = message;
    return this.enqueue(async () => {
      const mute = isNobody(guest.listener.person) && message.type !== 'look' && message.type !== 'follow';
      const effect = mute ? new Refused('not-allowed') : await effectOf(this.top, guest, message);
      const refuse = ({ code, words }: Refused): void => {
        this.deps.metrics.refused.add(1);
        guest.listener.send(text({ type: 'refused', ref, code, words }));
      };
      if (effect instanceof Refused) return refuse(effect);
      if (!(await this.keep(effect, () => refuse(new Refused('not-stored'))))) return;
      guest.listener.send(text({ type: 'done', ref }));
      this.publish();
    });
  }

  /** Waits until everything that came in so far is done. */
  async settled(): Promise<void> {
    while (this.working > 0) await this.queue;
  }

  /** The table may be another's. What is still on its way to the disk may arrive there or not. */
  abandon(): void {
    this.close('trouble', this.working === 0);
  }

  /** Takes nothing more. */
  halt(): void {
    this.dead = true;
    this.top.clocks.stop();
    clearTimeout(this.alarm);
    this.stopThinking();
  }

  /** Tells everybody that the connection is about to end, and ends it; or that the table is elsewhere, where that can be. */
  close(reason: Extract<ServerMessage, { type: 'bye' }>['reason'], certain = true): void {
    this.halt();
    for (const { listener } of [...this.top.audience.guests]) {
      if (listener.moved) {
        listener.moved(certain);
        continue;
      }
      listener.send(text({ type: 'bye', reason, again: true }));
      listener.close();
    }
  }

  private enqueue(work: () => Promise<void>): Promise<void> {
    this.working++;
    this.queue = this.queue
      .then(async () => {
        if (this.dead) return;
        if (this.deps.holds?.() === false) this.fail('the table is not ours any more', null);
        else await work();
      })
      .catch((error: unknown) => this.fail('a room failed', error))
      .finally(() => {
        this.working--;
      });
    return this.queue;
  }

  /** Whether it is on disk. If not, whoever wanted it is told before everybody is sent away. */
  private async keep(effect: readonly Write[], lost: () => void = () => {}): Promise<boolean> {
    const writes = [...effect, ...this.top.nextTurn()];
    if (writes.length === 0) return true;
    try {
      await this.deps.journal.write(writes);
      return true;
    } catch (error) {
      // Nobody is told that it is not there if it may be.
      const certain = !(error instanceof CommitUncertain);
      if (certain && !(error instanceof LeaseLost)) lost();
      this.fail('nothing could be stored', error, certain);
      return false;
    }
  }

  /** What is in memory may not be on disk: everybody comes back to what is. */
  private fail(what: string, error: unknown, certain = true): void {
    this.deps.log.error(what, { table: this.id, error });
    this.deps.metrics.failures.add(1);
    // Whoever is sent away looks for it anew at once, and must not find this one.
    this.deps.forget();
    this.close('trouble', certain);
  }

  /** Tells everybody what has changed (it is on disk), and lets whoever is asked think. */
  private publish(): void {
    const { top } = this;
    const { chat } = top;
    if (chat.fresh.length > 0) {
      top.audience.tellAll({ type: 'chat', messages: chat.fresh, all: false });
      chat.fresh = [];
    }
    if (top.tableChanged || top.turnChanged) {
      this.deps.news(top.table);
      top.tableChanged = false;
      top.turnChanged = false;
      for (const guest of top.audience.guests) {
        guest.listener.send(text({ type: 'table', table: tableInfo(top, guest) }));
      }
    }
    top.noteMoment();
    if (top.session) top.audience.show(top.session, top.audience.hasFollowers ? top.earlier() : null);
    this.proceed();
    this.setAlarm();
  }

  /** Time changes what may be done here: that, too, happens in its turn, and everybody is told. */
  private setAlarm(): void {
    clearTimeout(this.alarm);
    const at = this.guests > 0 ? this.top.nextMoment : null;
    if (at === null || this.dead) return;
    const wait = Math.min(at - this.deps.now() + 1, 2 ** 31 - 1);
    this.alarm = setTimeout(() => void this.enqueue(() => this.timePassed()), wait).unref();
  }

  private async timePassed(): Promise<void> {
    if (!(await this.keep(freeSeat(this.top)))) return;
    this.top.tableChanged = true;
    this.publish();
  }

  /** Lets a bot think or starts a person's clock. A table that nobody sits at stands still. */
  private proceed(): void {
    const { session, table, clocks } = this.top;
    const decision = table.state === 'running' ? session?.decision : null;
    if (!session || !decision || this.dead || !(this.top.slow || this.peopleHere())) {
      clocks.stop();
      this.stopThinking();
      return;
    }
    const { seat } = decision;
    const { bot } = table.seats[seat];
    if (bot !== null) {
      this.letBotThink(seat, bot);
      return;
    }
    this.stopThinking();
    // A clock in days runs on disk: see `overdue`.
    if (this.top.slow) return;
    clocks.start(seat, () => void this.outOfTime(seat, session.position));
  }

  private peopleHere(): boolean {
    for (const { seat } of this.top.audience.guests) if (seat >= 0) return true;
    return false;
  }

  private outOfTime(seat: Seat, position: number): Promise<void> {
    return this.enqueue(async () => {
      const { session, table, usualLevel } = this.top;
      if (session?.position !== position || session.decision?.seat !== seat || table.seats[seat].bot !== null) return;
      if (await this.keep(putBot(this.top, seat, usualLevel, 'out-of-time'))) this.publish();
    });
  }

  /** By a clock in days: time may be up for whoever is asked, or a bot may have been forgotten. */
  overdue(): Promise<void> {
    return this.enqueue(async () => {
      const { turn } = this.top.table;
      const now = this.deps.now();
      if (turn.due === null || turn.due > now) return;
      if (await this.keep(await timeIsUp(this.top, now))) this.publish();
    });
  }

  private letBotThink(seat: Seat, level: string): void {
    const { game, session } = this.top;
    const question = this.question(level);
    if (this.thinking?.question === question) return;
    this.stopThinking();
    const abort = new AbortController();
    this.thinking = { question, abort };
    const { signal } = abort;
    const asked = { game, level, match: session!.match, seat, asker: this.asker(), signal };
    void this.deps.bots
      .choose(asked)
      .then((choice) => this.enqueue(() => this.botAnswers(seat, level, question, choice)))
      .catch((error: unknown) => {
        if (!signal.aborted) this.fail('a bot failed', error);
      });
  }

  /** What a bot was asked is taken back, answered, or of no interest to anybody here. */
  private stopThinking(): void {
    this.thinking?.abort.abort();
    this.thinking = null;
  }

  /** Whose share of the threads the bots of this table take. */
  private asker(): Asker {
    const { audience, leader } = this.top;
    const people = [...audience.guests].filter(({ seat }) => seat >= 0);
    const nobody = { listener: { person: leader, address: '' } };
    const { person, address } = (people.find(({ listener }) => listener.person === leader) ?? people[0] ?? nobody)
      .listener;
    return { table: this.id, person, address };
  }

  private async botAnswers(seat: Seat, level: string, question: string, { id, pace }: Choice): Promise<void> {
    const { top } = this;
    if (this.thinking?.question !== question) return;
    this.thinking = null;
    // The question may be gone: taken back, or the person is back.
    if (question !== this.question(level) || top.table.seats[seat].bot !== level) {
      this.proceed();
      return;
    }
    const effect = give(top, seat, id);
    if (effect instanceof Refused) throw new Error(`a bot of level ${level} may not answer ${id}: ${effect.code}`);
    if (thinksAhead(level) && top.botPace !== pace) {
      top.botPace = pace;
      top.tableChanged = true;
    }
    if (await this.keep(effect)) this.publish();
  }

  private question(level: string): string {
    return `${this.top.table.branch}/${this.top.session?.position}/${level}`;
  }
}
