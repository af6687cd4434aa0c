import { Worker } from 'node:worker_threads';
import { type Helper, type HelpTask, loadSkill, positionFor, type Skill, searchTogether } from '@tafelrunde/bots';
import { type Match, type RandomWords, seedWords, startMatch } from '@tafelrunde/kernel';
import { loadMaker } from '@tafelrunde/lab';

/** What a helper is asked. */
export interface ThoughtTask {
  readonly game: string;
  /** So many milliseconds it plays for itself. */
  readonly warm?: number;
  readonly help?: HelpTask;
}

/** How much is thought, in games played on. */
export interface ThoughtBench {
  readonly game: string;
  /** The first thought of a thread that has played itself warm, and the tenth. */
  readonly first: number;
  readonly tenth: number;
  /** The same thoughts on one core, and on two. */
  readonly oneCore: number;
  readonly twoCores: number;
}

export interface ThoughtOptions {
  /** Of one thought. */
  readonly milliseconds: number;
  /** How long a thread plays itself warm. */
  readonly warm: number;
  readonly progress?: (share: number) => void;
}

/** Thoughts after which everything has been compiled, and how often one and two cores are compared. */
const THOUGHTS = 10;
const ROUNDS = 6;
/** Somewhere in the middle of a game. */
const DECISIONS = 60;

/** Measures how much is thought at once, later, and by two: by the clock on the wall, so the machine has to be quiet. */
export async function benchThought(id: string, options: ThoughtOptions): Promise<ThoughtBench> {
  const { milliseconds, warm, progress } = options;
  const skill = await loadSkill(id);
  const match = await middleOf(id, skill);
  const parts = THOUGHTS + 2 * ROUNDS;
  let done = 0;
  const think = async (threads: readonly Thread[], luck: string): Promise<number> => {
    const words = seedWords(luck);
    const position = positionFor(match, seedWords('position'));
    const crew = threads.map((thread) => thread.helper(position));
    const decision = match.decision()!;
    const sight = skill.look(match, decision.seat);
    const clock = (): number => performance.now();
    const { playouts } = await searchTogether(skill, sight, decision, words, { milliseconds }, clock, () => crew, {
      all: true,
    });
    progress?.(++done / parts);
    return playouts;
  };
  const threads = [new Thread(id), new Thread(id)];
  try {
    await Promise.all(threads.map((thread) => thread.ask({ game: id, warm })));
    const row: number[] = [];
    for (let i = 0; i < THOUGHTS; i++) row.push(await think(threads.slice(0, 1), 'same'));
    let oneCore = 0;
    let twoCores = 0;
    for (let round = 0; round < ROUNDS; round++) {
      oneCore += await think(threads.slice(0, 1), `round ${round}`);
      twoCores += await think(threads, `round ${round}`);
    }
    return { game: id, first: row[0], tenth: row[THOUGHTS - 1], oneCore, twoCores };
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
class Thread {
  private readonly game: string;
  private readonly worker = new Worker(new URL('./thought-worker.js', import.meta.url));

  constructor(game: string) {
    this.game = game;
  }

  ask(task: ThoughtTask): Promise<number[][]> {
    return new Promise((resolve, reject) => {
      this.worker.once('error', reject);
      this.worker.once('message', (rows: number[][]) => {
        this.worker.off('error', reject);
        resolve(rows);
      });
      this.worker.postMessage(task);
    });
  }

  helper(state: HelpTask['state']): Helper {
    return (round, milliseconds) =>
      this.ask({ game: this.game, help: { game: this.game, state, round, milliseconds } });
  }

  async leave(): Promise<void> {
    await this.worker.terminate();
  }
}
