import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { thinksAhead } from '@tafelrunde/bots';
import { isGameId, manifestOf } from '@tafelrunde/games';
import type { Game, GameRecord } from '@tafelrunde/kernel';
import type { TableSummary } from '@tafelrunde/protocol';
import type { NewTable } from '@tafelrunde/protocol/schemas';
import { HeldElsewhere, type Holding } from '../cluster/holding.ts';
import type { GamesById } from '../games.ts';
import type { Jobs } from '../jobs.ts';
import type { Journal } from '../journal.ts';
import { NO_TURN, type Person, type Store, type StoredSeat, type StoredTable, type Write } from '../store/store.ts';
import type { Listener, Place } from './audience.ts';
import { Refused } from './refusal.ts';
import { Room, RoomGone } from './room.ts';
import { botSeat, emptySeat, personSeat, seatsOf } from './seating.ts';
import { summaryOf } from './summary.ts';
import type { TableDependencies } from './tabletop.ts';

export interface HouseDependencies extends Omit<TableDependencies, 'rematch' | 'journal'> {
  readonly journal: Journal;
  readonly store: Store;
  readonly games: GamesById;
  readonly jobs: Jobs;
  /** So many rooms may be in memory. */
  readonly mostRooms: number;
  /** Milliseconds after which a room without people leaves the memory. */
  readonly idleAfter: number;
  /** What this server holds, where there are others; nothing if it is the only one. */
  readonly holding?: Holding | undefined;
  /** Whether somebody is on the server now. */
  isHere(person: string): boolean;
}

/** 128 bits: nobody guesses a table. */
export const newId = (): string => randomBytes(16).toString('base64url');

/** A refusal to take in more than the machine can bear. */
export class HouseFull extends Error {}

/** All tables. Those with people are in memory, the others on disk. */
export class House {
  private readonly deps: HouseDependencies;
  private closed = false;
  /** Tables at which somebody did something that is not written down yet. */
  private readonly touched = new Set<string>();
  private readonly rooms = new Map<string, Promise<Room | null>>();
  /** Under which epoch each of them is held. */
  private readonly epochs = new WeakMap<Promise<Room | null>, number>();

  constructor(deps: HouseDependencies) {
    this.deps = deps;
    deps.jobs.every(Math.max(1000, deps.idleAfter / 2), 'empty rooms', () => this.sweep());
  }

  get size(): number {
    return this.rooms.size;
  }

  get hasRoom(): boolean {
    return this.rooms.size < this.deps.mostRooms;
  }

  game(id: string): Game | null {
    return Object.hasOwn(this.deps.games, id) ? this.deps.games[id] : null;
  }

  get games(): readonly Game[] {
    return Object.values(this.deps.games);
  }

  /** The room of a table, from memory or from disk; null if there is no such table. */
  private room(id: string): Promise<Room | null> {
    const known = this.rooms.get(id);
    if (known) return known;
    if (this.rooms.size >= this.deps.mostRooms) return Promise.reject(new HouseFull());
    const forget = (): void => this.discard(id, loading);
    const loading = this.load(id, forget, (epoch) => this.epochs.set(loading, epoch));
    this.rooms.set(id, loading);
    // What is not there or cannot be read takes no place.
    loading.then((room) => room ?? forget(), forget);
    return loading;
  }

  /** Lets a room go, and never another that has taken its place. */
  private discard(id: string, loading: Promise<Room | null>): void {
    if (this.rooms.get(id) === loading) this.rooms.delete(id);
  }

  private async load(id: string, forget: () => void, held: (epoch: number) => void): Promise<Room | null> {
    const { store } = this.deps;
    const found = await store.table(id);
    const game = found && this.game(found.game);
    if (!found || !game) return null;
    const journal = await this.hold(id, held);
    // Only now nobody else can change it.
    const table = this.deps.holding ? await store.table(id) : found;
    if (!table) return null;
    const [answers, chat] = await Promise.all([store.answers(id), store.chat(id)]);
    const { holding } = this.deps;
    const own = { journal, forget, rematch: this.rematch, holds: () => holding?.valid !== false };
    const room = new Room(game, { ...this.deps, ...own }, { table, answers, chat });
    const { stored } = room;
    if (stored.gameVersion !== table.gameVersion) await journal.write([{ type: 'table', table: stored }]);
    return room;
  }

