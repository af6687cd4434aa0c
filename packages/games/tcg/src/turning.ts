import { cardsIn, type Decision, type Option, outcomes, PASS, type Seat, value } from '@tafelrunde/kernel';
import { minionsOf, stands } from './players.ts';
import { changes } from './preview/changes.ts';
import { isCharacter, vitalityLeft } from './registry.ts';
import { findActions } from './rules/actions.ts';
import { isOverwhelmed } from './rules/skirmish.ts';
import { strengths } from './rules/standing.ts';
import type { M, TcgOption } from './state.ts';
import { STAT } from './stats.ts';
import { ZONE } from './zones.ts';

/** How a skirmish stands for its companion. */
interface Standing {
  readonly companion: number;
  readonly free: number;
  readonly shadow: number;
  readonly minions: readonly number[];
}

/** What an option could do about the skirmish under way, at best. */
interface Reach {
  /** How much strength it adds to both sides, as often as it can be used. */
  readonly free: number;
  readonly shadow: number;
  /** The wounds that it costs one's own side, each time. */
  readonly wounds: number;
  /** Whether it could do anything else that somebody may want. */
  readonly other: boolean;
}

const NOTHING: Reach = { free: 0, shadow: 0, wounds: 0, other: false };
const UNKNOWN: Reach = { ...NOTHING, other: true };

/** What was found worth a question, by the question. */
const known = new WeakMap<Decision, ReadonlySet<string>>();

/**
 * The options of a skirmish action that could change how it comes out: tried in thought, all strength together. A skirmish that goes
 * one's own way is no reason to ask, and neither is what cannot turn it, what costs as many wounds as it saves, or giving up a companion
 * who would live.
 */
export function turningOptions(m: M, decision: Decision): ReadonlySet<string> {
  const before = known.get(decision);
  if (before) return before;
  const found = findTurning(m, decision);
  known.set(decision, found);
  return found;
}

function findTurning(m: M, { seat, options }: Decision): ReadonlySet<string> {
  const now = standingOf(m);
  const isFree = seat === m.s.turn;
  // Equal strength is won by the Shadow (TCG-SKIRMISH-08).
  if (isFree && now.free > now.shadow) return new Set();
  const reaches = new Map<string, Reach>();
  for (const option of options) {
    if (option.id !== PASS && !option.key.endsWith('-idly')) reaches.set(option.id, reachOf(m, seat, option, now));
  }
  const then = [...reaches.values()].reduce(strengthened, now);
  const turns = isFree ? saves(m, now, then) : strikes(m, now, then);
  const mayHarm = isFree || now.free > now.shadow;
  const most = isFree ? stakeOf(m, now) : Number.POSITIVE_INFINITY;
  const worth = [...reaches].filter(([, reach]) =>
    reach.free !== 0 || reach.shadow !== 0 ? turns && reach.wounds < most : mayHarm && reach.other,
  );
  return new Set(worth.map(([id]) => id));
}

function strengthened(standing: Standing, { free, shadow }: Pick<Reach, 'free' | 'shadow'>): Standing {
  return { ...standing, free: standing.free + free, shadow: standing.shadow + shadow };
}

/** The wounds that a lost skirmish costs; a life, and a minion that would be killed by losing, are worth more than any. */
function stakeOf(m: M, now: Standing): number {
  const struck = 1 + value(m, now.companion, STAT.damage);
  const isWon = now.minions.some((minion) => vitalityLeft(m, minion) <= struck);
  return isWon || falls(m, now) ? Number.POSITIVE_INFINITY : woundsOf(m, now);
}

/** Whether a skirmish that is being lost would be won, or its companion not be overwhelmed any more. */
function saves(m: M, now: Standing, then: Standing): boolean {
  return then.free > then.shadow || (overwhelms(m, now) && !overwhelms(m, then));
}

