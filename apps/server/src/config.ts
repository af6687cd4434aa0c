import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';

type Env = Readonly<Record<string, string | undefined>>;

/** Everything about a running server that can be set, with safe defaults. docs/server.md lists it for people. */
export interface Config {
  /** The folder with the database. */
  readonly data: string;
  /** The address of a PostgreSQL that nodes share; '' for a database of this server's own in that folder. */
  readonly database: string;
  /** Where nodes hear of each other (NATS); '' if there is only this one. */
  readonly nats: string;
  /** Nodes of one name belong together: several groups may use one NATS. */
  readonly cluster: string;
  /** The folder with the built page; '' for the one of this project. */
  readonly page: string;
  /** The address people use, if a proxy stands before the server; '' to take each request's own. */
  readonly origin: string;
  /** Whether a proxy of ours says where requests come from. */
  readonly trustProxy: boolean;
  /** The mail server, as smtp://user:password@host:port, and whom letters are from; '' for no letters. */
  readonly smtp: string;
  readonly mailFrom: string;
  /** Whom push services may write to, and hosts of services that are trusted beside those of the known browsers. */
  readonly pushSubject: string;
  readonly pushServices: readonly string[];
  /** Seconds that somebody may be away before he is called to his table. */
  readonly callSeconds: number;
  /** Whoever shows this may read /metrics from elsewhere; '' for only this machine. */
  readonly metricsToken: string;
  readonly botThreads: number;
  readonly botPace: number;
  /** Threads for what takes its time and nobody at a table waits for: analyses, and quests that are played again. */
  readonly workThreads: number;
  readonly botBudget: number;
  /** So many times its budget a strong bot may think about a weighty decision, if earlier ones have left as much. */
  readonly botStretch: number;
  /** Seats on which strong bots think at the same time. */
  readonly keenPerPerson: number;
  readonly keenPerAddress: number;
  readonly mostConnections: number;
  readonly mostConnectionsPerAddress: number;
  /** Seconds within which a request must have said what it wants, and an upgrade must be done. */
  readonly patienceSeconds: number;
  /** Seconds after which a server that was asked to stop is gone, whatever is still under way. */
  readonly stopSeconds: number;
  readonly mostRooms: number;
  /** What an account may keep: so many documents, so many kilobytes in all. */
  readonly mostDocuments: number;
  readonly documentKilobytes: number;
  /** How much of the usual rates is allowed; 0 sets no limits (for load tests). */
  readonly rates: number;
  /** Minutes after which a table that nobody looks at leaves the memory. */
  readonly idleMinutes: number;
  /** Seconds that somebody may be off the line before he counts as gone. */
  readonly graceSeconds: number;
  /** Seconds that somebody may let a game wait before he can be given notice, and how long that notice runs. */
  readonly waitSeconds: number;
  readonly noticeSeconds: number;
  /** Days after which what nobody has used is forgotten; 0 for never. A table that was never started, */
  readonly openDays: number;
  /** one whose game is over, */
  readonly overDays: number;
  /** one with a game that nobody has touched, */
  readonly abandonedDays: number;
  /** a session, */
  readonly sessionDays: number;
  /** and a guest who sits at no table. */
  readonly guestDays: number;
}

/** A variable that cannot be understood. */
export class BadConfig extends Error {
  readonly variable: string;

  constructor(variable: string) {
    super(variable);
    this.variable = variable;
  }
}

const projectData = fileURLToPath(new URL('../../../data', import.meta.url));

