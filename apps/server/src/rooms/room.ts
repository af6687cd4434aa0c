import type { Seat } from '@tafelrunde/kernel';
import type { Notice, ServerMessage, TableInfo } from '@tafelrunde/protocol';
import type { ClientMessage } from '@tafelrunde/protocol/schemas';
import type { Asker, Choice } from '../bots/bots.ts';
import type { ServedGame } from '../games.ts';
import type { StoredTable, Write } from '../store/store.ts';
import { comeBack, freeSeat, giveNotice, mayGiveNotice, putBot, standIn } from './absence.ts';
import { type Guest, type Listener, text } from './audience.ts';
import { admit, sit, stand } from './joining.ts';
import { bring, chat, fill, ready, rematch, setup, start } from './people.ts';
import { answer, askUndo, consent, give, look, resign, unpick } from './playing.ts';
import { Refused } from './refusal.ts';
import { broughtBy, commonPart } from './seating.ts';
import { type Effect, type Stored, type TableMeans, Tabletop } from './tabletop.ts';

export interface RoomMeans extends TableMeans {
  /** The room can no longer be trusted: forget it, so that it is read from disk again. */
  forget(room: Room): void;
}

/** The room left the memory before it came to what was wanted of it: it has to be looked for anew. */
export class RoomGone extends Error {}

/**
 * A table with its people. What happens here happens one after the other: a message is taken, its effect is put on disk,
 * and only then does anybody hear of it.
 */
export class Room {
  private readonly top: Tabletop;
  private readonly means: RoomMeans;
  private queue: Promise<void> = Promise.resolve();
  private working = 0;
  private dead = false;
  /** The question a bot is thinking about, and how to tell it that nobody waits any more. */
  private thinking: { readonly question: string; readonly abort: AbortController } | null = null;
  private alarm: NodeJS.Timeout | undefined;
  /** When the last guest left. */
  idleSince: number;

