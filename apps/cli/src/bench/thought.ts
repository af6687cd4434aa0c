import { Worker } from 'node:worker_threads';
import { type Helper, loadSkill, positionFor, type Rows, type Skill, searchTogether } from '@tafelrunde/bots';
import { type Match, type RandomWords, seedWords, startMatch } from '@tafelrunde/kernel';
import { cpuTime, loadMaker } from '@tafelrunde/lab';
import { onCoresOfTheirOwn } from './own-cores.ts';
import type { Clock, ThoughtTask } from './thought-help.ts';

/** How much is thought, in games played on. */
export interface ThoughtBench {
  readonly game: string;
  /** The first thought of a thread that has played itself warm, and the tenth; by computing time. */
  readonly first: number;
  readonly tenth: number;
  /** The same thoughts on one core, and on two; by the clock on the wall. */
  readonly oneCore: number;
  readonly twoCores: number;
  /** The same by computing time, as if each thread had a core of its own. */
  readonly oneReckoned: number;
  readonly twoReckoned: number;
}

export interface ThoughtOptions {
  /** Of one thought. */
  readonly milliseconds: number;
  readonly progress?: (share: number) => void;
  /** Whoever helps is in a thread of his own, and clocks are real; tests have their own. */
  readonly hire?: (game: string) => Hired;
  readonly clocks?: Readonly<Record<Clock, () => number>>;
}

/** A helper who can be told to play himself warm, and sent home. */
interface Hired {
  ask(task: ThoughtTask): Promise<Rows>;
  leave(): Promise<void>;
}

/** Thoughts after which everything has been compiled, and how often one and two cores are compared. */
const THOUGHTS = 10;
const ROUNDS = 6;
const CLOCKS = { wall: () => performance.now(), cpu: cpuTime };
/** With less than this share of its time left a thought is over. */
const LEAST = 0.1;
/** Somewhere in the middle of a game. */
const DECISIONS = 60;

/** Measures how much is thought at once, later, and by two. What goes by the clock on the wall wants a quiet machine, the rest does not. */
export async function benchThought(
  id: string,
  { milliseconds, progress, hire = () => new Thread(), clocks = CLOCKS }: ThoughtOptions,
): Promise<ThoughtBench> {
  const skill = await loadSkill(id);
  const match = await middleOf(id, skill);
  const parts = 2 * THOUGHTS + 4 * ROUNDS;
  let done = 0;
  const think = async (threads: readonly Hired[], luck: string, by: Clock): Promise<number> => {
    const position = positionFor(match, seedWords('position'));
    const helpers = threads.map(
      (thread): Helper =>
        (round, left) =>
          thread.ask({ game: id, clock: by, help: { game: id, state: position, round, milliseconds: left } }),
    );
    const { crew, clock } =
      by === 'cpu' ? onCoresOfTheirOwn(helpers, clocks.cpu) : { crew: helpers, clock: clocks.wall };
    const decision = match.decision()!;
    const sight = skill.look(match, decision.seat);
    const began = clock();
    let playouts = 0;
    // Some questions are decided long before the time is up: then the same is thought about with other luck, so that all of it is used.
    for (let again = 0; ; again++) {
      const left = milliseconds - (clock() - began);
      if (left < milliseconds * LEAST) break;
      const words = seedWords(`${luck}/${again}`);
      const manner = { all: true };
      const verdict = await searchTogether(
        ...([skill, sight, decision, words, { milliseconds: left }, clock, () => crew, manner] as const),
      );
      playouts += verdict.playouts;
    }
    progress?.(++done / parts);
    return (playouts * milliseconds) / (clock() - began);
  };
  const threads = [hire(id), hire(id)];
  try {
    await Promise.all(threads.map((thread) => thread.ask({ game: id, warm: match.s.setup })));
    const [alone, other] = threads;
    const row: number[] = [];
    for (let i = 0; i < THOUGHTS; i++) row.push(await think([alone], 'same', 'cpu'));
    // The other has thought as often before the two are compared with the one.
    for (let i = 0; i < THOUGHTS; i++) await think([other], 'same', 'cpu');
    const sums = { oneCore: 0, twoCores: 0, oneReckoned: 0, twoReckoned: 0 };
    for (let round = 0; round < ROUNDS; round++) {
      const luck = `round ${round}`;
      sums.oneCore += await think([alone], luck, 'wall');
      sums.twoCores += await think(threads, luck, 'wall');
      sums.oneReckoned += await think([alone], luck, 'cpu');
      sums.twoReckoned += await think(threads, luck, 'cpu');
    }
    return { game: id, first: row[0], tenth: row[THOUGHTS - 1], ...sums };
  } finally {
    await Promise.all(threads.map((thread) => thread.leave()));
  }
}

/** A question with several answers in the middle of a game between rules of thumb. */
async function middleOf(id: string, skill: Skill): Promise<Match> {
  const maker = await loadMaker(id);
  const luck: RandomWords = seedWords('thought');
  for (let game = 0; ; game++) {
    const started = startMatch(maker.game, maker.table({}).setup, `thought ${game}`);
    if (!started.ok) throw new Error(`${id} refuses a table of the lab`);
    const match = started.value;
    for (let asked = 0; ; asked++) {
      const decision = match.decision();
      if (!decision) break;
      const { options, seat } = decision;
      if (asked >= DECISIONS && options.length >= 4) return match;
      match.take(options.length === 1 ? options[0] : skill.steady(skill.look(match, seat), decision, luck, null));
    }
  }
}

/** A helper in a thread of its own. */
class Thread implements Hired {
  private readonly worker = new Worker(new URL('./thought-worker.js', import.meta.url));

  ask(task: ThoughtTask): Promise<Rows> {
    return new Promise((resolve, reject) => {
      this.worker.once('error', reject);
      this.worker.once('message', (rows: Rows) => {
        this.worker.off('error', reject);
        resolve(rows);
      });
      this.worker.postMessage(task);
    });
  }

  async leave(): Promise<void> {
    await this.worker.terminate();
  }
}
