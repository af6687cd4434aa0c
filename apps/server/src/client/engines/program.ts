import { accessSync, constants, readdirSync } from 'node:fs';
import { createServer } from 'node:net';
import { delimiter, join } from 'node:path';

/** A program that is not installed here, and the package that has it. */
export class EngineMissing extends Error {
  override readonly name = 'EngineMissing';

  constructor(program: string, debianPackage: string) {
    super(`${program} is not installed here. On Debian: apt-get install ${debianPackage}`);
  }
}

function runnable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Where Debian puts the programs of PostgreSQL, the newest version first. */
function postgresFolders(): string[] {
  const base = '/usr/lib/postgresql';
  try {
    const versions = readdirSync(base).sort((a, b) => Number(b) - Number(a));
    return versions.map((version) => join(base, version, 'bin'));
  } catch {
    return [];
  }
}

/** The path of a program; fails if it is not there. */
export function findProgram(name: string, debianPackage: string): string {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', ...postgresFolders()];
  const found = folders.map((folder) => join(folder, name)).find(runnable);
  if (found === undefined) throw new EngineMissing(name, debianPackage);
  return found;
}

/** A port that was free a moment ago: programs that cannot be told to take any need one by its number. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
