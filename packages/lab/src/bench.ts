import { type Skill, search } from '@tafelrunde/bots';
import {
  below,
  cloneState,
  type Game,
  History,
  type Match,
  type Plain,
  type RandomWords,
  type State,
  saveGame,
  seedWords,
} from '@tafelrunde/kernel';
import { type WholeGames, wholeGamesPerSecond } from './bench-whole.ts';
import { Fastest } from './fastest.ts';
import { startsOf } from './starts.ts';

/** What one game does per second on one core. */
export interface Bench {
  readonly game: string;
  /** Decisions at which a seat is asked and has at least two options. */
  readonly decisionsPerSecond: number;
  readonly gamesPerSecond: number;
  /** A copy of a state in the middle of a game. */
  readonly cloneMicroseconds: number;
  /** The text of a saved game in the middle of a game. */
  readonly saveMilliseconds: number;
  /** Games that a keen bot plays on in thought; null if bots have not learnt the game. */
  readonly playoutsPerSecond: number | null;
  /** Whole games between rules of thumb in the game's usual set-up; null if it has none. */
  readonly steadyGamesPerSecond: number | null;
  /** The same between simple greedy players, who do not look how far the game has come; null if it has none. */
  readonly greedyGamesPerSecond: number | null;
}

export interface BenchOptions<S extends State = State> {
  /** How long random play is measured; warming up, copying and saving come on top. */
  readonly seconds: number;
  readonly seed?: string;
  /** Milliseconds; `cpuTime` unless a test gives its own. */
  readonly clock?: () => number;
  readonly progress?: (done: number) => void;
  /** What bots know of the game, to measure how fast they think. */
  readonly skill?: Skill<S>;
}

/**
 * Milliseconds of CPU time that this process has used, its garbage collector and compiler included. Wall time would also
 * count what other programs take on a shared machine; helper threads are added, as if all ran on one core.
 */
export function cpuTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** The compiler goes on making the code of a large game faster for about so many milliseconds. */
const WARM_UP = 12_000;
/** So many set-ups are prepared and played in turn, as in a series: what is measured is playing, not building decks. */
const SETUPS = 64;
const SAMPLES = 64;
const GAMES_BETWEEN_LOOKS = 8;

/** Measures random play of random set-ups: every window on, no log, one core; rates are those of the fastest part. */
export function benchGame<S extends State>(game: Game<S>, options: BenchOptions<S>): Bench {
  const { seconds, seed = 'bench', clock = cpuTime, progress, skill } = options;
  const luck = seedWords(seed);
  const total = seconds * 1000;
  const starts = Array.from({ length: SETUPS }, () => startsOf(game, randomSetup(game, luck)));
  playFor(starts, luck, clock, Math.min(2 * total, WARM_UP), () => progress?.(0));
  const play = playFor(starts, luck, clock, total, (spent) => progress?.(spent / total));
  const middles = midGames(game, luck);
  const side = Math.min(total / 4, 500);
  return {
    game: game.id,
    decisionsPerSecond: Math.round(play.decisions.rate),
    gamesPerSecond: round(play.games.rate),
    cloneMicroseconds: round(1000 * perCall(clock, side, middles, ({ match }) => cloneState(game, match.s))),
    saveMilliseconds: round(perCall(clock, side, middles, saveGame)),
    playoutsPerSecond: skill ? round(thinking(skill, middles, luck, clock, side * 2)) : null,
    ...wholeGames(game, skill, luck, clock, total),
  };
}

/** Whole games of the usual set-up, between rules of thumb and between greedy players. */
function wholeGames<S extends State>(
  game: Game<S>,
  skill: Skill<S> | undefined,
  luck: RandomWords,
  clock: () => number,
  milliseconds: number,
): Pick<Bench, 'steadyGamesPerSecond' | 'greedyGamesPerSecond'> {
  if (!skill?.usualSetup) return { steadyGamesPerSecond: null, greedyGamesPerSecond: null };
  const { look, greedy } = skill;
  const start = startsOf(game, skill.usualSetup);
  const measure = (choose: WholeGames<S>['choose']): number =>
    round(wholeGamesPerSecond({ start, look, choose, luck }, clock, milliseconds));
  return {
    steadyGamesPerSecond: measure((sight, decision) => skill.steady(sight, decision, luck, null)),
    greedyGamesPerSecond: greedy ? measure(greedy) : null,
  };
}

