import { cardsIn, type Frame, move, type Seat, value } from '@tafelrunde/kernel';
import { isReady } from '../players.ts';
import { isCharacter, kindOf } from '../registry.ts';
import { cardWord } from '../say.ts';
import type { M } from '../state.ts';
import { STAT } from '../stats.ts';
import { ZONE } from '../zones.ts';
import { clear } from './left.ts';
import { rebuildEncounterDeck } from './reveal.ts';

/** What characters add to an escape test. */
export type TestedStat = 'willpower' | 'attack';

/** Characters of a player who can still help: exhausted ones cannot (LCG-SOM-03). */
export function possibleTesters(m: M, seat: Seat, already: readonly number[]): number[] {
  return cardsIn(m, ZONE.play, seat).filter(
    (card) => isCharacter(m, card) && isReady(m, card) && !already.includes(card),
  );
}

/** What those who help add; whoever has left play meanwhile adds nothing. */
export function testStrength(m: M, testers: readonly number[], stat: TestedStat): number {
  let sum = 0;
  for (const card of testers) if (kindOf(m, card) === ZONE.play) sum += value(m, card, STAT[stat]);
  return sum;
}

/** Deals encounter cards face up for a test; none of them is revealed, and an empty deck gives none outside the quest phase. */
export function dealForTest(m: M, n: number): number[] {
  const dealt: number[] = [];
  for (let i = 0; i < n; i++) {
    rebuildEncounterDeck(m);
    const card = cardsIn(m, ZONE.encounterDeck).at(-1);
    if (card === undefined) break;
    move(m, card, ZONE.revealed);
    dealt.push(card);
  }
  return dealt;
}

/** The sum of the escape values of dealt cards; one without a value counts 0 (LCG-SOM-02). */
export function escapeOf(m: M, dealt: readonly number[]): number {
  let sum = 0;
  for (const card of dealt) {
    const n = value(m, card, STAT.escape);
    if (m.log) m.say(['lcg.log.escape-dealt', { card: cardWord(m, card), n }], [card], 'LCG-SOM-02');
    sum += n;
  }
  return sum;
}

export function discardDealt(m: M, dealt: readonly number[]): void {
  for (const card of dealt) {
    clear(m, card);
    move(m, card, ZONE.encounterDiscard);
  }
}

/** An escape test under way: who helps already, how many cards are dealt, and what is counted. */
export interface EscapeTest {
  readonly testers: readonly number[];
  readonly cards: number;
  readonly stat: TestedStat;
}

/** Names of an escape test's variables, for those who look at one under way. */
export const TEST_VARS = { testers: 'testers', cards: 'testCards', stat: 'testStat', picked: 'testPicked' } as const;

/** The escape test that is being made, null if none is. */
export function escapeTestOf(m: M): EscapeTest | null {
  const { frames } = m.s;
  for (let i = frames.length - 1; i >= 0; i--) if (isTest(frames[i])) return testOf(frames[i]);
  return null;
}

function isTest({ vars }: Frame): boolean {
  return typeof vars[TEST_VARS.stat] === 'string' && vars[TEST_VARS.stat] !== '';
}

function testOf({ vars }: Frame): EscapeTest {
  const picked = vars[TEST_VARS.picked] as readonly number[];
  return {
    testers: [...(vars[TEST_VARS.testers] as readonly number[]), ...picked],
    cards: vars[TEST_VARS.cards] as number,
    stat: vars[TEST_VARS.stat] as TestedStat,
  };
}
