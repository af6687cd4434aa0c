// PostgreSQL and NATS for the tests of several nodes; as root on Debian, installs them when they are missing.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { run } from './lib.mjs';

const there = {
  postgresql: () => existsSync('/usr/lib/postgresql') || found('postgres'),
  'nats-server': () => existsSync('/usr/sbin/nats-server') || found('nats-server'),
};

/** @param {string} program */
const found = (program) => spawnSync('which', [program], { stdio: 'ignore' }).status === 0;

const missing = () => Object.entries(there).flatMap(([name, isThere]) => (isThere() ? [] : [name]));

/** Installs what is missing where it may. If it may not, says so, and the tests that need them are skipped. */
export async function needEngines() {
  if (missing().length === 0) return;
  const apt = spawnSync('apt-get', ['--version'], { stdio: 'ignore' }).status === 0;
  if (apt && process.getuid?.() === 0) {
    console.error(`Installing ${missing().join(' and ')} for the tests of several nodes …`);
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    await run('apt-get', ['update', '-qq'], { quiet: true, env });
    await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...missing()], { quiet: true, env });
  }
  if (missing().length === 0) return;
  console.error(
    `The tests of several nodes need ${missing().join(' and ')} and are skipped. Install: sudo apt-get install ${missing().join(' ')}`,
  );
  process.env.TAFELRUNDE_WITHOUT_ENGINES = '1';
}
