import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { Jobs } from '../../src/jobs.ts';
import { createLog, type Log, silentLog } from '../../src/log.ts';
import { eventually, playOn, startServer, startTable } from '../serving.ts';
import { watchedStore } from '../watched-store.ts';

// Whatever nobody waits for would end a server's process.
const unhandled: unknown[] = [];
const note = (error: unknown): void => void unhandled.push(error);
beforeEach(() => void process.on('unhandledRejection', note));
afterEach(() => {
  process.off('unhandledRejection', note);
  expect(unhandled.splice(0)).toEqual([]);
});

/** Jobs that come without a pause. */
class HastyJobs extends Jobs {
  readonly begun = new Map<string, number>();
  readonly wrap: (work: () => unknown) => unknown;
  private readonly isHasty: (name: string) => boolean;

  constructor(log: Log, wrap: HastyJobs['wrap'] = (work) => work(), isHasty: HastyJobs['isHasty'] = () => true) {
    super(log);
    this.wrap = wrap;
    this.isHasty = isHasty;
  }

  override every(milliseconds: number, name: string, work: () => unknown): void {
    super.every(this.isHasty(name) ? 2 : milliseconds, name, () => {
      this.begun.set(name, (this.begun.get(name) ?? 0) + 1);
      return this.wrap(work);
    });
  }

  /** Whether every job was begun again after it had failed. */
  get haveComeBack(): boolean {
    return this.names.every((name) => !this.isHasty(name) || (this.begun.get(name) ?? 0) > 2);
  }
}

const full = (): Error => Object.assign(new Error('database or disk is full'), { code: 'SQLITE_FULL' });

/** A store that works until it is told to fail in everything. */
function failingStore() {
  const faults = { on: false };
  const open = watchedStore(async (name, call) => {
    if (faults.on && name !== 'close') throw full();
    return call();
  });
  return { faults, open };
}

it('every job survives that the store fails in everything, and the tables go on when it works again', async () => {
  const lines: string[] = [];
  const log = createLog((line) => lines.push(line));
  // Whoever is asked whether he is still there needs time to say so; that job has nothing to do with the store.
  const jobs = new HastyJobs(
    log,
    (work) => work(),
    (name) => name !== 'heartbeat',
  );
  const { faults, open } = failingStore();
  const server = await startServer({ jobs, openStore: open });
  const { tables } = await startTable(server.url, 2);
  await playOn(tables, 2);
  faults.on = true;
  jobs.begun.clear();
  await eventually(() => jobs.haveComeBack);
  expect(lines.some((line) => line.includes('"job":"housekeeping"') && line.includes('disk is full'))).toBe(true);
  faults.on = false;
  await playOn(tables, 2);
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
});

it.each([
  [
    'throws',
    (): never => {
      throw full();
    },
  ],
  ['fails later', async () => Promise.reject(full())],
  [
    'throws what is no error',
    (): never => {
      throw null;
    },
  ],
])('every job that %s comes back', async (_how, fault) => {
  const jobs = new HastyJobs(silentLog, fault);
  const server = await startServer({ jobs });
  expect(jobs.names).toEqual(expect.arrayContaining(['housekeeping', 'empty rooms', 'heartbeat']));
  await eventually(() => jobs.haveComeBack);
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
});

it('a job that takes its time is not begun twice, and a server that stops waits for it', async () => {
  const jobs = new HastyJobs(silentLog);
  let [inside, most] = [0, 0];
  jobs.every(1, 'slow', async () => {
    most = Math.max(most, ++inside);
    await new Promise((resolve) => setTimeout(resolve, 20));
    inside--;
  });
  await eventually(() => (jobs.begun.get('slow') ?? 0) > 1);
  await jobs.stop();
  expect([inside, most]).toEqual([0, 1]);
});

it('nothing is done again and again outside of the jobs', () => {
  const source = fileURLToPath(new URL('../../src', import.meta.url));
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /(?<!\.test)\.ts$/.test(file),
  );
  const own = files.filter((file) => /setInterval\(/.test(readFileSync(join(source, file), 'utf8')));
  expect(own).toEqual(['jobs.ts']);
});
