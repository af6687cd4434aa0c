import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Game, Plain } from '@tafelrunde/kernel';
import { openPostgres } from '../store/postgres/postgres.ts';
import { Cut } from './cut.ts';
import { emptyPage } from './empty-page.ts';
import { NatsEngine } from './engines/nats.ts';
import { PostgresEngine } from './engines/postgres.ts';
import { History, keptOf } from './history.ts';
import { ServerProcess } from './process.ts';
import { Roamer } from './roamer.ts';
import { Visitor } from './visitor.ts';

/** What is done to a node, or to the database of all. */
const FAULTS = ['kill', 'stand-still', 'cut-nats', 'cut-postgres', 'stop', 'restart-postgres'] as const;
type Fault = (typeof FAULTS)[number];

export interface CrashNodesOptions {
  readonly nodes: number;
  readonly moments: number;
  readonly tables: number;
  readonly game: Game;
  setup(): Plain;
  readonly env?: Readonly<Record<string, string>>;
  /** The built server, if this runs from elsewhere. */
  readonly script?: string;
  /** Milliseconds that a node stands still or is cut off. */
  readonly standStill?: number;
  readonly faults?: readonly Fault[];
  progress?(done: number): void;
}

export interface CrashNodesReport {
  readonly moments: number;
  readonly acknowledged: number;
  readonly games: number;
  /** Acknowledged answers and lines of chat that are not kept. */
  readonly lost: number;
  /** Answers and lines that were taken more than once. */
  readonly doubled: number;
  /** Tables that did not go on in spite of what was done. */
  readonly stuck: number;
  /** The longest time between two acknowledged answers at one table. */
  readonly longestPauseMilliseconds: number;
  readonly faults: Readonly<Record<string, number>>;
  /** The longest time between two acknowledged answers at one table, by what was done meanwhile. */
  readonly pauses: Readonly<Record<string, number>>;
  /** What was shown and is not what is kept, and whatever else must not be. */
  readonly problems: readonly string[];
}

const PATIENCE = 60_000;

interface Node {
  readonly postgres: Cut;
  readonly nats: Cut;
  readonly env: Readonly<Record<string, string>>;
  process: ServerProcess;
}

interface Watched {
  readonly history: History;
  readonly people: readonly Roamer[];
  fresh: number;
  lastAt: number;
}

