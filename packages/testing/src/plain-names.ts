import { type Game, namesOf } from '@tafelrunde/kernel';
import { type Names, numberOf, PERSON, printed } from '@tafelrunde/words';

/**
 * Names as cards print them, without articles, cases and quotes, so that tests read and choose by titles: "Play Dwarven
 * Axe". How sentences read to people is proven for every message at once (proofread).
 */
export function plainNames(game: Pick<Game, 'defs' | 'name' | 'noun'>): Names {
  const names = namesOf(game);
  return (id, lang) => {
    const name = names(id, lang);
    const plural = typeof name === 'object' && numberOf(name, lang) === 'pl';
    if (plural) return { title: printed(name), as: 'name pl' };
    return { title: printed(name), as: id.startsWith('seat:') ? PERSON : { de: 'name m', en: 'name it' } };
  };
}
