import './gives-way.ts';
import {
  type Budget,
  type HelpTask,
  help,
  type Level,
  loadPlayer,
  loadSkill,
  type Player,
  type Thought,
  thinksAhead,
  warmUp,
} from '@tafelrunde/bots';
import { decodeState, Match, type Plain, type RandomWords } from '@tafelrunde/kernel';
import { theGames } from '../games.ts';

/** A question to a bot, in a form that can be sent to a worker. */
export interface BotTask {
  readonly game: string;
  readonly level: Level;
  /** A state that the bot's seat cannot tell from the real one. */
  readonly state: Plain;
  readonly luck: RandomWords;
  readonly budget: Budget;
  /** What the seat's earlier answers have left, in whole budgets. */
  readonly saved?: number;
}

const players = new Map<string, Promise<Player>>();

/**
 * Runs in a worker thread: thinks about a redealt game, so that no bot ever holds the real one. The answer, and those to the questions that
 * follow if they were decided together with it.
 */
export default async function think({
  game: id,
  level,
  state,
  luck,
  budget,
  saved = 0,
}: BotTask): Promise<readonly string[]> {
  const game = theGames[id];
  const key = `${id}/${level}/${thinksAhead(level) ? `${budget.milliseconds}x${budget.stretch ?? 1}` : ''}`;
  let player = players.get(key);
  if (!player) {
    player = loadPlayer(game, level, budget);
    players.set(key, player);
  }
  const decoded = decodeState(game, state, true);
  if (!decoded) throw new Error(`a state of ${id} cannot be read`);
  const thought: Thought = { words: null, saved };
  const option = (await player).choose(new Match(game, decoded), luck, thought);
  return [option.id, ...(thought.rest ?? [])];
}

/** Tries some deals for a thought that is shared out. */
export function tryDeals(task: HelpTask): Promise<number[][]> {
  return help(theGames[task.game], task);
}

/** Warm-ups under way in this thread, by game. */
const warming = new Map<string, ReturnType<typeof warmUp>>();

/** A piece of a warm-up. */
export interface WarmTask {
  readonly game: string;
  /** What is to be played, as far as it is known. */
  readonly setup: Plain;
  readonly milliseconds: number;
}

/** Plays a game in thought for some milliseconds; true if it gets no faster, so that the next thought is as quick as later ones. */
export async function warm({ game: id, setup, milliseconds }: WarmTask): Promise<boolean> {
  const games = warming.get(id) ?? warmUp(theGames[id], await loadSkill(id), setup);
  warming.set(id, games);
  const end = performance.now() + milliseconds;
  while (performance.now() < end) if (games.next().done) return true;
  return false;
}