/** The configuration from environment variables. */
export function readConfig(env: Env): Config {
  const number = (name: string, usual: number, least: number, most: number): number => {
    const text = env[name];
    if (text === undefined || text === '') return usual;
    const value = Number(text);
    if (!Number.isFinite(value) || value < least || value > most) throw new BadConfig(name);
    return value;
  };
  const flag = (name: string): boolean => {
    const text = env[name] ?? '';
    if (!['', '0', '1'].includes(text)) throw new BadConfig(name);
    return text === '1';
  };
  return {
    data: env.TAFELRUNDE_DATA || projectData,
    database: readAddress('DATABASE_URL', env.DATABASE_URL ?? '', /^postgres(ql)?:$/),
    nats: readAddress('NATS_URL', env.NATS_URL ?? '', /^(nats|tls):$/),
    cluster: readName('TAFELRUNDE_CLUSTER', env.TAFELRUNDE_CLUSTER || 'tafelrunde'),
    page: env.TAFELRUNDE_PAGE ?? '',
    origin: readOrigin(env.TAFELRUNDE_ORIGIN ?? ''),
    trustProxy: flag('TAFELRUNDE_TRUST_PROXY'),
    metricsToken: env.TAFELRUNDE_METRICS_TOKEN ?? '',
    smtp: readAddress('TAFELRUNDE_SMTP', env.TAFELRUNDE_SMTP ?? '', /^smtps?:$/),
    mailFrom: env.TAFELRUNDE_MAIL_FROM || 'Tafelrunde <tafelrunde@localhost>',
    pushSubject: env.TAFELRUNDE_PUSH_SUBJECT || 'mailto:tafelrunde@localhost',
    pushServices: (env.TAFELRUNDE_PUSH_SERVICES ?? '').split(',').filter((host) => host !== ''),
    callSeconds: number('TAFELRUNDE_CALL_SECONDS', 60, 0, 86_400),
    botThreads: number('TAFELRUNDE_BOT_THREADS', Math.max(1, availableParallelism() - 1), 1, 64),
    workThreads: number('TAFELRUNDE_WORK_THREADS', 1, 1, 64),
    botPace: number('TAFELRUNDE_BOT_PACE', 400, 0, 10_000),
    botBudget: number('TAFELRUNDE_BOT_BUDGET', 1000, 50, 30_000),
    botStretch: number('TAFELRUNDE_BOT_STRETCH', 2, 1, 10),
    keenPerPerson: number('TAFELRUNDE_KEEN_PER_PERSON', 6, 0, 1_000_000),
    keenPerAddress: number('TAFELRUNDE_KEEN_PER_ADDRESS', 12, 0, 1_000_000),
    mostConnections: number('TAFELRUNDE_MOST_CONNECTIONS', 10_000, 1, 1_000_000),
    mostConnectionsPerAddress: number('TAFELRUNDE_MOST_CONNECTIONS_PER_ADDRESS', 100, 1, 1_000_000),
    patienceSeconds: number('TAFELRUNDE_PATIENCE_SECONDS', 10, 0.1, 600),
    stopSeconds: number('TAFELRUNDE_STOP_SECONDS', 4, 0.1, 600),
    mostRooms: number('TAFELRUNDE_MOST_TABLES', 5000, 1, 1_000_000),
    mostDocuments: number('TAFELRUNDE_MOST_DOCUMENTS', 500, 0, 1_000_000),
    documentKilobytes: number('TAFELRUNDE_DOCUMENT_KILOBYTES', 4096, 0, 1_000_000),
    rates: number('TAFELRUNDE_RATES', 1, 0, 1000),
    idleMinutes: number('TAFELRUNDE_IDLE_MINUTES', 10, 0.001, 10_000),
    graceSeconds: number('TAFELRUNDE_GRACE_SECONDS', 45, 0, 86_400),
    waitSeconds: number('TAFELRUNDE_WAIT_SECONDS', 180, 0, 86_400),
    noticeSeconds: number('TAFELRUNDE_NOTICE_SECONDS', 120, 0, 86_400),
    openDays: number('TAFELRUNDE_OPEN_DAYS', 7, 0, 10_000),
    overDays: number('TAFELRUNDE_OVER_DAYS', 180, 0, 10_000),
    abandonedDays: number('TAFELRUNDE_ABANDONED_DAYS', 90, 0, 10_000),
    sessionDays: number('TAFELRUNDE_SESSION_DAYS', 180, 0, 10_000),
    guestDays: number('TAFELRUNDE_GUEST_DAYS', 30, 0, 10_000),
  };
}

function readName(variable: string, text: string): string {
  if (!/^[\w-]{1,64}$/.test(text)) throw new BadConfig(variable);
  return text;
}

function readAddress(variable: string, text: string, protocol: RegExp): string {
  if (text === '') return '';
  // NATS takes several, one after the other.
  for (const one of text.split(',')) {
    const address = URL.canParse(one) ? new URL(one) : null;
    if (!address || !protocol.test(address.protocol)) throw new BadConfig(variable);
  }
  return text;
}

function readOrigin(text: string): string {
  if (text === '') return '';
  try {
    return new URL(text).origin;
  } catch {
    throw new BadConfig('TAFELRUNDE_ORIGIN');
  }
}
