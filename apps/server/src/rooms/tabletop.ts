import type { Game, Seat } from '@tafelrunde/kernel';
import {
  type BotPace,
  type ChatMessage,
  distinctName,
  isSlow,
  type LiveEvent,
  type UndoRequest,
} from '@tafelrunde/protocol';
import type { ClientMessage } from '@tafelrunde/protocol/schemas';
import type { Session } from '@tafelrunde/session';
import type { Words } from '@tafelrunde/words';
import type { Bots } from '../bots/bots.ts';
import type { Journal } from '../journal.ts';
import type { Log } from '../log.ts';
import type { Metrics } from '../metrics.ts';
import type { StoredAnswer, StoredSeat, StoredTable, StoredTurn, Write } from '../store/store.ts';
import { Audience, type Guest, isNobody, type Listener } from './audience.ts';
import { Chat } from './chat.ts';
import { Hindsight } from './hindsight.ts';
import type { Patience } from './patience.ts';
import type { Refused } from './refusal.ts';
import { beginSession, revive } from './revive.ts';
import { handsOf } from './seating.ts';
import { Clocks } from './thinking.ts';

/** What a table needs of the house it is in. */
export interface TableDependencies {
  readonly journal: Pick<Journal, 'write' | 'answersOf'>;
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
  /** Those among the others with whom somebody does not want to play, or who do not want to play with him. */
  blocked(person: string, others: readonly string[]): Promise<readonly string[]>;
  /** Something is different at a table and on disk: who sits there, how it stands, or whom it waits for. */
  news(table: StoredTable): void;
  /** Until when no clock in days runs for somebody; 0 for no vacation. */
  vacation(person: string): Promise<number>;
  /** Opens a table for the same people; gives its id. */
  rematch(table: StoredTable): Promise<string>;
}

export interface Stored {
  readonly table: StoredTable;
  readonly answers: readonly StoredAnswer[];
  readonly chat: readonly ChatMessage[];
}

export type Message<T extends ClientMessage['type']> = Extract<ClientMessage, { type: T }>;

/** What a message leads to: writes that have to be on disk before anybody hears of it, or a refusal. */
export type Effect = Refused | readonly Write[];

export const NOTHING: readonly Write[] = [];

