import type { MessageTable } from '@tafelrunde/words';

/** Thoughts that bots of all games have. */
export const botMessages = {
  'bots.why.chance': {
    de: 'Der Zufall hat unter {n} Möglichkeiten entschieden.',
    en: 'Chance has decided between {n} options.',
  },
  'bots.why.only': { de: 'Etwas anderes war nicht möglich.', en: 'Nothing else was possible.' },
  'bots.why.plain': {
    de: 'Nichts sprach für etwas anderes.',
    en: 'Nothing spoke for anything else.',
  },
  'bots.why.planned': {
    de: 'Das gehört zu der Auswahl, die ich mit der ersten Karte getroffen habe.',
    en: 'This belongs to the selection that I made with the first card.',
  },
  'bots.why.searched': {
    de: 'In {n, plural, one {einer durchdachten Partie} other {# durchdachten Partien}} ging es damit am besten aus ({share} statt {other} von 100).',
    en: 'In {n, plural, one {one game} other {# games}} played on in thought this ended best ({share} instead of {other} of 100).',
  },
  'bots.why.agreed': {
    de: '{why} {n, plural, one {Eine durchdachte Partie hat} other {# durchdachte Partien haben}} nichts Besseres gezeigt.',
    en: '{why} {n, plural, one {One game} other {# games}} played on in thought showed nothing better.',
  },
} as const satisfies MessageTable;
