import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Plain } from '@tafelrunde/kernel';
import { openStore } from '../store/sqlite.ts';
import { isLed } from './led.ts';
import { Player } from './player.ts';
import { ServerProcess, type StartServer } from './process.ts';
import { Visitor } from './visitor.ts';

export interface CrashOptions {
  /** The data folder, which outlives every crash. */
  readonly data: string;
  readonly moments: number;
  readonly tables: number;
  readonly game: string;
  setup(): Plain;
  readonly env?: Readonly<Record<string, string>>;
  /** The built server, if this runs from elsewhere. */
  readonly script?: string;
  readonly start?: StartServer;
  progress?(done: number): void;
}

export interface CrashReport {
  readonly moments: number;
  /** Answers that were acknowledged in all. */
  readonly acknowledged: number;
  readonly games: number;
  /** Acknowledged answers that were gone after a restart. */
  readonly lost: number;
  /** Tables that did not go on after a restart. */
  readonly stuck: number;
  readonly problems: readonly string[];
}

/** After so long without an answer, a table that should go on is stuck. */
const PATIENCE = 60_000;
const LONGEST_LIFE = 300;

interface Watched {
  readonly visitor: Visitor;
  readonly id: string;
  /** Every acknowledged answer by its position. */
  readonly acknowledged: Map<number, string>;
  player: Player | null;
  /** Answers since the last start. */
  fresh: number;
  over: boolean;
}

/**
 * Kills a server under load at random moments and starts it again, and checks each time that every acknowledged answer is
 * in the database as it was given, and that every table goes on.
 */
export async function crashTest(options: CrashOptions): Promise<CrashReport> {
  const { data, moments, tables: count, game, setup, script } = options;
  const start = options.start ?? ((env) => ServerProcess.start(env, script));
  const env = { TAFELRUNDE_DATA: data, TAFELRUNDE_RATES: '0', TAFELRUNDE_BOT_PACE: '0', ...options.env };
  const tables: Watched[] = [];
  const problems: string[] = [];
  let [lost, stuck, acknowledged, games] = [0, 0, 0, 0];

  const open = async (url: string): Promise<void> => {
    const visitor = await Visitor.called(url, 'Crash');
    const id = await visitor.openTable({
      ...{ game, setup: setup(), access: 'link', spectators: true, clock: null, seats: ['me'] },
    });
    tables.push({ visitor, id, acknowledged: new Map(), player: null, fresh: 0, over: false });
    games++;
  };

  const sit = async (table: Watched, url: string): Promise<void> => {
    // The port is another one after every start; the cookie is the same.
    const visitor = Object.assign(new Visitor(url), { cookie: table.visitor.cookie });
    table.fresh = 0;
    table.player = new Player(visitor, table.id, () => randomInt(5), {
      answered: (_player, position, id) => {
        table.acknowledged.set(position, id);
        table.fresh++;
        acknowledged++;
      },
      failed: (what) => problems.push(what),
    });
    const live = await table.player.connect();
    if (live.mirror.table?.state === 'open') await live.say({ type: 'start' });
  };

  for (let moment = 0; moment < moments; moment++) {
    const server = await start(env);
    while (tables.filter(({ over }) => !over).length < count) await open(server.url);
    const running = tables.filter(({ over }) => !over);
    await Promise.all(running.map((table) => sit(table, server.url)));
    const until = performance.now() + PATIENCE;
    const goesOn = ({ player, fresh }: Watched): boolean => fresh > 0 || player?.over === true;
    while (!running.every(goesOn) && performance.now() < until) await sleep(5);
    stuck += running.filter((table) => !goesOn(table)).length;
    await sleep(randomInt(LONGEST_LIFE));
    await server.kill();
    for (const table of running) {
      table.over = table.player?.over === true;
      table.player?.stop();
    }
    lost += await missingAnswers(data, running);
    options.progress?.(moment + 1);
  }
  return { moments, acknowledged, games, lost, stuck, problems };
}

/** How many acknowledged answers are not on disk as they were given. */
export async function missingAnswers(
  data: string,
  tables: readonly Pick<Watched, 'id' | 'acknowledged'>[],
): Promise<number> {
  const store = await openStore(data);
  try {
    let lost = 0;
    for (const { id, acknowledged } of tables) {
      const kept = new Map((await store.answers(id)).map(({ position, answer }) => [position, answer]));
      for (const [position, answer] of acknowledged) {
        if (kept.get(position) === answer) continue;
        if (kept.get(position + 1) !== answer || !(await isLed(store, id, position, kept))) lost++;
      }
    }
    return lost;
  } finally {
    await store.close();
  }
}
