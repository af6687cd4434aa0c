import { cloneState, type Decision, Match, type Option, type RandomWords, type State } from '@tafelrunde/kernel';
import type { Budget, Skill } from './bot.ts';
import type { Sight } from './sight.ts';

/** What a search has found out about one option. */
export interface Candidate {
  readonly option: Option;
  /** The value of each game played on in thought, in the order of the deals. */
  readonly results: number[];
  sum: number;
}

export interface Verdict {
  /** All options, best first; those that were given up early have fewer results. */
  readonly candidates: readonly Candidate[];
  /** The option of the rules of thumb. */
  readonly steady: Candidate;
  readonly playouts: number;
}

/** After so many deals options are given up that have fallen clearly behind, or that have led to the very same results. */
const FIRST_CUT = 8;
/** How many standard errors are clear. */
const CLEAR = 2.5;
/** Looking at the clock costs time, so only after so many decisions. */
const DECISIONS_BETWEEN_LOOKS = 4;
/** A game in thought that has not ended by then is valued as it stands. */
const MOST_DECISIONS = 4000;
/** The share of the time that may be spent; the rest is for taking leave, and for others on a busy machine. */
const RESERVE = 0.95;

/**
 * Information-set search: deals the game anew as the seat might find it, plays every option on by the rules of thumb, and
 * compares what comes of it. All options are tried on the same deals with the same luck, so that a small difference shows
 * after few games; options that have fallen clearly behind are given up, and the search ends when one is left.
 */
export function search<S extends State>(
  skill: Skill<S>,
  sight: Sight<S>,
  decision: Decision,
  random: RandomWords,
  budget: Budget,
  clock: () => number,
): Verdict {
  const { milliseconds = Number.POSITIVE_INFINITY, playouts: most = Number.POSITIVE_INFINITY } = budget;
  const deadline = clock() + milliseconds * RESERVE;
  const thumb = skill.steady(sight, decision, random, null);
  const candidates = decision.options.map((option): Candidate => ({ option, results: [], sum: 0 }));
  const steady = candidates.find(({ option }) => option === thumb);
  if (!steady) throw new Error(`the rules of thumb answer ${thumb?.id}, which is not an option`);
  // The rules of thumb go first: if there is no time, theirs is the answer.
  let live = [steady, ...spread(candidates.filter((candidate) => candidate !== steady))];
  const playout = new Playout(skill, sight.seat, deadline, clock);
  let playouts = 0;
  for (let deals = 1; live.length > 1 && playouts + live.length <= most && clock() < deadline; deals++) {
    const dealt = dealAlike(sight, decision, random, () => clock() >= deadline);
    if (dealt === null) break;
    const luck = random.slice() as RandomWords;
    const values: number[] = [];
    for (const { option } of live) {
      const value = playout.run(dealt, option, luck.slice() as RandomWords);
      if (Number.isNaN(value)) break;
      values.push(value);
      playouts++;
    }
    // A deal that not all options could be tried on compares nothing.
    if (values.length < live.length) break;
    values.forEach((value, i) => {
      live[i].results.push(value);
      live[i].sum += value;
    });
    if (deals >= FIRST_CUT) live = cut(live, skill.doubt);
  }
  const ranked = candidates.slice().sort((a, b) => b.results.length - a.results.length || b.sum - a.sum);
  return { candidates: ranked, steady, playouts };
}

/** Of very many options (amounts of gold, say) only so many are thought about, spread evenly. */
const MOST_CANDIDATES = 24;

function spread(candidates: readonly Candidate[]): readonly Candidate[] {
  if (candidates.length < MOST_CANDIDATES) return candidates;
  const step = candidates.length / (MOST_CANDIDATES - 1);
  return Array.from({ length: MOST_CANDIDATES - 1 }, (_, i) => candidates[Math.floor(i * step)]);
}

/** How many deals are tried until one asks what is really asked. */
const TRIES = 20;

