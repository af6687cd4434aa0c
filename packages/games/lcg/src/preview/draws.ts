import { cardsIn, knows, type Seat } from '@tafelrunde/kernel';
import type { M } from '../state.ts';
import { ZONE } from '../zones.ts';
import { unseenEncounters } from './parts.ts';

/**
 * In how many of 100 cases the next cards of the encounter deck add up to no more than that, as far as this seat can know; null if the deck
 * does not have so many.
 */
export function drawsWithin(
  m: M,
  seat: Seat,
  draws: number,
  of: (card: number) => number,
  most: number,
): number | null {
  const deck = cardsIn(m, ZONE.encounterDeck);
  if (deck.length < draws) return null;
  const top = draws === 0 ? [] : deck.slice(-draws);
  const known = top.filter((card) => knows(m, seat, card));
  const sure = known.reduce((sum, card) => sum + of(card), 0);
  const ways = sums(unseenEncounters(m, seat).map(of), draws - known.length);
  const all = ways.reduce((sum, n) => sum + n, 0);
  const good = ways.reduce((found, n, sum) => (sum + sure <= most ? found + n : found), 0);
  return Math.round((100 * good) / all);
}

/** In how many ways `k` of these numbers give each sum. */
export function sums(numbers: readonly number[], k: number): number[] {
  const ways: number[][] = Array.from({ length: k + 1 }, () => []);
  ways[0][0] = 1;
  for (const n of numbers) {
    for (let taken = k - 1; taken >= 0; taken--) {
      ways[taken].forEach((count, sum) => {
        ways[taken + 1][sum + n] = (ways[taken + 1][sum + n] ?? 0) + count;
      });
    }
  }
  return Array.from(ways[k], (count) => count ?? 0);
}
