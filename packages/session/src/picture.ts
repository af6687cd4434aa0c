import { flowOf, type Game, idleOption, type Match, type Seat, type State, seeDecision } from '@tafelrunde/kernel';
import type { AskedWindow, Picked, Picture } from '@tafelrunde/protocol';
import { reckonings } from './reckonings.ts';

/** What is around a position: nothing of it stands in the state. */
export interface Surroundings {
  readonly branch: number;
  readonly undoLimit: number;
  /** The picks of the run under way; shown only to the one who makes them. */
  readonly picks: readonly Picked[];
}

/** The window that is asked; null for a question that is always asked, and for one that cannot be passed. */
export function windowOf<S extends State>(m: Match<S>): AskedWindow | null {
  const decision = m.decision();
  const id = decision ? flowOf(m.game).windowOf(m, decision) : '';
  const pass = decision && id !== '' ? idleOption(m.game, decision) : '';
  return pass === '' ? null : { id, pass };
}

/** What that viewer sees now. */
export function pictureOf<S extends State, V>(
  game: Game<S, V>,
  m: Match<S>,
  viewer: Seat,
  { branch, undoLimit, picks }: Surroundings,
): Picture<V> {
  const { over } = m.s;
  const flow = flowOf(game);
  const decision = m.decision();
  const own = decision?.seat === viewer ? decision : null;
  return {
    viewer,
    view: game.view(m, viewer),
    decision: own && seeDecision(m, own),
    asked: decision?.seat ?? -1,
    window: own && windowOf(m),
    marks: flow.marksOf(m),
    position: m.s.answers,
    branch,
    undoLimit,
    picks: own ? picks : NONE,
    reckonings: reckonings(m, viewer),
    over,
    results: over ? Array.from({ length: m.s.seats }, (_, seat) => flow.resultOf(m, seat)) : NONE,
    result: over ? (flow.sheet?.(m) ?? null) : null,
  };
}

const NONE: readonly never[] = [];
