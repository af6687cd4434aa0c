import { type Decision, move, noPreview, prospects, value } from '@tafelrunde/kernel';
import { type EscapeTest, escapeTestOf, testStrength } from '../rules/escape.ts';
import type { M } from '../state.ts';
import { STAT } from '../stats.ts';
import { ZONE } from '../zones.ts';
import { drawsWithin } from './draws.ts';
import { type LcgFact, type LcgPreview, type LcgProspect, see, unseenEncounters } from './parts.ts';

/** Who helps in an escape test: the strength with each candidate, and how likely that is more than what is dealt (LCG-SOM-03). */
export function previewEscape(m: M, decision: Decision): LcgPreview {
  const test = escapeTestOf(m);
  if (!test) return noPreview;
  const dealt = dealtValues(m, decision.seat);
  const now = testStrength(m, test.testers, test.stat);
  const of = (strength: number): LcgProspect => tested(m, decision.seat, test, strength, dealt);
  return prospects(decision, ({ card }) => of(card < 0 ? now : now + value(m, card, STAT[test.stat])), {
    badge: null,
    facts: of(now).facts,
  });
}

function tested(
  m: M,
  seat: number,
  { stat, cards }: EscapeTest,
  strength: number,
  dealt: ReadonlyMap<number, number>,
): LcgProspect {
  const key = stat === 'attack' ? 'lcg.see.test-attack' : 'lcg.see.test-willpower';
  const facts: LcgFact[] = [see([key, { n: strength, cards }], 'open')];
  const of = (card: number): number => dealt.get(card) ?? m.defs[m.s.cards[card].def].escape;
  const n = drawsWithin(m, seat, cards, of, strength - 1);
  if (n === null) return { badge: null, facts };
  const tone = n >= 50 ? 'good' : 'bad';
  return {
    badge: see(['lcg.badge.test', { n }], 'chance', tone),
    facts: [...facts, see(['lcg.see.test-passed', { n }], 'chance', tone)],
  };
}

/** What cards that may be dealt would count, with all that changes it while they lie open. */
function dealtValues(m: M, seat: number): ReadonlyMap<number, number> {
  const trial = m.clone();
  const hidden = unseenEncounters(m, seat);
  for (const card of hidden) move(trial, card, ZONE.revealed);
  return new Map(hidden.map((card) => [card, value(trial, card, STAT.escape)]));
}
