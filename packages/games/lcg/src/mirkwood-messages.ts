import type { MessageTable } from '@tafelrunde/words';

/** What only the cards of Shadows of Mirkwood have to say; what the rules say about them is among the messages of the rules. */
export const mirkwoodMessages = {
  'lcg.ask.scout': {
    de: 'Welche dieser Karten wird aufgedeckt?',
    en: 'Which of these cards is revealed?',
  },
  'lcg.ask.give': {
    de: 'Welche Handkarte legst du auf das Deck?',
    en: 'Which card of your hand do you put on the deck?',
  },
  'lcg.ask.search-more': {
    de: 'Welche Karten nimmst du auf die Hand?',
    en: 'Which cards do you add to your hand?',
  },
  'lcg.ask.pay-instead': { de: '{card}: Zahlst du dafür?', en: '{card}: do you pay for it?' },
  'lcg.option.escape-attack': { de: '{card} (Angriffsstärke {n})', en: '{card} (attack {n})' },
  'lcg.option.escape-done': {
    de: '{n, plural, =0 {Niemand} other {Fertig ({n} bei der Probe)}}',
    en: '{n, plural, =0 {Nobody} other {Done ({n} in the test)}}',
  },
  'lcg.log.escape-help': {
    de: '{card:nom} [hilft|helfen] bei der Fluchtprobe.',
    en: '{card:nom} [helps|help] in the escape test.',
  },
  'lcg.log.escape-passed': {
    de: 'Fluchtprobe bestanden: {now} gegen {n}.',
    en: 'Escape test passed: {now} against {n}.',
  },
  'lcg.log.escape-failed': {
    de: 'Fluchtprobe nicht bestanden: {now} gegen {n}.',
    en: 'Escape test failed: {now} against {n}.',
  },
  'lcg.log.discarded-top': {
    de: '{seat:nom} legt die oberste Karte des Decks ab: {card}.',
    en: '{seat:nom} discards the top card of the deck: {card}.',
  },
  'lcg.log.scouted': { de: 'Abgelegt: {card}.', en: 'Discarded: {card}.' },
  'lcg.ask.prevent': {
    de: 'Legst du eine Karte ab, um {card:acc} zu verhindern?',
    en: 'Do you discard a card to cancel {card:acc}?',
  },
  'lcg.ask.move': {
    de: 'Wie viel wird von {card:dat} auf {to:acc} verschoben?',
    en: 'How much is moved from {card:acc} to {to:acc}?',
  },
  'lcg.option.move': { de: '{n} verschieben', en: 'Move {n}' },
  'lcg.option.accept': { de: 'Nichts ablegen', en: 'Discard nothing' },
  'lcg.log.joined': {
    de: '{card:nom} [schließt|schließen] sich {seat:dat} an.',
    en: '{card:nom} [joins|join] {seat:acc}.',
  },
  'lcg.ask.shadow-away': {
    de: 'Von welchem Gegner legst du eine verdeckte Schattenkarte ab?',
    en: 'From which enemy do you discard a facedown shadow card?',
  },
  'lcg.log.shadow-away': {
    de: '{seat:nom} legt eine verdeckte Schattenkarte ab.',
    en: '{seat:nom} discards a facedown shadow card.',
  },
  'lcg.log.active': {
    de: '{card:nom} [ist|sind] nun der aktive Ort.',
    en: '{card:nom} [is|are] now the active location.',
  },
  'lcg.log.resources-moved': {
    de: '{n, plural, one {1 Ressource} other {# Ressourcen}} von {from:dat} an {card:acc} gegeben.',
    en: '{n, plural, one {1 resource} other {# resources}} moved from {from:acc} to {card:acc}.',
  },
  'lcg.end.wilyador': { de: 'Wilyador ist verloren.', en: 'Wilyador is lost.' },
  'lcg.log.facedown': {
    de: '{card:nom} [hängt|hängen] nun verdeckt an {host:dat}.',
    en: '{card:nom} [is|are] now attached facedown to {host:acc}.',
  },
  'lcg.log.guard': {
    de: '{seat:nom} bewacht nun {card:acc}.',
    en: '{seat:nom} now guards {card:acc}.',
  },
  'lcg.end.gollum': {
    de: 'Gollum ist nicht mehr in der Obhut der Spieler.',
    en: 'The players have lost hold of Gollum.',
  },
  'lcg.end.escaped': { de: 'Gollum ist entkommen.', en: 'Gollum has escaped.' },
  'lcg.log.moved': {
    de: '{card:nom} [hängt|hängen] nun an {host:dat}.',
    en: '{card:nom} [is|are] now attached to {host:acc}.',
  },
} as const satisfies MessageTable;
