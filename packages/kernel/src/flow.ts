import type { Decision, Option } from './decision.ts';
import type { Game } from './game.ts';
import type { Match } from './match.ts';
import type { Plain } from './plain.ts';
import { hasResigned } from './resign.ts';
import type { Seat, State } from './state.ts';

/** How one seat came out of a game that is over. */
export interface SeatResult {
  readonly won: boolean;
  /** Whether it was out before the game was over. */
  readonly out: boolean;
  /** What the game counts for it; null if it counts nothing. */
  readonly score: number | null;
}

/**
 * What a game says of its own course, for those at whose table it is played: no rule depends on it. Ids of windows and
 * marks are unions, so that a page which has no word for one of them does not compile.
 */
export interface Flow<S extends State = State, Window extends string = string, Mark extends string = string> {
  /** The windows in which somebody may choose not to be asked, in the order of play. */
  readonly windows: readonly Window[];
  /** The marks of time until which windows can be passed, the shortest first. */
  readonly marks: readonly Mark[];
  /** Keys of the lines that tell of a revealed card, a loss or a result: a player wants to see it before it goes on. */
  readonly weighty: ReadonlySet<string>;
  /** Keys of the lines that begin a scene, such as a fight: they are seen together with what comes of it. */
  readonly scenes?: ReadonlySet<string>;
  /** Keys of the lines that begin a part of the game, such as a phase. */
  readonly headings: ReadonlySet<string>;
  /**
   * What lines tell of: somebody loses something, somebody gains something, or the card that is named is struck, which is good
   * news where it is a foe of all. A chronicle can be read by it at a glance.
   */
  readonly tones?: Readonly<Record<string, 'harm' | 'gain' | 'blow'>>;
  /** Keys of the lines in which coins change hands, or dice and tokens are cast: both can be heard. */
  readonly coins?: ReadonlySet<string>;
  readonly casts?: ReadonlySet<string>;
  /** The window that this question is; '' for one that is always asked. */
  windowOf(m: Match<S>, decision: Decision): Window | '';
  /**
   * Where each mark stands: something everybody at the table may know. Windows that are passed until a mark are asked
   * again as soon as it is another number than it was, and not 0.
   */
  marksOf(m: Match<S>): Readonly<Record<Mark, number>>;
  /**
   * Whether this option of a window is reason enough to ask, unless whoever is asked has said otherwise: by what he may
   * know. Every option is, where the game says nothing.
   */
  isWorth?(m: Match<S>, decision: Decision, option: Option): boolean;
  /** What the table answers for somebody who is not asked in this window; the answer that does nothing, if not said. */
  standInFor?(m: Match<S>, decision: Decision): string;
  /** Windows that the table stands in for only where nobody plays against people: against them they are always asked. */
  readonly company?: readonly Window[];
  /**
   * The answer that leads on to the question which belongs to this one, such as keeping the dice to where they lead: both
   * are asked as one. It must show nobody anything; '' where a question stands alone.
   */
  leadIn?(m: Match<S>, decision: Decision): string;
  /** Keys of the questions that only go on with the choice before, such as whom a minion attacks that was just picked. */
  readonly sequels?: ReadonlySet<string>;
  /** The situation in which somebody passes: he is not asked for the same options again until it is another one. */
  situationOf?(m: Match<S>): string;
  /**
   * The answer where no other one could ever be better for anybody, such as which of several equal pools pays; '' where
   * there is something to think about.
   */
  obviousIn?(m: Match<S>, decision: Decision): string;
  /** How a seat came out of a game that is over. */
  resultOf(m: Match<S>, seat: Seat): SeatResult;
  /** The score sheet of a game that is over, if it has one of its own. */
  sheet?(m: Match<S>): Plain;
}

/** The answer that does nothing; '' if there is none. */
export function idleOption<S extends State>(game: Game<S>, decision: Decision): string {
  const idle = game.idle ?? ['pass'];
  return idle.find((id) => decision.options.some((option) => option.id === id)) ?? '';
}

/** Who won and what was counted, as the outcome says. */
export function plainResult<S extends State>(m: Match<S>, seat: Seat): SeatResult {
  const { over } = m.s;
  const won = over?.winners.includes(seat) ?? false;
  return { won, out: hasResigned(m.s, seat), score: over?.scores?.[seat] ?? null };
}

/** Of a game that says nothing: windows are questions to act or pass, one and the same all through the game. */
const plainFlow: Flow = {
  windows: ['act'],
  marks: [],
  weighty: new Set(),
  headings: new Set(),
  windowOf: (m, decision) => (decision.kind === 'act' && idleOption(m.game, decision) !== '' ? 'act' : ''),
  marksOf: () => ({}),
  resultOf: plainResult,
};

export function flowOf<S extends State>(game: Game<S>): Flow<S> {
  return game.flow ?? plainFlow;
}
