// Installs what the lock file asks for, and does nothing when it is all there.
import { existsSync, readFileSync } from 'node:fs';
import { at, npm } from './lib.mjs';
import { syncGames } from './sync-games.mjs';

/**
 * @typedef {{ version?: string, optional?: boolean, devOptional?: boolean, link?: boolean }} LockedPackage
 * @typedef {{ packages: Record<string, LockedPackage> }} Lock
 */

/**
 * What the lock file asks for and node_modules does not hold. Compares contents, not times: a checkout or a copy
 * changes times, and an interrupted installation leaves no record of what it installed.
 * Optional packages may be missing, they are for other operating systems.
 * @param {Lock} wanted package-lock.json
 * @param {Lock} installed node_modules/.package-lock.json, which npm writes when it has finished
 */
export function missingPackages(wanted, installed) {
  return Object.entries(wanted.packages)
    .filter(([path, { version, optional, devOptional, link }]) => {
      if (!path.includes('node_modules/')) return false;
      const found = installed.packages[path];
      if (!found) return !optional && !devOptional;
      return !link && found.version !== version;
    })
    .map(([path]) => path);
}

/** @param {string} path @returns {Lock | undefined} */
const readLock = (path) => (existsSync(at(path)) ? JSON.parse(readFileSync(at(path), 'utf8')) : undefined);

function complete() {
  const wanted = readLock('package-lock.json');
  const installed = readLock('node_modules/.package-lock.json');
  return wanted !== undefined && installed !== undefined && missingPackages(wanted, installed).length === 0;
}

function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > 22 || (major === 22 && minor >= 12) || (major === 20 && minor >= 19)) return;
  console.error(`Tafelrunde needs Node 20.19 or newer (22.12 or newer of Node 22); this is ${process.version}.`);
  process.exit(1);
}

/** Makes sure that everything is installed; ends the process with a clear sentence if that fails. */
export async function setup() {
  checkNode();
  // A game that is new here is not in the lock file yet.
  const newGames = syncGames();
  if (!newGames && complete()) return;
  console.error('Installing packages …');
  const options = ['--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  if (!newGames && existsSync(at('package-lock.json'))) {
    if ((await npm(['ci', ...options], { quiet: true })) === 0) return;
    // It refuses a lock file that lacks a package, be it one for another operating system; npm install adds it.
    console.error('npm ci failed, trying npm install …');
  }
  if ((await npm(['install', ...options], { quiet: true })) === 0) return;
  console.error('Installing the packages failed; the reason is above. Is the network there?');
  process.exit(1);
}
