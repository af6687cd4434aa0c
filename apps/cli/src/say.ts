import { type Game, namesOf } from '@tafelrunde/kernel';
import { render, type Words } from '@tafelrunde/words';
import type { Lang } from './lang.ts';

/** Words of a game as text. */
export function sayWords(game: Game, words: Words, lang: Lang): string {
  return render(words, lang, game.catalogue, namesOf(game));
}
