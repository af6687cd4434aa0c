import { loadGames } from '@tafelrunde/games';
import type { Game } from '@tafelrunde/kernel';
import { sample } from '@tafelrunde/testing';
import type { Io } from './io.ts';
import type { Bilingual } from './lang.ts';
import { UsageError } from './usage-error.ts';

/** The games that a command works with. */
export interface GameList {
  /** All of them are meant when none is named. */
  readonly shown: readonly Game[];
  /** Meant only when named, or when there is nothing else. */
  readonly hidden: readonly Game[];
}

export const theGames: GameList = { shown: await loadGames(), hidden: [sample] };

/** The game that is meant where one is needed and none is named. */
export const usualGame: string = theGames.shown[0].id;

export const words: Bilingual<(name: string, known: readonly string[]) => string> = {
  de: (name, known) => `Das Spiel „${name}“ gibt es nicht; bekannt sind ${known.join(', ')}.`,
  en: (name, known) => `There is no game "${name}"; known are ${known.join(', ')}.`,
};

/** The game of that id; null if there is none. */
export function findGame(list: GameList, id: string): Game | null {
  return [...list.shown, ...list.hidden].find((game) => game.id === id) ?? null;
}

/** The named game, or all that are shown. */
export function selectGames(list: GameList, name: string | undefined, io: Io): readonly Game[] {
  const meant = list.shown.length > 0 ? list.shown : list.hidden;
  if (name === undefined) return meant;
  const found = findGame(list, name);
  if (found) return [found];
  throw new UsageError(
    words[io.lang](
      name,
      meant.map((game) => game.id),
    ),
  );
}
