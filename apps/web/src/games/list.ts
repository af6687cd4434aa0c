import signs from 'virtual:game-signs';
import { type GameId, isGameId, manifestOf, manifests } from '@tafelrunde/games';
import type { Manifest } from '@tafelrunde/kernel';
import { page } from '../page-language.svelte.ts';

export type Game = Manifest<GameId>;

/** The games, in the order in which they lie on the table. */
export const games: readonly Game[] = manifests;

/** The pictogram of a game, drawn on 512 x 512. */
export const signOf = (id: GameId): string => signs[id] ?? '';

/** The whole name of a game, in the language of the page; its id, if it is none of ours. */
export const gameTitle = (id: string): string => (isGameId(id) ? manifestOf(id).title[page.language] : id);

/** What a game is called, in the language of the page. */
export function gameWords(id: GameId) {
  const { heading, subtitle, short, kind, about } = manifestOf(id);
  const { language } = page;
  return {
    title: heading[language],
    subtitle: subtitle[language],
    short: short[language],
    kind: kind[language],
    text: about[language],
  };
}
