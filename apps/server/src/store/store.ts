import type { Plain } from '@tafelrunde/kernel';
import type { ChatMessage, Clock, TableAccess, TableState } from '@tafelrunde/protocol';
import type { AnalysisStore } from './parts/analyses.ts';
import type { CallStore } from './parts/calls.ts';
import type { LibraryStore } from './parts/library.ts';
import type { PersonStore } from './parts/persons.ts';
import type { QuestStore } from './parts/quests.ts';
import type { RelationStore } from './parts/relations.ts';
import type { ResultStore, StoredResult } from './parts/results.ts';

/** What can be wrong with what is kept, as whoever runs the server has to know it. */
export type StoreTrouble = 'data-corrupted' | 'disk-full' | 'data-readonly' | 'data-unusable';

/** Why a store cannot be used. */
export class StoreProblem extends Error {
  override readonly name = 'StoreProblem';
  readonly code: StoreTrouble | 'data-in-use' | 'data-newer' | 'nats-unusable';

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
  /** Minutes after which those who watch may see what one player sees; 0 for not before the end. */
  readonly follow: number;
  /** Whose answer the game waits for. */
  readonly turn: StoredTurn;
}

/** Who is asked (null while a bot is, or nobody), since when, and (where the clock counts days) until when. */
export interface StoredTurn {
  readonly asked: string | null;
  readonly since: number;
  readonly due: number | null;
}

export const NO_TURN: StoredTurn = { asked: null, since: 0, due: null };

export interface StoredAnswer {
  readonly position: number;
  readonly answer: string;
  readonly seat: number;
  /** Milliseconds of a person's clock that it took; 0 for bots. */
  readonly took: number;
}

/** One thing to be kept. Writes of one group are kept all together or not at all. */
export type Write =
  /** The group is kept only if the table is still held under that epoch. */
  | { readonly type: 'lease'; readonly table: string; readonly epoch: number }
  | { readonly type: 'table'; readonly table: StoredTable }
  | { readonly type: 'answer'; readonly table: string; readonly answer: StoredAnswer }
  /** The game waits for somebody else now; whoever was reminded of the last question is reminded anew. */
  | { readonly type: 'turn'; readonly table: string; readonly turn: StoredTurn }
  /** How the seats came out of a game that is over. */
  | { readonly type: 'results'; readonly results: readonly StoredResult[] }
  /** Answers from a position on are taken back. */
  | { readonly type: 'take-back'; readonly table: string; readonly to: number }
  | { readonly type: 'chat'; readonly table: string; readonly message: ChatMessage }
  /** What was said, or what happened, before a message is not kept any longer. */
  | { readonly type: 'forget-chat'; readonly table: string; readonly events: boolean; readonly before: number };

export type WriteGroup = readonly Write[];

/** A table that a node holds. Every node that holds it after another does so under a higher epoch. */
export interface Lease {
  readonly table: string;
  readonly epoch: number;
}

/** What came of reaching for a table: it is one's own under that epoch, or another living node holds it. */
export type Claim = { readonly epoch: number; readonly owner: null } | { readonly epoch: null; readonly owner: string };

/** Somebody else holds the table by now: nothing of the group was kept. */
export class LeaseLost extends Error {
  override readonly name = 'LeaseLost';
  readonly table: string;

  constructor(table: string) {
    super('another node holds this table');
    this.table = table;
  }
}

/** The line to the database broke in the middle: it may all be kept, or none of it. */
export class CommitUncertain extends Error {
  override readonly name = 'CommitUncertain';
}

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

/** Parts of the store about one subject each; contract.ts is what every implementation has to do. */
export interface StoreParts {
  readonly results: ResultStore;
  readonly relations: RelationStore;
  readonly calls: CallStore;
  readonly persons: PersonStore;
  readonly library: LibraryStore;
  readonly quests: QuestStore;
  readonly analyses: AnalysisStore;
}

/** Where everything is kept. Nothing outside of this folder knows how. */
export interface Store extends StoreParts {
  /** Keeps all groups in one go; when this is done they are on disk. Fails as a whole. */
  commit(groups: readonly WriteGroup[]): Promise<void>;

  table(id: string): Promise<StoredTable | null>;
  answers(table: string): Promise<readonly StoredAnswer[]>;
  chat(table: string): Promise<readonly ChatMessage[]>;
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

  /** A node is alive for so long from now, by the clock of the store. */
  beat(node: string, milliseconds: number): Promise<void>;
  /** A node goes: whatever it held is free. */
  retire(node: string): Promise<void>;
  livingNodes(): Promise<readonly string[]>;
  /** Reaches for a table that nobody holds, or only a node that is gone, or this one: each time under a new epoch. */
  claim(table: string, node: string): Promise<Claim>;
  /** Lets go of tables, of those that are still held under these epochs. */
  release(leases: readonly Lease[]): Promise<void>;

  /** Keeps a question until it is answered, by whichever node. */
  addTicket(ticket: string, text: string, until: number): Promise<void>;
  /** A question that was kept and is not too old; it is given once. */
  takeTicket(ticket: string, now: number): Promise<string | null>;
  /** Forgets questions that are too old, and the oldest if there are more than that. Returns how many. */
  forgetTickets(before: number, most: number): Promise<number>;

  /** Fails if the store cannot be read, or (where that is in doubt) written. */
  check(writing: boolean): Promise<void>;
  /** Looks through everything that is kept; fails with a problem if something is not as it should be. */
  inspect(): Promise<void>;
  close(): Promise<void>;
}