/** Does harm to nodes under load at random moments, and checks what people were told against what is kept. */
export async function crashNodes(options: CrashNodesOptions): Promise<CrashNodesReport> {
  const { nodes: count, moments, tables: tableCount, game, script, standStill = 10_000, faults = FAULTS } = options;
  const page = emptyPage();
  const postgres = await PostgresEngine.start();
  const nats = await NatsEngine.start();
  const database = await postgres.database();
  const nodes: Node[] = [];
  const watched: Watched[] = [];
  const problems: string[] = [];
  const done: Record<string, number> = {};
  const pauses: Record<string, number> = {};
  let doing = '';
  let [acknowledged, stuck, longest, games] = [0, 0, 0, 0];

  const startNode = async (): Promise<Node> => {
    const own = { postgres: await Cut.open(postgres.port), nats: await Cut.open(nats.port) };
    const env = {
      DATABASE_URL: database.replace(`:${postgres.port}/`, `:${own.postgres.port}/`),
      NATS_URL: `nats://127.0.0.1:${own.nats.port}`,
      TAFELRUNDE_PAGE: page.folder,
      ...{ TAFELRUNDE_RATES: '0', TAFELRUNDE_BOT_PACE: '0', TAFELRUNDE_BOT_THREADS: '1' },
      ...options.env,
    };
    return { ...own, env, process: await ServerProcess.start(env, script) };
  };
  const urls = (): string[] => nodes.map(({ process }) => process.url);

  const tryOpen = async (url: string) => {
    const [player, spectator] = [await Visitor.called(url, 'Plays'), await Visitor.called(url, 'Watches')];
    const id = await player.openTable({
      ...{ game: game.id, setup: options.setup(), access: 'link', spectators: true, clock: null, seats: ['me'] },
    });
    return { player, spectator, id };
  };
  const open = async (): Promise<void> => {
    const until = performance.now() + PATIENCE;
    let opened: Awaited<ReturnType<typeof tryOpen>> | null = null;
    while (!opened) {
      // A node that was cut off a moment ago may still be without its database: then it is tried at another.
      opened = await tryOpen(urls()[randomInt(nodes.length)]).catch((error: unknown) => {
        if (performance.now() > until) throw error;
        return null;
      });
    }
    const { player, spectator, id } = opened;
    games++;
    const history = new History(id);
    const one: { -readonly [K in keyof Watched]: Watched[K] } = {
      history,
      people: [],
      fresh: 0,
      lastAt: performance.now(),
    };
    const failed = (what: string): void => void problems.push(what);
    const playing = new Roamer(player.cookie, id, true, {
      ...{ urls, failed, history },
      acknowledged: () => {
        const pause = performance.now() - one.lastAt;
        longest = Math.max(longest, pause);
        if (doing !== '') pauses[doing] = Math.round(Math.max(pauses[doing] ?? 0, pause));
        one.lastAt = performance.now();
        one.fresh++;
        acknowledged++;
      },
    });
    const watching = new Roamer(spectator.cookie, id, false, { urls, failed, history });
    one.people = [playing, watching];
    watched.push(one);
  };

  const running = (): Watched[] => watched.filter(({ people }) => !people[0].over);
  const allGoOn = async (): Promise<void> => {
    const until = performance.now() + PATIENCE;
    const waiting = running();
    for (const one of waiting) one.fresh = 0;
    const standing = (): number => waiting.filter(({ fresh, people }) => fresh === 0 && !people[0].over).length;
    while (standing() > 0 && performance.now() < until) await sleep(10);
    stuck += standing();
  };

  const harm = async (fault: Fault): Promise<void> => {
    const node = nodes[randomInt(nodes.length)];
    const again = async (): Promise<void> => {
      node.process = await ServerProcess.start(node.env, script);
    };
    const began = performance.now();
    const rest = (): Promise<void> => sleep(Math.max(0, standStill - (performance.now() - began)));
    switch (fault) {
      case 'kill':
        await node.process.kill();
        await allGoOn();
        return again();
      case 'stop':
        if ((await node.process.stop()) !== 0) problems.push('a node did not stop in good order');
        await allGoOn();
        return again();
      case 'stand-still':
        node.process.signal('SIGSTOP');
        await allGoOn();
        await rest();
        node.process.signal('SIGCONT');
        return;
      case 'cut-nats':
      case 'cut-postgres': {
        const line = fault === 'cut-nats' ? node.nats : node.postgres;
        line.cut();
        await allGoOn();
        await rest();
        line.heal();
        return;
      }
      case 'restart-postgres':
        await postgres.restart(randomInt(2) === 0);
        await allGoOn();
    }
  };

  /** A node that ended although nobody has ended it. */
  const reviveNodes = async (): Promise<void> => {
    for (const node of nodes) {
      if (!node.process.gone) continue;
      problems.push(`a node ended by itself: ${node.process.log.slice(-2000)}`);
      node.process = await ServerProcess.start(node.env, script);
    }
  };

  try {
    for (let i = 0; i < count; i++) nodes.push(await startNode());
    for (let moment = 0; moment < moments; moment++) {
      await reviveNodes();
      while (running().length < tableCount) await open();
      await allGoOn();
      await sleep(randomInt(300));
      const fault = faults[moment < faults.length ? moment : randomInt(faults.length)];
      done[fault] = (done[fault] ?? 0) + 1;
      doing = fault;
      await harm(fault);
      await allGoOn();
      doing = '';
      options.progress?.(moment + 1);
    }
    await allGoOn();
    await reviveNodes();
    await Promise.all(watched.flatMap(({ people }) => people.map((one) => one.stop())));
    let [lost, doubled] = [0, 0];
    const store = await openPostgres(database);
    for (const { history } of watched) {
      const found = history.check(await keptOf(store, history.id), game);
      lost += found.lost;
      doubled += found.doubled;
      problems.push(...found.problems);
    }
    await store.close();
    const longestPauseMilliseconds = Math.round(longest);
    return {
      moments,
      acknowledged,
      games,
      lost,
      doubled,
      stuck,
      longestPauseMilliseconds,
      faults: done,
      pauses,
      problems,
    };
  } finally {
    for (const { people } of watched) for (const one of people) void one.stop();
    for (const node of nodes) {
      node.process.signal('SIGCONT');
      await node.process.kill();
      node.postgres.close();
      node.nats.close();
    }
    await nats.stop();
    await postgres.stop();
    page.remove();
  }
}
