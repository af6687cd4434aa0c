import type { GameId } from '@tafelrunde/games';
import { games } from '../games/list.ts';

/** The game an address names, else the first of those that the page is about. */
export function gameOf(arg: string | undefined, choices: readonly GameId[] = games.map(({ id }) => id)): GameId {
  return choices.find((id) => id === arg) ?? choices[0] ?? games[0].id;
}
