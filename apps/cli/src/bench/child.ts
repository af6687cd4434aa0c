// What runs in the process of one revision that is measured: it loads that revision's code and does what it is asked, piece by
// piece. Its arguments are the folder of the revision and the id of the game.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bytesOf, courseOf, cpuTime, type Piece, type Revision, Tasks } from '@tafelrunde/lab';
import type { Asked } from './side.ts';

const [root, id] = process.argv.slice(2);

/** A package of the revision. Its types are those of today as far as the tasks go; that is what `Revision` promises. */
function load<T>(folder: string): Promise<T> {
  return import(pathToFileURL(join(root, folder, 'dist', 'index.js')).href) as Promise<T>;
}

type Bots = Pick<typeof import('@tafelrunde/bots'), 'search' | 'hasSkill' | 'loadSkill'>;

async function loadRevision(): Promise<Revision> {
  const kernel = await load<Revision['kernel']>('packages/kernel');
  const bots = await load<Bots>('packages/bots');
  const folder = id === 'sample' ? 'packages/testing' : `packages/games/${id}`;
  const game = (await load<Readonly<Record<string, Revision['game']>>>(folder))[id];
  return { kernel, search: bots.search, game, skill: bots.hasSkill(id) ? await bots.loadSkill(id) : undefined };
}

const SEED = 'bench';
const loading = loadRevision();
let tasks: Tasks | null = null;

process.on('message', async (asked: Asked) => {
  const revision = await loading;
  if (asked.what === 'play') {
    tasks = new Tasks(revision, SEED, asked.setups ?? undefined);
    process.send!(tasks.setups);
    return;
  }
  tasks ??= new Tasks(revision, SEED);
  process.send!(answer(asked, revision, tasks));
});

function answer(asked: Exclude<Asked, { what: 'play' }>, revision: Revision, tasks: Tasks): Piece | number | null {
  if (asked.what === 'course') return courseOf(revision, asked.from, asked.to);
  const task = tasks.get(asked.task);
  if (task === null) return null;
  const luck = revision.kernel.seedWords(asked.seed);
  if (asked.what === 'bytes') return bytesOf(task, luck);
  const began = cpuTime();
  let done = 0;
  if (asked.what === 'work') for (let i = 0; i < asked.times; i++) done += task.once(luck);
  else while (cpuTime() - began < asked.milliseconds) done += task.once(luck);
  return { done, spent: cpuTime() - began };
}
