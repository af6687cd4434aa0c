import type { Decision, Game, LogLine, Match, Plain, State } from '@tafelrunde/kernel';

/** A game as the worker runs it: the rules, and what the page wants to know of their flow. */
export interface EngineGame<S extends State = State> {
  readonly game: Game<S>;
  /** The score sheet of a game that is over. */
  result?(m: Match<S>): Plain;
  /** Whether a line tells of a revealed card, a loss or a result: something a player wants to see before it goes on. */
  isWeighty?(line: LogLine): boolean;
  /** The id of the window that asks, by which it can be switched off; '' for a question that is always asked. */
  windowOf?(m: Match<S>, decision: Decision): string;
  /** Marks of time by name: "pass until" ends when its mark changes to something other than 0. */
  marks?(m: Match<S>): Readonly<Record<string, number>>;
}

/** Without anything said by the game: windows are questions that may be passed, one and the same all through the game. */
export function windowOf<S extends State>(engine: EngineGame<S>, m: Match<S>, decision: Decision): string {
  if (engine.windowOf) return engine.windowOf(m, decision);
  return decision.kind === 'act' && idleOption(engine.game, decision) !== '' ? 'act' : '';
}

/** The answer that does nothing, '' if there is none. */
export function idleOption<S extends State>(game: Game<S>, decision: Decision): string {
  const idle = game.idle ?? ['pass'];
  return idle.find((id) => decision.options.some((option) => option.id === id)) ?? '';
}
