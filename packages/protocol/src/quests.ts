/** What the page asks about the quest of the day, and what the server answers: one form for both sides. */

export interface QuestRow {
  readonly who: string;
  readonly name: string;
  readonly won: boolean;
  /** What ranks those who have won, or lost, among each other: more is better. */
  readonly points: number;
  /** What the game itself calls the score; null if it counts nothing. */
  readonly score: number | null;
  readonly rounds: number;
}

/** Who did best in the quest of a day. */
export interface QuestBoard {
  readonly game: string;
  readonly day: number;
  readonly rows: readonly QuestRow[];
  /** How many have played it to its end. */
  readonly players: number;
  /** Where the one who asks stands, from 1; null if he does not. */
  readonly place: number | null;
}
