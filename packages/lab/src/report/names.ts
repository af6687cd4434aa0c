import { namesOf } from '@tafelrunde/kernel';
import { type Lang, render } from '@tafelrunde/words';
import type { TableMaker } from '../table.ts';
import type { Names } from './page.ts';

/** Names of a game's things for people. */
export function reportNames({ game, counts = 'rounds' }: TableMaker, lang: Lang): Names {
  const name = (id: string, fallback: string): string => {
    try {
      return game.name(id, lang);
    } catch {
      return fallback;
    }
  };
  return {
    game: game.title[lang],
    scenario: (id) => name(`scenario:${id}`, id),
    hero: (id) => name(`card:${id}`, id),
    deck: (id) => id,
    reason: (key) => (game.catalogue.entries.has(key) ? render([key], lang, game.catalogue, namesOf(game)) : key),
    counts,
  };
}
