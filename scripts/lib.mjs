// What the scripts of this folder share: where the project is, and how to run a program.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { constants } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));
const cache = join(root, '.cache');

/** A path inside the project. @param {string[]} parts */
export const at = (...parts) => join(root, ...parts);

/** A path inside the folder for what may be thrown away. @param {string} name */
export function inCache(name) {
  mkdirSync(cache, { recursive: true });
  return join(cache, name);
}

/**
 * Runs a program in the project's folder (or `cwd`) and gives its exit code. A signal that asks us to stop is passed on; when the
 * program has ended, we end too, unless it `handlesSignals` itself and its exit code is wanted.
 * With `quiet`, everything it says goes to stderr, so that our own stdout stays clean; with `hear`, it goes there instead,
 * so that programs that run side by side do not talk at once.
 * @param {string} program
 * @param {string[]} args
 * @param {{ quiet?: boolean, hear?: (said: string) => void, handlesSignals?: boolean, env?: NodeJS.ProcessEnv, cwd?: string }} [options]
 * @returns {Promise<number>}
 */
export function run(
  program,
  args,
  { quiet = false, hear, handlesSignals = false, env = process.env, cwd = root } = {},
) {
  const child = spawn(program, args, {
    cwd,
    env,
    stdio: hear ? ['ignore', 'pipe', 'pipe'] : ['inherit', quiet ? process.stderr : 'inherit', 'inherit'],
  });
  for (const stream of [child.stdout, child.stderr]) {
    if (hear) stream?.setEncoding('utf8').on('data', hear);
  }
  /** @type {NodeJS.Signals | undefined} */
  let stopped;
  /** @param {NodeJS.Signals} signal */
  const pass = (signal) => {
    stopped = signal;
    child.kill(signal);
  };
  process.on('SIGINT', pass).on('SIGTERM', pass);
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code, signal) => {
      process.off('SIGINT', pass).off('SIGTERM', pass);
      if (stopped && !handlesSignals) process.exit(128 + constants.signals[stopped]);
      resolve(signal ? 128 + constants.signals[signal] : (code ?? 1));
    });
  });
}

/**
 * Stops us when npm, which started us, is gone. It starts us through a shell, and a shell that is asked to stop dies
 * without passing that on: a server would go on for ever and keep its port.
 */
export function stopWithNpm() {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, 250);
  watch.unref();
}

/**
 * Runs npm: the one that started us, if one did, otherwise the one on the path.
 * @param {string[]} args
 * @param {Parameters<typeof run>[2]} [options]
 */
export function npm(args, options) {
  const started = process.env.npm_execpath;
  return started?.endsWith('.js') ? run(process.execPath, [started, ...args], options) : run('npm', args, options);
}

/**
 * Runs a tool that npm has installed, with this very Node and without a shell. The compiler is the native one; the package
 * called typescript is there for svelte-check and dependency-cruiser, which call the older one from within.
 * @param {'tsc' | 'vite' | 'vitest'} tool
 * @param {string[]} args
 * @param {Parameters<typeof run>[2]} [options]
 */
export function runTool(tool, args, options) {
  const folder = at('node_modules', tool === 'tsc' ? 'typescript-native' : tool);
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return run(process.execPath, [join(folder, bin[tool]), ...args], options);
}

/**
 * One line that changes whenever a file below the given paths is added, removed or written.
 * @param {string[]} paths relative to the project
 */
export function fingerprint(paths) {
  const hash = createHash('sha256').update(process.version);
  for (const path of paths) addFiles(hash, at(path));
  return hash.digest('hex');
}

const notSources = new Set(['node_modules', 'dist', '.cache']);

/** @param {import('node:crypto').Hash} hash @param {string} path */
function addFiles(hash, path) {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (!stats) return;
  if (stats.isFile()) {
    hash.update(`${path}\0${stats.mtimeMs}\0${stats.size}\n`);
    return;
  }
  for (const name of readdirSync(path).sort()) {
    if (!notSources.has(name) && !name.endsWith('.test.ts')) addFiles(hash, join(path, name));
  }
}

/**
 * Builds unless that was done before for the same sources and the result is still there.
 * @param {{ name: string, sources: string[], result: string, work: () => Promise<boolean> }} step
 * @returns {Promise<boolean>} false when the work failed
 */
export async function unlessDone({ name, sources, result, work }) {
  const stamp = inCache(`${name.replaceAll(' ', '-')}.built`);
  const now = fingerprint(sources);
  if (existsSync(at(result)) && existsSync(stamp) && readFileSync(stamp, 'utf8') === now) return true;
  console.error(`Building ${name} …`);
  if (!(await work())) return false;
  writeFileSync(stamp, now);
  return true;
}
