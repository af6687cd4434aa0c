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
    /** Who is asked (nobody, while a bot is), since when, and until when if the clock counts days; 1 if he was reminded. */
    asked: string | null;
    since: number;
    due: number | null;
    reminded: number;
    /** Minutes after which those who watch may see what one player sees; 0 for not before the end. */
    follow: number;
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
  /** The chat; it was called so when the table was made. */
  letters: { table_id: string; n: number; at: number; name: string; text: string; event: string | null };
  documents: { person: string; kind: string; key: string; value: string; changed: number; bytes: number };
  results: {
    table_id: string;
    seat: number;
    person: string | null;
    game: string;
    scenario: string;
    seats: number;
    slow: number;
    won: number;
    score: number | null;
    deck: string;
    at: number;
    /** 0: does not count, 1: is to be counted, 2: was counted. */
    rated: number;
  };
  ratings: {
    person: string;
    pool: string;
    rating: number;
    deviation: number;
    volatility: number;
    games: number;
    at: number;
  };
  relations: { person: string; other: string; kind: string; at: number };
  reports: {
    id: string;
    person: string;
    about: string;
    table_id: string;
    reason: string;
    text: string;
    at: number;
    settled: number;
  };
  wishes: { person: string; value: string };
  subscriptions: { endpoint: string; person: string; value: string; created: number };
  secrets: { name: string; value: string };
  invitations: { table_id: string; person: string; inviter: string; at: number };
  operators: { person: string };
  /** Decks that people have published. */
  published: {
    id: string;
    person: string;
    game: string;
    name: string;
    text: string;
    deck: string;
    lab: string | null;
    at: number;
    copies: number;
    faces: string;
  };
  /** Who has taken which of them along; each counts once. */
  copies: { deck: string; person: string; at: number };
  /** The best result of each person in the quest of a day. */
  quests: {
    day: number;
    game: string;
    person: string;
    won: number;
    points: number;
    pace: number;
    score: number | null;
    at: number;
  };
  /** What was found out about a finished game, or how far that has come. */
  analyses: { table_id: string; text: string; finished: number; at: number };
  announcements: { id: string; de: string; en: string; at: number; until: number };
  /** Servers that share this database, and until when each counts as alive. */
  nodes: { id: string; until: number };
  /** Which node holds a table (''  if none does), and how often it has changed hands. */
  leases: { table_id: string; node: string; epoch: number };
  /** Questions to authenticators that were not answered yet. */
  tickets: { ticket: string; question: string; until: number };
}
