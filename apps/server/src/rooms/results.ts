import { isGameId, manifestOf } from '@tafelrunde/games';
import { flowOf, type Plain } from '@tafelrunde/kernel';
import { isSlow } from '@tafelrunde/protocol';
import { deckNamed } from '../http/library-api.ts';
import type { StoredResult } from '../store/parts/results.ts';
import { broughtBy } from './seating.ts';
import type { Tabletop } from './tabletop.ts';

/** Whether all win or lose together. */
export const isCooperative = (game: string): boolean => isGameId(game) && manifestOf(game).cooperative;

/**
 * How everybody came out of the game at this table. It counts for ratings if people played against each other with luck that
 * nobody knew before.
 */
export function resultsOf(t: Tabletop): readonly StoredResult[] {
  const { id, game, setup, seats, clock, fixed } = t.table;
  const { match } = t.session!;
  const people = seats.filter(({ person }) => person !== null).length;
  const rated = people > 1 && !fixed && !isCooperative(game) ? 'open' : 'no';
  const at = t.deps.now();
  return seats.map(({ person }, seat) => {
    const { won, score } = flowOf(t.game).resultOf(match, seat);
    return {
      ...{ table: id, seat, person, game, scenario: scenarioOf(setup), seats: seats.length, slow: isSlow(clock) },
      ...{ won, score, deck: deckOf(broughtBy(setup, seat)), at, rated },
    };
  });
}

type Fields = Readonly<Record<string, Plain>>;

const fieldsOf = (value: Plain): Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {};

/** By convention a set-up names its scenario so. */
export function scenarioOf(setup: Plain): string {
  const { scenario } = fieldsOf(setup);
  return typeof scenario === 'string' ? scenario : '';
}

/** What a seat brought, in a few letters: a starter deck by its id, a deck of one's own by its cards. */
function deckOf(part: Plain): string {
  const { starter, heroes, deck } = fieldsOf(part);
  if (typeof starter === 'string') return `starter:${starter}`.slice(0, 200);
  if (deck !== undefined) return deckNamed(part);
  return Array.isArray(heroes) ? `heroes:${heroes.map(String).sort().join(',')}`.slice(0, 200) : '';
}
