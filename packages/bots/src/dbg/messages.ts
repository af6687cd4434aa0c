import type { MessageTable } from '@tafelrunde/words';

/** Thoughts about the deck-building game. */
export const messages = {
  'bots.dbg.why.play': { de: 'Erst ausspielen, dann einkaufen.', en: 'Play first, then go shopping.' },
  'bots.dbg.why.buy': {
    de: '{card:nom} [verbessert|verbessern] mein Deck am meisten.',
    en: '{card:nom} [improves|improve] my deck most.',
  },
  'bots.dbg.why.defeat': {
    de: '{card:nom} [bringt|bringen] Punkte und [hilft|helfen] auch im Deck.',
    en: '{card:nom} [is|are] worth points and good in the deck, too.',
  },
  'bots.dbg.why.end': {
    de: 'Nichts, was ich bezahlen kann, macht mein Deck besser.',
    en: 'Nothing I can pay for makes my deck better.',
  },
  'bots.dbg.why.defend': { de: 'Mit {card:dat} entgehe ich dem.', en: 'I avoid this with {card:acc}.' },
  'bots.dbg.why.best': {
    de: '{card:nom} [nützt|nützen] hier am meisten.',
    en: '{card:nom} [is|are] of most use here.',
  },
  'bots.dbg.why.worst': {
    de: 'Auf {card:acc} kann ich am ehesten verzichten.',
    en: 'I can best do without {card:acc}.',
  },
  'bots.dbg.why.none': { de: 'Davon möchte ich nichts.', en: 'I want none of this.' },
  'bots.dbg.why.guess': { de: 'Das ist am wahrscheinlichsten.', en: 'That is most likely.' },
} as const satisfies MessageTable;
