import { type Decision, noProspect, prospects, seenAs, value } from '@tafelrunde/kernel';
import { minionsOf, stands } from '../players.ts';
import { isRingBearer, vitalityLeft } from '../registry.ts';
import { isOverwhelmed, totalStrength } from '../rules/skirmish.ts';
import { cardWord, seatWord } from '../say.ts';
import type { M } from '../state.ts';
import { STAT } from '../stats.ts';
import { see, type TcgFact, type TcgPreview, type TcgProspect } from './parts.ts';

/** Which minion a companion faces: each skirmish as it would stand (TCG-SKIRMISH-06 to -08). */
export function previewDefended(m: M, decision: Decision): TcgPreview {
  const { source: companion = -1 } = decision;
  return prospects(decision, ({ card }) => pairing(m, companion, card, decision.seat));
}

/** Whom a minion attacks. */
export function previewAttacked(m: M, decision: Decision): TcgPreview {
  const { source: minion = -1 } = decision;
  return prospects(decision, ({ card }) => pairing(m, card, minion, decision.seat));
}

/** Whom to assign: against the only free minion the skirmish is known already, against several it is said for each. */
export function previewDefender(m: M, decision: Decision, free: readonly number[]): TcgPreview {
  return prospects(decision, ({ card }) =>
    card < 0 ? leaving(free.length) : against(m, free, (one) => pairing(m, card, one, decision.seat)),
  );
}

/** Assigning nobody more: the Shadow assigns what is left (TCG-ASSIGN-08, -10). */
function leaving(n: number): TcgProspect | null {
  if (n === 0) return null;
  return {
    badge: see(['tcg.badge.shadow-assigns'], 'open', 'plain'),
    facts: [see(['tcg.see.shadow-assigns', { n }], 'open', 'plain')],
  };
}

/** With which minion to attack, likewise. */
export function previewAttacker(m: M, decision: Decision, able: readonly number[]): TcgPreview {
  return prospects(decision, ({ card }) =>
    card < 0 ? null : against(m, able, (one) => pairing(m, one, card, decision.seat)),
  );
}

/** More than these nobody reads before he decides. */
const MOST = 3;

function against(m: M, others: readonly number[], of: (other: number) => TcgProspect): TcgProspect {
  const all = others.slice(0, MOST).map((other) => ({ other, ...of(other) }));
  if (all.length === 1 && others.length === 1) return all[0];
  const facts = all.flatMap(({ other, badge }) => {
    if (badge === null) return [];
    const { own, other: strength } = badge.words[1] as { own: number; other: number };
    return [
      see(['tcg.see.versus', { card: cardWord(m, other), own, other: strength }], 'open', badge.tone, [
        seenAs(m, other),
      ]),
    ];
  });
  return { badge: null, facts };
}

/** Which skirmish comes next: how each stands. */
export function previewSkirmishes(m: M, decision: Decision): TcgPreview {
  return prospects(decision, ({ card }) => skirmishOf(m, card, decision.seat));
}

/** A skirmish that is not assigned yet, as if it were. */
function pairing(m: M, companion: number, minion: number, seat: number): TcgProspect {
  const trial = m.clone();
  trial.s.cards[minion].assigned = companion;
  return skirmishOf(trial, companion, seat);
}

/** How the skirmish of a character would end as it stands: strengths, ties, damage bonus, overwhelming. */
export function skirmishOf(m: M, companion: number, seat: number): TcgProspect {
  const trial = m.clone();
  // What counts only in a skirmish counts in this one.
  trial.s.fighting = companion;
  const minions = minionsOf(trial, companion);
  if (!stands(trial, companion) || minions.length === 0) return noProspect;
  const own = totalStrength(trial, [companion]);
  const other = totalStrength(trial, minions);
  const mine = seat === m.s.turn;
  const about = [seenAs(m, companion)];
  const card = cardWord(m, companion);
  if (own > other) {
    const n = 1 + value(trial, companion, STAT.damage);
    const overwhelms = minions.every((minion) => isOverwhelmed(trial, minion, other, own));
    const tone = mine ? 'good' : 'bad';
    return {
      badge: see(['tcg.badge.versus', { own, other }], 'open', tone, about),
      facts: [
        see(['tcg.see.versus', { card, own, other }], 'open', tone, about),
        see(overwhelms ? ['tcg.see.overwhelms', { card }] : ['tcg.see.wins', { card, n }], 'open', tone, about),
      ],
    };
  }
  return lost(trial, { companion, own, other, minions, mine });
}

interface Lost {
  readonly companion: number;
  readonly own: number;
  readonly other: number;
  readonly minions: readonly number[];
  /** Whether it is the fellowship of the one who looks. */
  readonly mine: boolean;
}

/** A skirmish that the Shadow wins: wounds with the damage bonus, or overwhelmed; the Ring-bearer's player loses with him. */
function lost(m: M, { companion, own, other, minions, mine }: Lost): TcgProspect {
  const n = 1 + minions.reduce((sum, minion) => sum + value(m, minion, STAT.damage), 0);
  const overwhelmed = isOverwhelmed(m, companion, own, other);
  const left = vitalityLeft(m, companion) - n;
  const falls = overwhelmed || (left <= 0 && value(m, companion, STAT.unwoundable) === 0);
  const bearer = falls && isRingBearer(m, companion);
  const tone = bearer && mine ? 'danger' : mine ? 'bad' : 'good';
  const about = [seenAs(m, companion)];
  const card = cardWord(m, companion);
  const facts: TcgFact[] = [see(['tcg.see.versus', { card, own, other }], 'open', tone, about)];
  if (own === other) facts.push(see(['tcg.see.tie'], 'open', tone));
  if (overwhelmed) facts.push(see(['tcg.see.overwhelmed', { card }], 'open', tone, about));
  else if (falls) facts.push(see(['tcg.see.falls', { card }], 'open', tone, about));
  else facts.push(see(['tcg.see.loses', { card, n, left }], 'open', tone, about));
  if (bearer) facts.push(see(['tcg.see.ring-bearer', { seat: seatWord(m.s.turn) }], 'open', tone, about));
  const numbers = { own, other };
  return {
    badge: see(
      overwhelmed
        ? ['tcg.badge.overwhelmed', numbers]
        : falls
          ? ['tcg.badge.falls', numbers]
          : ['tcg.badge.wounds', { ...numbers, n }],
      'open',
      tone,
      about,
    ),
    facts,
  };
}
