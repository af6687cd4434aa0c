import type { LexiconPart } from '@tafelrunde/words';

/** Words that only the cards of Shadows of Mirkwood use. */
export const mirkwoodWords = {
  nouns: {
    escapeTest: { de: { sg: 'Fluchtprobe', pl: 'Fluchtproben', gender: 'f' }, en: { sg: 'escape test' } },
  },
  verbs: {
    miscarry: {
      de: { infinitive: 'misslingen', er: 'misslingt', participle: 'misslungen' },
      en: { base: 'fail' },
    },
    succeed: { de: { infinitive: 'gelingen', participle: 'gelungen' }, en: { base: 'succeed' } },
    undergo: { de: { infinitive: 'ablegen', prefix: 'ab' }, en: { base: 'make', past: 'made' } },
    watchOver: { de: { infinitive: 'bewachen', participle: 'bewacht' }, en: { base: 'guard' } },
  },
} as const satisfies LexiconPart;