export const BOT_PATIENCE = 10 * 60 * 1000;

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
  readonly game: Game;
  readonly deps: TableDependencies;
  readonly audience = new Audience();
  readonly chat: Chat;
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
  private readonly hindsight = new Hindsight(() => this.begin([]));
  /** A game that is over, as somebody steps through it. */
  looking: Session | null = null;
  /** What nobody was told yet. */
  tableChanged = false;
  turnChanged = false;
  /** The position of the question that the game waits with. */
  private askedAt = -1;

  constructor(game: Game, deps: TableDependencies, { table, answers, chat }: Stored) {
    this.game = game;
    this.deps = deps;
    this.since = deps.now();
    // Tables of earlier versions did not keep whose hand somebody sees.
    this.table = table.state === 'open' ? table : { ...table, hands: { ...handsOf(table.seats), ...table.hands } };
    // A bot of a level that there is no more, or never was in this game, plays as one steps in.
    const seats = this.table.seats.map((seat) =>
      seat.bot === null || this.levels.includes(seat.bot) ? seat : { ...seat, bot: this.usualLevel },
    );
    this.table = { ...this.table, seats };
    this.chat = new Chat(table.id, deps.now, chat);
    const used: number[] = [];
    for (const { seat, took } of answers) used[seat] = (used[seat] ?? 0) + took;
    this.clocks = new Clocks(table.clock, used);
    if (table.state !== 'open') {
      const given = answers.map(({ answer }) => answer);
      const revived = revive(game, table, given);
      this.session = revived.session;
      this.halted = revived.halted;
      if (this.halted) this.kept = given;
    }
    // What can be played is played by the rules of today from now on.
    if (!this.halted) this.table = { ...this.table, gameVersion: game.version };
    this.furthest = { position: this.session?.position ?? 0, at: this.since };
    this.askedAt = this.session?.position ?? -1;
    this.noteMoment();
  }

  get id(): string {
    return this.table.id;
  }

  begin(answers: readonly string[]): Session {
    const { setup, seed, branch } = this.table;
    const begun = beginSession(this.game, { setup, seed, answers }, branch);
    if (!begun.ok) throw new Error(`a stored game cannot be played: ${begun.problem[0]}`);
    return begun.value;
  }

  seatOf(person: string): Seat {
    return this.table.seats.findIndex((seat) => seat.person === person);
  }

  /** Somebody as he is called at this table: as at his seat, and not like anybody else here. */
  named(listener: Listener): Listener {
    const { person, name } = listener;
    // Once a game has begun, everybody is called in it as he was then.
    const begun = this.table.state !== 'open';
    const own = begun ? this.table.seats.find((seat) => seat.person === person)?.name : undefined;
    const seated = this.table.seats.filter((seat) => seat.kind === 'person' && seat.person !== person);
    const guests = [...this.audience.guests].filter((guest) => guest.listener.person !== person);
    const others = [...seated.map((seat) => seat.name), ...guests.map((guest) => guest.listener.name)];
    return { ...listener, name: own ?? distinctName(name, others) };
  }

  /** What the host is called at this table; '' if he neither sits nor is here. */
  get hostName(): string {
    const { host, seats } = this.table;
    const seated = seats.find(({ person }) => person === host);
    return seated?.name ?? [...this.audience.guests].find((guest) => this.isHost(guest))?.listener.name ?? '';
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
    if (person === this.table.host || this.seatOf(person) >= 0) this.lastSeen.set(person, this.deps.now());
  }

  /** Milliseconds that somebody has been off the line; null if he is here. */
  awayFor(person: string): number | null {
    if (this.audience.isHere(person)) return null;
    return this.deps.now() - (this.lastSeen.get(person) ?? this.since);
  }

  /** Whether somebody has been away for longer than a blink. */
  isGone(person: string): boolean {
    // By a clock in days nobody has to be here.
    if (this.slow) return false;
    return (this.awayFor(person) ?? -1) >= this.deps.patience.grace;
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
    return this.deps.now() - this.furthest.at >= this.deps.patience.wait;
  }

  /** When time itself next changes something at this table; null if it does not. */
  get nextMoment(): number | null {
    const { seats, state, clock, host } = this.table;
    if (state !== 'running') return null;
    const { grace, wait } = this.deps.patience;
    const now = this.deps.now();
    const moments = [...seats.map(({ person }) => person), host].flatMap((person) => {
      const away = person === null ? null : this.awayFor(person);
      return away === null ? [] : [now - away + grace];
    });
    if (this.notice) moments.push(this.notice.until);
    const late = this.audience.hasFollowers ? this.hindsight.nextAfter(now - this.delay) : null;
    if (late !== null) moments.push(late + this.delay);
    if (!clock) moments.push(this.furthest.at + wait);
    const ahead = moments.filter((at) => at > now);
    return ahead.length > 0 ? Math.min(...ahead) : null;
  }

  /** Whether somebody may see the game and its record. */
  mayLook(person: string): boolean {
    return this.table.spectators || this.seatOf(person) >= 0;
  }

  get levels(): readonly string[] {
    return this.deps.bots.levels(this.table.game);
  }

  /** The bot that steps in where nobody has chosen one. */
  get usualLevel(): string {
    return this.levels.includes('steady') ? 'steady' : 'random';
  }

  /** Whether its clock counts days. */
  get slow(): boolean {
    return isSlow(this.table.clock);
  }

  /** Whom the game waits for now, if that is somebody else, or (by a clock in days) something else, than before. */
  nextTurn(): readonly Write[] {
    const { turn, seats, state, clock } = this.table;
    const decision = state === 'running' ? this.session?.decision : null;
    const position = decision ? this.session!.position : -1;
    const { person = null, bot = null } = decision ? seats[decision.seat] : {};
    const asked = bot === null ? person : null;
    if (asked === turn.asked && (!this.slow || position === this.askedAt)) return NOTHING;
    this.askedAt = position;
    const now = this.deps.now();
    // Bots that were interrupted are woken after a while.
    const due = !this.slow || !decision ? null : now + (asked === null ? BOT_PATIENCE : clock!.seconds * 1000);
    return this.waitFor({ asked, since: asked === turn.asked ? turn.since : now, due });
  }

  waitFor(turn: StoredTurn): readonly Write[] {
    this.table = { ...this.table, turn };
    this.turnChanged = true;
    return [{ type: 'turn', table: this.id, turn }];
  }

  change(patch: Partial<StoredTable>): readonly Write[] {
    this.table = { ...this.table, ...patch, changed: this.deps.now() };
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
    for (const guest of this.audience.guests) this.letFollow(guest, guest.follows);
  }

  /** Lets somebody look as he may: as whom he sits, or (watching) through the eyes of a player, or as everybody. */
  letFollow(guest: Guest, follows: Seat): void {
    const { spectators, state } = this.table;
    const watch = spectators && this.session !== null;
    this.audience.seat(guest, this.seatOf(guest.listener.person), watch, state === 'running' ? follows : -1);
    this.tableChanged = true;
  }

  /** The delay of those who look through the eyes of a player, in milliseconds. */
  private get delay(): number {
    return this.table.follow * 60_000;
  }

  /** Where the game stands is remembered for those who are shown it later. */
  noteMoment(): void {
    if (this.session && this.table.follow > 0) this.hindsight.note(this.session.position, this.deps.now());
  }

  /** The game as it stood before that delay; null if it was not yet, or nobody remembers. */
  earlier(): Session | null {
    return this.session && this.hindsight.at(this.deps.now() - this.delay, this.session.answers);
  }

  happened(event: LiveEvent, name = ''): readonly Write[] {
    return this.chat.write({ name, text: '', event });
  }

  /** Somebody who has said no name. */
  isUnnamed({ listener }: Guest): boolean {
    return isNobody(listener.person);
  }

  /** Seconds until somebody whose line is broken counts as gone; null for whoever is here, and where nobody has to be. */
  graceOf(person: string | null): number | null {
    const away = person === null || this.slow || this.table.state !== 'running' ? null : this.awayFor(person);
    return away === null ? null : Math.max(0, Math.ceil((this.deps.patience.grace - away) / 1000));
  }

  /** Somebody who has nothing to do with this table but its link. */
  isStranger(guest: Guest): boolean {
    return guest.seat < 0 && !this.isHost(guest) && !Object.hasOwn(this.table.hands, guest.listener.person);
  }
}
