import { parentPort, workerData } from 'node:worker_threads';
import { giveWay } from '../give-way.ts';
import { type AttackPlan, attackAll } from './attacks.ts';

// Runs in a worker thread and gives way: what slows honest people down is to be the attack and not the work of making it.
giveWay();
const port = parentPort!;

let stopped = false;
port.on('message', () => {
  stopped = true;
});

const tries = await attackAll(
  workerData as AttackPlan,
  () => stopped,
  () => port.postMessage('begun'),
);
port.postMessage(tries);
port.close();
