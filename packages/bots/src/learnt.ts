import type { Match, Seat, State } from '@tafelrunde/kernel';

/** What is looked at to tell how a seat stands in a position; each about as large as 1. */
export interface Features<S extends State = State> {
  readonly names: readonly string[];
  /** The features of a seat, in the order of their names. It reads a redealt match, so it may look at everything in it. */
  read(match: Match<S>, seat: Seat): readonly number[];
  /** How far the game has come, from 0 (its beginning) to 1 (its usual end). */
  time(match: Match<S>): number;
  /** What kind of position it is, where that changes what counts (the stage of a quest): each kind may have weights of its own. */
  kind?(match: Match<S>): string;
  /** What share of a win a game counts as that was lost: where hardly any is won, something else has to show who came further. */
  consolation?(match: Match<S>): number;
}

/** Where learnt weights come from, and how good they are. */
interface Provenance {
  /** The command that makes them again. */
  readonly command: string;
  readonly games: number;
  readonly positions: number;
  /** Logarithmic loss on games that were not learnt from, and that of guessing the mean there. */
  readonly loss: number;
  readonly lossOfMean: number;
  /** That of the value function that was in use when this was learnt. */
  readonly lossInUse?: number;
}

interface Weights {
  /** What nobody's features change: at the beginning, and what is added by the end. */
  readonly start: readonly [early: number, late: number];
  readonly weights: Readonly<Record<string, readonly [early: number, late: number]>>;
}

/** Weights of a value function: a logistic regression whose weights change as time passes. */
export interface Learnt extends Weights {
  readonly provenance: Provenance;
  /** Kinds of positions that were seen often enough have weights of their own. */
  readonly kinds?: Readonly<Record<string, Weights>>;
}

/** A value function of features and weights: from 0 (lost) to 1 (won). */
export function learntValue<S extends State>(
  features: Features<S>,
  learnt: Learnt,
): (match: Match<S>, seat: Seat) => number {
  const listed = ({ start, weights }: Weights) => [start, ...features.names.map((name) => known(weights, name))];
  const all = listed(learnt);
  const kinds = new Map(Object.entries(learnt.kinds ?? {}).map(([kind, weights]) => [kind, listed(weights)]));
  return (match, seat) => {
    const { over } = match.s;
    if (over) return over.winners.includes(seat) ? 1 / over.winners.length : 0;
    const time = features.time(match);
    const seen = features.read(match, seat);
    const weights = (features.kind && kinds.get(features.kind(match))) ?? all;
    let sum = weights[0][0] + time * weights[0][1];
    for (let i = 0; i < seen.length; i++) sum += seen[i] * (weights[i + 1][0] + time * weights[i + 1][1]);
    return 1 / (1 + Math.exp(-sum));
  };
}

function known(weights: Weights['weights'], name: string): readonly [early: number, late: number] {
  if (!weights[name]) throw new Error(`nothing was learnt about ${name}`);
  return weights[name];
}
