import { type Decision, noPreview, type Option, prospects, seenAs, showsNothing } from '@tafelrunde/kernel';
import type { LcgQuestion } from './messages.ts';
import { helpFor } from './players.ts';
import { changes, poolsOf } from './preview/changes.ts';
import { previewAttack, previewAttackers, previewDamage, previewDefend, previewEngage } from './preview/combat.ts';
import { previewEscape } from './preview/escape.ts';
import { type LcgFact, type LcgPreview, type LcgProspect, see } from './preview/parts.ts';
import { previewCommit, previewTravel } from './preview/quest.ts';
import { costOf } from './rules/play.ts';
import { cardWord } from './say.ts';
import type { M } from './state.ts';

/** What the seat that is asked can know of the outcome of its options, before it takes one. */
export function preview(m: M, decision: Decision): LcgPreview {
  const special = SPECIAL[decision.prompt[0] as LcgQuestion];
  if (special) return special(m, decision);
  if (decision.kind === 'order' || decision.kind === 'confirm') return noPreview;
  return prospects(decision, (option) => outcomeOf(m, decision, option));
}

const SPECIAL: Partial<Readonly<Record<LcgQuestion, (m: M, decision: Decision) => LcgPreview>>> = {
  'lcg.ask.commit': previewCommit,
  'lcg.ask.escape': previewEscape,
  'lcg.ask.travel': previewTravel,
  'lcg.ask.engage': previewEngage,
  'lcg.ask.check': previewEngage,
  'lcg.ask.defend': previewDefend,
  'lcg.ask.damage': previewDamage,
  'lcg.ask.attack': previewAttack,
  'lcg.ask.attackers': previewAttackers,
  'lcg.ask.join': previewAttackers,
  'lcg.ask.pay': previewPay,
};

/** The course of the round: what lies above these on the stack is an effect under way, and is played to its end. */
const COURSE = new Set([
  'game',
  'resource',
  'planning',
  'quest',
  'travel',
  'encounter',
  'combat',
  'refresh',
  'window',
  'enemy attack',
  'player attack',
]);

/** What an action, a card or a choice of its text certainly does, and what it costs. */
function outcomeOf(m: M, decision: Decision, option: Option): LcgProspect | null {
  if (option.id === 'pass' || option.id === 'done' || option.id === 'no') return null;
  const price = option.key === 'lcg.option.play' ? priceOf(m, decision, option) : [];
  const after = behind(m, option);
  const facts = after && showsNothing(m, after, decision.seat) ? changes(m, after, decision.seat) : [];
  // That it exhausts itself stands in its text.
  const own = option.card < 0 ? '' : seenAs(m, option.card);
  const all = [...facts.filter(({ words, about }) => words[0] !== 'lcg.see.spent' || about[0] !== own), ...price];
  const [cost] = price;
  return { badge: cost ? badgeOf(cost) : null, facts: all };
}

function badgeOf({ words }: LcgFact): LcgFact | null {
  return words[0] === 'lcg.see.costs' ? see(['lcg.badge.left', { left: words[1].left }]) : null;
}

/** The position when the effect of an answer is done, or stops to ask; payments are made from whatever pool comes first. */
function behind(m: M, { id }: Option): M {
  const trial = m.clone();
  trial.decision();
  let next = id;
  for (;;) {
    if (trial.runTo(({ proc }) => COURSE.has(proc), next)) return trial;
    const asked = trial.decision();
    if (asked?.prompt[0] !== PAY) return trial;
    next = asked.options[0].id;
  }
}
const PAY: LcgQuestion = 'lcg.ask.pay';

/** What is left of all that could have paid for the card that is played (LCG-COST-01, LCG-SOM-38); a cost of X is chosen later. */
function priceOf(m: M, { seat }: Decision, { card }: Option): LcgFact[] {
  const { cost, payment } = m.defs[m.s.cards[card].def];
  if (cost < 0 || (payment !== 'normal' && payment !== 'three-heroes')) return [];
  const n = costOf(m, card);
  return [see(['lcg.see.costs', { n, left: poolsOf(m, seat) + Math.max(0, helpFor(m, seat, card)) - n }])];
}

/** What each pool keeps. */
function previewPay(m: M, decision: Decision): LcgPreview {
  return prospects(decision, ({ card }) => {
    const left = m.s.cards[card].resources - 1;
    const about = [seenAs(m, card)];
    return {
      badge: see(['lcg.badge.left', { left }], 'certain', 'plain', about),
      facts: [see(['lcg.see.pool', { card: cardWord(m, card), left }], 'certain', 'plain', about)],
    };
  });
}
