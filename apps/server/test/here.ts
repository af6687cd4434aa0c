import { chanceBots } from '../src/bots/chance.ts';
import type { StartServer } from '../src/client/process.ts';
import { readConfig } from '../src/config.ts';
import { startServer } from './serving.ts';

/** Starts servers in this process, for what begins one of its own elsewhere; says how each of them ended. */
export function startsHere(ended: string[] = []): StartServer {
  return async (env) => {
    const server = await startServer({ config: readConfig(env), bots: chanceBots });
    let isOver = false;
    const end = async (how: string): Promise<number> => {
      if (isOver) return 0;
      isOver = true;
      ended.push(how);
      return (await server.stop()) ? 0 : 1;
    };
    return { url: server.url, stop: () => end('stopped'), kill: async () => void (await end('killed')) };
  };
}
