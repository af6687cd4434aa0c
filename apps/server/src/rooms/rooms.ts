import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { GameRecord, Plain } from '@tafelrunde/kernel';
import type { TableSummary } from '@tafelrunde/protocol';
import type { NewTable } from '@tafelrunde/protocol/schemas';
import type { ServedGame, ServedGames } from '../games.ts';
import type { Jobs } from '../jobs.ts';
import type { Person, Store, StoredSeat, StoredTable, Write } from '../store/store.ts';
import type { Guest, Listener } from './audience.ts';
import { Refused } from './refusal.ts';
import { Room, RoomGone } from './room.ts';
import { botSeat, emptySeat, personSeat, seatsOf } from './seating.ts';
import type { TableMeans } from './tabletop.ts';

export interface HouseMeans extends Omit<TableMeans, 'rematch'> {
  readonly store: Store;
  readonly games: ServedGames;
  readonly jobs: Jobs;
  /** So many rooms may be in memory. */
  readonly mostRooms: number;
  /** Milliseconds after which a room without people leaves the memory. */
  readonly idleAfter: number;
}

/** 128 bits: nobody guesses a table. */
export const newId = (): string => randomBytes(16).toString('base64url');

/** A refusal to take in more than the machine can bear. */
export class HouseFull extends Error {}

/** All tables. Those with people are in memory, the others on disk. */
export class House {
  private readonly means: HouseMeans;
  private closed = false;
  /** Tables at which somebody did something that is not written down yet. */
  private readonly touched = new Set<string>();
  private readonly rooms = new Map<string, Promise<Room | null>>();

  constructor(means: HouseMeans) {
    this.means = means;
    means.jobs.every(Math.max(1000, means.idleAfter / 2), 'empty rooms', () => this.sweep());
  }

  get size(): number {
    return this.rooms.size;
  }

  get hasRoom(): boolean {
    return this.rooms.size < this.means.mostRooms;
  }

  game(id: string): ServedGame | null {
    return Object.hasOwn(this.means.games, id) ? this.means.games[id] : null;
  }

  get games(): readonly ServedGame[] {
    return Object.values(this.means.games);
  }

  /** The room of a table, from memory or from disk; null if there is no such table. */
  private room(id: string): Promise<Room | null> {
    const known = this.rooms.get(id);
    if (known) return known;
    if (this.rooms.size >= this.means.mostRooms) return Promise.reject(new HouseFull());
    const loading = this.load(id);
    this.rooms.set(id, loading);
    // What is not there or cannot be read takes no place.
    const forget = (room: Room | null | undefined): void => {
      if (!room && this.rooms.get(id) === loading) this.rooms.delete(id);
    };
    loading.then(forget, () => forget(undefined));
    return loading;
  }

  private async load(id: string): Promise<Room | null> {
    const { store } = this.means;
    const table = await store.table(id);
    const served = table && this.game(table.game);
    if (!table || !served) return null;
    const [answers, letters] = await Promise.all([store.answers(id), store.letters(id)]);
    const room = new Room(
      served,
      { ...this.means, forget: this.forget, rematch: this.rematch },
      { table, answers, letters },
    );
    const { stored } = room;
    if (stored.gameVersion !== table.gameVersion) await this.means.journal.write([{ type: 'table', table: stored }]);
    return room;
  }

  /**
   * Tries running games of older rules by those of today, so that lists can tell those that cannot go on. It takes its time:
   * people who play come first.
   */
  async tryOlder(): Promise<void> {
    for (const { game } of this.games) {
      let after = '';
      for (;;) {
        const [id] = await this.means.store.olderTables(game.id, game.version, after, 1);
        if (id === undefined || this.closed) break;
        const began = performance.now();
        await this.room(id);
        after = id;
        await sleep((performance.now() - began) * 4, undefined, { ref: false });
      }
    }
  }

  private readonly forget = ({ id }: Room): void => {
    this.rooms.delete(id);
  };

