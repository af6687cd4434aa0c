import { type Decision, DONE, type Frame, foresee, noProspect, prospects, showsNothing } from '@tafelrunde/kernel';
import { activeLocation, committedWillpower, currentQuest, playerOrder, stagingThreat } from '../players.ts';
import { threatLimit } from '../rules/threat.ts';
import { seatWord } from '../say.ts';
import type { M } from '../state.ts';
import { drawsWithin } from './draws.ts';
import { type LcgFact, type LcgPreview, type LcgProspect, see } from './parts.ts';

/** Choosing who commits: the sum with each candidate, and what would come of it if nothing were revealed. */
export function previewCommit(m: M, decision: Decision): LcgPreview {
  const now = committing(m, decision, []);
  return prospects(decision, ({ id }) => (id === DONE ? now : committing(m, decision, [id])), withoutBadge(now));
}

/** The quest with those that are picked and this one more, up to the moment before cards are revealed (LCG-QUEST-05). */
function committing(m: M, decision: Decision, more: readonly string[]): LcgProspect {
  const after = committed(m, decision, more);
  if (!after) return noProspect;
  const [willpower, threat] = [committedWillpower(after), stagingThreat(after)];
  const revealed = revealedNext(m);
  const words = { willpower, threat };
  const tone = willpower > threat ? 'good' : willpower < threat ? 'bad' : 'plain';
  return {
    badge: see(['lcg.badge.quest', words], 'certain', tone),
    facts: [
      see(['lcg.see.quest', words], 'certain', tone),
      result(m, decision.seat, willpower - threat),
      ...(revealed > 0 ? [see(['lcg.see.reveals', { n: revealed }], 'open')] : []),
      ...enough(m, decision.seat, willpower - threat, revealed),
    ],
  };
}

/** The position when this seat has committed those it picked and one more; others may commit after it. */
function committed(m: M, { seat, group }: Decision, more: readonly string[]): M | null {
  const trial = m.clone();
  trial.decision();
  for (const id of more) trial.runTo(({ proc, step }) => proc === 'quest' && step === '3.2', id);
  const isDone = ({ proc, step, vars }: Frame): boolean =>
    proc === 'quest' && (step === '3.2w' || (step === '3.2' && ((vars.asked as number) & (1 << seat)) !== 0));
  // Who has picked all is not asked whether he is done; and what he commits may ask him something.
  const stopped = more.length > 0 && trial.runTo(isDone);
  const asked = stopped ? null : trial.decision();
  if (asked && asked.group?.id === group?.id) {
    // Where somebody has to commit, nobody is done who has not.
    if (!asked.options.some(({ id }) => id === DONE)) return null;
    trial.runTo(isDone, DONE);
  }
  return showsNothing(m, trial, seat) ? trial : null;
}

/** What would come of the quest as it stands (LCG-QUEST-08 to -10). */
function result(m: M, seat: number, by: number): LcgFact {
  if (by > 0) return see(['lcg.see.progress-so', { n: by }], 'open', 'good');
  if (by === 0) return see(['lcg.see.even-so'], 'open');
  const now = m.s.threat[seat] - by;
  if (now >= threatLimit(m)) return see(['lcg.see.out', { seat: seatWord(seat), now }], 'open', 'danger');
  return see(['lcg.see.threat-so', { n: -by, now }], 'open', 'bad');
}

/** How many cards the staging step reveals (LCG-STAGING-01). */
function revealedNext(m: M): number {
  const rules = m.defs[m.s.cards[currentQuest(m)].def].stageRules;
  return rules?.noStaging ? 0 : playerOrder(m).length + (rules?.extraReveal ?? 0);
}

/** How likely the printed threat of what is revealed stays within the margin; effects are left out, and it says so. */
function enough(m: M, seat: number, margin: number, revealed: number): LcgFact[] {
  const n = revealed === 0 ? null : drawsWithin(m, seat, revealed, (card) => threatOf(m, card), margin);
  return n === null ? [] : [see(['lcg.see.enough', { n }], 'chance', n >= 50 ? 'good' : 'bad')];
}

function threatOf(m: M, card: number): number {
  return Math.max(0, m.defs[m.s.cards[card].def].threat);
}

/** Travelling: the staging area is rid of the location's threat, which then has to be explored (LCG-LOC-01). */
export function previewTravel(m: M, decision: Decision): LcgPreview {
  return prospects(decision, ({ id, card }): LcgProspect | null => {
    if (card < 0) return null;
    const before = stagingThreat(m);
    const after = foresee(m, decision.seat, id, ({ proc, step }) => proc === 'travel' && step === '4.2w');
    const arrived = after !== null && activeLocation(after) === card;
    if (!after || !arrived) return null;
    const threat = stagingThreat(after);
    const points = m.defs[m.s.cards[card].def].questPoints - m.s.cards[card].progress;
    const tone = threat < before ? 'good' : 'plain';
    return {
      badge: see(['lcg.badge.less', { n: before - threat }], 'certain', tone),
      facts: [see(['lcg.see.less', { threat, now: before }], 'certain', tone), see(['lcg.see.points', { n: points }])],
    };
  });
}

function withoutBadge({ facts }: LcgProspect): LcgProspect {
  return { badge: null, facts };
}
