import { parentPort, workerData } from 'node:worker_threads';
import { attacks, type Target } from './attacks.ts';

// Runs in a worker thread, so that an attack does not keep the honest people of a siege from reading what they are sent.
const port = parentPort!;
const given = workerData as Pick<Target, 'port' | 'game' | 'setups' | 'login'>;

let stopped = false;
port.on('message', () => {
  stopped = true;
});

/** How often each attack was tried. */
const tries: Record<string, number> = {};
await Promise.all(
  Object.entries(attacks).map(([name, attack]) => {
    tries[name] = 0;
    const tried = (): void => void tries[name]++;
    return attack({ ...given, stopped: () => stopped, tried }).catch(() => {});
  }),
);
port.postMessage(tries);
port.close();
