import type { TestProject } from 'vitest/node';
import { startServer } from './server.mjs';

declare module 'vitest' {
  export interface ProvidedContext {
    url: string;
  }
}

/** One server for all browser tests; it must also stop as it should. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startServer();
  project.provide('url', server.url);
  return async () => {
    const code = await server.stop();
    if (code !== 0) throw new Error(`The server ended with ${code} when it was asked to stop.`);
  };
}
