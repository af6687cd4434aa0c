import type { Game, Manifest, Plain } from '@tafelrunde/kernel';
import * as games from './games.ts';

export { type DailyQuest, dailyQuest, dayOf, noonOf } from './daily.ts';

export type GameId = (typeof games)[keyof typeof games]['id'];

/** What is known of each game without its rules, in the order in which they lie on the table. */
export const manifests: readonly Manifest<GameId>[] = Object.values(games).sort((a, b) => a.place - b.place);

/** Whether there is a game of that id. */
export function isGameId(id: string): id is GameId {
  return manifests.some((manifest) => manifest.id === id);
}

export function manifestOf(id: GameId): Manifest<GameId> {
  return manifests.find((manifest) => manifest.id === id)!;
}

/** The rules of a game, with all of its cards; with a set-up, with those at least that it can meet. */
export async function loadGame(id: GameId, setup?: Plain): Promise<Game> {
  const loaded = (await manifestOf(id).load(setup)) as Readonly<Record<string, Game | undefined>>;
  const game = loaded[id];
  if (game?.id !== id) throw new Error(`the package of ${id} does not export its game under that name`);
  return game;
}

/** The rules of all games, in their order. */
export function loadGames(): Promise<readonly Game[]> {
  return Promise.all(manifests.map(({ id }) => loadGame(id)));
}
