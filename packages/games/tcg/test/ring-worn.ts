import type { Condition, Node } from '@tafelrunde/kernel';
import { tcg } from '../src/language/language.ts';

/** For tests: the Ring-bearer wears The One Ring; no card of the pool asks for that. */
export const ringIsWorn: Condition = tcg.condition<Node>('ring is worn', {
  holds: () => (m) => m.s.wearing === 1,
  text: () => ({
    verb: 'use',
    subject: { noun: 'ringBearer', det: 'the' },
    object: { de: 'den Einen Ring', en: 'The One Ring' },
  }),
})({});
