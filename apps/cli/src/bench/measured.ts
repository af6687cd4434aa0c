import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plain } from '@tafelrunde/kernel';
import { bytesOf, courseOf, cpuTime, type Piece, type Revision, type TaskName, Tasks } from '@tafelrunde/lab';

/** What the process of a revision is asked. */
export type Asked =
  | { readonly what: 'work'; readonly task: TaskName; readonly seed: string; readonly times: number }
  | { readonly what: 'cold'; readonly task: TaskName; readonly seed: string; readonly milliseconds: number }
  | { readonly what: 'bytes'; readonly task: TaskName; readonly seed: string }
  | { readonly what: 'course'; readonly from: number; readonly to: number }
  | { readonly what: 'play'; readonly setups: readonly Plain[] | null };
export type Answered = Piece | number | readonly Plain[] | null;

type Bots = Pick<typeof import('@tafelrunde/bots'), 'search' | 'hasSkill' | 'loadSkill'>;

/** A game of the code in a folder. Its types are those of today as far as the tasks go; that is what `Revision` promises. */
export async function loadRevision(root: string, id: string): Promise<Revision> {
  const load = <T>(folder: string): Promise<T> =>
    import(pathToFileURL(join(root, folder, 'dist', 'index.js')).href) as Promise<T>;
  const kernel = await load<Revision['kernel']>('packages/kernel');
  const bots = await load<Bots>('packages/bots');
  const folder = id === 'sample' ? 'packages/testing' : `packages/games/${id}`;
  const game = (await load<Readonly<Record<string, Revision['game']>>>(folder))[id];
  return { kernel, search: bots.search, game, skill: bots.hasSkill(id) ? await bots.loadSkill(id) : undefined };
}

const SEED = 'bench';

/** A revision that does what it is asked, piece by piece. */
export class Measured {
  private readonly revision: Revision;
  private readonly clock: () => number;
  private tasks: Tasks | null = null;

  constructor(revision: Revision, clock: () => number = cpuTime) {
    this.revision = revision;
    this.clock = clock;
  }

  answer(asked: Asked): Answered {
    const { revision, clock } = this;
    if (asked.what === 'play') {
      this.tasks = new Tasks(revision, SEED, asked.setups ?? undefined);
      return this.tasks.setups;
    }
    if (asked.what === 'course') return courseOf(revision, asked.from, asked.to);
    this.tasks ??= new Tasks(revision, SEED);
    const task = this.tasks.get(asked.task);
    if (task === null) return null;
    const luck = revision.kernel.seedWords(asked.seed);
    if (asked.what === 'bytes') return bytesOf(task, luck);
    const began = clock();
    let done = 0;
    if (asked.what === 'work') for (let i = 0; i < asked.times; i++) done += task.once(luck);
    else while (clock() - began < asked.milliseconds) done += task.once(luck);
    return { done, spent: clock() - began };
  }
}
