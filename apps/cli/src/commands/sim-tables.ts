import { existsSync, readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import type { Plain } from '@tafelrunde/kernel';
import {
  type DeckWish,
  labGames,
  loadMaker,
  readOption,
  type TableMaker,
  type TableSetup,
  tablesFor,
  WishError,
} from '@tafelrunde/lab';
import type { Io } from '../io.ts';
import type { Bilingual } from '../lang.ts';
import { UsageError } from '../usage-error.ts';

export const words: Bilingual<{
  readonly noGame: (name: string) => string;
  readonly unreadable: (file: string) => string;
  readonly badOption: (text: string) => string;
}> = {
  de: {
    noGame: (name) => `Das Spiel „${name}“ gibt es hier nicht; bekannt sind ${labGames.join(', ')}.`,
    unreadable: (file) => `Die Datei „${file}“ lässt sich nicht lesen.`,
    badOption: (text) => `„${text}“ ist keine Spieloption; eine sieht zum Beispiel so aus: mode=easy.`,
  },
  en: {
    noGame: (name) => `There is no game "${name}" here; known are ${labGames.join(', ')}.`,
    unreadable: (file) => `The file "${file}" cannot be read.`,
    badOption: (text) => `"${text}" is no option of a game; one looks like this, for example: mode=easy.`,
  },
};

/** What was said on the command line about what is played. */
export interface TableOptions {
  readonly game: string;
  readonly scenario?: string;
  readonly deck?: string;
  readonly seats?: number;
  readonly option?: readonly string[];
}

export async function makerOf(game: string, io: Io): Promise<TableMaker> {
  if (!labGames.includes(game)) throw new UsageError(words[io.lang].noGame(game));
  return loadMaker(game);
}

/** The tables that are meant, played in turns: one for each scenario and deck. */
export function tablesOf(maker: TableMaker, options: TableOptions, io: Io): readonly TableSetup[] {
  const settings = settingsOf(options.option ?? [], io);
  return wished(io, () => tablesFor(maker, { ...options, options: settings }, (name) => deckWish(name, maker, io)));
}

/** A deck of the game, or a file. */
function deckWish(name: string, maker: TableMaker, io: Io): DeckWish {
  if (maker.decks.includes(name)) return { name };
  const file = resolve(io.cwd, name);
  if (!existsSync(file)) return { name };
  try {
    return { name: basename(name).replace(/\.[^.]+$/, ''), text: readFileSync(file, 'utf8') };
  } catch {
    throw new UsageError(words[io.lang].unreadable(name));
  }
}

/** A wish of the lab's; its refusal is the user's mistake. */
function wished<T>(io: Io, make: () => T): T {
  try {
    return make();
  } catch (error) {
    if (error instanceof WishError) throw new UsageError(error.words[io.lang]);
    throw error;
  }
}

/** Options of the game, as they were said. */
function settingsOf(given: readonly string[], io: Io): Readonly<Record<string, Plain>> {
  return Object.fromEntries(
    given.map((text) => {
      const option = readOption(text);
      if (!option) throw new UsageError(words[io.lang].badOption(text));
      return option;
    }),
  );
}
