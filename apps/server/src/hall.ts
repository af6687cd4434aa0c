import { timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, Server } from 'node:http';
import { createApp } from './app.ts';
import type { Bots } from './bots/bots.ts';
import { botPool } from './bots/pool.ts';
import { WorkerThreads } from './bots/threads.ts';
import type { Config } from './config.ts';
import type { ServedGames } from './games.ts';
import { Health } from './health.ts';
import { createApi } from './http/api.ts';
import { isFromHere, isOwnHost } from './http/origin.ts';
import { Rates } from './http/rates.ts';
import { Sockets } from './http/sockets.ts';
import type { Jobs } from './jobs.ts';
import { Journal } from './journal.ts';
import { Live } from './live.ts';
import type { Log } from './log.ts';
import { Metrics } from './metrics.ts';
import { Passkeys } from './passkeys.ts';
import { People } from './people.ts';
import { Retention } from './retention.ts';
import { patienceOf } from './rooms/patience.ts';
import { House } from './rooms/rooms.ts';
import { openStore } from './store/sqlite.ts';
import type { Store } from './store/store.ts';
import { openThreadedStore } from './store/threaded.ts';

interface HallOptions {
  readonly config: Config;
  readonly log: Log;
  readonly games: ServedGames;
  readonly bots: Bots | undefined;
  readonly openStore: ((folder: string) => Promise<Store>) | undefined;
  readonly jobs: Jobs;
}

const HOUR = 3600 * 1000;
const MINUTE = 60 * 1000;

/** The whole server apart from its port, put together in one place. */
export class Hall {
  readonly config: Config;
  private readonly live: Live;
  private readonly metrics = new Metrics();
  private readonly jobs: Jobs;
  private readonly store: Store;
  private readonly journal: Journal;
  private readonly house: House;
  private readonly people: People;
  private readonly passkeys: Passkeys;
  private readonly bots: Bots;
  private readonly log: Log;
  private readonly rates: Rates;
  private sockets: Sockets | null = null;
  private readonly health: Health;
  private readonly retention: Retention;

  private constructor({ config, log, games, bots, jobs }: HallOptions, store: Store) {
    const now = (): number => Date.now();
    const { metrics } = this;
    this.config = config;
    this.log = log;
    this.jobs = jobs;
    this.store = store;
    this.health = new Health(store, now);
    this.journal = new Journal(store, {
      committed: (_groups, milliseconds) => {
        this.health.written();
        metrics.commits.observe(milliseconds / 1000);
      },
      failed: (error) => {
        this.health.failed(error);
        log.error('a commit failed', { error });
      },
    });
    this.bots = bots ?? botPool(config, new WorkerThreads(config.botThreads), log);
    this.people = new People(store, now, { limited: config.rates > 0, sessionDays: config.sessionDays });
    this.passkeys = new Passkeys(store, this.people, now);
    this.rates = new Rates(config.rates);
    this.house = new House({
      ...{ store, games, log, metrics, now, jobs, journal: this.journal, bots: this.bots },
      patience: patienceOf(config),
      mayTalk: (table) => this.rates.strangers.allows(table),
      mayOpen: ({ person, address }) => this.rates.newTables.allows(address) && this.rates.newTables.allows(person),
      maySend: (person, bytes) => this.rates.looks.allows(person, bytes),
      mostRooms: config.mostRooms,
      idleAfter: config.idleMinutes * MINUTE,
    });
    const { house, people, rates } = this;
    this.live = new Live({ config, house, people, rates, metrics, log, jobs });
    this.retention = new Retention({ store, config, log, now });
    jobs.every(MINUTE, 'uses', () => this.noteUses());
    jobs.every(HOUR, 'housekeeping', () => this.tidy());
    jobs.every(6 * HOUR, 'inspection', () => this.health.inspect());
  }

  static async open(options: HallOptions): Promise<Hall> {
    const { config, jobs } = options;
    // A thread needs a built file; tests, which run from the sources, do without.
    const open = options.openStore ?? (import.meta.url.endsWith('.js') ? openThreadedStore : openStore);
    const hall = new Hall(options, await open(config.data));
    await jobs.attempt('housekeeping', () => hall.tidy());
    void jobs.attempt('older tables', () => hall.house.tryOlder());
    options.log.info('open', { tables: await hall.store.countTables() });
    return hall;
  }

  app(webRoot: string, docsRoot: string): ReturnType<typeof createApp> {
    const { config, house, live, people, passkeys, store, rates, metrics } = this;
    return createApp({
      webRoot,
      docsRoot,
      api: createApi({ config, house, live, people, passkeys, store, rates, metrics }),
      isOwnHost: ({ headers, socket }) => isOwnHost(headers, socket.remoteAddress, config),
      hsts: config.origin.startsWith('https:'),
      trouble: () => this.health.trouble(),
      log: this.log,
      metrics: (request) => this.numbers(request),
    });
  }

  /** Takes its visitors from this port. */
  attach(server: Server): Sockets {
    this.sockets = new Sockets(server, this.config, this.metrics);
    this.live.attach(server);
    return this.sockets;
  }

  /** Writes down what was used lately; then forgets what was not for long. */
  private async tidy(): Promise<void> {
    await this.noteUses();
    await this.retention.tidy();
  }

  private async noteUses(): Promise<void> {
    await this.house.noteTouched();
    await this.people.noteUses();
  }

  /** The numbers for this machine itself, or for whoever shows the token. */
  private async numbers({ headers, socket }: IncomingMessage): Promise<string | null> {
    const { metricsToken, origin, trustProxy } = this.config;
    // Behind a proxy of ours the whole world comes from this machine.
    const local = origin === '' && !trustProxy && isFromHere(headers, socket.remoteAddress);
    const shown = Buffer.from(headers.authorization ?? '');
    const wanted = Buffer.from(`Bearer ${metricsToken}`);
    const known = metricsToken !== '' && shown.length === wanted.length && timingSafeEqual(shown, wanted);
    if (!local && !known) return null;
    const { open, running, over } = await this.store.countTables();
    const memory = process.memoryUsage();
    return this.metrics.text({
      tafelrunde_tables_open: [open, 'Tables that wait for people.'],
      tafelrunde_tables_running: [running, 'Tables with a game under way.'],
      tafelrunde_tables_over: [over, 'Tables whose game is over.'],
      tafelrunde_rooms: [this.house.size, 'Tables in memory.'],
      tafelrunde_sockets: [this.sockets?.size ?? 0, 'Sockets, whatever is said on them.'],
      tafelrunde_bots_waiting: [this.bots.waiting, 'Questions to bots that wait for a thread.'],
      tafelrunde_connections: [this.live.connections, 'Live connections.'],
      process_resident_memory_bytes: [memory.rss, 'Memory of the process.'],
      nodejs_heap_used_bytes: [memory.heapUsed, 'Memory used by JavaScript.'],
      process_cpu_seconds: [process.cpuUsage().user / 1e6 + process.cpuUsage().system / 1e6, 'CPU time used.'],
    });
  }

  /** Finishes writes, tells everybody, and lets go of the database. */
  async close(): Promise<void> {
    // Who talks without end must not keep the others waiting.
    this.live.stopListening();
    await this.jobs.stop();
    await this.house.close();
    await this.live.close();
    await this.journal.settled();
    await this.jobs.attempt('uses', () => this.noteUses());
    await this.bots.close();
    await this.store.close();
    this.log.info('closed');
  }
}
