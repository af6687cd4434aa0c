import type { Seat, Words } from '@tafelrunde/kernel';
import { type BotPace, distinctName, type LiveEvent, type UndoRequest } from '@tafelrunde/protocol';
import type { ClientMessage } from '@tafelrunde/protocol/schemas';
import type { Session } from '@tafelrunde/session';
import type { Bots } from '../bots/bots.ts';
import type { ServedGame } from '../games.ts';
import type { Journal } from '../journal.ts';
import type { Log } from '../log.ts';
import type { Metrics } from '../metrics.ts';
import type { StoredAnswer, StoredLetter, StoredSeat, StoredTable, Write } from '../store/store.ts';
import { Audience, type Guest, type Listener } from './audience.ts';
import { Letters } from './letters.ts';
import type { Patience } from './patience.ts';
import type { Refused } from './refusal.ts';
import { beginSession, revive } from './revive.ts';
import { handsOf } from './seating.ts';
import { Clocks } from './thinking.ts';

/** What a table needs of the house it is in. */
export interface TableMeans {
  readonly journal: Journal;
  readonly bots: Bots;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly now: () => number;
  readonly patience: Patience;
  /** Whether strangers at a table may say one more thing now, all of them together. */
  mayTalk(table: string): boolean;
  /** Whether somebody may open one more table now. */
  mayOpen(who: Pick<Listener, 'person' | 'address'>): boolean;
  /** Whether so much may be sent to somebody now who steps through games. */
  maySend(person: string, bytes: number): boolean;
  /** Opens a table for the same people; gives its id. */
  rematch(table: StoredTable): Promise<string>;
}

export interface Stored {
  readonly table: StoredTable;
  readonly answers: readonly StoredAnswer[];
  readonly letters: readonly StoredLetter[];
}

export type Message<T extends ClientMessage['type']> = Extract<ClientMessage, { type: T }>;

/** What a message leads to: writes that have to be on disk before anybody hears of it, or a refusal. */
export type Effect = Refused | readonly Write[];

export const NOTHING: readonly Write[] = [];

/** Somebody wants to sit down at a game under way. */
export interface Request {
  readonly id: number;
  readonly seat: Seat;
  readonly person: string;
  readonly name: string;
  readonly agreed: readonly Seat[];
  readonly against: readonly Seat[];
}

/**
 * All that is on and around a table, in memory. Whatever changes it gives back what has to be written; `Room` sees to it
 * that this happens one after the other and is told when it is on disk.
 */
export class Tabletop {
  readonly served: ServedGame;
  readonly means: TableMeans;
  readonly audience = new Audience();
  readonly letters: Letters;
  readonly clocks: Clocks;
  table: StoredTable;
  session: Session | null = null;
  /** The answers of a game that cannot be played. */
  readonly kept: readonly string[] = [];
  /** Why a game that was begun cannot be played: it is of other rules. */
  readonly halted: Words | null = null;
  undo: UndoRequest | null = null;
  /** How the last strong bot could think. */
  botPace: BotPace = 'full';
  requests: readonly Request[] = [];
  nextRequest = 0;
  /** Who asked for which seats in vain, and when the last time. */
  readonly turnedAway = new Map<string, { readonly at: number; readonly seats: readonly Seat[] }>();
  /** A seat that will be freed, and when. */
  notice: { readonly seat: Seat; readonly until: number } | null = null;
  /** Seats whose owners have let a bot play themselves. */
  readonly lent = new Set<Seat>();
  /** The furthest position so far and since when: taking a pick back and making it again gets no further. */
  furthest: { readonly position: number; readonly at: number };
  /** When people who sit here were last seen. */
  private readonly lastSeen = new Map<string, number>();
  private readonly since: number;
  /** A game that is over, as somebody steps through it. */
  looking: Session | null = null;
  /** What nobody was told yet. */
  tableChanged = false;

  constructor(served: ServedGame, means: TableMeans, { table, answers, letters }: Stored) {
    this.served = served;
    this.means = means;
    this.since = means.now();
    // Tables of earlier versions did not keep whose hand somebody sees.
    this.table = table.state === 'open' ? table : { ...table, hands: { ...handsOf(table.seats), ...table.hands } };
    this.letters = new Letters(table.id, means.now, letters);
    const used: number[] = [];
    for (const { seat, took } of answers) used[seat] = (used[seat] ?? 0) + took;
    this.clocks = new Clocks(table.clock, used);
    if (table.state !== 'open') {
      const given = answers.map(({ answer }) => answer);
      const revived = revive(served, table, given);
      this.session = revived.session;
      this.halted = revived.halted;
      if (this.halted) this.kept = given;
    }
    // What can be played is played by the rules of today from now on.
    if (!this.halted) this.table = { ...this.table, gameVersion: served.game.version };
    this.furthest = { position: this.session?.position ?? 0, at: this.since };
  }

  get id(): string {
    return this.table.id;
  }

  begin(answers: readonly string[]): Session {
    const { setup, seed, branch } = this.table;
    const begun = beginSession(this.served, { setup, seed, answers }, branch);
    if (!begun.ok) throw new Error(`a stored game cannot be played: ${begun.problem[0]}`);
    return begun.value;
  }

