import { timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, Server } from 'node:http';
import { AnalysisDesk } from './analyses.ts';
import { createApp } from './app.ts';
import type { Bots } from './bots/bots.ts';
import { botPool } from './bots/pool.ts';
import { SpreadThreads } from './bots/spread.ts';
import { WorkerThreads } from './bots/threads.ts';
import { Caller } from './calls/caller.ts';
import { Mail } from './calls/mail.ts';
import { Push } from './calls/push.ts';
import { wishesOf } from './calls/wishes.ts';
import { type Among, amongNodes, Nodes } from './cluster/nodes.ts';
import type { Config } from './config.ts';
import type { GamesById } from './games.ts';
import { Health } from './health.ts';
import { createApi } from './http/api.ts';
import { isFromHere, isOwnHost } from './http/origin.ts';
import { createPictures } from './http/pictures.ts';
import { Rates } from './http/rates.ts';
import { Sockets } from './http/sockets.ts';
import type { Jobs } from './jobs.ts';
import { Journal } from './journal.ts';
import { Live } from './live.ts';
import { Lobby } from './lobby.ts';
import type { Log } from './log.ts';
import { Metrics } from './metrics.ts';
import { Passkeys } from './passkeys.ts';
import { People } from './people.ts';
import { QuestDesk } from './quests.ts';
import { Ratings } from './ratings/ratings.ts';
import { Retention } from './retention.ts';
import { House } from './rooms/house.ts';
import { patienceOf } from './rooms/patience.ts';
import { openPostgres } from './store/postgres/postgres.ts';
import { openStore } from './store/sqlite.ts';
import type { Store, StoredTable } from './store/store.ts';
import { openThreadedStore } from './store/threaded.ts';
import { openWorkshop, type Workshop } from './work/workshop.ts';

interface HallOptions {
  readonly config: Config;
  readonly log: Log;
  readonly games: GamesById;
  readonly bots: Bots | undefined;
  readonly openStore: ((folder: string) => Promise<Store>) | undefined;
  readonly jobs: Jobs;
  readonly now: () => number;
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
  private readonly thoughtElsewhere: () => number;
  private readonly log: Log;
  private readonly rates: Rates;
  private sockets: Sockets | null = null;
  private readonly health: Health;
  private readonly retention: Retention;
  private readonly ratings: Ratings;
  private readonly nodes: Nodes | null;
  private stopping = false;
  private readonly lobby: Lobby;
  private readonly push: Push;
  private readonly mail: Mail | null;
  private readonly caller: Caller;
  private readonly now: () => number;
  private readonly workshop: Workshop;
  private readonly quests: QuestDesk;
  private readonly analyses: AnalysisDesk;

  private constructor({ config, log, games, bots, jobs, now }: HallOptions, store: Store, among: Among | null) {
    this.now = now;
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
    const threads = new WorkerThreads(config.botThreads);
    const spread = among?.queue ? new SpreadThreads(threads, among.queue, log) : null;
    this.thoughtElsewhere = () => spread?.elsewhere ?? 0;
    this.bots = bots ?? botPool(config, spread ?? threads, log);
    this.workshop = openWorkshop(config.workThreads, among?.queue ?? null, log);
    this.quests = new QuestDesk(store.quests, this.workshop, now);
    this.analyses = new AnalysisDesk({ store: store.analyses, workshop: this.workshop, games, log, now });
    this.people = new People(store, now, { limited: config.rates > 0, sessionDays: config.sessionDays });
    this.passkeys = new Passkeys(store, this.people, now);
    this.rates = new Rates(config.rates);
    this.house = new House({
      ...{ store, games, log, metrics, now, jobs, journal: this.journal, bots: this.bots },
      patience: patienceOf(config),
      mayTalk: (table) => this.rates.strangers.allows(table),
      mayOpen: ({ person, address }) => this.rates.newTables.allows(address) && this.rates.newTables.allows(person),
      maySend: (person, bytes) => this.rates.looks.allows(person, bytes),
      blocked: (person, others) => store.relations.blocked(person, others),
      news: (table) => this.heard(table),
      isHere: (person) => this.lobby.presence.isHere(person),
      vacation: async (person) => (await wishesOf(store, person)).vacation,
      mostRooms: config.mostRooms,
      idleAfter: config.idleMinutes * MINUTE,
      holding: among?.holding,
    });
    const { house, people, rates } = this;
    this.lobby = new Lobby({ store, house, log, jobs, now });
    this.push = new Push(store, config.pushSubject, config.pushServices);
    this.mail = config.smtp === '' ? null : new Mail(config.smtp, config.mailFrom);
    this.caller = new Caller({
      ...{ store, push: this.push, mail: this.mail, log, jobs, now, origin: config.origin },
      isLooking: (person) => this.lobby.presence.isLooking(person),
      patience: config.callSeconds * 1000,
    });
    const { lobby, caller } = this;
    this.nodes =
      among &&
      new Nodes(among, {
        ...{ house, people, rates, lobby, caller, log },
        sendAway: () => this.live.sendAway(),
        endSession: (session) => this.live.endSession(session),
        endPerson: (person) => this.live.endPerson(person),
      });
    const tables = this.nodes?.cluster ?? house;
    jobs.every(5000, 'slow games', () => house.passTime());
    this.live = new Live({ config, house, tables, lobby: this.lobby, people, rates, metrics, log, jobs });
    this.retention = new Retention({ store, config, log, now });
    this.ratings = new Ratings(store);
    jobs.every(MINUTE, 'uses', () => this.noteUses());
    jobs.every(MINUTE, 'ratings', () => this.ratings.count());
    jobs.every(MINUTE, 'questions', () => this.passkeys.tidy());
    jobs.every(HOUR, 'housekeeping', () => this.tidy());
    jobs.every(6 * HOUR, 'inspection', () => this.health.inspect());
  }

