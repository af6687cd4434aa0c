import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { type Game, type GameRecord, kernelMessages, loadGame, parseRecord, savedGameId } from '@tafelrunde/kernel';
import { catalogue, type Words as GameWords, render } from '@tafelrunde/words';
import { findGame, type GameList } from './games.ts';
import type { Io } from './io.ts';
import type { Bilingual, Lang } from './lang.ts';
import { sayWords } from './say.ts';
import { UsageError } from './usage-error.ts';

export const words: Bilingual<(file: string) => string> = {
  de: (file) => `Die Datei „${file}“ lässt sich nicht lesen.`,
  en: (file) => `The file "${file}" cannot be read.`,
};

/** The game and the record of a file (`-` is the standard input); refuses what is none with a sentence. */
export async function readGame(
  file: string,
  games: GameList,
  io: Io,
): Promise<{ readonly game: Game; readonly record: GameRecord }> {
  const text = await readText(file, io);
  const id = savedGameId(text);
  return isSaved(text) ? savedGame(text, id, games, io.lang) : plainRecord(text, games, io.lang);
}

async function readText(file: string, io: Io): Promise<string> {
  try {
    return file === '-' ? await io.stdin() : readFileSync(resolve(io.cwd, file), 'utf8');
  } catch {
    throw new UsageError(words[io.lang](file));
  }
}

/** A saved game has a format; a bare record has none. */
function isSaved(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && 'format' in value;
  } catch {
    return false;
  }
}

function savedGame(text: string, id: string | null, games: GameList, lang: Lang) {
  const known = id === null ? null : findGame(games, id);
  // Whether it is a saved game at all, any game can tell.
  const game = known ?? [...games.shown, ...games.hidden][0];
  const loaded = loadGame(game, text);
  if (!loaded.ok) throw new UsageError(sayWords(game, loaded.problem, lang));
  return { game, record: loaded.value.record };
}

function plainRecord(text: string, games: GameList, lang: Lang) {
  const parsed = parseRecord(text);
  if (!parsed.ok) throw new UsageError(sayKernel(parsed.problem, lang));
  const record = parsed.value;
  const game = findGame(games, record.game);
  if (!game) throw new UsageError(sayKernel(['kernel.load.other-game', { game: record.game }], lang));
  if (record.gameVersion > game.version) {
    throw new UsageError(sayKernel(['kernel.load.other-version', { version: record.gameVersion }], lang));
  }
  const checked = game.checkSetup(record.setup);
  if (!checked.ok) throw new UsageError(sayWords(game, checked.problem, lang));
  return { game, record };
}

const kernelCatalogue = catalogue(kernelMessages);

function sayKernel(problem: GameWords, lang: Lang): string {
  return render(problem, lang, kernelCatalogue, (id) => id);
}
