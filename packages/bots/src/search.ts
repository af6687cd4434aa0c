import { type Decision, nextWord, type RandomWords, type State } from '@tafelrunde/kernel';
import { Allowance } from './allowance.ts';
import type { Budget, Skill } from './bot.ts';
import { candidatesFor } from './candidates.ts';
import { Playouts } from './playout.ts';
import { type Candidate, Race } from './race.ts';
import { type Crew, type Round, type Rows, Shares } from './shares.ts';
import type { Sight } from './sight.ts';

export interface Verdict {
  /** All options, best first; those that were given up early have fewer results. */
  readonly candidates: readonly Candidate[];
  /** The option of the rules of thumb. */
  readonly steady: Candidate;
  /** The one to answer with: the best, or that of the rules of thumb where nothing is clearly better. */
  readonly choice: Candidate;
  readonly playouts: number;
  /** In whole budgets; more than one if the decision was weighty and something had been saved. */
  readonly spent: number;
}

/** How a search goes about it; all of it may be left out. */
export interface Manner {
  /** Picks that belong together are searched as sets: then several candidates may begin with the same option. */
  readonly sets?: boolean;
  /** No option is given up before it is clear that it is not the best: for whoever wants the values of all. */
  readonly all?: boolean;
  /** What earlier answers have left for this one, in whole budgets. */
  readonly saved?: number;
}

/** From so much on, in shares of a win, it matters whether the right option is found. */
const WEIGHTY = 0.01;

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
  manner: Manner = {},
): Verdict {
  const { playouts, rounds } = begin(skill, sight, decision, random, budget, clock, manner);
  let rows: Rows = [];
  for (;;) {
    const { done, value } = rounds.next(rows);
    if (done) return value;
    rows = playouts.tryAll(value.deals, value.plans);
  }
}

/** What a thought begins with, whoever tries its deals. */
function begin<S extends State>(
  skill: Skill<S>,
  sight: Sight<S>,
  decision: Decision,
  random: RandomWords,
  budget: Budget,
  clock: () => number,
  manner: Manner,
) {
  const luck = luckOf(random);
  const allowance = new Allowance(budget, manner.saved ?? 0, clock);
  const playouts = new Playouts(skill, sight, decision, luck, () => allowance.isLate);
  const rounds = thinking(skill, sight, decision, luck, allowance, playouts, manner);
  return { allowance, playouts, rounds };
}

/**
 * The same on several cores: the deals are shared out to helpers, and those of a round put together before anything is given up. With a
 * budget of games it finds the very same as `search`, however many help.
 */
export async function searchTogether<S extends State>(
  skill: Skill<S>,
  sight: Sight<S>,
  decision: Decision,
  random: RandomWords,
  budget: Budget,
  clock: () => number,
  crew: Crew,
  manner: Manner = {},
): Promise<Verdict> {
  const { allowance, rounds } = begin(skill, sight, decision, random, budget, clock, manner);
  const shares = new Shares(crew, () => allowance.milliseconds);
  let rows: Rows = [];
  for (;;) {
    const { done, value } = rounds.next(rows);
    if (done) return value;
    rows = await shares.tryAll(value);
  }
}

/** The course of a search: says which deals are to be tried, is told what came of them, and ends with its verdict. */
function* thinking<S extends State>(
  skill: Skill<S>,
  sight: Sight<S>,
  decision: Decision,
  luck: RandomWords,
  allowance: Allowance,
  playouts: Playouts<S>,
  { sets = false, all = false }: Manner,
): Generator<Round, Verdict, Rows> {
  const thumb = skill.steady(sight, decision, luck.slice() as RandomWords, null);
  const { candidates, live } = candidatesFor(decision, thumb, sets ? playouts : null);
  const [steady] = live;
  const race = new Race(candidates, live, skill.doubt, all, skill.convinced);
  let next = 1;
  while (!race.isOver) {
    const { playouts: tried } = race;
    const wanted = allowance.isSpent(tried) ? 0 : race.nextRound(allowance.mostPlayouts, allowance.spent(tried));
    if (wanted <= 0) {
      if (race.stake < WEIGHTY || !allowance.prolong()) break;
      continue;
    }
    const deals = Array.from({ length: wanted }, () => next++);
    const rows = yield { luck, deals, plans: race.live.map(({ plan }) => plan) };
    race.add(rows);
    // Nobody had the time for a single deal.
    if (rows.length === 0 && !allowance.isLate) break;
    race.cut(allowance.spent(race.playouts));
  }
  const { choice, playouts: played } = race;
  return { candidates: race.ranked(), steady, choice, playouts: played, spent: allowance.spent(played) };
}

/** Luck of its own for a search. */
function luckOf(random: RandomWords): RandomWords {
  return [nextWord(random), nextWord(random), nextWord(random), nextWord(random)];
}
