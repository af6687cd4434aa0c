import { type Skill, search } from '@tafelrunde/bots';
import type { Game, RandomWords, State } from '@tafelrunde/kernel';
import * as kernel from '@tafelrunde/kernel';
import { bytesOf } from './bytes.ts';
import { Fastest } from './fastest.ts';
import { type Task, Tasks } from './tasks.ts';

/** What one game does per second on one core. */
export interface Bench {
  readonly game: string;
  /** Decisions at which a seat is asked and has at least two options. */
  readonly decisionsPerSecond: number;
  readonly gamesPerSecond: number;
  /** A copy of a state in the middle of a game. */
  readonly cloneMicroseconds: number;
  /** The text of a saved game in the middle of a game. */
  readonly saveMilliseconds: number;
  /** Games that a keen bot plays on in thought, once it is warm; null if bots have not learnt the game. */
  readonly playoutsPerSecond: number | null;
  /** Whole games between rules of thumb in the game's usual set-up; null if it has none. */
  readonly steadyGamesPerSecond: number | null;
  /** The same between simple greedy players, who do not look how far the game has come; null if it has none. */
  readonly greedyGamesPerSecond: number | null;
  /** Memory that is asked for, for each decision of random play. */
  readonly bytesPerDecision: number | null;
  /** Games played on in thought in the first second of a process that has never thought before; null if not measured. */
  readonly coldPlayoutsPerSecond: number | null;
  /** A state in the middle of a game dealt anew for a seat. */
  readonly redealMicroseconds: number;
  /** How well such a state stands; null if bots have not learnt the game. */
  readonly valueMicroseconds: number | null;
  /** What a seat sees of such a state. */
  readonly pictureMicroseconds: number;
}

export interface BenchOptions<S extends State = State> {
  /** How long random play is measured; warming up, copying and saving come on top. */
  readonly seconds: number;
  readonly seed?: string;
  /** Milliseconds; `cpuTime` unless a test gives its own. */
  readonly clock?: () => number;
  readonly progress?: (done: number) => void;
  /** What bots know of the game, to measure how fast they think. */
  readonly skill?: Skill<S>;
}

/**
 * Milliseconds of CPU time that this process has used, its garbage collector and compiler included. Wall time would also
 * count what other programs take on a shared machine; helper threads are added, as if all ran on one core.
 */
export function cpuTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** The compiler goes on making the code of a large game faster for about so many milliseconds. */
export const WARM_UP = 12_000;

/** Measures random play of random set-ups, and what else is done with games: one core; rates are those of the fastest part. */
export function benchGame<S extends State>(game: Game<S>, options: BenchOptions<S>): Bench {
  const { seconds, seed = 'bench', clock = cpuTime, progress, skill } = options;
  const tasks = new Tasks<S>({ kernel, search, game, skill }, seed);
  const luck = kernel.seedWords(seed);
  const total = seconds * 1000;
  const random = tasks.get('decisions')!;
  doFor(random, luck, clock, Math.min(2 * total, WARM_UP), () => progress?.(0));
  const play = doFor(random, luck, clock, total, (spent) => progress?.(spent / total));
  const side = Math.min(total / 4, 500);
  /** Milliseconds that it takes once, when it is warm. */
  const each = (task: Task | null): number | null => {
    if (task === null) return null;
    doFor(task, luck, clock, side / 4);
    return 1000 / doFor(task, luck, clock, side).done.rate;
  };
  /** How often it is done per second, when it is warm. */
  const often = (task: Task | null, warm: number, milliseconds: number): number | null => {
    if (task === null) return null;
    doFor(task, luck, clock, warm);
    return round(doFor(task, luck, clock, milliseconds).done.rate);
  };
  return {
    game: game.id,
    decisionsPerSecond: Math.round(play.done.rate),
    gamesPerSecond: round(play.times.rate),
    cloneMicroseconds: round(1000 * each(tasks.get('clone'))!),
    saveMilliseconds: round(each(tasks.get('save'))!),
    playoutsPerSecond: often(tasks.get('playouts'), Math.min(2 * total, WARM_UP), side * 2),
    steadyGamesPerSecond: often(tasks.get('steady'), 2 * total, total),
    greedyGamesPerSecond: often(tasks.get('greedy'), 2 * total, total),
    bytesPerDecision: bytesOf(random, luck),
    coldPlayoutsPerSecond: null,
    redealMicroseconds: round(1000 * each(tasks.get('redeal'))!),
    valueMicroseconds: micro(each(tasks.get('value'))),
    pictureMicroseconds: round(1000 * each(tasks.get('picture'))!),
  };
}

interface Done {
  /** How often the task was done, and how much that was. */
  readonly times: Fastest;
  readonly done: Fastest;
}

function doFor(
  task: Task,
  luck: RandomWords,
  clock: () => number,
  milliseconds: number,
  progress?: (spent: number) => void,
): Done {
  const began = clock();
  const result: Done = { times: new Fastest(milliseconds), done: new Fastest(milliseconds) };
  let times = 0;
  let done = 0;
  let spent = 0;
  // Asking for the time costs time, so not after every game.
  while (spent < milliseconds || times === 0) {
    for (let i = 0; i < task.batch; i++, times++) done += task.once(luck);
    spent = clock() - began;
    result.times.look(spent, times);
    result.done.look(spent, done);
    progress?.(spent);
  }
  return result;
}

function micro(milliseconds: number | null): number | null {
  return milliseconds === null ? null : round(1000 * milliseconds);
}

/** Three digits are more than such a measure is worth. */
function round(value: number): number {
  return Number(value.toPrecision(3));
}
