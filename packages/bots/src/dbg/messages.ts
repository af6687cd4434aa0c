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
  'bots.dbg.why.points': {
    de: 'Das Spiel ist gleich vorbei, und {card:nom} [bringt|bringen] noch Punkte.',
    en: 'The game is about to end, and {card:nom} [is|are] still worth points.',
  },
  'bots.dbg.why.last': {
    de: 'Besiegte ich den letzten Erzfeind jetzt, wäre das Spiel vorbei, und andere hätten mehr Punkte.',
    en: 'If I defeated the last archenemy now, the game would be over, and others would have more points.',
  },
  'bots.dbg.why.defend': {
    de: 'Mit {card:dat} entgehe ich dem, und das kostet mich weniger, als es zu erleiden.',
    en: 'I avoid this with {card:acc}, which costs me less than suffering it.',
  },
  'bots.dbg.why.suffer': {
    de: 'Das zu erleiden kostet mich weniger, als ihm zu entgehen.',
    en: 'Suffering this costs me less than avoiding it.',
  },
  'bots.dbg.why.top': {
    de: 'Was unter der obersten Karte meines Decks liegt, ist wahrscheinlich besser.',
    en: 'What lies below the top card of my deck is probably better.',
  },
  'bots.dbg.why.keep-top': {
    de: 'Die oberste Karte meines Decks möchte ich ziehen.',
    en: 'I want to draw the top card of my deck.',
  },
  'bots.dbg.why.free': { de: 'Das kostet mich nichts.', en: 'That costs me nothing.' },
  'bots.dbg.why.player': {
    de: 'Wer die meisten Erzfeinde besiegt hat, ist am gefährlichsten.',
    en: 'Whoever has defeated the most archenemies is the most dangerous.',
  },
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
