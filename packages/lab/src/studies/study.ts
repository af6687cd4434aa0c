import { loadSkill, type Skill } from '@tafelrunde/bots';
import {
  type Decision,
  type Game,
  type Match,
  type Option,
  type Outcome,
  type Plain,
  type State,
  seedWords,
  startMatch,
} from '@tafelrunde/kernel';

/** What can be wished of a study; what it has no use for it leaves alone. */
export interface StudyWish {
  /** Games for each setting that is compared; left out, as many as the documentation shows. */
  readonly games?: number;
  readonly seed?: string;
  /** Only tables with so many players. */
  readonly seats?: number;
  /** What its set-ups have beside what the study compares. */
  readonly setup?: { readonly [name: string]: Plain };
  progress?(what: string): void;
}

/** What a study found: all of it as text, its tables by the names of their places in a page, and pictures by the names of their files. */
export interface Findings {
  readonly text: string;
  readonly tables: Readonly<Record<string, string>>;
  /** They lie beside the page. */
  readonly pictures?: Readonly<Record<string, string>>;
}

export type Study = (wish: StudyWish) => Promise<Findings>;

/** Games of one kind between steady bots, played one after the other. */
export class SteadyGames<S extends State> {
  private readonly game: Game<S>;
  private readonly skill: Skill<S>;

  private constructor(game: Game<S>, skill: Skill<S>) {
    this.game = game;
    this.skill = skill;
  }

  static async of<S extends State>(game: Game<S>): Promise<SteadyGames<S>> {
    return new SteadyGames(game, await loadSkill<S>(game.id));
  }

  /**
   * Plays one game to its end and gives its state. Whoever wants to watch is given each choice and has to take it; what
   * leaves no choice comes past him as well.
   */
  play(setup: Plain, seed: string, luckSeed: string, watch: Watch<S> = take): S & { readonly over: Outcome } {
    const started = startMatch(this.game, setup, seed);
    if (!started.ok) throw new Error(JSON.stringify(started.problem));
    const match = started.value;
    const luck = seedWords(luckSeed);
    const sights = Array.from({ length: match.s.seats }, (_, seat) => this.skill.look(match, seat));
    for (let decision = match.decision(); decision !== null; decision = match.decision()) {
      const { options, seat } = decision;
      const only = options.length === 1;
      watch(match, only ? options[0] : this.skill.steady(sights[seat], decision, luck, null), decision);
    }
    return ended(match.s);
  }
}

/** Sees a choice before it is taken, takes it, and may look at what came of it. */
export type Watch<S extends State> = (match: Match<S>, choice: Option, decision: Decision) => void;

const take = <S extends State>(match: Match<S>, choice: Option): void => match.take(choice);

function ended<S extends State>(state: S): S & { readonly over: Outcome } {
  const { over } = state;
  if (over === null) throw new Error('nothing is asked, and the game is not over');
  return { ...state, over };
}
