import type { CardDef, Game } from '@tafelrunde/kernel';
import { type Catalogue, checkTitle } from '@tafelrunde/words';
import { neverWords, uses } from './glossary.ts';
import { type Kinds, proofread, textsOf } from './proofread.ts';

/**
 * Everything that is not yet as it should be, one line each: messages with a fault (`message lcg.log.attack`), titles
 * without their grammar (`title lcg hill-troll`), words of the glossary's *Never* column that are still used (`never
 * zerstör*`).
 */
export function remarks(
  game: Pick<Game, 'id' | 'catalogue' | 'listCards'> & { readonly defs: readonly Pick<CardDef, 'id' | 'title'>[] },
  keys: readonly string[],
  kinds: Kinds,
  glossary: string,
): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const key of keys) {
    const [fault] = proofread(game.catalogue, key, kinds);
    if (fault) found.set(`message ${key}`, `${fault.text} (${fault.why})`);
  }
  for (const { id, title } of game.defs) {
    const problem = title.as === undefined ? 'no grammar' : checkTitle(title)[0];
    if (problem) found.set(`title ${id}`, problem);
  }
  const texts = [...cardTexts(game), ...messageTexts(game.catalogue, keys, kinds)];
  for (const { word, instead } of neverWords(glossary, game.id)) {
    const text = texts.find((shown) => uses(shown, word));
    if (text !== undefined) found.set(`never ${word}`, `${text} (${instead})`);
  }
  return found;
}

const cardTexts = ({ listCards }: Pick<Game, 'listCards'>): readonly string[] =>
  listCards().flatMap(({ title, text }) => [title.de, title.en, text.de, text.en]);

const messageTexts = (all: Catalogue, keys: readonly string[], kinds: Kinds): readonly string[] =>
  keys.flatMap((key) => [...textsOf(all, key, 'de', kinds), ...textsOf(all, key, 'en', kinds)].map(({ text }) => text));