  /** Makes a table this server's own, where there are others: whatever is written of it from now on says under which epoch. */
  private async hold(id: string, held: (epoch: number) => void): Promise<Pick<Journal, 'write' | 'answersOf'>> {
    const { holding, journal } = this.deps;
    if (!holding) return journal;
    const { epoch, owner } = await holding.claim(id);
    if (epoch === null) throw new HeldElsewhere(owner);
    held(epoch);
    const lease = { type: 'lease', table: id, epoch } as const;
    return { write: (group) => journal.write([lease, ...group]), answersOf: (table) => journal.answersOf(table) };
  }

  /**
   * Tries running games of older rules by those of today, so that lists can tell those that cannot go on. It takes its time:
   * people who play come first.
   */
  async tryOlder(): Promise<void> {
    for (const game of this.games) {
      let after = '';
      for (;;) {
        const [id] = await this.deps.store.olderTables(game.id, game.version, after, 1);
        if (id === undefined || this.closed) break;
        const began = performance.now();
        // What another server holds, that one tries.
        await this.room(id).catch(() => null);
        after = id;
        await sleep((performance.now() - began) * 4, undefined, { ref: false });
      }
    }
  }

  /** Brings somebody to a table; null if there is no such table. */
  async join(id: string, listener: Listener): Promise<Place | null> {
    for (;;) {
      const loading = this.room(id);
      const room = await loading;
      if (!room) return null;
      // It may have left the memory while we waited for it.
      if (room.alive) {
        const guest = room.join(listener);
        return { hear: (message) => room.hear(guest, message), leave: () => room.leave(guest) };
      }
      this.discard(id, loading);
    }
  }

  /** Opens a table; a set-up that cannot be played is refused with the game's own sentence. */
  async open(wish: NewTable, { id: host, name }: Person): Promise<string | Refused> {
    const game = this.game(wish.game);
    if (!game) return new Refused('bad-setup');
    const count = seatsOf(game, wish.setup);
    if (count instanceof Refused) return count;
    const levels = this.deps.bots.levels(wish.game);
    if (wish.seats.length > count || wish.seats.filter((seat) => seat === 'me').length > 1)
      return new Refused('bad-setup');
    if (wish.seats.some((seat) => seat !== 'me' && seat !== 'open' && !levels.includes(seat))) {
      return new Refused('not-allowed');
    }
    const seats = Array.from({ length: count }, (_, i): StoredSeat => {
      const as = wish.seats[i] ?? 'open';
      if (as === 'me') return personSeat(host, name);
      return as === 'open' ? emptySeat : botSeat(as);
    });
    if (wish.seats.some(thinksAhead)) this.deps.bots.prepare?.(wish.game, wish.setup);
    const { setup, access, spectators, clock, follow = 0 } = wish;
    const table = this.fresh(game, { setup, access, spectators, clock, follow, host, seats });
    await this.deps.journal.write([{ type: 'table', table }]);
    this.deps.news(table);
    return table.id;
  }

  /** A public table of that game where a seat is open for somebody; one of his own, if there is none. */
  async quickMatch(game: string, person: Person): Promise<string | Refused> {
    const open = (await this.deps.store.publicTables(100)).filter(
      (table) => table.game === game && table.state === 'open' && table.seats.some(({ kind }) => kind === 'open'),
    );
    for (const { id, seats } of open) {
      const others = seats.flatMap((seat) => (seat.person === null ? [] : [seat.person]));
      // Who waits there must be there, or nobody will ever begin.
      const waits = others.includes(person.id) || others.some((other) => this.deps.isHere(other));
      const blocked = await this.deps.blocked(
        person.id,
        others.filter((other) => other !== person.id),
      );
      if (waits && blocked.length === 0) return id;
    }
    if (!isGameId(game)) return new Refused('bad-setup');
    const { together, start } = manifestOf(game);
    const { setup, seats } = together ?? start;
    const wish = { game, setup, access: 'public', spectators: true, clock: null } as const;
    return this.open({ ...wish, seats: Array.from({ length: seats }, (_, i) => (i === 0 ? 'me' : 'open')) }, person);
  }

