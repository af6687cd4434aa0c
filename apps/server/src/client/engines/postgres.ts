import { execFileSync, spawnSync } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import pg from 'pg';
import { Engine } from './engine.ts';
import { findProgram, freePort } from './program.ts';

interface User {
  readonly uid: number;
  readonly gid: number;
}

/** PostgreSQL does not run as root: whoever is root lets an unprivileged user run it. */
function unprivileged(): User | null {
  if (process.getuid?.() !== 0) return null;
  for (const name of ['postgres', 'nobody']) {
    const [uid, gid] = ['-u', '-g'].map((what) => Number(spawnSync('id', [what, name]).stdout?.toString().trim()));
    if (uid > 0) return { uid, gid };
  }
  throw new Error('PostgreSQL does not run as root, and there is no other user to run it');
}

/** A PostgreSQL of our own: in a folder that is thrown away, on a free port of this machine. For tests and measurements. */
export class PostgresEngine {
  readonly port: number;
  private readonly folder: string;
  private readonly user: User | null;
  private engine: Engine | null = null;
  private databases = 0;

  private constructor(folder: string, port: number, user: User | null) {
    this.folder = folder;
    this.port = port;
    this.user = user;
  }

  /** Starts one; fails with a sentence if it is not installed. */
  static async start(): Promise<PostgresEngine> {
    const initdb = join(dirname(findProgram('postgres', 'postgresql')), 'initdb');
    const user = unprivileged();
    const folder = mkdtempSync(join(tmpdir(), 'tafelrunde-postgres-'));
    if (user) chownSync(folder, user.uid, user.gid);
    const made = ['-D', join(folder, 'data'), '-U', 'tafelrunde', '-A', 'trust', '-E', 'UTF8', '--locale=C', '-N'];
    execFileSync(initdb, made, { stdio: 'pipe', cwd: folder, ...user });
    const postgres = new PostgresEngine(folder, await freePort(), user);
    await postgres.run();
    return postgres;
  }

  private async run(): Promise<void> {
    const settings = {
      ...{ port: this.port, listen_addresses: '127.0.0.1', unix_socket_directories: '' },
      ...{ max_connections: 200, shared_buffers: '64MB', wal_level: 'replica' },
    };
    const args = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
    const program = findProgram('postgres', 'postgresql');
    const { folder, user } = this;
    this.engine = new Engine(program, ['-D', join(folder, 'data'), ...args], { cwd: tmpdir(), folder, ...user });
    await this.engine.ready(() =>
      this.ask('select 1').then(
        () => true,
        () => false,
      ),
    );
  }

  private async ask(sql: string): Promise<void> {
    const client = new pg.Client({ connectionString: this.url('postgres'), connectionTimeoutMillis: 2000 });
    client.on('error', () => {});
    await client.connect();
    try {
      await client.query(sql);
    } finally {
      await client.end();
    }
  }

  private url(database: string): string {
    return `postgres://tafelrunde@127.0.0.1:${this.port}/${database}`;
  }

  /** The address of a new, empty database. */
  async database(): Promise<string> {
    const name = `test_${++this.databases}`;
    await this.ask(`create database ${name}`);
    return this.url(name);
  }

  /** Stops it, in good order or as a crash would, and starts it again. */
  async restart(crash: boolean): Promise<void> {
    await this.engine?.stop(crash ? 'SIGQUIT' : 'SIGINT');
    await this.run();
  }

  async stop(): Promise<void> {
    await this.engine?.stop('SIGQUIT');
    rmSync(this.folder, { recursive: true, force: true });
  }
}
