import { cardsIn, type Node, type Select } from '@tafelrunde/kernel';
import { tcg } from '../src/language/language.ts';
import { ZONE } from '../src/zones.ts';

/** For tests: any site of the path; no card of the pool chooses one. */
export const pathSites: Select = tcg.select<Node>('path sites', {
  cards: () => (m, _v, out) => {
    out.push(...cardsIn(m, ZONE.path));
  },
  text: () => ({ noun: 'site', det: 'a' }),
})({});
