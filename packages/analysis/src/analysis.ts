import type { Seat } from '@tafelrunde/kernel';
import type { Words } from '@tafelrunde/words';
import type { Course } from './course.ts';
import { type Judged, judged, type Sample, SURE, sureCost, valueIn } from './judgement.ts';

/** A point of a seat's curve: its chance to win after it has decided. */
export interface Point {
  readonly position: number;
  readonly value: number;
  readonly error: number;
}

/** How the chance of one seat went, by what it knew at each of its own decisions. */
export interface SeatCourse {
  readonly seat: Seat;
  readonly points: readonly Point[];
  /** How it came out, from 0 to 1; null while the game is not over. */
  readonly result: number | null;
  /** The chance before its first decision. */
  readonly start: number;
  /** What its own choices changed, against what the rules of thumb would have chosen; and the error of that. */
  readonly choice: number;
  readonly choiceError: number;
  /** What everything else changed: cards, dice, and the others. */
  readonly luck: number;
}

export interface TurningPoint {
  readonly position: number;
  readonly seat: Seat;
  /** A choice that was worse than another, one that was better than the usual, or something that happened. */
  readonly kind: 'mistake' | 'stroke' | 'luck';
  /** By how much the chance changed, and the standard error of that. */
  readonly change: number;
  readonly error: number;
  /** What was chosen, or what happened; null where nothing that was told explains it. */
  readonly what: Words | null;
  /** What would have been better, or the next best. */
  readonly instead: Words | null;
}

/** The analysis of a game, as far as it has come. */
export interface Analysis {
  readonly format: 'tafelrunde-analysis';
  readonly version: 1;
  readonly game: string;
  readonly answers: number;
  /** How many games were played on in thought. */
  readonly games: number;
  readonly judged: readonly Judged[];
  readonly seats: readonly SeatCourse[];
  readonly turningPoints: readonly TurningPoint[];
}

/** Less than that is nothing to speak of. */
const LEAST_CHANGE = 0.04;
const MOST_TURNING_POINTS = 5;

/** What follows from the samples that there are. */
export function analysisOf(course: Course, samples: readonly Sample[]): Analysis {
  const all = samples.map(judged).sort((a, b) => a.position - b.position);
  const seats = [...new Set(all.map(({ seat }) => seat))].sort((a, b) => a - b);
  let games = 0;
  for (const { options } of samples) for (const { results } of options) games += results.length;
  return {
    ...{ format: 'tafelrunde-analysis', version: 1, game: course.game, answers: course.answers, games },
    judged: all,
    seats: seats.map((seat) => seatCourse(course, all, seat)),
    turningPoints: turningPoints(course, all),
  };
}

function seatCourse({ results }: Course, all: readonly Judged[], seat: Seat): SeatCourse {
  const own = all.filter((decision) => decision.seat === seat);
  const points: Point[] = [];
  let choice = 0;
  let variance = 0;
  for (const decision of own) {
    const played = valueIn(decision, decision.played);
    const usual = valueIn(decision, decision.thumb);
    if (!played || !usual) continue;
    points.push({ position: decision.position, value: played.value, error: played.error });
    choice += played.value - usual.value;
    // Both are compared with the best on common deals, so that their own errors say too much.
    if (played !== usual) variance += Math.max(played.costError, usual.costError) ** 2;
  }
  const first = own[0] && valueIn(own[0], own[0].thumb);
  const start = first?.value ?? 0.5;
  const end = results?.[seat] ?? points.at(-1)?.value ?? start;
  return {
    ...{ seat, points, result: results?.[seat] ?? null, start },
    ...{ choice, choiceError: Math.sqrt(variance), luck: end - start - choice },
  };
}

function turningPoints(course: Course, all: readonly Judged[]): TurningPoint[] {
  const found: TurningPoint[] = [];
  for (let seat = 0; seat < course.seats; seat++) {
    const own = all.filter((decision) => decision.seat === seat);
    own.forEach((decision, i) => {
      const turn = choiceTurn(decision);
      if (turn) found.push(turn);
      const luck = luckTurn(course, own[i - 1], decision);
      if (luck) found.push(luck);
    });
  }
  const strongest = found.sort((a, b) => Math.abs(b.change) - Math.abs(a.change));
  const kept: TurningPoint[] = [];
  for (const turn of strongest) {
    // Where all win or lose together every seat sees the same turn: it is told once.
    if (kept.length < MOST_TURNING_POINTS && !kept.some((other) => isSameTurn(other, turn))) kept.push(turn);
  }
  return kept.sort((a, b) => a.position - b.position);
}

function isSameTurn(a: TurningPoint, b: TurningPoint): boolean {
  return a.kind === b.kind && Math.abs(a.position - b.position) <= 2;
}

function choiceTurn(decision: Judged): TurningPoint | null {
  const { position, seat, options, thumb } = decision;
  const played = valueIn(decision, decision.played);
  const usual = valueIn(decision, thumb);
  if (!played || !usual) return null;
  const cost = sureCost(decision);
  if (cost >= LEAST_CHANGE) {
    const { costError: error, label: what } = played;
    return { position, seat, kind: 'mistake', change: -cost, error, what, instead: options[0].label };
  }
  const gain = played.value - usual.value;
  if (gain < LEAST_CHANGE || gain <= SURE * usual.costError) return null;
  const next = options.find(({ id }) => id !== played.id);
  return {
    ...{ position, seat, kind: 'stroke', change: gain, error: usual.costError, what: played.label },
    instead: next?.label ?? null,
  };
}

/** What changed between what a seat decided and what it was asked next. */
function luckTurn(course: Course, before: Judged | undefined, now: Judged): TurningPoint | null {
  const was = before && valueIn(before, before.played);
  const is = valueIn(now, now.thumb);
  if (!before || !was || !is) return null;
  const change = is.value - was.value;
  const error = Math.sqrt(is.error ** 2 + was.error ** 2);
  if (Math.abs(change) < 2 * LEAST_CHANGE || Math.abs(change) <= SURE * error) return null;
  const between = course.events.filter(({ at }) => at > before.position && at <= now.position);
  return {
    ...{ position: now.position, seat: now.seat, kind: 'luck', change, error },
    what: between.at(-1)?.words ?? null,
    instead: null,
  };
}
