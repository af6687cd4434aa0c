// Finds the Chromium that the browser tests drive; as root on Debian, installs one when there is none.
import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from './lib.mjs';

/**
 * The shell first: it is the same engine without the windows around it, and takes half the processor time, since a whole
 * browser draws its tabs and bars for every visitor.
 */
const names = [
  ...['chromium-headless-shell', 'chrome-headless-shell'],
  ...['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome', 'microsoft-edge'],
];
/** What Debian calls them; older ones have no shell. */
const packages = ['chromium-headless-shell', 'chromium'];
const elsewhere = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

/** @param {string} path */
function runnable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** The path of a Chromium, if there is one; CHROMIUM names another than the one that would be found. */
export function findChromium() {
  if (process.env.CHROMIUM) return runnable(process.env.CHROMIUM) ? process.env.CHROMIUM : undefined;
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  const candidates = [...names.flatMap((name) => folders.map((folder) => join(folder, name))), ...elsewhere];
  return candidates.find(runnable);
}

/** The path of a Chromium, installed if need be and possible; otherwise says what to do and gives nothing. */
export async function needChromium() {
  const found = findChromium();
  if (found || process.env.CHROMIUM) {
    if (!found) console.error(`CHROMIUM names ${process.env.CHROMIUM}, which cannot be run.`);
    return found;
  }
  const apt = spawnSync('apt-get', ['--version'], { stdio: 'ignore' }).status === 0;
  if (apt && process.getuid?.() === 0) {
    console.error('Installing Chromium for the browser tests …');
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    await run('apt-get', ['update', '-qq'], { quiet: true, env });
    for (const name of packages) {
      if (findChromium()) break;
      await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], { quiet: true, env });
    }
  }
  const installed = findChromium();
  if (!installed) {
    console.error(
      `The browser tests need Chromium or Chrome. ${apt ? 'Install it with: sudo apt-get install chromium' : 'Install one of them'}, ` +
        'or name it: CHROMIUM=/path/to/chrome npm test',
    );
  }
  return installed;
}