  /** Brings somebody to a table; null if there is no such table. */
  async join(id: string, listener: Listener): Promise<[Room, Guest] | null> {
    for (;;) {
      const room = await this.room(id);
      if (!room) return null;
      // It may have left the memory while we waited for it.
      if (room.alive) return [room, room.join(listener)];
      if (this.rooms.get(id) !== undefined && (await this.rooms.get(id)) === room) this.rooms.delete(id);
    }
  }

  /** Opens a table; a set-up that cannot be played is refused with the game's own sentence. */
  async open(wish: NewTable, { id: host, name }: Person): Promise<string | Refused> {
    const served = this.game(wish.game);
    if (!served) return new Refused('bad-setup');
    const count = seatsOf(served, wish.setup);
    if (count instanceof Refused) return count;
    const levels = this.means.bots.levels(wish.game);
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
    const { setup, access, spectators, clock } = wish;
    const table = this.fresh(served, { setup, access, spectators, clock, host, seats });
    await this.means.journal.write([{ type: 'table', table }]);
    return table.id;
  }

  private fresh(
    { game }: ServedGame,
    given: Pick<StoredTable, 'setup' | 'access' | 'spectators' | 'clock' | 'host' | 'seats'>,
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
      changed: this.means.now(),
      hands: {},
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
    await this.means.journal.write([{ type: 'table', table }]);
    return table.id;
  };

  /**
   * Does something with a table in its turn, like all that happens there: what is in memory may not be on disk yet, and may never
   * be. Null if there is no such table, or not for this person: he learns no more than whoever guesses.
   */
  private async consult<T>(id: string, person: string, work: (room: Room) => T | Promise<T>): Promise<T | null> {
    for (;;) {
      const room = await this.room(id);
      if (!room) return null;
      try {
        return await room.consult(() => (room.mayLook(person) ? work(room) : null));
      } catch (error) {
        if (!(error instanceof RoomGone)) throw error;
        if ((await this.rooms.get(id)) === room) this.rooms.delete(id);
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
    const given = await this.means.store.answers(old.id);
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
    await this.means.journal.write([{ type: 'table', table }, ...answers]);
    return table.id;
  }

  async publicTables(): Promise<readonly TableSummary[]> {
    const tables = await this.means.store.publicTables(100);
    return tables.filter(({ state, spectators }) => state === 'open' || spectators).flatMap(this.summary);
  }

  async tablesOf(person: string): Promise<readonly TableSummary[]> {
    return (await this.means.store.tablesOf(person, 100)).flatMap(this.summary);
  }

  /** A table as lists show it; none if its game is no longer here. */
  private readonly summary = (table: StoredTable): TableSummary[] => {
    const { id, state, seats, spectators, changed, gameVersion } = table;
    const game = this.game(table.game)?.game;
    if (!game) return [];
    const halted = state !== 'open' && gameVersion !== game.version;
    const shown = seats.map(({ kind, name }) => ({ kind, name }));
    return [{ id, game: game.id, state, seats: shown, spectators, changed, halted }];
  };

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
    await this.means.store.touch(tables, this.means.now());
    for (const id of tables) this.touched.delete(id);
  }

  /** Lets rooms go in which nobody is any more. */
  private async sweep(): Promise<void> {
    const before = this.means.now() - this.means.idleAfter;
    for (const [id, loading] of this.rooms) {
      const room = await loading.catch(() => null);
      if (room && room.idleSince < before && room.retire()) this.rooms.delete(id);
    }
  }

  /** Lets everybody finish what he has begun, tells them, and closes. */
  async close(): Promise<void> {
    this.closed = true;
    const rooms = await Promise.all([...this.rooms.values()].map((loading) => loading.catch(() => null)));
    await Promise.all(rooms.map((room) => room?.settled()));
    for (const room of rooms) room?.close('stopping');
    await this.means.journal.settled();
  }
}

function pickOptions({ setup, access, spectators, clock, host }: StoredTable): {
  setup: Plain;
  access: StoredTable['access'];
  spectators: boolean;
  clock: StoredTable['clock'];
  host: string;
} {
  return { setup, access, spectators, clock, host };
}
