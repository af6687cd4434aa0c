import type { LexiconPart } from '@tafelrunde/words';

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
    kill: { de: { infinitive: 'töten' }, en: { base: 'kill' } },
    layOut: { de: { infinitive: 'auslegen', prefix: 'aus' }, en: { base: 'place' } },
    setAside: {
      de: { infinitive: 'legen', fixed: 'offen beiseite' },
      en: { base: 'set', past: 'set', ing: 'setting', fixed: 'aside faceup' },
    },
    travel: { de: { infinitive: 'reisen', participle: 'gereist' }, en: { base: 'travel' } },
    withdraw: {
      de: { infinitive: 'zurückziehen', prefix: 'zurück', participle: 'zurückgezogen' },
      en: { base: 'remove' },
    },
  },
  prepositions: {
    toPlace: { de: { text: 'zu', case: 'dat' }, en: 'to' },
    toHand: { de: { text: 'auf', case: 'acc' }, en: 'to' },
    ontoHost: { de: { text: 'an', case: 'acc' }, en: 'to' },
  },
} as const satisfies LexiconPart;
