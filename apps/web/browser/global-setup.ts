import type { TestProject } from 'vitest/node';
import { serveChromium } from './chromium.mjs';
import { startServer } from './server.mjs';

declare module 'vitest' {
  export interface ProvidedContext {
    url: string;
    browser: string;
  }
}

/** One server and one browser for all tests; the server must also stop as it should. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const [server, browser] = await Promise.all([startServer(), serveChromium()]);
  project.provide('url', server.url);
  project.provide('browser', browser.wsEndpoint());
  return async () => {
    await browser.close();
    const code = await server.stop();
    if (code !== 0) throw new Error(`The server ended with ${code} when it was asked to stop.`);
  };
}
