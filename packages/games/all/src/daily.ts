import type { Manifest, Plain } from '@tafelrunde/kernel';

/** The quest of a day: one game of each kind that everybody plays alike. */
export interface DailyQuest {
  readonly game: string;
  /** Days are counted by the calendar: see `dayOf`. */
  readonly day: number;
  readonly setup: Plain;
  readonly seed: string;
  /** A person has the first, steady bots have the others. */
  readonly seats: number;
}

/** The quest of a game on a day. It follows from both alone, so that nobody has to be asked for it. */
export function dailyQuest({ id, daily, start }: Manifest, day: number): DailyQuest {
  const list = daily ?? [start];
  const { setup, seats } = list[((day % list.length) + list.length) % list.length];
  return { game: id, day, setup, seats, seed: `quest-of-the-day:${id}:${day}` };
}

const DAY = 86_400_000;

/** Which day it is where somebody lives, counted: the same for all who live by the same date. */
export function dayOf(now: Date): number {
  return Math.floor(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()) / DAY);
}

/** Noon of a day that was counted, for those who write it out by the calendar of the world. */
export function noonOf(day: number): Date {
  return new Date(day * DAY + DAY / 2);
}
