import { type Assembly, type NameKinds, nameOf as nameIn, nounIn } from '@tafelrunde/kernel';
import type { Lang, Noun, Title } from '@tafelrunde/words';
import type { CardType, DbgDef } from './defs.ts';
import { heroes } from './heroes.ts';
import type { DbgState } from './state.ts';
import { typeWords } from './type-words.ts';

/** Heroes are called like cards. */
const heroNames: NameKinds = { hero: (key) => heroes.find(({ id }) => id === key)?.title };

/** What an assault would do (`threat:<kind>/<card>`), for the question whether to avoid it. */
function threatOf(key: string, { cards }: Assembly<DbgState, DbgDef>): Title | undefined {
  const [kind, id] = key.split('/');
  return cards.find(id)?.threats[Number(kind)];
}

/** What an id in words is called. */
export function nameOf(id: string, lang: Lang, assembly: Assembly<DbgState, DbgDef>): string {
  const kinds: NameKinds = {
    ...heroNames,
    type: (key) => typeWords[key as CardType],
    threat: (key) => threatOf(key, assembly),
  };
  return nameIn(id, lang, assembly, kinds);
}

/** The grammar of heroes; threats and texts of cards stand as they are. */
export function nounOf(id: string, lang: Lang): Noun | undefined {
  return nounIn(id, lang, heroNames);
}
