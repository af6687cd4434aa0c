import { asNoun, type Lang, type Names, type Noun, PERSON, type Title } from '@tafelrunde/words';
import type { Game } from './game.ts';

const titles = new WeakMap<object, Map<string, Title>>();

function titleOf(game: Pick<Game, 'defs'>, id: string): Title | undefined {
  let known = titles.get(game.defs);
  if (!known) {
    known = new Map(game.defs.map((def) => [def.id, def.title]));
    titles.set(game.defs, known);
  }
  return known.get(id);
}

/** How the words of a game call things: by `Game.noun`, cards by their titles with their grammar, seats as people. */
export function namesOf(game: Pick<Game, 'defs' | 'name' | 'noun'>): Names {
  return (id: string, lang: Lang): Noun => {
    const given = game.noun?.(id, lang);
    if (given) return given;
    if (id.startsWith('seat:')) return { title: game.name(id, lang), as: PERSON };
    const title = id.startsWith('card:') ? titleOf(game, id.slice('card:'.length)) : undefined;
    return title ? asNoun(title, lang) : { title: game.name(id, lang) };
  };
}
