import { mkdtempSync, rmSync } from 'node:fs';
import { connect as connectSocket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Engine } from './engine.ts';
import { findProgram, freePort } from './program.ts';

/** A NATS server of our own with JetStream, in a folder that is thrown away. For tests and measurements. */
export class NatsEngine {
  readonly port: number;
  private readonly folder: string;
  private readonly engine: Engine;

  private constructor(folder: string, port: number, engine: Engine) {
    this.folder = folder;
    this.port = port;
    this.engine = engine;
  }

  static async start(): Promise<NatsEngine> {
    const program = findProgram('nats-server', 'nats-server');
    const folder = mkdtempSync(join(tmpdir(), 'tafelrunde-nats-'));
    const port = await freePort();
    const args = ['-a', '127.0.0.1', '-p', String(port), '-js', '-sd', folder];
    const engine = new Engine(program, args, { cwd: tmpdir(), folder });
    await engine.ready(() => answers(port));
    return new NatsEngine(folder, port, engine);
  }

  get url(): string {
    return `nats://127.0.0.1:${this.port}`;
  }

  async stop(): Promise<void> {
    await this.engine.stop('SIGTERM');
    rmSync(this.folder, { recursive: true, force: true });
  }
}

/** A server of NATS speaks first. */
function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connectSocket(port, '127.0.0.1');
    const done = (well: boolean): void => {
      socket.destroy();
      resolve(well);
    };
    socket.once('data', (data) => done(data.toString().startsWith('INFO')));
    socket.once('error', () => done(false));
  });
}