interface Played {
  readonly games: Fastest;
  readonly decisions: Fastest;
}

function playFor<S extends State>(
  starts: readonly ((seed: string) => Match<S>)[],
  luck: RandomWords,
  clock: () => number,
  milliseconds: number,
  progress: (spent: number) => void,
): Played {
  const began = clock();
  const played: Played = { games: new Fastest(milliseconds), decisions: new Fastest(milliseconds) };
  let games = 0;
  let decisions = 0;
  let spent = 0;
  // Asking for the time costs time, so not after every game.
  while (spent < milliseconds || games === 0) {
    for (let i = 0; i < GAMES_BETWEEN_LOOKS; i++, games++) {
      decisions += playOne(starts[games % starts.length], luck);
    }
    spent = clock() - began;
    played.games.look(spent, games);
    played.decisions.look(spent, decisions);
    progress(spent);
  }
  return played;
}

/** Plays one game with random answers and counts its decisions. */
function playOne<S extends State>(start: (seed: string) => Match<S>, luck: RandomWords): number {
  const match = start(String(below(luck, 1e9)));
  let decisions = 0;
  for (let decision = match.decision(); decision !== null; decision = match.decision()) {
    const { options } = decision;
    if (options.length > 1) decisions++;
    match.take(options[below(luck, options.length)]);
  }
  return decisions;
}

function randomSetup<S extends State>(game: Game<S>, luck: RandomWords): Plain {
  return game.randomSetup((n) => below(luck, n));
}

/** Random games, each stopped half-way. */
function midGames<S extends State>(game: Game<S>, luck: RandomWords): readonly History<S>[] {
  const games: History<S>[] = [];
  for (let i = 0; i < SAMPLES; i++) {
    const started = History.start(game, randomSetup(game, luck), `${i}`);
    if (!started.ok) throw new Error(`${game.id} refuses a set-up of its own: ${JSON.stringify(started.problem)}`);
    const history = started.value;
    for (let decision = history.match.decision(); decision !== null; decision = history.match.decision()) {
      history.answer(decision.options[below(luck, decision.options.length)].id);
    }
    history.rewind(Math.floor(history.length / 2));
    games.push(history);
  }
  return games;
}

/** Milliseconds that a call takes on average, once it is warm. */
function perCall<T>(
  clock: () => number,
  milliseconds: number,
  items: readonly T[],
  call: (item: T) => unknown,
): number {
  let calls = 0;
  let spent = 0;
  for (const share of [0.25, 1]) {
    const began = clock();
    calls = 0;
    spent = 0;
    while (spent < milliseconds * share || calls === 0) {
      for (const item of items) call(item);
      calls += items.length;
      spent = clock() - began;
    }
  }
  return spent / calls;
}

/** Playouts per second of searches in the middle of games; one search warms up. */
function thinking<S extends State>(
  skill: Skill<S>,
  middles: readonly History<S>[],
  luck: RandomWords,
  clock: () => number,
  milliseconds: number,
): number {
  const open = middles.filter(({ match }) => (match.decision()?.options.length ?? 0) > 1);
  let playouts = 0;
  let began = clock();
  for (let i = 0; i <= open.length * 1000; i++) {
    const { match } = open[i % open.length];
    const decision = match.decision()!;
    const sight = skill.look(match, decision.seat);
    const verdict = search(skill, sight, decision, luck, { playouts: 8 * decision.options.length }, clock);
    if (i === 0) began = clock();
    else playouts += verdict.playouts;
    if (playouts > 0 && clock() - began >= milliseconds) break;
  }
  return (playouts * 1000) / Math.max(clock() - began, Number.EPSILON);
}

/** Three digits are more than such a measure is worth. */
function round(value: number): number {
  return Number(value.toPrecision(3));
}
