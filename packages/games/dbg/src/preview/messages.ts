import type { MessageTable } from '@tafelrunde/words';

/** What is said of the outcome of options before they are taken. */
export const previewMessages = {
  'dbg.see.now': {
    de: 'Macht {left}, in der Hand mindestens {n} mehr',
    en: 'Power {left}, at least {n} more in hand',
  },
  'dbg.see.power': { de: '+{n} Macht, dann sind es {left}', en: '+{n} Power, {left} then' },
  'dbg.see.left': {
    de: 'dann {left, plural, =0 {bleibt keine Macht} other {bleibt # Macht}}',
    en: '{left} Power left then',
  },
  'dbg.see.afford': { de: 'dann bezahlbar: {card}', en: 'affordable then: {card}' },
  'dbg.see.turns-up': {
    de: 'dazu kommt, was gezogen oder aufgedeckt wird',
    en: 'and whatever is drawn or revealed',
  },
  'dbg.see.worth': {
    de: '{n, plural, one {# Siegpunkt} other {# Siegpunkte}}',
    en: '{n, plural, one {# victory point} other {# victory points}}',
  },
  'dbg.see.unspent': { de: '{n} Macht verfällt', en: '{n} Power is lost' },
  'dbg.see.unplayed': {
    de: '{n, plural, one {# Karte bleibt} other {# Karten bleiben}} ungespielt',
    en: '{n, plural, one {# card stays} other {# cards stay}} unplayed',
  },
  'dbg.see.affordable': {
    de: '{n, plural, one {# Karte wäre} other {# Karten wären}} noch bezahlbar',
    en: '{n, plural, one {# card} other {# cards}} could still be paid for',
  },
  'dbg.see.last': { de: 'der letzte Erzfeind: das Spiel endet', en: 'the last Archenemy: the game ends' },
  'dbg.see.corruption': {
    de: '{seat} erhält {n, plural, one {# Karte} other {# Karten}} Korruption',
    en: '{seat} gains {n} Corruption',
  },
  'dbg.see.discards': { de: '{card:nom} [wird|werden] abgelegt', en: '{card:nom} [is|are] discarded' },
  'dbg.see.destroyed': { de: '{card:nom} [wird|werden] zerstört', en: '{card:nom} [is|are] destroyed' },
  'dbg.see.gains': { de: '{seat:nom} erhält {card:acc}', en: '{seat:nom} gains {card:acc}' },
  'dbg.see.defends': {
    de: 'auf der Hand behalten, [wehrt|wehren] {card:nom} einen Angriff ab',
    en: 'kept in hand, {card:nom} [defends|defend] against an attack',
  },
  'dbg.see.avoids': { de: 'es trifft {seat:acc} nicht', en: '{seat:nom} is not hit' },
  'dbg.see.won': { de: 'damit ist das Spiel gewonnen', en: 'this wins the game' },
  'dbg.see.over': { de: 'damit ist das Spiel aus', en: 'this ends the game' },

  'dbg.badge.power': { de: '+{n}', en: '+{n}', same: true },
  'dbg.badge.keep': { de: 'aufheben: wehrt ab', en: 'keep: defends you' },
  'dbg.badge.lost': { de: '{n} Macht verfällt', en: '{n} Power lost' },
  'dbg.badge.left': { de: 'dann {left}', en: '{left} then' },
} as const satisfies MessageTable;
