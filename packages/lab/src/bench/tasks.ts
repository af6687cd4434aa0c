import type { Sight, Skill, search } from '@tafelrunde/bots';
import type * as Kernel from '@tafelrunde/kernel';
import type { Decision, Game, History, Match, Option, Plain, RandomWords, State } from '@tafelrunde/kernel';

/**
 * A revision of the code, as far as it is measured: one game, what bots know of it, and the few functions that play it. Given
 * and not imported, so that an older revision is measured by the same tasks; that is also why they use nothing that is new.
 */
export interface Revision<S extends State = State> {
  readonly kernel: Pick<
    typeof Kernel,
    'below' | 'cloneState' | 'History' | 'prepareMatches' | 'redeal' | 'saveGame' | 'seedWords'
  >;
  readonly search: typeof search;
  readonly game: Game<S>;
  /** Left out for a game that bots have not learnt. */
  readonly skill?: Skill<S>;
}

/** Something that is done again and again while it is measured. */
export interface Task {
  /** How often it is done between two looks at the clock, which cost time, too. */
  readonly batch: number;
  /** Does it once; says how much that was. */
  once(luck: RandomWords): number;
}

/** What is measured of a game, by name. */
export const taskNames = [
  'decisions',
  'steady',
  'greedy',
  'playouts',
  'clone',
  'redeal',
  'value',
  'picture',
  'save',
] as const;
export type TaskName = (typeof taskNames)[number];

/**
 * So many set-ups are prepared and played in turn, as in a series: what is measured is playing, not building decks. A game of each is
 * stopped half-way, to copy, value, show and think about it.
 */
const SETUPS = 64;
/** Games that a search plays on in thought for each option. */
const DEPTH = 8;

/** All that can be done with a game to measure it, each prepared when it is first asked for. */
export class Tasks<S extends State = State> {
  private readonly revision: Revision<S>;
  private readonly luck: RandomWords;
  private readonly ready = new Map<TaskName, Task | null>();
  private stopped: readonly History<S>[] | null = null;
  /** What is played at random: set-ups of another revision, of those that this one knows, too; otherwise its own. */
  readonly setups: readonly Plain[];

  constructor(revision: Revision<S>, seed: string, setups?: readonly Plain[]) {
    this.revision = revision;
    this.luck = revision.kernel.seedWords(seed);
    const { kernel, game } = revision;
    this.setups = setups
      ? setups.filter((setup) => kernel.prepareMatches(game, setup).ok)
      : Array.from({ length: SETUPS }, () => game.randomSetup((n) => kernel.below(this.luck, n)));
  }

  /** Null if it cannot be done with this game. */
  get(name: TaskName): Task | null {
    let task = this.ready.get(name);
    if (task === undefined) {
      task = this.make(name);
      this.ready.set(name, task);
    }
    return task;
  }

  private make(name: TaskName): Task | null {
    const { kernel, game, skill } = this.revision;
    switch (name) {
      case 'decisions':
        return this.randomGames();
      case 'steady':
        return skill
          ? this.wholeGames(skill, (sight, decision, luck) => skill.steady(sight, decision, luck, null), skill.quick)
          : null;
      case 'greedy':
        return skill?.greedy ? this.wholeGames(skill, skill.greedy, skill.quickGreedy) : null;
      case 'playouts':
        return skill ? this.searches(skill) : null;
      case 'clone':
        return this.onMiddles(({ match }) => kernel.cloneState(game, match.s));
      case 'redeal':
        return this.onMiddles(({ match }, luck) => kernel.redeal(match, 0, luck));
      case 'value':
        return skill ? this.onMiddles(({ match }) => skill.value(match, 0)) : null;
      case 'picture':
        return this.onMiddles(({ match }) => game.view(match, 0));
      case 'save':
        return this.onMiddles((history) => kernel.saveGame(history));
    }
  }

