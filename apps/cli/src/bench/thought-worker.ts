// A helper of a shared thought, in a thread of its own, as the page and the server have them.
import { parentPort } from 'node:worker_threads';
import { helpThinking, type ThoughtTask } from './thought-help.ts';

parentPort!.on('message', async (task: ThoughtTask) => {
  parentPort!.postMessage(await helpThinking(task));
});
