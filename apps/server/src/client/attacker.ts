import { parentPort, workerData } from 'node:worker_threads';
import { giveWay } from '../give-way.ts';
import { attacks, type Target } from './attacks.ts';

// Runs in a worker thread and gives way: what slows honest people down is to be the attack and not the work of making it.
giveWay();
const port = parentPort!;
const { only, ...given } = workerData as Pick<Target, 'port' | 'game' | 'setups' | 'login'> & {
  readonly only: readonly string[] | null;
};

let stopped = false;
port.on('message', () => {
  stopped = true;
});

let begun = false;
/** How often each attack was tried. */
const tries: Record<string, number> = {};
await Promise.all(
  Object.entries(attacks).map(([name, attack]) => {
    if (only && !only.includes(name)) return undefined;
    tries[name] = 0;
    const tried = (): void => {
      tries[name]++;
      if (begun || Object.values(tries).includes(0)) return;
      begun = true;
      port.postMessage('begun');
    };
    return attack({ ...given, stopped: () => stopped, tried }).catch(() => {});
  }),
);
port.postMessage(tries);
port.close();
