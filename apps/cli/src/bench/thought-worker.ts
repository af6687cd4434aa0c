// A helper of a shared thought, in a thread of its own, as the page and the server have them: it plays itself warm and tries deals.
import { parentPort } from 'node:worker_threads';
import { help, loadSkill, warmUp } from '@tafelrunde/bots';
import { cpuTime, loadMaker } from '@tafelrunde/lab';
import type { ThoughtTask } from './thought.ts';

parentPort!.on('message', async ({ game: id, warm, help: task, clock }: ThoughtTask) => {
  const { game } = await loadMaker(id);
  if (warm !== undefined) {
    const games = warmUp(game, await loadSkill(id), warm);
    while (!games.next().done);
  }
  parentPort!.postMessage(task ? await help(game, task, clock === 'cpu' ? cpuTime : undefined) : []);
});
