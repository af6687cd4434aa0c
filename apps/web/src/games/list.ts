import campfire from 'virtual:game-icons/campfire';
import ring from 'virtual:game-icons/ring';
import runeStone from 'virtual:game-icons/rune-stone';
import whiteTower from 'virtual:game-icons/white-tower';
import type { GameId } from '../words/index.ts';

export interface Game {
  readonly id: GameId;
  readonly icon: string;
  /** No `most` where the rules set no upper limit. */
  readonly players: { readonly least: number; readonly most?: number };
}

/** The four games, in the order in which they lie on the table. */
export const games: readonly Game[] = [
  { id: 'lcg', icon: campfire, players: { least: 1, most: 4 } },
  { id: 'tcg', icon: whiteTower, players: { least: 2 } },
  { id: 'dbg', icon: ring, players: { least: 2, most: 5 } },
  { id: 'runebound', icon: runeStone, players: { least: 2, most: 4 } },
];
