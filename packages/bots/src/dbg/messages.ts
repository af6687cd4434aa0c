import type { MessageTable } from '@tafelrunde/kernel';

/** Thoughts about the deck-building game. */
export const messages: MessageTable = {
  'bots.dbg.why.play': { de: 'Erst ausspielen, dann einkaufen.', en: 'Play first, then go shopping.' },
  'bots.dbg.why.buy': { de: '{card} verbessert mein Deck am meisten.', en: '{card} improves my deck most.' },
  'bots.dbg.why.defeat': {
    de: '{card} bringt Punkte und ist eine starke Karte.',
    en: '{card} is worth points and a strong card.',
  },
  'bots.dbg.why.end': {
    de: 'Nichts, was ich bezahlen kann, macht mein Deck besser.',
    en: 'Nothing I can pay for makes my deck better.',
  },
  'bots.dbg.why.defend': { de: 'Mit {card} entgehe ich dem.', en: 'I avoid this with {card}.' },
  'bots.dbg.why.best': { de: '{card} nützt hier am meisten.', en: '{card} is of most use here.' },
  'bots.dbg.why.worst': {
    de: 'Auf {card} kann ich am ehesten verzichten.',
    en: '{card} is what I can best do without.',
  },
  'bots.dbg.why.none': { de: 'Davon möchte ich nichts.', en: 'I want none of this.' },
  'bots.dbg.why.guess': { de: 'Das ist am wahrscheinlichsten.', en: 'That is most likely.' },
};
