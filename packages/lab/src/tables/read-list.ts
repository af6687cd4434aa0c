import { type DeckGame, readSheet } from '@tafelrunde/decks';
import { WishError } from '../table.ts';

/** A deck from a list in any format; a list with cards that we have not got is refused with their names. */
export function readList<L>(game: DeckGame<L>, name: string, text: string): L {
  const read = readSheet(game, text);
  if (!read.ok) {
    throw new WishError({
      de: `„${name}“ ist keine Deckliste, die sich lesen lässt.`,
      en: `"${name}" is no deck list that can be read.`,
    });
  }
  const { sheet } = read.value;
  if (sheet.outside.length === 0) return sheet.list;
  const lines = sheet.outside.map((one) => `${one.count}x ${one.name}`).join(', ');
  throw new WishError({
    de: `„${name}“: Diese Karten gibt es hier nicht: ${lines}.`,
    en: `"${name}": there are no such cards here: ${lines}.`,
  });
}