  private fresh(
    game: Game,
    given: Pick<StoredTable, 'setup' | 'access' | 'spectators' | 'clock' | 'host' | 'seats' | 'follow'>,
  ): StoredTable {
    return {
      id: newId(),
      game: game.id,
      gameVersion: game.version,
      seed: newId(),
      state: 'open',
      branch: 0,
      fixed: false,
      next: null,
      changed: this.deps.now(),
      hands: {},
      turn: NO_TURN,
      ...given,
    };
  }

  /** A table for the same people with the same options and new luck. */
  private readonly rematch = async (old: StoredTable): Promise<string> => {
    const seats = old.seats.map((seat) => ({
      ...seat,
      bot: seat.kind === 'bot' ? seat.bot : null,
      ready: seat.kind === 'bot',
    }));
    const table = this.fresh(this.game(old.game)!, { ...pickOptions(old), seats });
    await this.deps.journal.write([{ type: 'table', table }]);
    return table.id;
  };

  /**
   * Does something with a table in its turn, like all that happens there: what is in memory may not be on disk yet, and may never
   * be. Null if there is no such table, or not for this person: he learns no more than whoever guesses.
   */
  private async consult<T>(id: string, person: string, work: (room: Room) => T | Promise<T>): Promise<T | null> {
    for (;;) {
      const loading = this.room(id);
      const room = await loading;
      if (!room) return null;
      try {
        return await room.consult(() => (room.mayLook(person) ? work(room) : null));
      } catch (error) {
        if (!(error instanceof RoomGone)) throw error;
        this.discard(id, loading);
      }
    }
  }

  /** The record of a game that is over, with its seed: it can be replayed anywhere. */
  record(id: string, person: string): Promise<GameRecord | Refused | null> {
    return this.consult(id, person, ({ stored, answers }) => {
      const { state, game, gameVersion, setup, seed } = stored;
      return state === 'over' ? { game, gameVersion, setup, seed, answers } : new Refused('not-running');
    });
  }

  /** A table that goes on from a position of a game that is over, with its luck. */
  goOn(id: string, position: number, person: Person): Promise<string | Refused | null> {
    return this.consult(id, person.id, (room) => this.goOnFrom(room, position, person));
  }

  private async goOnFrom(room: Room, position: number, { id: host, name }: Person): Promise<string | Refused> {
    const old = room.stored;
    if (old.state !== 'over' || room.halted) return new Refused('not-running');
    if (position > room.answers.length) return new Refused('bad-message');
    const given = await this.deps.store.answers(old.id);
    const own = old.seats.findIndex(({ person }) => person === host);
    const seats = old.seats.map((seat, i) => {
      if (i === Math.max(0, own)) return personSeat(host, name);
      return seat.kind === 'bot' ? seat : emptySeat;
    });
    const options = { ...pickOptions(old), access: 'link' as const, host, seats };
    const table: StoredTable = { ...this.fresh(this.game(old.game)!, options), seed: old.seed, fixed: true };
    const answers = given
      .slice(0, position)
      .map((answer): Write => ({ type: 'answer', table: table.id, answer: { ...answer, took: 0 } }));
    await this.deps.journal.write([{ type: 'table', table }, ...answers]);
    return table.id;
  }

  async publicTables(): Promise<readonly TableSummary[]> {
    const tables = await this.deps.store.publicTables(100);
    const shown = tables.filter(({ state, spectators }) => state === 'open' || spectators);
    return shown.flatMap((table) => this.listed(table, null));
  }

  async tablesOf(person: string): Promise<readonly TableSummary[]> {
    return (await this.deps.store.tablesOf(person, 100)).flatMap((table) => this.listed(table, person));
  }

