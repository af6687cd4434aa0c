import { Door } from './door.ts';
import { emptyPage } from './empty-page.ts';
import { NatsEngine } from './engines/nats.ts';
import { PostgresEngine } from './engines/postgres.ts';
import { ServerProcess } from './process.ts';

/** Nodes in processes of their own. */
export interface NodeProcesses {
  readonly urls: readonly string[];
  /** Addresses that stay: each leads to its node, and to the others while that one is not there. */
  readonly doors: readonly string[];
  /** Stops a node in good order, does something while it is away, and starts it again; gives its exit code. */
  restart(node: number, meanwhile?: () => Promise<void>): Promise<number | null>;
  stop(): Promise<void>;
}

/** So many nodes, on a PostgreSQL and a NATS that are started for them. */
export async function startNodeProcesses(
  count: number,
  env: Readonly<Record<string, string>> = {},
  script?: string,
): Promise<NodeProcesses> {
  const page = emptyPage();
  const postgres = await PostgresEngine.start();
  const nats = await NatsEngine.start();
  const nodes: ServerProcess[] = [];
  const doors: Door[] = [];
  const stop = async (): Promise<void> => {
    for (const door of doors) door.close();
    await Promise.all(nodes.map((node) => node.stop()));
    await nats.stop();
    await postgres.stop();
    page.remove();
  };
  const portOf = ({ url }: ServerProcess): number => Number(new URL(url).port);
  try {
    const shared = {
      DATABASE_URL: await postgres.database(),
      NATS_URL: nats.url,
      TAFELRUNDE_PAGE: page.folder,
      ...env,
    };
    const start = (): Promise<ServerProcess> => ServerProcess.start(shared, script);
    for (let i = 0; i < count; i++) {
      nodes.push(await start());
      doors.push(await Door.open(() => [...nodes.slice(i), ...nodes.slice(0, i)].map(portOf)));
    }
    return {
      urls: nodes.map(({ url }) => url),
      doors: doors.map(({ url }) => url),
      async restart(node, meanwhile) {
        const code = await nodes[node].stop();
        await meanwhile?.();
        nodes[node] = await start();
        return code;
      },
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
