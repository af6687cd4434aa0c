import type { Plain } from '@tafelrunde/kernel';
import type { Clock, LiveEvent, TableAccess, TableState } from '@tafelrunde/protocol';

/** What can be wrong with what is kept, as whoever runs the server has to know it. */
export type StoreTrouble = 'data-corrupted' | 'disk-full' | 'data-readonly' | 'data-unusable';

/** Why a store cannot be used. */
export class StoreProblem extends Error {
  override readonly name = 'StoreProblem';
  readonly code: StoreTrouble | 'data-in-use' | 'data-newer';

  constructor(code: StoreProblem['code'], cause?: unknown) {
    super(code, cause === undefined ? {} : { cause });
    this.code = code;
  }
}

/** Somebody who plays: a guest, or the owner of an account. */
export interface Person {
  readonly id: string;
  readonly name: string;
  /** The name he logs in with; null for a guest. */
  readonly login: string | null;
}

export interface NewPerson {
  readonly id: string;
  readonly name: string;
  /** The hash of his session's secret. */
  readonly session: string;
  readonly at: number;
}

export interface StoredSeat {
  readonly kind: 'open' | 'person' | 'bot';
  /** The person the seat belongs to, also while a bot plays for him. */
  readonly person: string | null;
  readonly name: string;
  /** The level of the bot that plays here; null if a person does. */
  readonly bot: string | null;
  readonly ready: boolean;
}

export interface StoredTable {
  readonly id: string;
  readonly game: string;
  readonly gameVersion: number;
  readonly setup: Plain;
  /** Never leaves the server before the game is over. */
  readonly seed: string;
  readonly state: TableState;
  readonly access: TableAccess;
  readonly spectators: boolean;
  readonly clock: Clock | null;
  readonly host: string;
  /** How often answers were taken back. */
  readonly branch: number;
  readonly fixed: boolean;
  readonly next: string | null;
  readonly changed: number;
  readonly seats: readonly StoredSeat[];
  /** Whose hand each person has seen in this game, also people who have got up since. */
  readonly hands: Readonly<Record<string, number>>;
}

export interface StoredAnswer {
  readonly position: number;
  readonly answer: string;
  readonly seat: number;
  /** Milliseconds of a person's clock that it took; 0 for bots. */
  readonly took: number;
}

export interface StoredLetter {
  readonly n: number;
  readonly at: number;
  readonly name: string;
  readonly text: string;
  readonly event: LiveEvent | null;
}

/** One thing to be kept. Writes of one group are kept all together or not at all. */
export type Write =
  | { readonly type: 'table'; readonly table: StoredTable }
  | { readonly type: 'answer'; readonly table: string; readonly answer: StoredAnswer }
  /** Answers from a position on are taken back. */
  | { readonly type: 'take-back'; readonly table: string; readonly to: number }
  | { readonly type: 'letter'; readonly table: string; readonly letter: StoredLetter }
  /** What was said, or what happened, before a letter is not kept any longer. */
  | { readonly type: 'forget-letters'; readonly table: string; readonly events: boolean; readonly before: number };

export type WriteGroup = readonly Write[];

interface Account {
  readonly person: string;
  /** The hash of the password; '' if only passkeys open the account. */
  readonly password: string;
}

/** A passkey: what the authenticator calls it, its public key, and how often it says it was used. */
export interface StoredPasskey {
  readonly id: string;
  readonly person: string;
  /** In base64url, as `id` is. */
  readonly key: string;
  readonly counter: number;
}

/** A document as lists show it: without what is in it. */
export interface DocumentEntry {
  readonly kind: string;
  readonly key: string;
  readonly bytes: number;
  /** Grows with every change. */
  readonly changed: number;
}

export interface StoredDocument {
  readonly kind: string;
  readonly key: string;
  /** As JSON. */
  readonly text: string;
}

/** How much one person may keep. */
export interface Quota {
  readonly documents: number;
  readonly bytes: number;
}

/** Where everything is kept. Nothing outside of this folder knows how. */
export interface Store {
  /** Keeps all groups in one go; when this is done they are on disk. Fails as a whole. */
  commit(groups: readonly WriteGroup[]): Promise<void>;

  table(id: string): Promise<StoredTable | null>;
  answers(table: string): Promise<readonly StoredAnswer[]>;
  letters(table: string): Promise<readonly StoredLetter[]>;
  /** Public tables that wait for people or can be watched, newest first. */
  publicTables(limit: number): Promise<readonly StoredTable[]>;
  /** Tables where the person has or had a seat or is the host, newest first. */
  tablesOf(person: string, limit: number): Promise<readonly StoredTable[]>;
  /** Somebody did something at these tables. */
  touch(tables: readonly string[], at: number): Promise<void>;
  /** Forgets up to so many tables of that state that nobody has touched since that time. Returns how many. */
  forgetTables(state: TableState, before: number, most: number): Promise<number>;
  /** Running tables whose game was begun by an older version of the rules: ids behind that one, in order. */
  olderTables(game: string, version: number, after: string, most: number): Promise<readonly string[]>;
  countTables(): Promise<Readonly<Record<TableState, number>>>;

  /** A new guest, together with his first session. */
  addPerson(person: NewPerson): Promise<void>;
  rename(person: string, name: string): Promise<void>;
  /** Sessions are found by a hash of their secret, so that a stolen database opens none. */
  addSession(hash: string, person: string, at: number): Promise<void>;
  endSession(hash: string): Promise<void>;
  /** Whose session it is, if it was used since that time. */
  personOf(sessionHash: string, usedSince: number): Promise<Person | null>;
  useSessions(hashes: readonly string[], at: number): Promise<void>;
  /** Forgets sessions that were not used since that time. Returns how many. */
  forgetSessions(before: number): Promise<number>;
  /**
   * Forgets up to so many people who have no account and neither sit at nor run any table, and were not here since that time.
   * Returns how many.
   */
  forgetGuests(before: number, most: number): Promise<number>;
  /** False if the login is taken or the person already has an account. */
  addAccount(person: string, login: string, password: string): Promise<boolean>;
  account(login: string): Promise<Account | null>;
  /** Together with an account that only it opens, if a login is given. False, and nothing is kept, if that is taken. */
  addPasskey(passkey: StoredPasskey, at: number, login: string | null): Promise<boolean>;
  passkey(id: string): Promise<StoredPasskey | null>;
  passkeysOf(person: string): Promise<readonly StoredPasskey[]>;
  countPasskey(id: string, counter: number): Promise<void>;

  documentEntries(person: string): Promise<readonly DocumentEntry[]>;
  document(person: string, kind: string, key: string): Promise<(StoredDocument & { readonly changed: number }) | null>;
  /** Keeps a document; gives the time of its change. Null, and nothing is kept, if the person would have too much. */
  putDocument(person: string, document: StoredDocument, at: number, quota: Quota): Promise<number | null>;
  removeDocument(person: string, kind: string, key: string): Promise<void>;

  /** Fails if the store cannot be read, or (where that is in doubt) written. */
  check(writing: boolean): Promise<void>;
  /** Looks through everything that is kept; fails with a problem if something is not as it should be. */
  inspect(): Promise<void>;
  close(): Promise<void>;
}
