import type { SearchFields } from '@tafelrunde/decks';
import { type LcgDef, traitWord } from '@tafelrunde/lcg';
import { lcgWords } from './words.ts';

/** What the search line can ask of a card, in both languages. */
export function fieldsOf(def: LcgDef): SearchFields {
  const { types: de, spheres: kreise } = lcgWords('de');
  const { types: en, spheres } = lcgWords('en');
  const traits = def.traits.map(traitWord);
  const isCharacter = def.type === 'hero' || def.type === 'ally';
  return {
    title: `${def.title.de} ${def.title.en}`,
    words: {
      s: [def.sphere, kreise[def.sphere] ?? '', spheres[def.sphere] ?? ''],
      t: [def.type, de[def.type], en[def.type]],
      k: traits.flatMap((trait) => [trait.de, trait.en]),
      x: [def.text.de, def.text.en],
      u: [def.unique ? 'yes ja true' : 'no nein false'],
    },
    numbers: {
      ...(def.type === 'hero' ? { b: def.threatCost } : def.cost >= 0 ? { o: def.cost } : null),
      ...(isCharacter && { w: def.willpower, a: def.attack, d: def.defense, h: def.hitPoints }),
    },
  };
}