  static async open(options: HallOptions): Promise<Hall> {
    const { config, jobs } = options;
    const store = await (options.openStore ?? openAny(config))(config.data);
    const hall = new Hall(options, store, await amongNodes(config, store, options.log));
    await jobs.attempt('housekeeping', () => hall.tidy());
    void jobs.attempt('ratings', () => hall.ratings.count());
    void jobs.attempt('older tables', () => hall.house.tryOlder());
    options.log.info('open', { tables: await hall.store.countTables() });
    return hall;
  }

  app(webRoot: string, docsRoot: string): ReturnType<typeof createApp> {
    const { config, house, live, lobby, people, passkeys, store, rates, metrics, push, mail, caller, now } = this;
    return createApp({
      webRoot,
      docsRoot,
      api: createApi({
        config,
        house,
        tables: this.nodes?.cluster ?? house,
        live,
        people,
        passkeys,
        store,
        rates,
        metrics,
        ...{ lobby, push, mail, caller, now, quests: this.quests, analyses: this.analyses },
      }),
      pictures: createPictures({ config, tables: this.nodes?.cluster ?? house, store, workshop: this.workshop, rates }),
      isOwnHost: ({ headers, socket }) => isOwnHost(headers, socket.remoteAddress, config),
      hsts: config.origin.startsWith('https:'),
      trouble: () => this.health.trouble(),
      ready: async () => !this.stopping && this.nodes?.ready !== false && (await this.health.trouble()) === null,
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

  /** Something is different at a table, and on disk. */
  private heard(table: StoredTable): void {
    this.lobby.tableChanged(table);
    this.caller.tableChanged(table);
    if (table.state === 'over') void this.jobs.attempt('ratings', () => this.ratings.count());
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
    const [there, here] = this.nodes?.counts ?? [0, 0];
    return this.metrics.text({
      tafelrunde_tables_open: [open, 'Tables that wait for people.'],
      tafelrunde_tables_running: [running, 'Tables with a game under way.'],
      tafelrunde_tables_over: [over, 'Tables whose game is over.'],
      tafelrunde_rooms: [this.house.size, 'Tables in memory.'],
      tafelrunde_sockets: [this.sockets?.size ?? 0, 'Sockets, whatever is said on them.'],
      tafelrunde_bots_waiting: [this.bots.waiting, 'Questions to bots that wait for a thread.'],
      tafelrunde_bots_elsewhere: [this.thoughtElsewhere(), 'Thoughts of bots that workers had.'],
      tafelrunde_connections: [this.live.connections, 'Live connections.'],
      tafelrunde_lines_elsewhere: [there, 'Lines of people here at tables of other nodes.'],
      tafelrunde_lines_from_elsewhere: [here, 'Lines of people at other nodes at tables here.'],
      tafelrunde_ready: [this.nodes?.ready === false || this.stopping ? 0 : 1, 'Whether people shall be sent here.'],
      process_resident_memory_bytes: [memory.rss, 'Memory of the process.'],
      nodejs_heap_used_bytes: [memory.heapUsed, 'Memory used by JavaScript.'],
      process_cpu_seconds: [process.cpuUsage().user / 1e6 + process.cpuUsage().system / 1e6, 'CPU time used.'],
    });
  }

  /** Finishes writes, tells everybody, and lets go of the database. */
  async close(): Promise<void> {
    // Who talks without end must not keep the others waiting.
    this.stopping = true;
    this.analyses.close();
    this.nodes?.stop();
    this.live.stopListening();
    this.lobby.close();
    await this.jobs.stop();
    await this.house.close();
    await this.live.close();
    await this.journal.settled();
    await this.jobs.attempt('uses', () => this.noteUses());
    await this.nodes?.close();
    this.mail?.close();
    await this.bots.close();
    await this.workshop.close();
    await this.store.close();
    this.log.info('closed');
  }
}

/** A database that nodes share, or one of our own. */
function openAny({ database }: Config): (folder: string) => Promise<Store> {
  if (database !== '') return () => openPostgres(database);
  // A thread needs a built file; tests, which run from the sources, do without.
  return import.meta.url.endsWith('.js') ? openThreadedStore : openStore;
}
