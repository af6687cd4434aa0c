import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Io } from '../io.ts';
import type { Bilingual } from '../lang.ts';
import { UsageError } from '../usage-error.ts';

export const words: Bilingual<(file: string) => string> = {
  de: (file) => `In die Datei „${file}“ lässt sich nicht schreiben.`,
  en: (file) => `The file "${file}" cannot be written.`,
};

/** Refuses files that could not be written, before minutes are spent; what is in them stays. */
export function checkFiles(files: readonly (string | undefined)[], io: Io): void {
  for (const file of files) if (file !== undefined) writeText(file, '', io, 'a');
}

export function writeText(file: string, text: string, io: Io, flag: 'a' | 'w' = 'w'): void {
  try {
    writeFileSync(resolve(io.cwd, file), text, { flag });
  } catch {
    throw new UsageError(words[io.lang](file));
  }
}
