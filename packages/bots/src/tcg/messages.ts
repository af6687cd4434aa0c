import type { MessageTable } from '@tafelrunde/words';

/** Thoughts about the trading card game. */
export const messages = {
  'bots.tcg.why.pass': { de: 'Jetzt lohnt sich keine Aktion.', en: 'No action is worth it now.' },
  'bots.tcg.why.act': { de: '{card:nom} [hilft|helfen] jetzt am meisten.', en: '{card:nom} [helps|help] most now.' },
  'bots.tcg.why.defender': {
    de: '{card:nom} [stellt|stellen] sich {minion:dat}: So verliert die Gemeinschaft am wenigsten.',
    en: '{card:nom} [faces|face] {minion:acc}: that way the fellowship loses least.',
  },
  'bots.tcg.why.enough-defenders': {
    de: 'Mehr Verteidiger wären in Gefahr, ohne etwas zu gewinnen.',
    en: 'More defenders would be in danger for no gain.',
  },
  'bots.tcg.why.attacker': {
    de: '{card:nom} [ist|sind] frei und [greift|greifen] an, wo es am meisten schmerzt.',
    en: '{card:nom} [is|are] free and [attacks|attack] where it hurts most.',
  },
  'bots.tcg.why.move-again': {
    de: 'Der letzte Ort ist in Reichweite, und niemand steht im Weg.',
    en: 'The last site is within reach, and nobody is in the way.',
  },
  'bots.tcg.why.rest': {
    de: 'Wer sich noch einmal bewegt, trifft auf einen Schatten mit voller Hand.',
    en: 'A second move would meet a Shadow with a full hand.',
  },
  'bots.tcg.why.keep': { de: 'Jede dieser Karten wird noch gebraucht.', en: 'Each of these cards will be needed.' },
  'bots.tcg.why.discard': {
    de: '{card:nom} [macht|machen] Platz für eine bessere Karte.',
    en: '{card:nom} [makes|make] room for a better card.',
  },
} as const satisfies MessageTable;