  /** A random game of a random set-up: every window on, no log. Counts decisions at which there is a choice. */
  private randomGames(): Task {
    const { kernel } = this.revision;
    const starts = this.setups.map((setup) => this.startsOf(setup));
    return { batch: 8, once: (luck) => playAtRandom(kernel, starts[kernel.below(luck, starts.length)], luck) };
  }

  /** A whole game of the usual set-up between players of one kind. */
  private wholeGames(
    skill: Skill<S>,
    choose: (sight: Sight<S>, decision: Decision, luck: RandomWords) => Option,
    quick: Skill<S>['quick'],
  ): Task | null {
    if (skill.usualSetup === undefined) return null;
    const start = this.startsOf(skill.usualSetup);
    const { below } = this.revision.kernel;
    const once = (luck: RandomWords): number => {
      const match = start(String(below(luck, 1e9)));
      const sights: Sight<S>[] = [];
      for (let seat = 0; seat < match.s.seats; seat++) sights.push(skill.look(match, seat));
      // Older revisions know nobody who needs no list.
      if (quick) match.quick = quick(sights);
      for (let decision = match.decision(); decision !== null; decision = match.decision()) {
        const { options, seat } = decision;
        match.take(options.length === 1 ? options[0] : choose(sights[seat], decision, luck));
      }
      return 1;
    };
    return { batch: 64, once };
  }

  /** A search in the middle of a game. Counts games played on in thought. */
  private searches(skill: Skill<S>): Task {
    const { search, kernel } = this.revision;
    const open = this.middles().filter(({ match }) => (match.decision()?.options.length ?? 0) > 1);
    const once = (luck: RandomWords): number => {
      const { match } = open[kernel.below(luck, open.length)];
      const decision = match.decision()!;
      const sight = skill.look(match, decision.seat);
      // Without a clock: the budget is in games.
      return search(skill, sight, decision, luck, { playouts: DEPTH * decision.options.length }, () => 0).playouts;
    };
    return { batch: 1, once };
  }

  /** Does something with every game that was stopped half-way. */
  private onMiddles(what: (middle: History<S>, luck: RandomWords) => unknown): Task {
    const middles = this.middles();
    const once = (luck: RandomWords): number => {
      for (const middle of middles) what(middle, luck);
      return middles.length;
    };
    return { batch: 1, once };
  }

  /** Random games, each stopped half-way. */
  private middles(): readonly History<S>[] {
    if (this.stopped) return this.stopped;
    const { kernel, game } = this.revision;
    const games: History<S>[] = [];
    for (const [i, setup] of this.setups.entries()) {
      const started = kernel.History.start(game, setup, `${i}`);
      if (!started.ok) throw refused(game, started.problem);
      const history = started.value;
      for (let decision = history.match.decision(); decision !== null; decision = history.match.decision()) {
        history.answer(decision.options[kernel.below(this.luck, decision.options.length)].id);
      }
      history.rewind(Math.floor(history.length / 2));
      games.push(history);
    }
    this.stopped = games;
    return games;
  }

  private startsOf(setup: Plain): (seed: string) => Match<S> {
    const { kernel, game } = this.revision;
    const prepared = kernel.prepareMatches(game, setup);
    if (!prepared.ok) throw refused(game, prepared.problem);
    return prepared.value;
  }
}

function refused<S extends State>(game: Game<S>, problem: unknown): Error {
  return new Error(`${game.id} refuses a set-up of its own: ${JSON.stringify(problem)}`);
}

/** Plays one game with random answers and counts its decisions. */
function playAtRandom<S extends State>(
  { below }: Revision['kernel'],
  start: (seed: string) => Match<S>,
  luck: RandomWords,
): number {
  const match = start(String(below(luck, 1e9)));
  let decisions = 0;
  for (let decision = match.decision(); decision !== null; decision = match.decision()) {
    const { options } = decision;
    if (options.length > 1) decisions++;
    match.take(options[below(luck, options.length)]);
  }
  return decisions;
}
