import type { LexiconPart } from '@tafelrunde/kernel';

/** Words that only encounter and quest cards use. */
export const encounterWords = {
  adjectives: {
    attacked: { de: 'angegriffen', en: 'attacked' },
    undefended: { de: 'unverteidigt', en: 'undefended' },
  },
  verbs: {
    hangOn: {
      de: { infinitive: 'anhängen', prefix: 'an', participle: 'angehängt' },
      en: { base: 'attach' },
    },
    sendHome: {
      de: {
        infinitive: 'zurücknehmen',
        prefix: 'zurück',
        du: 'nimmst',
        er: 'nimmt',
        imperative: 'nimm',
        participle: 'zurückgenommen',
      },
      en: { base: 'return' },
    },
    withdraw: {
      de: { infinitive: 'zurückziehen', prefix: 'zurück', participle: 'zurückgezogen' },
      en: { base: 'remove' },
    },
  },
  prepositions: {
    toHand: { de: { text: 'auf', case: 'acc' }, en: 'to' },
    ontoHost: { de: { text: 'an', case: 'acc' }, en: 'to' },
  },
} as const satisfies LexiconPart;