/** The same for the Shadow: whether it would win, or overwhelm. */
function strikes(m: M, now: Standing, then: Standing): boolean {
  if (now.free > now.shadow) return then.shadow >= then.free;
  return overwhelms(m, then) && !overwhelms(m, now);
}

function overwhelms(m: M, { companion, free, shadow }: Standing): boolean {
  return isOverwhelmed(m, companion, free, shadow);
}

function reachOf(m: M, seat: Seat, option: Option, now: Standing): Reach {
  const ends = outcomes(m, seat, option.id);
  if (!ends) return UNKNOWN;
  const side = seat === m.s.turn ? 1 : -1;
  let best = NOTHING;
  let most = 0;
  let other = false;
  for (const end of ends) {
    const then = standingOf(end);
    const [free, shadow] = [then.free - now.free, then.shadow - now.shadow];
    const gain = (free - shadow) * side;
    if (isOff(end, now)) other ||= isWelcome(m, end, seat, now);
    else if (gain > most) {
      most = gain;
      const times = falls(m, now) ? timesOf(end, seat, option) : 1;
      const wounds = ownWounds(end, seat) - ownWounds(m, seat);
      best = { ...NOTHING, free: free * times, shadow: shadow * times, wounds };
    } else other ||= gain === 0 && isUseful(m, end, seat, now);
  }
  return { ...best, other };
}

/** Whether the skirmish would not be fought any more as it is. */
function isOff(m: M, { companion, minions }: Standing): boolean {
  return (
    m.s.fighting !== companion ||
    m.s.cancelled !== 0 ||
    !stands(m, companion) ||
    minionsOf(m, companion).length < minions.length
  );
}

/**
 * Whether somebody may want it to be off. A companion who would live is not given up; one who would fall is, if it can be played again:
 * for that it may not be dead.
 */
function isWelcome(m: M, end: M, seat: Seat, now: Standing): boolean {
  if (seat !== m.s.turn || stands(end, now.companion)) return true;
  return falls(m, now) && isAgain(m, now.companion);
}

/** Whether its player has another copy of a card in hand: what may be drawn some day is not worth what it costs now. */
function isAgain(m: M, card: number): boolean {
  const { owner, def } = m.s.cards[card];
  return cardsIn(m, ZONE.hand, owner).some((other) => m.s.cards[other].def === def);
}

/** Whether the companion would be killed as things stand. */
function falls(m: M, now: Standing): boolean {
  return overwhelms(m, now) || vitalityLeft(m, now.companion) <= woundsOf(m, now);
}

/** How often the companion is wounded if it loses. */
function woundsOf(m: M, { minions }: Standing): number {
  return minions.reduce((sum, minion) => sum + value(m, minion, STAT.damage), 1);
}

function ownWounds(m: M, seat: Seat): number {
  return m.s.cards.reduce((sum, { owner, wounds }) => sum + (owner === seat ? wounds : 0), 0);
}

/** Whether anything in play is better for it, or something holds for those who fight that did not before. */
function isUseful(m: M, end: M, seat: Seat, { companion, minions }: Standing): boolean {
  const fight = [companion, ...minions];
  const holds = end.s.lasting
    .slice(m.s.lasting.length)
    .some(({ cards }) => !cards || cards.some((card) => fight.includes(card)));
  return holds || changes(m, end, seat).some(({ tone }) => tone === 'good');
}

/** How often an ability can be used in one skirmish, if a life is at stake: it exerts whoever has it, as a rule. */
function timesOf(end: M, seat: Seat, { id, card }: Option): number {
  const left: TcgOption[] = [];
  findActions(end, seat, left);
  if (!left.some((option) => option.id === id)) return 1;
  return 1 + (isCharacter(end, card) ? Math.max(1, vitalityLeft(end, card) - 1) : 1);
}

function standingOf(m: M): Standing {
  const { fighting } = m.s;
  const [free, shadow] = fighting < 0 ? [0, 0] : strengths(m);
  return { companion: fighting, free, shadow, minions: fighting < 0 ? [] : minionsOf(m, fighting) };
}