  constructor(served: ServedGame, means: RoomMeans, stored: Stored) {
    this.means = means;
    this.top = new Tabletop(served, means, stored);
    this.idleSince = means.now();
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
      this.top.seatGuests();
      listener.send(text({ type: 'letters', letters: this.top.letters.all, all: true }));
      this.top.tableChanged = true;
      this.publish();
    });
    return guest;
  }

  leave(guest: Guest): void {
    this.top.audience.remove(guest);
    if (!this.top.audience.isHere(guest.listener.person)) this.top.leave(guest.listener.person);
    if (this.guests === 0) this.idleSince = this.means.now();
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
      const effect = await this.effect(guest, message);
      const refuse = ({ code, words }: Refused): void => {
        this.means.metrics.refused.add(1);
        guest.listener.send(text({ type: 'refused', ref, code, words }));
      };
      if (effect instanceof Refused) return refuse(effect);
      if (!(await this.keep(effect, () => refuse(new Refused('not-stored'))))) return;
      guest.listener.send(text({ type: 'done', ref }));
      this.publish();
    });
  }

  private effect(guest: Guest, message: ClientMessage): Effect | Promise<Effect> {
    const { top } = this;
    switch (message.type) {
      case 'answer':
        return answer(top, guest, message);
      case 'resign':
        return resign(top, guest);
      case 'undo':
        return askUndo(top, guest, message);
      case 'unpick':
        return unpick(top, guest, message);
      case 'consent':
        return consent(top, guest, message);
      case 'look':
        return look(top, guest, message);
      case 'chat':
        return chat(top, guest, message);
      case 'sit':
        return sit(top, guest, message);
      case 'admit':
        return admit(top, guest, message);
      case 'stand':
        return stand(top, guest);
      case 'seat':
        return fill(top, guest, message);
      case 'bring':
        return bring(top, guest, message);
      case 'setup':
        return setup(top, guest, message);
      case 'ready':
        return ready(top, guest, message);
      case 'start':
        return start(top, guest);
      case 'stand-in':
        return standIn(top, guest, message);
      case 'notice':
        return giveNotice(top, guest, message);
      case 'rematch':
        return rematch(top, guest);
    }
  }

  /** Waits until everything that came in so far is done. */
  async settled(): Promise<void> {
    while (this.working > 0) await this.queue;
  }

  /** Tells everybody that the connection is about to end, and ends it. */
  close(reason: Extract<ServerMessage, { type: 'bye' }>['reason']): void {
    this.dead = true;
    this.top.clocks.stop();
    clearTimeout(this.alarm);
    this.stopThinking();
    this.top.audience.tellAll({ type: 'bye', reason, again: true });
    for (const { listener } of this.top.audience.guests) listener.close();
  }

  private enqueue(work: () => Promise<void>): Promise<void> {
    this.working++;
    this.queue = this.queue
      .then(async () => {
        if (!this.dead) await work();
      })
      .catch((error: unknown) => this.fail('a room failed', error))
      .finally(() => {
        this.working--;
      });
    return this.queue;
  }

  /** Whether it is on disk. If not, whoever wanted it is told before everybody is sent away. */
  private async keep(writes: readonly Write[], lost: () => void = () => {}): Promise<boolean> {
    if (writes.length === 0) return true;
    try {
      await this.means.journal.write(writes);
      return true;
    } catch (error) {
      lost();
      this.fail('nothing could be stored', error);
      return false;
    }
  }

  /** What is in memory may not be on disk: everybody comes back to what is. */
  private fail(what: string, error: unknown): void {
    this.means.log.error(what, { table: this.id, error });
    this.means.metrics.failures.add(1);
    this.close('trouble');
    this.means.forget(this);
  }

  /** Tells everybody what has changed (it is on disk), and lets whoever is asked think. */
  private publish(): void {
    const { top } = this;
    const { letters } = top;
    if (letters.fresh.length > 0) {
      top.audience.tellAll({ type: 'letters', letters: letters.fresh, all: false });
      letters.fresh = [];
    }
    if (top.tableChanged) {
      top.tableChanged = false;
      for (const guest of top.audience.guests) {
        guest.listener.send(text({ type: 'table', table: this.info(guest) }));
      }
    }
    if (top.session) top.audience.show(top.session);
    this.proceed();
    this.setAlarm();
  }

  /** Time changes what may be done here: that, too, happens in its turn, and everybody is told. */
  private setAlarm(): void {
    clearTimeout(this.alarm);
    const at = this.guests > 0 ? this.top.nextMoment : null;
    if (at === null || this.dead) return;
    const wait = Math.min(at - this.means.now() + 1, 2 ** 31 - 1);
    this.alarm = setTimeout(() => void this.enqueue(() => this.timePassed()), wait).unref();
  }

  private async timePassed(): Promise<void> {
    if (!(await this.keep(freeSeat(this.top)))) return;
    this.top.tableChanged = true;
    this.publish();
  }

  private info(guest: Guest): TableInfo {
    const { table, audience, clocks, levels, halted, undo, owners, botPace } = this.top;
    const { id, game, state, access, spectators, clock, seats, setup, fixed, next } = table;
    return {
      ...{ id, game, state, access, spectators, clock, fixed, next, levels, halted, undo, botPace },
      seats: seats.map(({ kind, name, bot, ready, person }, seat) => ({
        ...{ kind, name, bot: bot ?? '', ready },
        here: person !== null && audience.isHere(person),
        gone: person !== null && this.top.isGone(person),
        waits: this.top.letsWait(seat) && mayGiveNotice(this.top, guest, seat),
        left: kind === 'person' ? clocks.left(seat) : null,
      })),
      requests: this.top.requests.map(({ id, seat, name, person, agreed, against }) => ({
        ...{ id, seat, name, mine: person === guest.listener.person },
        missing: owners.filter((owner) => !agreed.includes(owner) && !against.includes(owner)),
      })),
      notice: this.notice,
      leads: this.top.leads(guest),
      you: guest.seat,
      host: this.top.isHost(guest),
      watchers: audience.watchers,
      options: commonPart(setup),
      brings: guest.seat >= 0 ? broughtBy(setup, guest.seat) : null,
    };
  }

  private get notice(): Notice | null {
    const { notice } = this.top;
    const left = notice ? Math.max(0, notice.until - this.means.now()) : 0;
    return notice && { seat: notice.seat, seconds: Math.ceil(left / 1000) };
  }

  /** Lets a bot think or starts a person's clock. A table that nobody sits at stands still. */
  private proceed(): void {
    const { session, table, clocks } = this.top;
    const decision = table.state === 'running' ? session?.decision : null;
    if (!session || !decision || this.dead || !this.peopleHere()) {
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

  private letBotThink(seat: Seat, level: string): void {
    const { served, session } = this.top;
    const question = this.question(level);
    if (this.thinking?.question === question) return;
    this.stopThinking();
    const abort = new AbortController();
    this.thinking = { question, abort };
    const { signal } = abort;
    const asked = { served, level, match: session!.match, seat, asker: this.asker(), signal };
    void this.means.bots
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
    const { person, address } = (people.find(({ listener }) => listener.person === leader) ?? people[0]).listener;
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
    if (level === 'keen' && top.botPace !== pace) {
      top.botPace = pace;
      top.tableChanged = true;
    }
    if (await this.keep(effect)) this.publish();
  }

  private question(level: string): string {
    return `${this.top.table.branch}/${this.top.session?.position}/${level}`;
  }
}
