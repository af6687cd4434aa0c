import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Bench } from '@tafelrunde/lab';
import type { Io } from '../io.ts';
import type { Bilingual } from '../lang.ts';
import { UsageError } from '../usage-error.ts';

export const words: Bilingual<{
  readonly unreadable: (file: string) => string;
  readonly noBench: (file: string) => string;
  readonly unwritable: (file: string) => string;
}> = {
  de: {
    unreadable: (file) => `Die Datei „${file}“ lässt sich nicht lesen.`,
    noBench: (file) => `Die Datei „${file}“ enthält keine Messung; bench --store legt eine an.`,
    unwritable: (file) => `In die Datei „${file}“ lässt sich nicht schreiben.`,
  },
  en: {
    unreadable: (file) => `The file "${file}" cannot be read.`,
    noBench: (file) => `The file "${file}" holds no measurement; bench --store makes one.`,
    unwritable: (file) => `The file "${file}" cannot be written.`,
  },
};

/** The text of a file; refuses one that cannot be read with a sentence. */
export function readPage(file: string, io: Io): string {
  try {
    return readFileSync(resolve(io.cwd, file), 'utf8');
  } catch {
    throw new UsageError(words[io.lang].unreadable(file));
  }
}

export function writePage(file: string, text: string, io: Io): void {
  write(file, text, 'w', io);
}

/** An earlier run; refuses what is none with a sentence. */
export function readBenches(file: string, io: Io): readonly Bench[] {
  const text = readPage(file, io);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    value = null;
  }
  if (!Array.isArray(value) || !value.every(isBench)) throw new UsageError(words[io.lang].noBench(file));
  return value;
}

/** Refuses a file that could not be written; what is in it stays. */
export function checkWritable(file: string, io: Io): void {
  write(file, '', 'a', io);
}

export function storeBenches(file: string, benches: readonly Bench[], io: Io): void {
  write(file, `${JSON.stringify(benches, null, 2)}\n`, 'w', io);
}

function write(file: string, text: string, flag: 'a' | 'w', io: Io): void {
  try {
    writeFileSync(resolve(io.cwd, file), text, { flag });
  } catch {
    throw new UsageError(words[io.lang].unwritable(file));
  }
}

function isBench(value: unknown): value is Bench {
  if (typeof value !== 'object' || value === null) return false;
  const { game, decisionsPerSecond, gamesPerSecond, cloneMicroseconds, saveMilliseconds } = value as Bench;
  const numbers = [decisionsPerSecond, gamesPerSecond, cloneMicroseconds, saveMilliseconds];
  return typeof game === 'string' && numbers.every((number) => typeof number === 'number');
}
