import { isGameId } from '@tafelrunde/games';
import { loadTable, playable } from '../games/index.ts';
import { page } from '../page-language.svelte.ts';

/** What a deck that results were kept under is called; '' for somebody's own, and where the game cannot tell. */
export type DeckNames = (game: string, deck: string) => string;

/** Loads what the games of these decks call them: starters by their titles, groups of heroes by their names. */
export async function deckNames(
  decks: readonly { readonly game: string; readonly deck: string }[],
): Promise<DeckNames> {
  const games = [...new Set(decks.map(({ game }) => game))].filter(isGameId);
  const loaded = await Promise.all(
    games.map(async (id) => {
      const [table, kit] = await Promise.all([loadTable(id), playable[id]?.decks?.()]);
      return [id, { names: table.game.names, starters: () => kit?.kit.starters() ?? [] }] as const;
    }),
  );
  const known = new Map<string, (typeof loaded)[number][1]>(loaded);
  return (game, deck) => {
    const [kind, what = ''] = deck.split(':');
    const { names, starters } = known.get(game) ?? { names: () => '', starters: () => [] };
    if (kind === 'starter') return starters().find(({ id }) => id === what)?.label ?? '';
    if (kind !== 'heroes') return '';
    return what
      .split(',')
      .map((hero) => names(`card:${hero}`, page.language))
      .join(', ');
  };
}
