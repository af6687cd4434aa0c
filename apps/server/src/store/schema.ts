/** The rows of the database. JSON is kept as text, truth values as 0 and 1, times as milliseconds since 1970. */
export interface Schema {
  people: { id: string; name: string; created: number };
  sessions: { hash: string; person: string; created: number; used: number };
  /** Who has passkeys may have no password: ''. */
  accounts: { person: string; login: string; password: string };
  passkeys: { id: string; person: string; key: string; counter: number; created: number };
  tables: {
    id: string;
    game: string;
    game_version: number;
    setup: string;
    seed: string;
    state: string;
    access: string;
    spectators: number;
    clock: string | null;
    host: string;
    branch: number;
    fixed: number;
    next: string | null;
    changed: number;
    hands: string;
    /** When somebody last did something here. */
    touched: number;
  };
  seats: {
    table_id: string;
    seat: number;
    kind: string;
    person: string | null;
    name: string;
    bot: string | null;
    ready: number;
  };
  answers: { table_id: string; position: number; answer: string; seat: number; took: number };
  letters: { table_id: string; n: number; at: number; name: string; text: string; event: string | null };
  documents: { person: string; kind: string; key: string; value: string; changed: number; bytes: number };
}
