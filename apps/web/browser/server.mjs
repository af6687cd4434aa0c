// Starts the built server as a user would: as a process of its own, on a free port.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const main = fileURLToPath(new URL('../../server/dist/main.js', import.meta.url));

/**
 * @param {string} [program] another server than the one of this project
 * @returns {Promise<{ url: string, stop: () => Promise<number | null> }>} `stop` gives the exit code
 */
export async function startServer(program = main) {
  const data = mkdtempSync(join(tmpdir(), 'tafelrunde-browser-'));
  const child = spawn(process.execPath, [program], {
    // All visitors come from one address here, and bots need not pretend to think.
    env: {
      ...process.env,
      PORT: '0',
      HOST: '127.0.0.1',
      TAFELRUNDE_DATA: data,
      TAFELRUNDE_RATES: '100',
      TAFELRUNDE_BOT_PACE: '0',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(child, 'exit').then(([code]) => /** @type {number | null} */ (code));
  const ready = (async () => {
    for await (const line of createInterface({ input: child.stdout })) {
      const url = line.match(/http:\/\/\S+/)?.[0];
      if (url) return url;
    }
  })();
  const url = await Promise.race([ready, exited.then(() => undefined)]);
  if (!url) throw new Error('The server did not start.');
  return {
    url,
    stop: async () => {
      child.kill('SIGTERM');
      const code = await exited;
      rmSync(data, { recursive: true, force: true });
      return code;
    },
  };
}
