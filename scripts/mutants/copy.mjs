// A copy of the project that may be broken: Stryker changes the sources where they are.
import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, lstatSync, mkdirSync, readdirSync, readlinkSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { at, root } from '../lib.mjs';

/** Copies what git knows or would know, and links what is installed. @param {string} to */
export function copyProject(to) {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: root });
  for (const file of listed.toString().split('\0')) {
    if (file === '' || !existsSync(at(file))) continue;
    mkdirSync(dirname(join(to, file)), { recursive: true });
    copyFileSync(at(file), join(to, file));
  }
  linkModules(at('node_modules'), join(to, 'node_modules'));
}

/**
 * Installed packages are linked to where they are; those of the project, which npm links, to their copies.
 * @param {string} from
 * @param {string} to
 */
function linkModules(from, to) {
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from)) {
    const path = join(from, name);
    if (name === '@tafelrunde') linkModules(path, join(to, name));
    else symlinkSync(lstatSync(path).isSymbolicLink() ? readlinkSync(path) : path, join(to, name));
  }
}
