import dbg from '@tafelrunde/dbg/manifest';
import type { Game, Manifest } from '@tafelrunde/kernel';
import lcg from '@tafelrunde/lcg/manifest';
import runebound from '@tafelrunde/runebound/manifest';
import tcg from '@tafelrunde/tcg/manifest';

interface Listed<Id extends string = string> {
  readonly manifest: Manifest<Id>;
  /** The rules, loaded when they are needed: a page or a worker loads only the game it plays. */
  load(): Promise<Game>;
}

const listed = <Id extends string>(manifest: Manifest<Id>, load: () => Promise<Game>): Listed<Id> => ({
  manifest,
  load,
});

/** The games, in the order in which they lie on the table. One line for each; everything that lists games derives from it. */
const games = [
  listed(lcg, async () => (await import('@tafelrunde/lcg')).lcg),
  listed(tcg, async () => (await import('@tafelrunde/tcg')).tcg),
  listed(dbg, async () => (await import('@tafelrunde/dbg')).dbg),
  listed(runebound, async () => (await import('@tafelrunde/runebound')).runebound),
] as const;

export type GameId = (typeof games)[number]['manifest']['id'];

/** What is known of each game without its rules. */
export const manifests: readonly Manifest<GameId>[] = games.map(({ manifest }) => manifest);

/** Whether there is a game of that id. */
export function isGameId(id: string): id is GameId {
  return manifests.some((manifest) => manifest.id === id);
}

export function manifestOf(id: GameId): Manifest<GameId> {
  return manifests.find((manifest) => manifest.id === id)!;
}

/** The rules of a game. */
export function loadGame(id: GameId): Promise<Game> {
  return games.find(({ manifest }) => manifest.id === id)!.load();
}

/** The rules of all games, in their order. */
export function loadGames(): Promise<readonly Game[]> {
  return Promise.all(manifests.map(({ id }) => loadGame(id)));
}
