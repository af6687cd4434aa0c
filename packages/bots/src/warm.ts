import {
  below,
  type Decision,
  decodeState,
  type Game,
  Match,
  type Plain,
  type RandomWords,
  type State,
  seedWords,
  startMatch,
} from '@tafelrunde/kernel';
import type { Skill } from './bot.ts';
import { candidatesFor } from './candidates.ts';
import { positionFor } from './help.ts';
import { Playouts } from './playout.ts';
import type { Plan } from './race.ts';

/** There in Node, in pages and in workers alike, but in none of the libraries that all three share. */
declare const performance: { now(): number };
declare function structuredClone<T>(value: T): T;

/** Positions that every lap goes through again, and milliseconds that it spends on others besides. */
const SAME = 6;
const OTHERS = 600;
/** What is tried in each of them: in small steps, so that others get their turn between two. */
const DEALS = 8;
const PLANS = 4;
/** One in so many questions of a game is thought about. */
const RARELY = 8;
/** No game takes so long. */
const MOST_DECISIONS = 400;

/** So many laps that take the same time say that nothing gets faster any more, and so much is the same. */
const LAST = 6;
const NEAR = 1.1;
/** A machine that others keep busy never shows that; it is warm by then all the same. */
const MOST_LAPS = 25;

/** A question in the middle of a game, with some answers to it. */
interface Thoughtful<S extends State> {
  readonly playouts: Playouts<S>;
  readonly plans: readonly Plan[];
}

/**
 * Plays games in thought, as helpers do, until they get no faster: what has run before has been compiled, and the first real thought is as
 * quick as the tenth. Each step is a deal of a position in the middle of a game, and yields how many games were played on; nothing of it is kept.
 * Two of three games are of the set-up that is to be played, if it is known.
 */
export function* warmUp<S extends State>(
  game: Game<S>,
  skill: Skill<S>,
  setup?: Plain,
  clock: () => number = () => performance.now(),
): Generator<number, void> {
  const met = questions(game, skill, setup);
  const same = Array.from({ length: SAME }, () => met.next().value);
  const laps: number[] = [];
  while (laps.length < MOST_LAPS && !isLevel(laps)) {
    laps.push(yield* tryAll(same, clock));
    for (let spent = 0; spent < OTHERS; ) spent += yield* tryAll([met.next().value], clock);
  }
}

/** Whether laps of the same work take the same time by now: the last ones neither less than those before nor, on a busy machine, more. */
export function isLevel(laps: readonly number[]): boolean {
  if (laps.length <= LAST) return false;
  const before = Math.min(...laps.slice(0, -LAST));
  const last = Math.min(...laps.slice(-LAST));
  return before <= last * NEAR && last <= before * NEAR;
}

/** The milliseconds it takes to try some deals of each, without what others do in between. */
function* tryAll<S extends State>(questions: readonly Thoughtful<S>[], clock: () => number): Generator<number, number> {
  let spent = 0;
  for (const { playouts, plans } of questions) {
    for (let deal = 1; deal <= DEALS; deal++) {
      const began = clock();
      const values = playouts.tryOn(deal, plans);
      spent += clock() - began;
      yield values ? plans.length : 0;
    }
  }
  return spent;
}

/** Questions in the middle of games between rules of thumb, as helpers get them. */
function* questions<S extends State>(game: Game<S>, skill: Skill<S>, setup?: Plain): Generator<Thoughtful<S>, never> {
  const luck: RandomWords = seedWords('warm');
  for (let games = 0; ; games++) {
    const seed = String(below(luck, 1e9));
    // A table at which seats are still open cannot be played yet.
    const own = setup !== undefined && games % 3 > 0 ? startMatch(game, setup, seed) : null;
    const started = own?.ok
      ? own
      : startMatch(
          game,
          game.randomSetup((n) => below(luck, n)),
          seed,
        );
    if (!started.ok) throw new Error(`${game.id} refuses a set-up of its own`);
    const match = started.value;
    let asked = 0;
    for (let decision = match.decision(); decision && asked < MOST_DECISIONS; decision = match.decision(), asked++) {
      const isOpen = decision.options.length > 1;
      if (isOpen && below(luck, RARELY) === 0) yield thoughtAbout(skill, match, luck);
      match.take(isOpen ? skill.steady(skill.look(match, decision.seat), decision, luck, null) : decision.options[0]);
    }
  }
}

function thoughtAbout<S extends State>(skill: Skill<S>, met: Match<S>, luck: RandomWords): Thoughtful<S> {
  const position = positionFor(met, luck);
  // What comes as a message is made by other hands than what was played here, and code that knows only one kind is compiled anew for the other.
  const state = decodeState(met.game, below(luck, 2) === 0 ? position : structuredClone(position), true)!;
  const match = new Match(met.game, state);
  const decision: Decision = match.decision()!;
  const sight = skill.look(match, decision.seat);
  const playouts = new Playouts(skill, sight, decision, luck, () => false);
  const thumb = skill.steady(sight, decision, luck.slice() as RandomWords, null);
  const { live } = candidatesFor(decision, thumb, playouts);
  const from = below(luck, Math.max(1, live.length - PLANS + 1));
  return { playouts, plans: live.slice(from, from + PLANS).map(({ plan }) => plan) };
}
