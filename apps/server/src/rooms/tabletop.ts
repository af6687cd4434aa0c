import type { Seat } from '@tafelrunde/kernel';
import type { LiveEvent, UndoRequest } from '@tafelrunde/protocol';
import type { ClientMessage } from '@tafelrunde/protocol/schemas';
import type { Bots } from '../bots/bots.ts';
import type { ServedGame } from '../games.ts';
import type { Journal } from '../journal.ts';
import type { Log } from '../log.ts';
import type { Metrics } from '../metrics.ts';
import type { StoredAnswer, StoredLetter, StoredSeat, StoredTable, Write } from '../store/store.ts';
import { Audience, type Guest } from './audience.ts';
import { Play } from './play.ts';
import type { Refused } from './refusal.ts';
import { Clocks } from './thinking.ts';

/** What a table needs of the house it is in. */
export interface TableMeans {
  readonly journal: Journal;
  readonly bots: Bots;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly now: () => number;
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

/** So many letters are kept for one table. */
export const MOST_LETTERS = 2000;

/**
 * All that is on and around a table, in memory. Whatever changes it gives back what has to be written; `Room` sees to it
 * that this happens one after the other and is told when it is on disk.
 */
export class Tabletop {
  readonly served: ServedGame;
  readonly means: TableMeans;
  readonly audience = new Audience();
  readonly letters: StoredLetter[];
  /** Which seat gave each answer. */
  readonly givers: Seat[];
  readonly clocks: Clocks;
  table: StoredTable;
  play: Play | null = null;
  undo: UndoRequest | null = null;
  /** A game that is over, as somebody steps through it. */
  looking: Play | null = null;
  /** What nobody was told yet. */
  tableChanged = false;
  newLetters: StoredLetter[] = [];

  constructor(served: ServedGame, means: TableMeans, { table, answers, letters }: Stored) {
    this.served = served;
    this.means = means;
    this.table = table;
    this.letters = letters.slice();
    this.givers = table.state === 'open' ? [] : answers.map(({ seat }) => seat);
    const used: number[] = [];
    for (const { seat, took } of answers) used[seat] = (used[seat] ?? 0) + took;
    this.clocks = new Clocks(table.clock, used);
    if (table.state !== 'open') this.play = this.begin(answers.map(({ answer }) => answer));
  }

  get id(): string {
    return this.table.id;
  }

  begin(answers: readonly string[]): Play {
    const { setup, seed } = this.table;
    const begun = Play.begin(this.served, { setup, seed, answers });
    if (!begun.ok) throw new Error(`a stored game cannot be played: ${begun.problem[0]}`);
    return begun.value;
  }

  seatOf(person: string): Seat {
    return this.table.seats.findIndex((seat) => seat.person === person);
  }

  isHost({ listener }: Guest): boolean {
    return listener.person === this.table.host;
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
    const writes = this.change({ seats, host: stays ? host : (heir ?? host) });
    this.seatGuests();
    return writes;
  }

  seatGuests(): void {
    const watch = this.table.spectators && this.play !== null;
    for (const guest of this.audience.guests) this.audience.seat(guest, this.seatOf(guest.listener.person), watch);
  }

  happened(event: LiveEvent, name = ''): readonly Write[] {
    return this.letters.length >= MOST_LETTERS ? NOTHING : this.write({ name, text: '', event });
  }

  write(content: Pick<StoredLetter, 'name' | 'text' | 'event'>): readonly Write[] {
    const letter: StoredLetter = { n: this.letters.length, at: this.means.now(), ...content };
    this.letters.push(letter);
    this.newLetters.push(letter);
    return [{ type: 'letter', table: this.id, letter }];
  }
}
