import type { Budget, Level } from '@tafelrunde/bots';
import type { TableSetup } from './table.ts';

/** A bot at a table of the lab. */
export interface BotSpec {
  readonly level: Level;
  readonly budget?: Budget;
  /** Plays as that commit did; where it is built, as an address. */
  readonly revision?: { readonly commit: string; readonly folder: string };
}

/** Many games: all that a worker must be told. Game `i` depends on this and on `i` alone. */
export interface Series {
  readonly game: string;
  /** Played in turns. */
  readonly tables: readonly TableSetup[];
  /** One bot for each seat, or one for all. */
  readonly bots: readonly BotSpec[];
  /** In games against each other, the bots change seats from game to game. */
  readonly rotate: boolean;
  readonly seed: string;
  readonly games: number;
  /** Whether results say when the first seat had which cards in hand. */
  readonly watch?: boolean;
}

/** How one seat fared. */
interface SeatResult {
  readonly seat: number;
  /** Which of the bots sat there. */
  readonly bot: number;
  readonly won: boolean;
  /** null in games that count no points. */
  readonly score: number | null;
}

/** How one game went. */
export interface GameResult {
  readonly index: number;
  readonly table: number;
  readonly seats: readonly SeatResult[];
  /** A message key of the game. */
  readonly reason: string;
  readonly rounds: number;
  readonly decisions: number;
  /** Milliseconds of the longest thought of a bot that has so many for each; null if none has. */
  readonly longestThought: number | null;
  /** In a series that is watched: the round in which the first seat first had each card in hand, by id. */
  readonly seen?: Readonly<Record<string, number>>;
}

/** A piece of a series, for one worker. */
export interface Chunk {
  readonly from: number;
  readonly to: number;
}

/** Pieces small enough that all cores are busy until the end. */
export function chunksOf(games: number, cores: number, from = 0): readonly Chunk[] {
  const size = Math.max(1, Math.min(64, Math.floor((games - from) / (cores * 16))));
  const chunks: Chunk[] = [];
  for (let at = from; at < games; at += size) chunks.push({ from: at, to: Math.min(games, at + size) });
  return chunks;
}
