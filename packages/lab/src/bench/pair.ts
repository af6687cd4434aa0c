import type { Plain } from '@tafelrunde/kernel';
import { meanOf } from '../statistics.ts';
import type { TaskName } from './tasks.ts';

/** A piece of work that one side has done. */
export interface Piece {
  /** How much was done, in milliseconds of its clock. */
  readonly done: number;
  readonly spent: number;
}

/** One of two revisions that are measured in turns, in a process of its own. */
export interface BenchSide {
  /** Does a task so often, with luck of that seed; null if it cannot be done there. */
  work(task: TaskName, seed: string, times: number): Promise<Piece | null>;
  /** Bytes for each unit of a task that is warm. */
  bytes(task: TaskName, seed: string): Promise<number | null>;
  /** What a process that has just begun does of a task in so many milliseconds. */
  cold(task: TaskName, seed: string, milliseconds: number): Promise<Piece | null>;
  /** A number for the course of some random games. */
  course(from: number, to: number): Promise<number>;
  /** Plays these set-ups from now on, as far as it knows them, or those that it draws; answers with what it plays. */
  play(setups: readonly Plain[] | null): Promise<readonly Plain[]>;
}

/** Lets both sides play the same set-ups: those that the older one draws and the newer one still knows. */
export async function shareSetups(before: BenchSide, now: BenchSide): Promise<void> {
  await before.play(await now.play(await before.play(null)));
}

/** Two rates with their ratio; the true one lies between `low` and `high` in 95 of 100 cases. */
export interface Ratio {
  readonly before: number;
  readonly now: number;
  /** How many times as fast as before. */
  readonly ratio: number;
  readonly low: number;
  readonly high: number;
}

export interface PairOptions {
  /** How long each side is measured, and played warm before that. */
  readonly milliseconds: number;
  readonly warm: number;
  readonly progress?: (share: number) => void;
}

/** A turn of one side; shorter ones would measure the change of turns, longer ones the weather. */
const SLICE = 120;

/**
 * Measures a task of two revisions in turns (before, now, now, before …). Both do the same work with the same luck in each
 * round, and the ratio is taken round by round: what else the machine does hits both alike.
 */
export async function pairUp(
  before: BenchSide,
  now: BenchSide,
  task: TaskName,
  { milliseconds, warm, progress }: PairOptions,
): Promise<Ratio | null> {
  const times = await sizeOf(now, task, SLICE);
  if (times === null || !(await before.work(task, 'size', 1))) return null;
  const old: Piece[] = [];
  const young: Piece[] = [];
  let spent = 0;
  for (let round = 0; spent < warm + milliseconds || old.length < 2; round++) {
    const first = await turn(round % 2 === 0 ? before : now, task, round, times);
    const second = await turn(round % 2 === 0 ? now : before, task, round, times);
    spent += (first.spent + second.spent) / 2;
    progress?.(Math.min(1, spent / (warm + milliseconds)));
    if (spent < warm) continue;
    old.push(round % 2 === 0 ? first : second);
    young.push(round % 2 === 0 ? second : first);
  }
  return ratioOf(old, young);
}

async function turn(side: BenchSide, task: TaskName, round: number, times: number): Promise<Piece> {
  return (await side.work(task, `round ${round}`, times))!;
}

/** How often a task is done in so many milliseconds, about; null if it cannot be done. */
async function sizeOf(side: BenchSide, task: TaskName, milliseconds: number): Promise<number | null> {
  let times = 1;
  for (;;) {
    const piece = await side.work(task, 'size', times);
    if (piece === null) return null;
    if (piece.spent >= milliseconds / 2) return Math.max(1, Math.round((times * milliseconds) / piece.spent));
    times *= 2;
  }
}

/** The ratio of two rows of pieces, taken pair by pair. */
function ratioOf(old: readonly Piece[], young: readonly Piece[]): Ratio {
  const logs = old.map((piece, i) => Math.log(rateOf([young[i]]) / rateOf([piece])));
  const { mean, low, high } = meanOf(logs)!;
  const [ratio, least, most] = [mean, low, high].map(Math.exp);
  return { before: rateOf(old), now: rateOf(young), ratio, low: least, high: most };
}

/**
 * What several pairs of processes say together. The compiler comes to other decisions in each, so two processes of the same code differ by
 * up to a twentieth: that is what the interval follows from, and no longer how much turns differ.
 */
export function ratioOfPairs(pairs: readonly Ratio[]): Ratio {
  if (pairs.length === 1) return pairs[0];
  const { mean, low, high } = meanOf(pairs.map(({ ratio }) => Math.log(ratio)))!;
  const average = (rates: readonly number[]): number => meanOf(rates)!.mean;
  return {
    before: average(pairs.map(({ before }) => before)),
    now: average(pairs.map(({ now }) => now)),
    ratio: Math.exp(mean),
    low: Math.exp(low),
    high: Math.exp(high),
  };
}

function rateOf(pieces: readonly Piece[]): number {
  let done = 0;
  let spent = 0;
  for (const piece of pieces) {
    done += piece.done;
    spent += piece.spent;
  }
  return (done * 1000) / Math.max(spent, Number.EPSILON);
}

/** How many fresh processes of each side are asked, in turns, and for how long. */
const COLD_ROUNDS = 3;
const COLD = 1000;

/** The same for processes that have just begun: what a player waits for. */
export async function pairUpCold(before: BenchSide, now: BenchSide, task: TaskName): Promise<Ratio | null> {
  const old: Piece[] = [];
  const young: Piece[] = [];
  for (let round = 0; round < COLD_ROUNDS; round++) {
    const first = await before.cold(task, `cold ${round}`, COLD);
    const second = await now.cold(task, `cold ${round}`, COLD);
    if (!first || !second) return null;
    old.push(first);
    young.push(second);
  }
  return ratioOf(old, young);
}

/** Bytes of both sides; as a ratio, more is less. */
export async function pairUpBytes(before: BenchSide, now: BenchSide, task: TaskName): Promise<Ratio | null> {
  const old = await before.bytes(task, 'bytes');
  const young = await now.bytes(task, 'bytes');
  if (old === null || young === null) return null;
  const ratio = young / old;
  return { before: old, now: young, ratio, low: ratio, high: ratio };
}

const GAMES_AT_ONCE = 100;

/** The first hundred of random games (counted from 0) that two revisions do not play alike; null if they play all alike. */
export async function firstUnlike(
  before: BenchSide,
  now: BenchSide,
  games: number,
  progress?: (share: number) => void,
): Promise<number | null> {
  for (let from = 0; from < games; from += GAMES_AT_ONCE) {
    const to = Math.min(from + GAMES_AT_ONCE, games);
    const [old, young] = await Promise.all([before.course(from, to), now.course(from, to)]);
    if (old !== young) return from;
    progress?.(to / games);
  }
  return null;
}
