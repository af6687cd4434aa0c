import type { Plain } from '@tafelrunde/kernel';
import { checkDeck, type DeckList, deckNames, decks, type Format, tcg } from '@tafelrunde/tcg';
import { keptDecks } from '../../decks/decks.ts';
import { page } from '../../page-language.svelte.ts';
import type { Brought } from '../module.ts';

/** The decks that may be brought to a table of that format: the ready-made ones, and the own ones that are legal. */
export function brought(options: Plain): readonly Brought[] {
  const format: Format = (options as { format?: Plain }).format === 'deluxe' ? 'deluxe' : 'starter';
  return [
    ...deckNames
      .filter((name) => decks[name].format === format)
      .map((name): Brought => ({ id: name, label: decks[name].title[page.language], part: { starter: name } })),
    ...keptDecks<DeckList>('tcg')
      .filter(({ list }) => checkDeck(list, format, tcg.cards) === null)
      .map(({ id, name, list }): Brought => ({ id, label: name, part: { deck: list } })),
  ];
}
