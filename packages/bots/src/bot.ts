import type { Decision, Match, Option, Plain, Quick, RandomWords, Seat, State } from '@tafelrunde/kernel';
import type { MessageTable, Words } from '@tafelrunde/words';
import type { Features } from './learnt.ts';
import type { Plan } from './race.ts';
import type { Crew } from './shares.ts';
import type { Sight } from './sight.ts';

/** How well a bot plays: by chance, by rules of thumb, by thinking ahead, or by thinking ahead for long. */
export const levels = ['random', 'steady', 'keen', 'master'] as const;
export type Level = (typeof levels)[number];

/** Levels that think ahead, each within its budget. */
export type Thinker = Extract<Level, 'keen' | 'master'>;

export function thinksAhead(level: string): level is Thinker {
  return level === 'keen' || level === 'master';
}

/** Why a bot chose as it did. A bot that is given one writes into it; without one it makes no words. */
export interface Thought {
  words: Words | null;
  /** Answers to the questions that follow in the same run of picks, if they were decided together. */
  rest?: Plan;
  /** What earlier answers have left, in whole budgets. A bot that thinks ahead writes back what is left after this one. */
  saved?: number;
}

/**
 * A player that is not a person. It keeps nothing between decisions and knows the table only through its seat's sight,
 * so one bot may sit on several seats, at several tables, in any worker.
 */
export interface Bot<S extends State = State> {
  readonly level: Level;
  /** One of the decision's options. Equal sights, decisions and luck give equal choices; time budgets excepted. */
  choose(sight: Sight<S>, decision: Decision, random: RandomWords, thought?: Thought): Option;
  /** The same with the help of others, who try deals on other cores. Left out where there is nothing to share. */
  think?(sight: Sight<S>, decision: Decision, random: RandomWords, thought: Thought, crew: Crew): Promise<Option>;
}

/** How long a keen bot may think about one decision: whichever comes first. */
export interface Budget {
  /** It stops in time: never more than a tenth later. */
  readonly milliseconds?: number;
  /** Games played on in thought. The only budget that gives the same choice on every machine. */
  readonly playouts?: number;
  /**
   * The second bound: so many times the budget a weighty decision may take, if earlier answers have left that much. Left out, no
   * answer takes more than the budget.
   */
  readonly stretch?: number;
}

/** A second is what people gladly wait for; a master takes as long as they wait for a master. Where it matters, twice as long. */
const BUDGETS: Readonly<Record<Thinker, Budget>> = {
  keen: { milliseconds: 1000, stretch: 2 },
  master: { milliseconds: 5000, stretch: 2 },
};

/** How long a level may think if nobody says otherwise. */
export function budgetOf(level: Level): Budget {
  return thinksAhead(level) ? BUDGETS[level] : {};
}

/** A part of a game with its own questions, which leaves behind what can be valued: who plays on to the next moment sees that less clearly. */
export interface Scene<S extends State = State> {
  isOn(match: Match<S>): boolean;
  /** Whether all that came of it is there. */
  isOver(match: Match<S>): boolean;
}

/**
 * What bots know of one game: `src/<game>/index.ts` exports one as `skill`, and `skills.ts` names it. The rest (levels,
 * search, worker, lab) is the same for all games.
 */
export interface Skill<S extends State = State> {
  /** The seat's sight of a match, with the readers that this game's rules of thumb want. */
  look(match: Match<S>, seat: Seat): Sight<S>;
  /**
   * Rules of thumb: fast, and good enough to play out a game in thought. Returns one of the options. Reads only the
   * sight; words are made only if there is a thought to write into.
   */
  steady(sight: Sight<S>, decision: Decision, random: RandomWords, thought: Thought | null): Option;
  /**
   * How well the position stands for that seat, from 0 (lost) to 1 (won), for a game broken off in thought. It reads a
   * redealt match, so it may look at everything in it.
   */
  value(match: Match<S>, seat: Seat): number;
  /** What is looked at to tell how a position stands: what `tafelrunde train` learns by. */
  readonly features?: Features<S>;
  /**
   * How far the game has come, in moments that compare well, such as the beginnings of rounds: options are compared fairly
   * only if their games are valued at like moments.
   */
  moment?(match: Match<S>): number;
  /** So many moments later a game in thought is broken off and valued; left out, it is played to the end. */
  readonly horizon?: number;
  /** What may be over before the next moment, such as a fight: questions in the middle of it are valued as soon as it is. */
  readonly scene?: Scene<S>;
  /** A simple greedy player: nobody plays against it, but whole games are measured with it. Returns one of the options. */
  greedy?(sight: Sight<S>, decision: Decision): Option;
  /** What the rules of thumb answer without having everything listed, for all seats: the same answers, sooner. */
  quick?(sights: readonly Sight<S>[]): Quick<S>;
  /** The same for the greedy player. */
  quickGreedy?(sights: readonly Sight<S>[]): Quick<S>;
  /** A difference of value that may be nothing but a mistake of the value function; left out, every difference counts. */
  readonly doubt?: number;
  /** How many standard errors ahead of the rules of thumb another option must be to overrule them: the better values are, the fewer. */
  readonly convinced?: number;
  /** The set-up in which whole games between rules of thumb are measured, if there is one that stands for the game. */
  readonly usualSetup?: Plain;
  /** The words of this game's thoughts, in both languages; keys begin with `bots.<game>.`. */
  readonly messages: MessageTable;
}
