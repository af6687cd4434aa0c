import { modify } from '@tafelrunde/kernel';
import type { LcgTable } from '@tafelrunde/testing/lcg';
import { STAT, type StatName } from '../src/stats.ts';

/** For tests: a card's value changes for the rest of the game, or until the named moment. */
export function change(t: LcgTable, title: string, stat: StatName, amount = 1, until = 'game'): void {
  modify(t.m, { stat: STAT[stat], amount, cards: [t.find(title)], source: t.find(title), seat: 0, until });
}
