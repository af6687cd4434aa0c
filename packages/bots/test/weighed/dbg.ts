import { dbg, ZONE } from '@tafelrunde/dbg';
import { HARMS, PRICES } from '../../src/dbg/defend.ts';
import type { DbgSight } from '../../src/dbg/sight.ts';
import { playScore } from '../../src/dbg/steady.ts';
import { strengths, worths } from '../../src/dbg/worth.ts';
import { seen, type Weighed } from './seen.ts';

const ASSAULTS = ['dbg.ask.defend-attack', 'dbg.ask.defend-ambush', 'dbg.ask.defend-group'] as const;

/** What rules of thumb of the deck-building game weigh in a position, whether they are asked for it or not. */
export function* weighed(s: DbgSight): Weighed {
  yield* seen(s);
  for (let seat = 0; seat < s.seats; seat++) yield ['seats', [s.defeated(seat), s.points(seat)]];
  yield ['decks', [s.numbersInDeck(), s.numbersInMain(), s.topOfDeck(), s.meanOfDeck(strengths)]];
  yield ['archenemy', s.isArchenemyOnTop()];
  const { worth, rid } = worths(s);
  const [held] = s.cards(ZONE.hand);
  for (const [number, { id }] of dbg.defs.entries()) {
    yield [`card ${id}`, [worth[number], rid[number], strengths[number], playScore(s, number)]];
    yield [`harm ${id}`, ASSAULTS.map((assault) => HARMS[number][assault](s))];
    const price = PRICES[number];
    if (price && held !== undefined) yield [`price ${id}`, ASSAULTS.map((assault) => price(s, held, assault))];
  }
}
