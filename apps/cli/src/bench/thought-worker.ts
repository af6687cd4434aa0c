// A helper of a shared thought, in a thread of its own, as the page and the server have them: it plays itself warm and tries deals.
import { parentPort } from 'node:worker_threads';
import { help, loadSkill, warmUp } from '@tafelrunde/bots';
import { loadMaker } from '@tafelrunde/lab';
import type { ThoughtTask } from './thought.ts';

parentPort!.on('message', async ({ game: id, warm, help: task }: ThoughtTask) => {
  const { game } = await loadMaker(id);
  if (warm !== undefined) {
    const games = warmUp(game, await loadSkill(id));
    for (const end = performance.now() + warm; performance.now() < end; ) games.next();
  }
  parentPort!.postMessage(task ? await help(game, task) : []);
});
