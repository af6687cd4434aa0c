import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { type BotSpec, climb, type LadderOptions, ladderTable, type RungResult, withLadder } from '@tafelrunde/lab';
import type { Io } from '../io.ts';
import type { Bilingual } from '../lang.ts';
import { progress } from '../progress.ts';
import { UsageError } from '../usage-error.ts';
import { writeText } from './sim-files.ts';

export const words: Bilingual<{
  readonly noMarks: (file: string) => string;
  readonly unreadable: (file: string) => string;
}> = {
  de: {
    noMarks: (file) => `In „${file}“ fehlen die Marken <!-- ladder --> und <!-- /ladder -->.`,
    unreadable: (file) => `Die Datei „${file}“ lässt sich nicht lesen.`,
  },
  en: {
    noMarks: (file) => `"${file}" lacks the marks <!-- ladder --> and <!-- /ladder -->.`,
    unreadable: (file) => `The file "${file}" cannot be read.`,
  },
};

interface LadderWish {
  /** A page to put the table into; true for none. */
  readonly file: string | true;
  readonly only: string | undefined;
  readonly rung: string | undefined;
  readonly games: number;
  readonly keenGames: number;
  readonly keen: BotSpec | null;
  readonly before: BotSpec | null;
  readonly seed: string;
  readonly cores: number;
  readonly hire: LadderOptions['hire'];
}

/** Plays the ladder of all games (or one) and prints it as a table, or puts it into a page. */
export async function playLadder({ file, ...wish }: LadderWish, io: Io): Promise<void> {
  // Refused before anything is played if it cannot be done.
  if (file !== true) page(file, [], io);
  let bar = progress(io, '');
  let last = '';
  try {
    const rungs = await climb({
      ...wish,
      progress(rung, done, total) {
        if (rung !== last) {
          bar.end();
          bar = progress(io, rung);
          last = rung;
        }
        bar.update(done, total);
      },
      climbed(rung) {
        if (file !== true) writeText(file, page(file, [rung], io), io);
      },
    });
    if (file === true) io.stdout(`${ladderTable(rungs)}\n`);
  } finally {
    bar.end();
  }
}

/** The page with these rungs in its table. */
function page(file: string, rungs: readonly RungResult[], io: Io): string {
  let text: string;
  try {
    text = readFileSync(resolve(io.cwd, file), 'utf8');
  } catch {
    throw new UsageError(words[io.lang].unreadable(file));
  }
  const changed = withLadder(text, rungs);
  if (changed === null) throw new UsageError(words[io.lang].noMarks(file));
  return changed;
}