  private listed(table: StoredTable, viewer: string | null): readonly TableSummary[] {
    const game = this.game(table.game);
    return game ? [summaryOf(table, game, viewer)] : [];
  }

  /** Looks after games by clocks in days: whose time is up, and bots that nobody wakes. */
  async passTime(): Promise<void> {
    for (const { table } of await this.deps.store.calls.due(this.deps.now(), 50)) {
      try {
        await (await this.room(table))?.overdue();
      } catch (error) {
        // Then its holder looks after it.
        if (!(error instanceof HeldElsewhere)) throw error;
      }
    }
  }

  /** Tables that have somebody in memory leave it: everybody comes back to what is on disk. */
  async letGoOf(person: string): Promise<void> {
    for (const [id, loading] of this.rooms) {
      const room = await loading.catch(() => null);
      if (!room?.knows(person)) continue;
      await room.settled();
      this.discard(id, loading);
      room.close('trouble');
    }
  }

  /** The tables in memory, as lists show them. */
  async inMemory(): Promise<readonly TableSummary[]> {
    const rooms = await Promise.all([...this.rooms.values()].slice(0, 200).map((one) => one.catch(() => null)));
    return rooms.flatMap((room) => (room ? this.listed(room.stored, null) : []));
  }

  touch(id: string): void {
    this.touched.add(id);
  }

  /** Writes down at which tables somebody is, or was since the last time. */
  async noteTouched(): Promise<void> {
    for (const [id, loading] of this.rooms) {
      const room = await loading.catch(() => null);
      if (room && room.guests > 0) this.touched.add(id);
    }
    const tables = [...this.touched];
    if (tables.length === 0) return;
    await this.deps.store.touch(tables, this.deps.now());
    for (const id of tables) this.touched.delete(id);
  }

  /** Lets rooms go in which nobody is any more. */
  private async sweep(): Promise<void> {
    const before = this.deps.now() - this.deps.idleAfter;
    for (const [id, loading] of this.rooms) {
      const room = await loading.catch(() => null);
      if (!room || room.idleSince >= before || !room.retire()) continue;
      this.discard(id, loading);
      await this.release(id, loading);
    }
  }

  /** Lets everybody finish what he has begun, tells them, and closes. */
  async close(): Promise<void> {
    this.closed = true;
    const rooms = await Promise.all([...this.rooms.values()].map((loading) => loading.catch(() => null)));
    await Promise.all(rooms.map((room) => room?.settled()));
    for (const room of rooms) room?.halt();
    await this.deps.journal.settled();
    // Whoever is told goes to the next one at once.
    await this.deps.holding?.end();
    for (const room of rooms) room?.close('stopping');
  }

  private async release(id: string, loading: Promise<Room | null>): Promise<void> {
    const epoch = this.epochs.get(loading);
    if (epoch !== undefined) await this.deps.holding?.release({ table: id, epoch });
  }

  /** Everything that this server held may be another's by now: it speaks for nothing any more. */
  letGo(reason: string): void {
    const { rooms } = this;
    this.deps.log.error('tables are let go', { reason, tables: rooms.size });
    for (const loading of rooms.values()) void loading.then((room) => room?.abandon()).catch(() => null);
    rooms.clear();
  }

  /** Gives everything that it holds to whoever wants it, in good order. */
  async giveBack(): Promise<void> {
    const loaded = await Promise.all(
      [...this.rooms].map(async ([id, loading]) => ({ id, loading, room: await loading.catch(() => null) })),
    );
    for (const { room } of loaded) room?.halt();
    for (const { id, loading, room } of loaded) {
      await room?.settled();
      this.discard(id, loading);
      await this.release(id, loading);
      room?.close('trouble');
    }
  }
}

type Options = Pick<StoredTable, 'setup' | 'access' | 'spectators' | 'clock' | 'host' | 'follow'>;

const pickOptions = ({ setup, access, spectators, clock, host, follow }: StoredTable): Options => ({
  ...{ setup, access, spectators, clock, host, follow },
});
