import {
  cardsIn,
  type Decision,
  foresee,
  noPreview,
  noProspect,
  type Option,
  PASS,
  prospects,
  seenAs,
  value,
  YES,
} from '@tafelrunde/kernel';
import type { TcgQuestion } from './messages.ts';
import { fighters } from './players.ts';
import { changes } from './preview/changes.ts';
import { see, type TcgFact, type TcgPreview, type TcgProspect } from './preview/parts.ts';
import {
  previewAttacked,
  previewAttacker,
  previewDefended,
  previewDefender,
  previewSkirmishes,
  skirmishOf,
} from './preview/skirmish.ts';
import { isRingBearer, vitalityLeft } from './registry.ts';
import { isFree } from './rules/assignment.ts';
import { cardWord, seatWord } from './say.ts';
import type { M } from './state.ts';
import { STAT } from './stats.ts';
import { ZONE } from './zones.ts';

/** What the seat that is asked can know of the outcome of its options, before it takes one. */
export function preview(m: M, decision: Decision): TcgPreview {
  const special = SPECIAL[decision.prompt[0] as TcgQuestion];
  if (special) return special(m, decision);
  if (decision.kind === 'order') return noPreview;
  return prospects(decision, (option) => outcomeOf(m, decision, option), standing(m, decision));
}

const SPECIAL: Partial<Readonly<Record<TcgQuestion, (m: M, decision: Decision) => TcgPreview>>> = {
  'tcg.ask.defended': previewDefended,
  'tcg.ask.attacked': previewAttacked,
  'tcg.ask.defender': (m, decision) =>
    previewDefender(
      m,
      decision,
      cardsIn(m, ZONE.minions).filter((minion) => isFree(m, minion)),
    ),
  'tcg.ask.attacker': (m, decision) => previewAttacker(m, decision, fighters(m)),
  'tcg.ask.choose-skirmish': previewSkirmishes,
  'tcg.ask.archery': previewArchery,
  'tcg.ask.move-again': (m, decision) => prospects(decision, ({ id }) => (id === YES ? moving(m) : null)),
};

/** The course of a turn: what lies above these on the stack is an effect under way, and is played to its end. */
const COURSE = new Set([
  'game',
  'turn',
  'fellowship',
  'move',
  'shadow',
  'archery',
  'assignment',
  'skirmish',
  'regroup',
  'reconcile',
  'sanctuary',
  'actions',
]);

/** In a skirmish: how it stands now. */
function standing(m: M, { seat }: Decision): TcgProspect {
  const { fighting } = m.s;
  return fighting < 0 ? noProspect : { badge: null, facts: skirmishOf(m, fighting, seat).facts };
}

/** What an action, a card or a choice of its text certainly does; in a skirmish also how that then stands. */
function outcomeOf(m: M, decision: Decision, option: Option): TcgProspect | null {
  const { seat } = decision;
  if (option.key === 'tcg.option.move-on') return moving(m);
  if (option.id === PASS || option.id === 'done') return null;
  const after = foresee(m, seat, option.id, ({ proc }) => COURSE.has(proc));
  if (!after) return null;
  const facts = changes(m, after, seat);
  const { fighting } = m.s;
  const then = fighting >= 0 && facts.length > 0 ? skirmishOf(after, fighting, seat) : noProspect;
  return { badge: then.badge ?? badgeOf(facts), facts: [...facts, ...then.facts] };
}

function badgeOf(facts: readonly TcgFact[]): TcgFact | null {
  for (const { words } of facts) {
    if (words[0] === 'tcg.see.twilight') return see(['tcg.badge.twilight', { now: words[1].now }]);
  }
  return null;
}

/** Who takes a wound of archery fire (TCG-ARCHERY-08). */
function previewArchery(m: M, decision: Decision): TcgPreview {
  return prospects(decision, ({ card }) => {
    const of = value(m, card, STAT.vitality);
    const left = vitalityLeft(m, card) - 1;
    const about = [seenAs(m, card)];
    const bearer = left <= 0 && isRingBearer(m, card);
    const tone = bearer ? 'danger' : left <= 0 ? 'bad' : 'plain';
    const name = cardWord(m, card);
    return {
      badge: see(left > 0 ? ['tcg.badge.left', { left }] : ['tcg.badge.dies'], 'open', tone, about),
      facts: [
        left > 0
          ? see(['tcg.see.wounded', { card: name, left, of }], 'open', tone, about)
          : see(['tcg.see.falls', { card: name }], 'open', tone, about),
        ...(bearer ? [see(['tcg.see.ring-bearer', { seat: seatWord(decision.seat) }], 'open', 'danger', about)] : []),
      ],
    };
  });
}

/** Moving on: the twilight that the Shadow gets, as far as the next site is known (TCG-MOVE-11). */
function moving(m: M): TcgProspect {
  const { turn, twilight: n, position } = m.s;
  const next = cardsIn(m, ZONE.path)[position[turn]];
  const own = cardsIn(m, ZONE.fellowship, turn).length;
  const stay = cardsIn(m, ZONE.minions).length;
  const shadow = next === undefined ? 0 : value(m, next, STAT.shadowNumber);
  const now = n + own + shadow;
  return {
    badge: next === undefined ? null : see(['tcg.badge.twilight', { now }], 'open'),
    facts: [
      next === undefined
        ? see(['tcg.see.move-blind', { now }], 'open')
        : see(['tcg.see.move', { n, shadow, own, now }], 'open'),
      ...(stay > 0 ? [see(['tcg.see.minions-stay', { n: stay }], 'open', 'bad')] : []),
    ],
  };
}