/**
 * A deal in which the same seat is asked the same. Where a game asks only those who can do something, this also rules out
 * hands of others that they would have been asked for. Null if none is found in time.
 */
function dealAlike<S extends State>(
  sight: Sight<S>,
  { seat, options }: Decision,
  random: RandomWords,
  late: () => boolean,
): Match<S> | null {
  for (let i = 0; i < TRIES && !late(); i++) {
    const dealt = sight.redeal(random);
    const decision = dealt.decision();
    if (decision?.seat === seat && decision.options.length === options.length) return dealt;
  }
  return null;
}

/** Those that may still be the best; of several that come to the same, the first. */
function cut(live: readonly Candidate[], doubt: number | undefined): Candidate[] {
  const best = live.reduce((a, b) => (b.sum > a.sum ? b : a));
  const left: Candidate[] = [];
  for (const candidate of live) {
    if (lead(best, candidate, doubt) < CLEAR && !left.some((other) => sameResults(other, candidate)))
      left.push(candidate);
  }
  return left;
}

function sameResults(a: Candidate, b: Candidate): boolean {
  return a.sum === b.sum && a.results.every((result, i) => result === b.results[i]);
}

/** By how many standard errors the first is ahead on the deals that both were tried on. */
export function lead(a: Candidate, b: Candidate, doubt = 0): number {
  const n = Math.min(a.results.length, b.results.length);
  if (n < 2) return 0;
  let sum = 0;
  let squares = 0;
  let largest = doubt * doubt;
  for (let i = 0; i < n; i++) {
    const difference = a.results[i] - b.results[i];
    const square = difference * difference;
    sum += difference;
    squares += square;
    if (square > largest) largest = square;
  }
  if (sum === 0) return 0;
  const mean = sum / n;
  // One more deal, imagined to differ as much as the worst, keeps a short row of like results from looking certain; and
  // one that differs by the doubt, many small differences from doing so.
  const variance = (squares - n * mean * mean + largest) / (n - 1);
  return mean / Math.sqrt(variance / n);
}

/** Plays games on in thought, on one match that is loaded again and again. */
class Playout<S extends State> {
  private readonly skill: Skill<S>;
  private readonly seat: number;
  private readonly deadline: number;
  private readonly clock: () => number;
  private match: Match<S> | null = null;
  private sights: Sight<S>[] = [];

  constructor(skill: Skill<S>, seat: number, deadline: number, clock: () => number) {
    this.skill = skill;
    this.seat = seat;
    this.deadline = deadline;
    this.clock = clock;
  }

  /** The value for the seat of taking this option in that deal; NaN if time ran out. */
  run(dealt: Match<S>, option: Option, random: RandomWords): number {
    const { skill } = this;
    const match = this.load(dealt);
    const own = match.decision()!.options.find(({ id }) => id === option.id);
    if (!own) throw new Error(`a redealt game does not offer ${option.id}`);
    match.take(own);
    const end = this.momentOf(dealt) + (skill.horizon ?? Number.POSITIVE_INFINITY);
    for (let asked = 0; asked < MOST_DECISIONS; asked++) {
      const decision = match.decision();
      if (!decision || this.momentOf(match) >= end) break;
      if (asked % DECISIONS_BETWEEN_LOOKS === 0 && this.clock() >= this.deadline) return Number.NaN;
      const { options } = decision;
      match.take(options.length === 1 ? options[0] : skill.steady(this.sights[decision.seat], decision, random, null));
    }
    return skill.value(match, this.seat);
  }

  private momentOf(match: Match<S>): number {
    return this.skill.moment?.(match) ?? 0;
  }

  private load(dealt: Match<S>): Match<S> {
    const state = cloneState(dealt.game, dealt.s);
    if (this.match) this.match.load(state);
    else {
      this.match = new Match(dealt.game, state);
      const { match } = this;
      this.sights = Array.from({ length: state.seats }, (_, seat) => this.skill.look(match, seat));
    }
    return this.match;
  }
}
