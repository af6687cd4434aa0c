import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { Plain } from '@tafelrunde/kernel';
import type { AttackPlan } from './attacks.ts';
import { missingAnswers } from './crash.ts';
import { seatTable, thinkTime } from './load.ts';
import { Player } from './player.ts';
import { ServerProcess, type StartServer } from './process.ts';
import { Visitor } from './visitor.ts';

export interface SiegeOptions {
  /** The data folder of the server that is besieged. */
  readonly data: string;
  /** How long people play: a third of it in peace. */
  readonly seconds: number;
  readonly tables: number;
  readonly game: string;
  setup(): Plain;
  readonly env?: Readonly<Record<string, string>>;
  /** Only these attacks; all unless told otherwise. */
  readonly attacks?: readonly string[] | undefined;
  /** The built server and the built attacker, if this runs from elsewhere. */
  readonly script?: string;
  readonly attacker?: URL;
  readonly start?: StartServer;
  readonly besiege?: Besiege;
  progress?(done: number, total: number): void;
}

export interface SiegeReport {
  /** Answers of honest people during the siege, and how long they took to be acknowledged. */
  readonly honestAnswers: number;
  readonly p50Milliseconds: number;
  readonly p99Milliseconds: number;
  /** The same before it. */
  readonly quietP99Milliseconds: number;
  /** Acknowledged answers that were not on disk when it was over. */
  readonly lost: number;
  /** Whatever went wrong for honest people, and a server that did not stop in time. */
  readonly errors: number;
  /** From the wish that the server stop, in the middle of it, to its end. */
  readonly stopMilliseconds: number;
  readonly problems: readonly string[];
  /** How often each attack was tried. */
  readonly attempts: Readonly<Record<string, number>>;
}

/** Seconds that honest people think, on average. */
const THINK = 0.25;
const LONGEST_STOP = 5000;
const LONGEST_BEGINNING = 15_000;
const LOGIN = { login: 'anna', password: 'a password that nobody guesses' };

interface HonestTable {
  readonly id: string;
  readonly acknowledged: Map<number, string>;
  readonly players: Player[];
}

/** Honest people play while a server of their own is attacked in many ways; and how it bears that. */
export async function siege(options: SiegeOptions): Promise<SiegeReport> {
  const { data, seconds, game, script, attacks } = options;
  const start = options.start ?? ((env) => ServerProcess.start(env, script));
  const server = await start({ TAFELRUNDE_DATA: data, ...options.env });
  const problems: string[] = [];
  const tables: HonestTable[] = [];
  let times: number[] = [];
  let ending = false;
  const failed = (what: string): void => {
    if (!ending) problems.push(what);
  };

  const open = async (row: number): Promise<void> => {
    const from = honestAddress(row);
    const seated = await seatTable({ url: server.url, people: 2, game, setup: options.setup, from });
    const table: HonestTable = { id: seated[0].table, acknowledged: new Map(), players: [] };
    for (const { visitor } of seated) {
      const player = new Player(visitor, table.id, () => thinkTime(THINK), {
        answered: (_player, position, id, milliseconds) => {
          table.acknowledged.set(position, id);
          times.push(milliseconds);
        },
        failed,
      });
      table.players.push(player);
      await player.connect();
    }
    tables[row] = table;
    finished.push(table);
  };
  const finished: HonestTable[] = [];
  /** Plays on for a time; whoever has finished a game begins another. */
  const play = async (forSeconds: number, done: number): Promise<number[]> => {
    times = [];
    const until = performance.now() + forSeconds * 1000;
    while (performance.now() < until) {
      await sleep(Math.min(500, Math.max(0, until - performance.now())));
      options.progress?.(done + forSeconds - (until - performance.now()) / 1000, seconds);
      for (const [row, { players }] of tables.entries()) {
        if (!players.some(({ over }) => over)) continue;
        for (const player of players) player.stop();
        await open(row).catch((error: unknown) => failed(String(error)));
      }
    }
    return times.slice().sort((a, b) => a - b);
  };

  try {
    const owner = await Visitor.called(server.url, 'Anna', honestAddress(100));
    await owner.must('POST', '/account', LOGIN);
    for (let row = 0; row < options.tables; row++) await open(row);
    const quiet = await play(seconds / 3, 0);

    const setups = Array.from({ length: 8 }, options.setup);
    const plan = { port: Number(new URL(server.url).port), game, setups, login: LOGIN.login, only: attacks ?? null };
    const besieger = (options.besiege ?? inThread(options.attacker))(plan);
    await besieger.begun;
    const besieged = await play((seconds * 2) / 3, seconds / 3);
    // Its owner gets in all the same.
    await new Visitor(server.url, honestAddress(101))
      .must('POST', '/login', LOGIN)
      .catch((error: unknown) => failed(String(error)));

    ending = true;
    const began = performance.now();
    const code = await Promise.race([server.stop(), sleep(LONGEST_STOP * 2, 'late' as const)]);
    const stopMilliseconds = performance.now() - began;
    ending = false;
    if (code !== 0) failed(`the server ended with ${code}`);
    if (stopMilliseconds > LONGEST_STOP) failed('the server did not stop in time');
    ending = true;
    const attempts = await besieger.stop();
    for (const { players } of tables) for (const player of players) player.stop();
    if (code === 'late') await server.kill();
    const lost = await missingAnswers(data, finished);
    const at = (sorted: readonly number[], share: number): number =>
      Math.round((sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0) * 10) / 10;
    return {
      honestAnswers: besieged.length,
      p50Milliseconds: at(besieged, 0.5),
      p99Milliseconds: at(besieged, 0.99),
      quietP99Milliseconds: at(quiet, 0.99),
      lost,
      errors: problems.length,
      stopMilliseconds: Math.round(stopMilliseconds),
      problems: problems.slice(0, 20),
      attempts,
    };
  } finally {
    await server.kill();
  }
}

/** People come from addresses of their own, as they do everywhere. */
const honestAddress = (row: number): string => `127.0.0.${10 + row}`;

/** Attacks until it is told to stop, and then says how often it has tried what. */
interface Besieger {
  /** Every kind of attack is under way. */
  readonly begun: Promise<unknown>;
  stop(): Promise<Record<string, number>>;
}

type Besiege = (plan: AttackPlan) => Besieger;

/** In a thread of its own. */
const inThread =
  (attacker = new URL('./attacker.js', import.meta.url)): Besiege =>
  (plan) => {
    const worker = new Worker(attacker, { workerData: plan, execArgv: [] });
    const begun = Promise.race([once(worker, 'message'), sleep(LONGEST_BEGINNING, null, { ref: false })]);
    const tries = new Promise<Record<string, number>>((resolve, reject) => {
      worker.on('message', (told: 'begun' | Record<string, number>) => told !== 'begun' && resolve(told));
      worker.on('error', reject);
    });
    tries.catch(() => {});
    return {
      begun,
      stop: async () => {
        worker.postMessage('stop');
        const told = await Promise.race([tries, sleep(5000, {} as Record<string, number>)]);
        await worker.terminate();
        return told;
      },
    };
  };
