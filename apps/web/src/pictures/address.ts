import folder from 'virtual:card-pictures';
import type { GameId } from '@tafelrunde/games';

/** Where the picture of a card lies; `back-…` names the back of a deck. */
export const artOf = (game: GameId, card: string): string => `${folder}/${game}/${card}.svg`;
