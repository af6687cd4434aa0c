import type { Seat } from '@tafelrunde/kernel';
import type { Words } from '@tafelrunde/words';

/** What was found out about one option: games played on from it, in the order of the common deals. */
interface Tried {
  readonly id: string;
  readonly label: Words;
  readonly results: readonly number[];
}

/** A decision of a game with what its options led to in games played on in thought. */
export interface Sample {
  /** How many answers had been given before. */
  readonly position: number;
  readonly seat: Seat;
  readonly prompt: Words;
  /** Picks of one run share it; '' for a question that stands alone. */
  readonly group: string;
  /** What was answered. */
  readonly played: string;
  /** What the rules of thumb would have answered. */
  readonly thumb: string;
  readonly options: readonly Tried[];
}

/** What an option is worth: the chance to win of the seat that is asked, from 0 to 1. */
export interface OptionValue {
  readonly id: string;
  readonly label: Words;
  readonly value: number;
  /** Standard error of the value. */
  readonly error: number;
  /** How much less than the best option, and the standard error of that on common deals. */
  readonly cost: number;
  readonly costError: number;
}

/** The judgement of a decision by what the seat knew. */
export interface Judged {
  readonly position: number;
  readonly seat: Seat;
  readonly prompt: Words;
  readonly group: string;
  readonly played: string;
  readonly thumb: string;
  /** Best first. */
  readonly options: readonly OptionValue[];
  /** On how many deals each option was tried. */
  readonly deals: number;
}

/** How many standard errors are sure enough to speak of a mistake: wrong in one of forty. */
export const SURE = 2;

/** Puts further deals behind those that were tried before; both are of the same decision. */
export function joined(a: Sample, b: Sample): Sample {
  const more = new Map(b.options.map((option) => [option.id, option.results]));
  const options = a.options
    .filter(({ id }) => more.has(id))
    .map((option) => ({ ...option, results: [...option.results, ...more.get(option.id)!] }));
  return { ...a, options };
}

/** What the trials say. */
export function judged({ options, ...about }: Sample): Judged {
  const means = options.map(({ results }) => expected(results));
  let best = 0;
  for (let i = 1; i < means.length; i++) if (means[i] > means[best]) best = i;
  const values = options.map(({ id, label, results }, i) => {
    const difference = results.map((value, deal) => (options[best].results[deal] ?? value) - value);
    return {
      ...{ id, label },
      value: means[i],
      error: standardError(results),
      cost: Math.max(0, mean(difference)),
      costError: i === best ? 0 : standardError(difference),
    };
  });
  const order = values.sort((a, b) => b.value - a.value);
  return { ...about, options: order, deals: options[0]?.results.length ?? 0 };
}

/** The value of an option of a judgement; null if it was not tried. */
export function valueIn({ options }: Judged, id: string): OptionValue | null {
  return options.find((option) => option.id === id) ?? null;
}

/** How much the choice that was made cost, where that is sure; 0 otherwise. */
export function sureCost(decision: Judged): number {
  const chosen = valueIn(decision, decision.played);
  return chosen && chosen.cost > SURE * chosen.costError ? chosen.cost : 0;
}

/** The mean of some games in thought, with a little of one that nobody has seen: eight won games are not a sure victory. */
function expected(results: readonly number[]): number {
  return (mean(results) * results.length + UNSEEN / 2) / (results.length + UNSEEN);
}

/** How much of a game is imagined, half won and half lost; what foretold best how games ended (docs/analysis.md). */
const UNSEEN = 0.25;

export function mean(values: readonly number[]): number {
  let sum = 0;
  for (const value of values) sum += value;
  return values.length === 0 ? 0 : sum / values.length;
}

/**
 * The standard error of a mean of values from 0 to 1. Two more games are imagined, one won and one lost: a short row of like
 * results is not certain (as Agresti and Coull do for shares).
 */
export function standardError(values: readonly number[]): number {
  const n = values.length;
  if (n === 0) return 0.5;
  const middle = mean(values);
  let squares = 0;
  for (const value of values) squares += (value - middle) ** 2;
  return Math.sqrt((squares + PRIOR) / (n + 1) / n);
}

/** What the two imagined games add to the sum of squares: half of a game that is won and half of one that is lost. */
const PRIOR = 0.25;