  seatOf(person: string): Seat {
    return this.table.seats.findIndex((seat) => seat.person === person);
  }

  /** Somebody as he is called at this table: as at his seat, and not like anybody else here. */
  named(listener: Listener): Listener {
    const { person, name } = listener;
    const own = this.table.seats.find((seat) => seat.person === person)?.name;
    const seated = this.table.seats.filter((seat) => seat.kind === 'person' && seat.person !== person);
    const guests = [...this.audience.guests].filter((guest) => guest.listener.person !== person);
    const others = [...seated.map((seat) => seat.name), ...guests.map((guest) => guest.listener.name)];
    return { ...listener, name: own ?? distinctName(name, others) };
  }

  isHost({ listener }: Guest): boolean {
    return listener.person === this.table.host;
  }

  /** Seats that belong to somebody, also while a bot plays for him: he keeps his say. */
  get owners(): readonly Seat[] {
    return this.table.seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
  }

  /** Somebody's last connection is gone. */
  leave(person: string): void {
    this.requests = this.requests.filter((one) => one.person !== person);
    if (person === this.table.host || this.seatOf(person) >= 0) this.lastSeen.set(person, this.means.now());
  }

  /** Milliseconds that somebody has been off the line; null if he is here. */
  awayFor(person: string): number | null {
    if (this.audience.isHere(person)) return null;
    return this.means.now() - (this.lastSeen.get(person) ?? this.since);
  }

  /** Whether somebody has been away for longer than a blink. */
  isGone(person: string): boolean {
    return (this.awayFor(person) ?? -1) >= this.means.patience.grace;
  }

  /** Who looks after those who are away: the host, or while he is gone from a game the first who is here. */
  get leader(): string {
    const { host, seats, state } = this.table;
    if (state !== 'running' || !this.isGone(host)) return host;
    return seats.find(({ person }) => person !== null && this.audience.isHere(person))?.person ?? host;
  }

  leads({ listener }: Guest): boolean {
    return listener.person === this.leader;
  }

  /** Whether a seat's owner is gone, or has let the game wait for too long. Where there is a clock, that sees to it. */
  letsWait(seat: Seat): boolean {
    const { seats, state, clock } = this.table;
    const { person, bot } = seats[seat];
    if (state !== 'running' || person === null) return false;
    if (this.isGone(person)) return true;
    if (bot !== null || clock || this.session?.decision?.seat !== seat) return false;
    return this.means.now() - this.furthest.at >= this.means.patience.wait;
  }

  /** When time itself next changes something at this table; null if it does not. */
  get nextMoment(): number | null {
    const { seats, state, clock, host } = this.table;
    if (state !== 'running') return null;
    const { grace, wait } = this.means.patience;
    const now = this.means.now();
    const moments = [...seats.map(({ person }) => person), host].flatMap((person) => {
      const away = person === null ? null : this.awayFor(person);
      return away === null ? [] : [now - away + grace];
    });
    if (this.notice) moments.push(this.notice.until);
    if (!clock) moments.push(this.furthest.at + wait);
    const ahead = moments.filter((at) => at > now);
    return ahead.length > 0 ? Math.min(...ahead) : null;
  }

  /** Whether somebody may see the game and its record. */
  mayLook(person: string): boolean {
    return this.table.spectators || this.seatOf(person) >= 0;
  }

  get levels(): readonly string[] {
    return this.means.bots.levels(this.table.game);
  }

  /** The bot that steps in where nobody has chosen one. */
  get usualLevel(): string {
    return this.levels.includes('steady') ? 'steady' : 'random';
  }

  change(patch: Partial<StoredTable>): readonly Write[] {
    this.table = { ...this.table, ...patch, changed: this.means.now() };
    this.tableChanged = true;
    return [{ type: 'table', table: this.table }];
  }

  /** Changes who sits where; a host who has left hands the table on, and whoever was asked for consent may have gone. */
  reseat(seats: readonly StoredSeat[]): readonly Write[] {
    const { host } = this.table;
    const stays = this.audience.isHere(host) || seats.some(({ person }) => person === host);
    const heir = seats.find(({ kind }) => kind === 'person')?.person;
    this.undo = null;
    const before = this.table.seats;
    if (this.notice && seats[this.notice.seat]?.person !== before[this.notice.seat]?.person) this.notice = null;
    for (const seat of this.lent) if (seats[seat]?.person !== before[seat]?.person) this.lent.delete(seat);
    this.requests = this.requests.filter(({ seat }) => seats[seat]?.kind === 'open');
    const writes = this.change({ seats, host: stays ? host : (heir ?? host) });
    this.seatGuests();
    return writes;
  }

  seatGuests(): void {
    const watch = this.table.spectators && this.session !== null;
    for (const guest of this.audience.guests) this.audience.seat(guest, this.seatOf(guest.listener.person), watch);
  }

  happened(event: LiveEvent, name = ''): readonly Write[] {
    return this.letters.write({ name, text: '', event });
  }

  /** Somebody who has nothing to do with this table but its link. */
  isStranger(guest: Guest): boolean {
    return guest.seat < 0 && !this.isHost(guest) && !Object.hasOwn(this.table.hands, guest.listener.person);
  }
}
