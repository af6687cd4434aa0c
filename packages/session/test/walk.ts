import { below, type Decision, type Game, type Option, type State, seedWords } from '@tafelrunde/kernel';
import { Session, type SessionOptions } from '../src/session.ts';

/** What a walk may stop at: the question on the table, with the position and the state before each answer so far. */
interface Stop {
  readonly session: Session;
  readonly decision: Decision;
  /** The state at that position. */
  stateAt(position: number): State;
}

/** An answer just given, with what was before. */
interface Step extends Stop {
  readonly option: Option;
  readonly before: State;
}

interface Visitor {
  /** Before an answer; whatever is taken back here must be given again. */
  asked?(stop: Stop): void;
  answered?(step: Step): void;
  /** Whether all was met that was looked for. */
  isDone(): boolean;
}

/** After so many answers a game that does not end is left for another one. */
const LONGEST = 800;

/**
 * Plays games by their numbers, those first that are known to meet much, and tries of all that can be answered what was
 * tried least in that game, so that rare things turn up soon. Ends when everything was met, or after so many answers.
 */
export function walk(
  game: Game,
  first: readonly number[],
  most: number,
  options: SessionOptions,
  visitor: Visitor,
): void {
  let answers = 0;
  for (let i = 0; answers < most && !visitor.isDone(); i++) answers += play(game, first[i] ?? i, options, visitor);
}

function play(game: Game, number: number, options: SessionOptions, visitor: Visitor): number {
  const luck = seedWords(`walk ${number}`);
  const setup = game.randomSetup((n) => below(luck, n));
  const begun = Session.begin(game, { setup, seed: `walk ${number}`, answers: [] }, options);
  if (!begun.ok) throw new Error(begun.problem[0]);
  const session = begun.value;
  const tried = new Map<string, number>();
  const states: State[] = [];
  const stateAt = (position: number): State => states[position];
  let answers = 0;
  for (; answers < LONGEST && !visitor.isDone(); answers++) {
    const { decision } = session;
    if (!decision) break;
    const before = session.match.clone().s;
    states[session.position] = before;
    visitor.asked?.({ session, decision, stateAt });
    const option = leastTried(session, decision, tried, (n) => below(luck, n));
    // One question at a time, also where people see two as one.
    session.goOn([option.id]);
    visitor.answered?.({ session, decision, option, before, stateAt });
  }
  return answers;
}

function leastTried(
  { match }: Session,
  { prompt, options }: Decision,
  tried: Map<string, number>,
  chance: (n: number) => number,
): Option {
  const sorts = options.map(({ key, card }) => `${prompt[0]} ${key} ${card < 0 ? '' : match.s.cards[card].def}`);
  const times = sorts.map((sort) => tried.get(sort) ?? 0);
  const least = Math.min(...times);
  const rare = options.flatMap((_, i) => (times[i] === least ? [i] : []));
  const chosen = rare[chance(rare.length)];
  tried.set(sorts[chosen], least + 1);
  return options[chosen];
}
